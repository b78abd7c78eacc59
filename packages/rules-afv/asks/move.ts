import type { AskKind, Json, Random, Refusal } from '@grognard/kernel'
import { hasOnly, isObject } from '@grognard/kernel'
import type { Afv, Flank, Side, Unit, UnitId } from '../battle.ts'
import { isEngaged, isFlank } from '../engagements.ts'
import { FACINGS, isReserve, onTable, zonesOf, type Facing, type ZoneId } from '../table.ts'
import { formationsOf, type Formation } from '../units/formations.ts'
import { refuseAction } from './actions.ts'
import { refuseEngaging, waysToEngage } from './engage.ts'
import { nameOrNumber, refused } from './refused.ts'
import { refuseCommander, refuseReserves, refuseWithdrawal } from './reserves.ts'

/** What a side may do next in its movement phase. */
export type Move =
  | { readonly do: 'end' }
  | { readonly do: 'commander'; readonly zone: ZoneId }
  | UnitMove

/** Whom to engage; and on which flank, where both are open. The left one unless it is said. */
export type Engaging = { readonly target: UnitId; readonly flank?: Flank }

export type UnitMove = { readonly unit: UnitId } & (
  | { readonly do: 'change'; readonly formation: Formation; readonly facing?: Facing }
  | { readonly do: 'turn'; readonly facing: Facing }
  | { readonly do: 'move' | 'mount' | 'dismount' | 'disengage' | 'withdraw' }
  | { readonly do: 'leave' }
  | ({ readonly do: 'engage' } & Engaging)
  | { readonly do: 'enter'; readonly formation: Formation }
  | { readonly do: 'shift'; readonly column: number }
)

export const moveAsk: AskKind<Afv, { readonly side: Side }, Move> = {
  name: 'move',
  expects: `{do: 'end'}, {do: 'commander', zone} or {unit, do, ...}`,
  is: isMove,
  refuse: (seen, { side }, move) => refuseMove(seen, side, move),
  candidates(seen, { side }, n, random) {
    const moves = everyMove(seen, side)
    if (moves.length <= n) return moves
    // To end, and a fair sample of the rest.
    return Array.from({ length: n }, (_, i) => (i === 0 ? (moves[0] as Move) : random.pick(moves)))
  },
  any: (seen, { side }, random) => anyMove(seen, side, random),
  complete: false,
}

const SIMPLE = ['move', 'mount', 'dismount', 'disengage', 'leave', 'withdraw']
const isNumber = (value: Json | undefined): value is number => Number.isInteger(value)
const isFacing = (value: Json | undefined): boolean => FACINGS.some((facing) => facing === value)
const isFormation = (value: Json | undefined): boolean =>
  isObject(value) &&
  hasOnly(value, 'kind', 'files') &&
  ['attack', 'defensive', 'open order'].includes(value['kind'] as string) &&
  isNumber(value['files'])

function isMove(answer: Json): answer is Move {
  if (!isObject(answer)) return false
  const { do: what, zone, unit, formation, facing, target, flank, column } = answer
  if (what === 'end') return hasOnly(answer, 'do')
  if (what === 'commander') return isNumber(zone) && hasOnly(answer, 'do', 'zone')
  if (!isNumber(unit) || typeof what !== 'string') return false
  const hasBesides = (...names: readonly string[]) => hasOnly(answer, 'unit', 'do', ...names)
  if (SIMPLE.includes(what)) return hasBesides()
  if (what === 'change')
    return (
      isFormation(formation) &&
      (facing === undefined || isFacing(facing)) &&
      hasBesides('formation', 'facing')
    )
  if (what === 'turn') return isFacing(facing) && hasBesides('facing')
  if (what === 'engage')
    return (
      isNumber(target) && (flank === undefined || isFlank(flank)) && hasBesides('target', 'flank')
    )
  if (what === 'enter') return isFormation(formation) && hasBesides('formation')
  return what === 'shift' && isNumber(column) && hasBesides('column')
}

function refuseMove(seen: Afv, side: Side, move: Move): Refusal | null {
  if (move.do === 'end') return null
  if (move.do === 'commander') return refuseCommander(seen, side, move.zone)
  const unit = seen.units[move.unit]
  if (!unit || unit.side !== side)
    return refused('afv:move.sequence', 'not-to-move', { unit: nameOrNumber(seen, move.unit) })
  if (unit.zone === null) return refused('afv:losses.rout', 'gone', { unit: unit.name })
  if (move.do === 'withdraw') return refuseWithdrawal(seen, unit)
  if (seen.moved.includes(unit.id) && seen.acting !== unit.id) return refuseChosen(seen, unit, move)
  if (move.do === 'enter' || move.do === 'shift' || move.do === 'leave')
    return refuseReserves(seen, unit, move)
  if (isReserve(unit.zone)) return refused('afv:reserve', 'in-reserve', { unit: unit.name })
  if (move.do === 'engage') return refuseEngaging(seen, unit, move.target, move.flank)
  return refuseAction(seen, unit, move)
}

/** Why a unit that has been chosen does no more: it was, or the ground allows but one action. */
function refuseChosen({ hampered }: Afv, { id, name }: Unit, move: UnitMove): Refusal {
  if (hampered?.unit !== id) return refused('afv:move.sequence', 'moved', { unit: name })
  if (move.do === 'engage') return refused('afv:move.sequence', 'acted', { unit: name })
  if (move.do === 'enter' || move.do === 'shift' || move.do === 'leave')
    return refused('afv:reserve', 'acted-reserve', { unit: name })
  return refused('afv:terrain.general', 'one-action', { unit: name, terrain: hampered.terrain })
}

/** All that could be tried, and is not refused; to end comes first. */
const everyMove = (seen: Afv, side: Side): readonly Move[] =>
  triesOf(seen, side).filter((move) => refuseMove(seen, side, move) === null)

function triesOf(seen: Afv, side: Side): Move[] {
  const zones = zonesOf(seen.table)
  const moves: Move[] = [{ do: 'end' }, ...zones.map((zone): Move => ({ do: 'commander', zone }))]
  for (const unit of seen.units)
    if (unit.side === side && unit.zone !== null) moves.push(...movesOf(seen, unit))
  return moves
}

/** However many moves there are, a side ends now and then. */
const ENDS = 64

/** One after the other is tried in any order, until one will do: to end always does. */
function anyMove(seen: Afv, side: Side, random: Random): Move {
  if (random.below(ENDS) === 0) return { do: 'end' }
  const tries = triesOf(seen, side)
  for (;;) {
    const at = random.below(tries.length)
    const move = tries[at] as Move
    if (refuseMove(seen, side, move) === null) return move
    tries[at] = tries.at(-1) as Move
    tries.pop()
  }
}

function movesOf(seen: Afv, unit: Unit): readonly Move[] {
  const id = unit.id
  const moves: Move[] = [{ unit: id, do: 'withdraw' }]
  if (seen.moved.includes(id) && seen.acting !== id) return moves
  if (!onTable(unit.zone)) {
    for (const formation of formationsOf(unit)) moves.push({ unit: id, do: 'enter', formation })
    for (const column of seen.table.reserves) moves.push({ unit: id, do: 'shift', column })
    return moves
  }
  moves.push({ unit: id, do: 'disengage' })
  if (isEngaged(seen, id)) return moves
  for (const what of ['move', 'mount', 'dismount', 'leave'] as const)
    moves.push({ unit: id, do: what })
  for (const facing of FACINGS) moves.push({ unit: id, do: 'turn', facing })
  for (const formation of formationsOf(unit)) {
    moves.push({ unit: id, do: 'change', formation })
    if (unit.formation.kind === 'defensive')
      for (const facing of FACINGS)
        if (facing !== unit.facing) moves.push({ unit: id, do: 'change', formation, facing })
  }
  for (const target of seen.units)
    if (target.side !== unit.side && target.zone === unit.zone)
      for (const way of waysToEngage(seen, unit, target))
        moves.push({ unit: id, do: 'engage', ...way })
  return moves
}
