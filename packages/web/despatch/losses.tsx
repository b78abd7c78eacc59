import { sideName } from '@grognard/adapters/parts'
import type { SideId } from '@grognard/kernel'
import type { Despatch, UnitTold } from '@grognard/reports/despatch'
import type { Block, Body, Scene } from '@grognard/table'
import { despatchPageWords } from './words.ts'

type Props = {
  readonly despatch: Despatch
  readonly scenes: readonly Scene[]
  readonly nameOf: (side: SideId) => string
}

/** Both armies as rows of units, all at one scale: the lost faded and struck, losses as pips. */
export function Losses({ despatch, scenes, nameOf }: Props) {
  const w = despatchPageWords.value
  const bodies = lastSeen(scenes)
  const scale = scaleFor([...bodies.values()])
  return (
    <>
      {despatch.sides
        .filter(({ units }) => units.length > 0)
        .map(({ side, units, gone, losses }) => (
          <section key={side} class="losses" aria-label={w.losses(sideName(side))}>
            <h2>
              <i class={`coat ${side}`} aria-hidden="true" />
              {w.losses(nameOf(side))}
              <small>{w.lossesOf(gone, units.length, losses)}</small>
            </h2>
            <ul class={units.length > MOST_LARGE ? 'row-of-units small' : 'row-of-units'}>
              {units.map((unit, i) => (
                <UnitShown key={i} unit={unit} body={bodyOf(bodies, unit)} scale={scale} />
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

/** More units than these are drawn smaller: both armies are to be seen without scrolling. */
const MOST_LARGE = 10

const keyOf = (side: string, name: string): string => `${side} ${name}`

/** Everybody as he was last seen on the table, by side and name. */
function lastSeen(scenes: readonly Scene[]): ReadonlyMap<string, Body> {
  const all = scenes.flatMap(({ bodies }) => bodies).filter(({ arm }) => arm !== 'leader')
  return new Map(all.map((body) => [keyOf(body.livery, body.name), body]))
}

const bodyOf = (bodies: ReadonlyMap<string, Body>, { side, name }: UnitTold): Body | null =>
  bodies.get(keyOf(side, name)) ?? null

const WIDTH = 64
const HEIGHT = 44
const MOST_DEEP = 30

type Extent = { readonly left: number; readonly right: number; readonly deep: number }

function extentOf(blocks: readonly Block[]): Extent {
  const half = ({ width, depth }: Block): number => Math.max(width, depth) / 2
  return {
    left: Math.min(...blocks.map((block) => block.x - half(block))),
    right: Math.max(...blocks.map((block) => block.x + half(block))),
    deep: Math.max(...blocks.map((block) => block.y + block.depth)),
  }
}

/** Pixels to a thousandth of an inch, so that the largest unit has room. */
function scaleFor(bodies: readonly Body[]): number {
  const extents = bodies.map(({ blocks }) => extentOf(blocks))
  const wide = Math.max(1, ...extents.map(({ left, right }) => right - left))
  const deep = Math.max(1, ...extents.map((extent) => extent.deep))
  return Math.min((WIDTH - 4) / wide, MOST_DEEP / deep)
}

type UnitProps = {
  readonly unit: UnitTold
  readonly body: Body | null
  readonly scale: number
}

const UnitShown = ({ unit, body, scale }: UnitProps) => {
  const { name, lost, of, gone } = unit
  return (
    <li class={gone ? 'gone' : undefined}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={despatchPageWords.value.unit(name, lost, of, gone)}
      >
        {body && <Figures body={body} scale={scale} />}
        {!gone && <Pips lost={lost} />}
        {gone && <path class="struck" d={`M6 ${HEIGHT - 6}L${WIDTH - 6} 6`} />}
      </svg>
      <span>{body?.short ?? name}</span>
    </li>
  )
}

const TOP = 9

function Figures({ body, scale }: { readonly body: Body; readonly scale: number }) {
  const { left, right, deep } = extentOf(body.blocks)
  const middle = (left + right) / 2
  const at = (x: number): number => WIDTH / 2 + (x - middle) * scale
  const high = TOP + (MOST_DEEP - deep * scale) / 2
  return (
    <g class={`figures ${body.livery}`}>
      <path class="flag" d={`M${WIDTH / 2} ${high}v-7h6v4h-6`} />
      {body.blocks.map((block, i) => (
        <rect
          key={i}
          x={at(block.x - block.width / 2)}
          y={high + block.y * scale}
          width={Math.max(1, block.width * scale)}
          height={Math.max(1, block.depth * scale)}
          fill={body.coat}
        />
      ))}
      {body.livery === 'blue' && (
        <path
          class="band"
          d={`M${at(left) + 3} ${high + deep * scale}L${at(right) - 3} ${high}`}
          stroke-width={Math.min(5, Math.max(2, deep * scale * 0.35))}
        />
      )}
    </g>
  )
}

const PIP = 4.5
const MOST_PIPS = 12

const Pips = ({ lost }: { readonly lost: number }) => (
  <g class="pips">
    {Array.from({ length: Math.min(lost, MOST_PIPS) }, (_, i) => (
      <circle
        key={i}
        cx={WIDTH / 2 + (i - (Math.min(lost, MOST_PIPS) - 1) / 2) * PIP}
        cy={HEIGHT - 3}
        r={1.8}
      />
    ))}
  </g>
)
