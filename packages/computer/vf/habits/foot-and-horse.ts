// What infantry and cavalry do when they neither assault nor go back: to their place in the brigade,
// in column as long as the enemy is far, in line where they shoot, in square before cavalry.

import type { Point } from '@grognard/geometry'
import {
  bindsLinearTactics,
  isInSquare,
  reformPoses,
  stanceOf,
  valueOf,
  type Formation,
  type Order,
  type Unit,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import type { Reason } from '../../player.ts'
import type { Piece } from '../features/picture.ts'
import {
  consider,
  mainReason,
  standpointOf,
  weigh,
  type Considered,
  type Standpoint,
} from './considerations.ts'
import { formationOf, marchingOrder, movesFor, type Proposal, type Wish } from './moves.ts'
import { rallying, type Decided } from './rallying.ts'
import { slotOf, type Slot } from './slots.ts'
import { armOf, between, headingTo, middle, nearestEnemy } from './table.ts'
import type { Temper } from './temper.ts'
import { because } from './thought.ts'
import { foesFor, fromPiece, ridersNear } from './threats.ts'

/** So much better a place must be than where a unit stands: nobody shuffles to and fro. */
const STEADY = 2
/** So many places are judged before a unit stays where it is. */
const TRIES = 28

/** Whether a unit may go so. */
export type IsLawful = (seen: Vf, unit: Unit, order: Order) => boolean

/** Where a unit goes, if anywhere; else it dresses its ranks. */
export function orderToGo(seen: Vf, unit: Unit, temper: Temper, isLawful: IsLawful): Decided {
  const slot = slotOf(seen, unit, temper)
  const here = standpointOf(seen, unit)
  const now = consider(seen, unit, here, slot)
  const enough = weigh(now, temper) + STEADY
  const better = [...proposalsFor(seen, unit, slot, temper)]
    .map((proposal) => {
      const considered = consider(seen, unit, proposal.end, slot)
      return { proposal, considered, worth: weigh(considered, temper) }
    })
    .filter(({ worth }) => worth > enough)
    .toSorted((a, b) => b.worth - a.worth)
  const barred = new Set<Way>()
  let tries = 0
  for (const { proposal, considered } of better) {
    // What bars a way bars it with a reform at its end, too.
    if (proposal.after && barred.has(proposal.after)) continue
    const order = proposal.order()
    if (order && isLawful(seen, unit, order))
      return { order, reason: reasonOf(unit, slot, order, proposal.end, considered, now, temper) }
    if (proposal.plain) barred.add(proposal.plain)
    if (++tries >= TRIES) break
  }
  return staying(seen, unit, slot)
}

export const staying = (seen: Vf, unit: Unit, slot: Slot | null): Decided =>
  rallying(seen, unit) ?? {
    order: { unit: unit.id, do: 'stay' },
    reason: slot?.goal.objective
      ? because('holds', { unit: unit.name, objective: slot.goal.name })
      : because('stays', { unit: unit.name }),
  }

function reasonOf(
  unit: Unit,
  slot: Slot | null,
  order: Order,
  end: Standpoint,
  there: Considered,
  now: Considered,
  temper: Temper,
): Reason {
  const name = unit.name
  if (isInSquare(end)) return because('forms-square', { unit: name })
  const main = mainReason(there, now, temper)
  if (main === 'own fire') return because('moves-to-fire', { unit: name })
  if (main === 'enemy fire') return because('moves-out-of-fire', { unit: name })
  if (main === 'flanks') return because('guards-flank', { unit: name })
  if (main === 'cavalry') return because('avoids-cavalry', { unit: name })
  if (main === 'neighbours') return because('closes-up', { unit: name })
  if (main === 'command') return because('comes-to-leader', { unit: name })
  const goal = slot?.goal.name ?? ''
  const isFast = order.do === 'double' || order.do === 'manoeuvre'
  return because(isFast ? 'doubles' : 'advances', { unit: name, goal })
}

/** Nearer than this to the enemy infantry wants to be in line, and out of march columns before. */
const IN_LINE = 15
const DEPLOYED = 22

function* proposalsFor(
  seen: Vf,
  unit: Unit,
  slot: Slot | null,
  temper: Temper,
): Generator<Proposal> {
  if (isInSquare(unit) && ridersNear(seen, unit, stanceOf(unit).pose).length > 0) return
  const goal = slot?.at ?? stanceOf(unit).pose
  yield* movesFor(seen, unit, wishOf(seen, unit, goal, slot, temper))
  yield* squaring(seen, unit, temper)
}

function wishOf(seen: Vf, unit: Unit, goal: Point, slot: Slot | null, temper: Temper): Wish {
  const near = nearestEnemy(seen, unit)
  const isFoot = armOf(unit) === 'infantry'
  const column =
    temper.assaults === 'always' ? stormingColumn(unit) : formationOf(unit, 'attack column')
  return {
    goal,
    looks: (at) => {
      const enemy = nearestFoe(seen, unit, at)
      if (enemy && enemy.inches <= judged(seen, LOOKS))
        return headingTo(at, middle(seen, enemy.foe.unit))
      return between(at, goal) > judged(seen, ARRIVED) ? headingTo(at, goal) : (slot?.facing ?? 0)
    },
    forms: (at) => {
      if (!isFoot) return null
      const inches = nearestFoe(seen, unit, at)?.inches ?? Infinity
      if (inches > judged(seen, DEPLOYED)) return null
      return forFighting(seen, unit, temper, inches)
    },
    marches:
      near && near.inches <= judged(seen, DEPLOYED)
        ? isFoot
          ? column
          : null
        : marchingOrder(seen, unit),
  }
}

type Near = { readonly foe: Piece; readonly inches: number }

function nearestFoe(seen: Vf, unit: Unit, at: Point): Near | null {
  let best: Near | null = null
  for (const foe of foesFor(seen, unit.side)) {
    const inches = fromPiece(at, foe)
    if (!best || inches < best.inches) best = { foe, inches }
  }
  return best
}

/** From so near units look at the enemy, and at the way they go only until they are there. */
const LOOKS = 24
const ARRIVED = 6

/** Light troops in open order, those who shoot in line, and who storms in column. */
function forFighting(seen: Vf, unit: Unit, { assaults }: Temper, inches: number): Formation | null {
  const open = formationOf(unit, 'open order')
  if (open) return open
  const line = formationOf(unit, 'line')
  const column = formationOf(unit, 'attack column')
  if (assaults === 'always') return stormingColumn(unit) ?? line
  const shoots = valueOf(unit, 'fire') >= 2
  return shoots && inches <= judged(seen, IN_LINE) ? line : (column ?? line)
}

/** An attack column, for those who may assault in it. */
function stormingColumn(unit: Unit): Formation | null {
  const column = formationOf(unit, 'attack column')
  return column && !bindsLinearTactics(unit, column) ? column : null
}

/** A square, where it stands, before cavalry that might ride it down. */
function* squaring(seen: Vf, unit: Unit, { goes }: Temper): Generator<Proposal> {
  if (goes === 'for the enemy' || isInSquare(unit)) return
  const { pose } = stanceOf(unit)
  if (ridersNear(seen, unit, pose).length === 0) return
  const square = formationOf(unit, 'square')
  const end = square && reformPoses(seen, unit, square, pose.facing)[0]
  if (!square || !end) return
  const after = { formation: square, pose: end }
  yield {
    order: () => ({ unit: unit.id, do: 'move', way: [], after }),
    end: { at: end, facing: end.facing, formation: square },
    plain: null,
    after: null,
  }
}
