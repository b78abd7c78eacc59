import type { BattleTold } from '@grognard/books'
import { drawUnit, type Body, type Livery, type Scene } from '@grognard/table'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../settings.ts'
import { before } from '../words/before.ts'
import { language } from '../words/index.ts'

type Props = { readonly scene: Scene; readonly told: BattleTold | null }

/** Both armies, their units in the formation in which they start, at one scale. */
export const Armies = ({ scene, told }: Props) => (
  <section class="armies-shown" aria-label={before.value.briefing.armies}>
    {(['red', 'blue'] as const).map((side) => (
      <ArmyShown key={side} side={side} scene={scene} told={told} />
    ))}
  </section>
)

function ArmyShown({ side, scene, told }: Props & { readonly side: Livery }) {
  const own = scene.bodies.filter(({ livery }) => livery === side)
  const units = own.filter(({ arm }) => arm !== 'leader')
  const leaders = own.filter(({ arm }) => arm === 'leader')
  const chief = leaders.find(({ mark }) => mark === null)
  const inch = inchOf(units)
  const marks = [...new Set(units.map(({ mark }) => mark))]
  return (
    <div>
      <h2>
        <span class={`swatch ${side}`} aria-hidden />
        {told?.generals[side]?.whole[language.value] ?? chief?.name ?? side}
        <small>{before.value.briefing.units(units.length)}</small>
      </h2>
      {marks.map((mark) => (
        <div key={mark} class="brigade-shown">
          {mark !== null && <h3>{leaders.find((one) => one.mark === mark)?.name}</h3>}
          <ul class={units.length > MOST_LARGE ? 'large' : undefined}>
            {units
              .filter((unit) => unit.mark === mark)
              .map((unit) => (
                <li key={unit.id}>
                  <UnitShown unit={unit} inch={inch} />
                  {unit.short ?? unit.name}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Pixels to the inch, so that a line battalion has room beside another. */
const INCH = 9
/** Stands are larger than figures, and there are more of them. */
const INCH_OF_STANDS = 4.6
/** More units than these have the map draw back a little. */
const MOST_LARGE = 12

const inchOf = (units: readonly Body[]): number =>
  units.some(({ blocks }) => blocks.some(({ width }) => width > 1500)) ? INCH_OF_STANDS : INCH

type UnitProps = { readonly unit: Body; readonly inch: number }

/** One unit as it stands on the table. */
export function UnitShown({ unit, inch }: UnitProps) {
  const place = useRef<HTMLSpanElement>(null)
  const { theme } = settings.value
  useEffect(() => {
    const ratio = Math.min(3, Math.max(1, devicePixelRatio))
    place.current?.replaceChildren(drawUnit(unit, { theme, inch, ratio }))
  }, [unit, inch, theme])
  return <span class="unit-shown" ref={place} aria-hidden />
}
