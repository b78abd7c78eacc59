import type { Point } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '@grognard/rules-vf/functions'
import type { Body, Emphasis, ShownLine, Trail } from '@grognard/table'
import { unitBody } from '../bodies.ts'
import type { Frame } from '../frame.ts'
import type { Wording } from '../wording.ts'
import { endOf, isEmpty, spent, startOf, type Plan } from './plan.ts'

/** The ghost with its trail, and the lines that show why it may not go there. */
export function planShown(
  seen: Vf,
  unit: Unit,
  plan: Plan | null,
  refusal: Refusal | null,
  frame: Frame,
  wording: Wording,
): Pick<Emphasis, 'ghosts' | 'trails' | 'lines'> {
  const lines = linesOf(refusal, frame, wording)
  if (!plan || isEmpty(plan)) return { ghosts: [], trails: [], lines }
  const ghost = ghostOf(seen, unit, plan, frame, wording)
  return {
    ghosts: ghost ? [ghost] : [],
    trails:
      plan.way.length === 0 ? [] : [trailOf(seen, unit, plan, refusal !== null, frame, wording)],
    lines,
  }
}

const ghostOf = (seen: Vf, unit: Unit, plan: Plan, frame: Frame, wording: Wording): Body | null =>
  unitBody(seen, unit, frame, wording, endOf(seen, unit, plan))

function trailOf(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  barred: boolean,
  frame: Frame,
  { text }: Wording,
): Trail {
  const { used, all } = spent(seen, unit, plan)
  const before = plan.first ? [unit.pose ?? [], plan.first.way].flat() : []
  const points = [...before, startOf(seen, unit, plan).pose, ...plan.way.flatMap(placesOf)].map(
    (place) => frame.point(place),
  )
  const label = all === null ? text.inches(used) : text.control.used(text.inches(used), `${all}"`)
  return { points, label, barred }
}

/** Where a step comes by, and where it ends. */
const placesOf = (step: Plan['way'][number]): readonly Point[] => [...(step.by ?? []), step]

const KINDS: { readonly [is: string]: ShownLine['kind'] } = { sight: 'sight', blocked: 'blocked' }

type Reason = {
  readonly from: Point
  readonly to: Point
  readonly is: string
  readonly margin?: number
}

/** What a refusal shows on the table; margins are in hundredths of an inch. */
export function linesOf(
  refusal: Refusal | null,
  frame: Frame,
  { text }: Wording,
): readonly ShownLine[] {
  const lines = (refusal?.lines ?? []) as unknown as readonly Reason[]
  // Each figure of a front rank has its line: what the best of them lacks is said, once.
  const blocked = lines.filter(({ is }) => is === 'blocked').map(({ margin = 0 }) => margin)
  const said = lines.findIndex(({ margin }) => margin === Math.min(...blocked))
  return lines.map(({ from, to, is, margin }, i) => {
    // A gap below 0 is more than it may be; a blocked line passes its blocker too near.
    const isNear = is === 'blocked' || (is === 'gap' && (margin ?? 0) >= 0)
    const by = isNear ? text.control.tooNear : text.control.tooFar
    const isSaid = margin !== undefined && (is !== 'blocked' || i === said)
    return {
      from: frame.point(from),
      to: frame.point(to),
      kind: KINDS[is] ?? 'gap',
      label: isSaid ? by(text.inches(Math.abs(margin) / 100)) : null,
    }
  })
}
