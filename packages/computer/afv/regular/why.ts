import type { Afv, Move, Side, Unit } from '@grognard/rules-afv/functions'
import { unitOf } from '@grognard/rules-afv/functions'
import { mainGain, type Weighing } from '../../features.ts'
import type { Reason } from '../../player.ts'
import { situationOf } from '../features/situation.ts'
import type { Because } from '../words/because.ts'
import { because } from '../words/index.ts'
import type { Memory } from './memory.ts'

const lossOf = (seen: Afv, unit: Unit): number => situationOf(seen).losses.get(unit.id)?.stands ?? 0

/** Why a unit does this: what the battle gains most by it, and what the unit can expect to lose. */
export function whyMoved(
  seen: Afv,
  after: Afv,
  unit: Unit,
  move: Move,
  side: Side,
  { plan }: Memory,
  weigh: (seen: Afv, side: Side) => Weighing,
): Reason {
  const task = plan?.orders.get(unit.id)
  const then = unitOf(after, unit.id)
  const gain = mainGain(weigh(after, side), weigh(seen, side)) as Because['moves']['gain'] | null
  return because('moves', {
    unit: unit.name,
    action: move.do,
    task: task?.kind ?? 'none',
    changed: task && task.since === seen.turn ? task.why : 'kept',
    gain: gain ?? 'none',
    own: lossOf(after, then),
    before: lossOf(seen, unit),
    zone: task?.zone ?? then.zone ?? 0,
    columns: seen.table.columns,
  })
}
