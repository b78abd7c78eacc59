import type { Json } from '@grognard/kernel'
import { fireDice, fireNeeds, unitOf, type Afv, type Shot, type Unit } from '@grognard/rules-afv'
import type { Link, Target } from '@grognard/table'
import { useMemo, useState } from 'preact/hooks'
import { Forecast } from '../../parts/forecast.tsx'
import type { ControlProps } from '../../adapter.ts'
import { sideAsked } from '../choices/context.ts'
import { firing } from '../forecast.ts'
import { chanceOf, shownValue } from '../values.ts'
import { bodyOf, unitIn } from '../ids.ts'
import { firersOf, targetsOf } from '../shooting.ts'
import { wordingIn, type Wording } from '../wording.ts'
import { Refused } from './parts.tsx'
import { useTable } from './use-table.ts'
import { Ok, useActions } from '../../parts/ok.tsx'

/** So many plans are proposed, one after the other. */
const PLANS = 12

/** Plans all the fire of a side: a unit, then its target, as often as there are units. */
export function PlanFire({
  seen,
  ask,
  language,
  table,
  judge,
  candidates,
  give,
}: ControlProps<Afv>) {
  const wording = wordingIn(language)
  const w = wording.text.control.fire
  const plans = useMemo(
    () =>
      candidates(PLANS)
        .map((plan) => plan as unknown as readonly Shot[])
        .filter((plan) => plan.length > 0)
        .toSorted((a, b) => hitsExpected(seen, b) - hitsExpected(seen, a)),
    [seen, ask],
  )
  // Most fire is wanted: the best plan stands there, and what is not wanted is taken out.
  const [shots, setShots] = useState<readonly Shot[]>(plans[0] ?? [])
  const [proposed, setProposed] = useState(1)
  const side = sideAsked(seen, ask)
  const firers = firersOf(seen, side)
  const selected = table.selected.value
  const firer = firers.find((unit) => bodyOf(unit.id) === selected) ?? null
  const targets = firer ? targetsOf(seen, firer) : []
  const refusal = judge(plain(shots))

  const aim = (unit: Unit, at: Unit): void => {
    const others = shots.filter((shot) => shot.unit !== unit.id)
    const again = shots.some((shot) => shot.unit === unit.id && shot.at === at.id)
    setShots(again ? others : [...others, { unit: unit.id, at: at.id }])
  }

  useTable(
    table,
    {
      able: firers.map(({ id }) => bodyOf(id)),
      targets: firer ? targets.map((target) => aimedAt(seen, firer, target, shots, wording)) : [],
      links: shots.map(shotLink),
    },
    (thing) => {
      if (!('body' in thing)) return
      const picked = unitIn(seen, thing.body)
      if (!picked) return
      // Whoever was taken in hand a moment ago may not be on screen yet.
      const held = firers.find(({ id }) => bodyOf(id) === table.selected.value)
      const isTarget = held && targetsOf(seen, held).some(({ id }) => id === picked.id)
      if (isTarget) aim(held, picked)
      else table.selected.value = thing.body
    },
  )

  const propose = (): void => {
    const plan = plans[proposed % Math.max(1, plans.length)]
    setProposed(proposed + 1)
    if (plan) setShots(plan)
  }
  const held = firer ? shots.filter((shot) => shot.unit !== firer.id) : []
  useActions(table, {
    propose: { isPressed: false, press: propose },
    // With a unit in hand it is that one that holds its fire.
    ...(held.length < shots.length && {
      hold: { isPressed: false, press: () => setShots(held) },
    }),
  })

  return (
    <div class="control fire-control">
      {firer !== null && (
        <Targets
          seen={seen}
          firer={firer}
          targets={targets}
          shots={shots}
          wording={wording}
          aim={aim}
        />
      )}
      <fieldset>
        <legend>{w.firers}</legend>
        <ul>
          {firers.map((unit) => (
            <li key={unit.id}>
              <button
                type="button"
                aria-pressed={unit.id === firer?.id}
                onClick={() => (table.selected.value = bodyOf(unit.id))}
              >
                {plannedFor(seen, unit, shots, wording)}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      {firer === null && <p>{shots.length === 0 ? w.none : w.choose}</p>}
      <div class="commit">
        <Refused refusal={refusal} wording={wording} />
        <Ok
          table={table}
          label={w.commit(shots.length)}
          can={refusal === null}
          isByPicks
          give={() => give(plain(shots))}
        />
      </div>
    </div>
  )
}

/** Whom a unit fires at, with dice and chance; or that it holds its fire. */
function plannedFor(seen: Afv, unit: Unit, shots: readonly Shot[], wording: Wording): string {
  const w = wording.text.control.fire
  const name = wording.name(unit)
  const shot = shots.find((one) => one.unit === unit.id)
  if (!shot) return `${name}: ${w.holds}`
  const target = unitOf(seen, shot.at)
  return `${w.shot(name, wording.name(target))}: ${inShort(seen, unit, target, wording)}`
}

const inShort = (seen: Afv, firer: Unit, target: Unit, wording: Wording): string => {
  const dice = fireDice(seen, firer, target).value
  return wording.text.control.fire.short(dice, chanceOf(wording, 1, dice, fireNeeds(firer).value))
}

const plain = (shots: readonly Shot[]): Json => shots

const hitsExpected = (seen: Afv, shots: readonly Shot[]): number =>
  shots.reduce((all, { unit, at }) => {
    const firer = unitOf(seen, unit)
    return all + (fireDice(seen, firer, unitOf(seen, at)).value * fireNeeds(firer).value) / 6
  }, 0)

const isAimed = (shots: readonly Shot[], unit: Unit, at: Unit): boolean =>
  shots.some((shot) => shot.unit === unit.id && shot.at === at.id)

function aimedAt(
  seen: Afv,
  firer: Unit,
  target: Unit,
  shots: readonly Shot[],
  wording: Wording,
): Target {
  return {
    thing: { body: bodyOf(target.id) },
    label: inShort(seen, firer, target, wording),
    chosen: isAimed(shots, firer, target),
  }
}

const shotLink = ({ unit, at }: Shot): Link => ({
  from: bodyOf(unit),
  to: bodyOf(at),
  kind: 'shot',
  label: null,
})

type TargetsProps = {
  readonly seen: Afv
  readonly firer: Unit
  readonly targets: readonly Unit[]
  readonly shots: readonly Shot[]
  readonly wording: Wording
  readonly aim: (unit: Unit, at: Unit) => void
}

/** Whom the selected unit may fire at, with dice, score and chance. */
function Targets({ seen, firer, targets, shots, wording, aim }: TargetsProps) {
  const { control, choice } = wording.text
  const w = control.fire
  const needs = fireNeeds(firer)
  return (
    <fieldset>
      <legend>{w.targets(wording.name(firer))}</legend>
      {targets.length === 0 && <p>{w.noTargets}</p>}
      <ul>
        {targets.map((target) => {
          const dice = fireDice(seen, firer, target)
          const aimed = isAimed(shots, firer, target)
          const chance = chanceOf(wording, 1, dice.value, needs.value)
          return (
            <li key={target.id}>
              <button type="button" aria-pressed={aimed} onClick={() => aim(firer, target)}>
                {w.target(wording.name(target), dice.value, needs.value, chance)}
              </button>
              {aimed && (
                <Forecast
                  forecast={firing(
                    seen,
                    target.id,
                    shots,
                    [
                      shownValue(wording, choice.dice, dice),
                      shownValue(wording, choice.needs, needs),
                    ],
                    wording,
                  )}
                  by={[seen, shots, target.id]}
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
