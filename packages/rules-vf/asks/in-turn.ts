import { ask, chiefOf, type AskKind, type Procedure } from '@grognard/kernel'
import type { Side, UnitId, Vf } from '../battle.ts'
import { calledBy, refused } from './refused.ts'

type Args = {
  readonly units: readonly UnitId[]
  /** What each of them has to do. */
  readonly doing: 'throw before squares' | 'retreat'
}

/** Which of several units does first what all of them must: the commander-in-chief decides. (2.3) */
export const inTurnAsk: AskKind<Vf, Args, UnitId> = {
  name: 'in turn',
  expects: 'the number of the unit that comes first',
  is: (answer): answer is UnitId => Number.isInteger(answer),
  refuse: (seen, { units }, unit) =>
    units.includes(unit) ? null : refused('vf2:2.3', 'not-in-turn', { unit: calledBy(seen, unit) }),
  candidates: (_seen, { units }, n) => units.slice(0, n),
  complete: true,
}

/** Whose turn it is among several. */
export function* firstOf(
  battle: Vf,
  side: Side,
  units: readonly UnitId[],
  doing: Args['doing'],
): Procedure<UnitId> {
  if (units.length === 1) return units[0] as UnitId
  return yield* ask(inTurnAsk, chiefOf(battle, side), { units, doing })
}
