// Why a way cannot be gone, in a refusal with its clause and lines. (12.3, 12.6, 12.15 to 12.18)

import { unitNamed, type ShownLine } from '@grognard/field'
import { standingAfter, type Violation } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Explained } from '@grognard/toolkit'
import type { Seen, Unit } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'
import type { Stance } from '../field/situation.ts'
import { refused, showing } from '../refusals/refused.ts'
import { passageOf } from './against.ts'
import { nameOf, type Crossed } from './ground.ts'
import type { Way } from './legs.ts'
import type { Pace, Steps } from './order.ts'

/** A move that would do if the ground did not halve it ends before that ground. (12.6) */
export function refuseFar(
  unit: Unit,
  crossed: readonly Crossed[],
  { value, steps }: Explained<Rf2Clause>,
  over: number,
  { path }: Way,
): Refusal {
  const data = { unit: unit.name, inches: value, over: Math.ceil(over / 10) }
  const lines = linesOf(path)
  const slows = crossed.find(({ effect }) => effect.halves)
  if (slows)
    return showing(refused('rf2:12.6', 'too-far-over', { ...data, ground: nameOf(slows) }), lines)
  const halving = steps.find(({ effect }) => 'halve' in effect)
  return showing(refused(halving?.clause ?? 'rf2:12.1', 'too-far', data), lines)
}

/** The way of the middle of its front, leg by leg. */
function linesOf({ layout, pose, legs }: Way['path']): readonly ShownLine[] {
  let standing = { layout, pose }
  return legs.map((leg): ShownLine => {
    const { x, y } = standing.pose
    standing = standingAfter(standing, leg)
    return { from: { x, y }, to: { x: standing.pose.x, y: standing.pose.y }, is: 'path' }
  })
}

export function refuseViolation(
  seen: Seen,
  unit: Unit,
  from: Stance,
  steps: Steps,
  pace: Pace,
  violation: Violation,
): Refusal {
  const lines: ShownLine[] = violation.lines.map(([one, other]) => ({
    from: one,
    to: other,
    is: 'gap',
    margin: violation.margin,
  }))
  return showing(whyNot(seen, unit, from, steps, pace, violation), lines)
}

function whyNot(
  seen: Seen,
  unit: Unit,
  from: Stance,
  steps: Steps,
  pace: Pace,
  { kind, who }: Violation,
): Refusal {
  const { name } = unit
  if (kind === 'off') return refused('rf2:12.1', 'way-off-table', { unit: name })
  const other = unitNamed(seen.units, who)
  if (kind === 'ground' || !other) return refused('rf2:13.6', 'ground-impassable', { unit: name })
  const data = { unit: name, other: other.name }
  if (other.side !== unit.side)
    return pace === 'march'
      ? refused('rf2:12.31', 'march-near-enemy', data)
      : refused('rf2:12.3', 'near-enemy', data)
  if (kind !== 'ends') return refused('rf2:12.15', 'through-friend', data)
  const passage = passageOf(unit, from, steps, pace, other)
  const by = passage === 'passage of lines' ? 'rf2:12.16' : 'rf2:12.18'
  return refused(passage === 'skirmishers' ? 'rf2:12.17' : by, 'ends-on-friend', data)
}
