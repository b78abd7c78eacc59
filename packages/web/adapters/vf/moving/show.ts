import type { Refusal } from '@grognard/kernel'
import {
  asIf,
  enemiesOf,
  isInRange,
  isVisible,
  needsMessenger,
  rangeOf,
  unitOf,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/computing'
import type { Body, Emphasis, ShownLine, Trail } from '@grognard/table'
import { unitBody } from '../bodies.ts'
import type { Frame } from '../frame.ts'
import type { Tongue } from '../tongue.ts'
import { endOf, isEmpty, spent, startOf, type Plan } from './plan.ts'

/** The ghost with its trail, and the lines that show why it may not go there. */
export function planShown(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  refusal: Refusal | null,
  frame: Frame,
  tongue: Tongue,
): Pick<Emphasis, 'ghosts' | 'trails' | 'lines'> {
  const ghost = isEmpty(plan) ? null : ghostOf(seen, unit, plan, frame, tongue)
  const lines = linesOf(refusal, frame, tongue)
  if (!ghost) return { ghosts: [], trails: [], lines }
  return {
    ghosts: [ghost],
    trails: [trailOf(seen, unit, plan, refusal !== null, frame, tongue)],
    lines,
  }
}

function ghostOf(seen: Vf, unit: Unit, plan: Plan, frame: Frame, tongue: Tongue): Body | null {
  const then = asIf(seen, unit, endOf(unit, plan))
  return unitBody(then, unitOf(then, unit.id), frame, tongue)
}

function trailOf(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  barred: boolean,
  frame: Frame,
  { text }: Tongue,
): Trail {
  const { used, all } = spent(seen, unit, plan)
  const points = [startOf(unit, plan).pose, ...plan.way].map((pose) => frame.point(pose))
  const label = all === null ? text.inches(used) : text.control.used(text.inches(used), `${all}"`)
  return { points, label, barred }
}

const KINDS: { readonly [is: string]: ShownLine['kind'] } = { sight: 'sight', blocked: 'blocked' }

/** What a refusal shows on the table. */
export function linesOf(
  refusal: Refusal | null,
  frame: Frame,
  { text }: Tongue,
): readonly ShownLine[] {
  return (refusal?.lines ?? []).map((line) => {
    const { from, to, is, margin } = line as unknown as {
      readonly from: { readonly x: number; readonly y: number }
      readonly to: { readonly x: number; readonly y: number }
      readonly is: string
      readonly margin?: number
    }
    return {
      from: frame.point(from),
      to: frame.point(to),
      kind: KINDS[is] ?? 'gap',
      label: margin === undefined ? null : text.inches(margin / 100),
    }
  })
}

/** What would follow from standing there: whom it could shoot, who could shoot it, command. */
export function outlook(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  { text, name }: Tongue,
): readonly string[] {
  const then = asIf(seen, unit, endOf(unit, plan))
  const moved = unitOf(then, unit.id)
  const shoots = (from: Unit, at: Unit): boolean => {
    const range = rangeOf(from, false)
    return range !== null && isInRange(then, from, at.id, range) && isVisible(then, from.id, at.id)
  }
  const enemies = enemiesOf(then, unit.side)
  const targets = enemies.filter((enemy) => shoots(moved, enemy)).map(name)
  const threats = enemies.filter((enemy) => shoots(enemy, moved)).map(name)
  const { control } = text
  return [
    targets.length > 0 ? control.couldShoot(text.list(targets)) : control.couldShootNobody,
    threats.length > 0 ? control.couldBeShot(text.list(threats)) : control.couldBeShotByNobody,
    ...(needsMessenger(then, moved) ? [control.outOfCommand] : []),
  ]
}
