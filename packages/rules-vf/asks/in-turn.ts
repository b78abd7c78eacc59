import { ask, chiefOf, type AskKind, type Procedure } from '@grognard/kernel'
import { unitOf, type Side, type UnitId, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import type { Doing } from '../words/told.ts'
import { calledBy, refused } from './refused.ts'

type Args = {
  readonly units: readonly UnitId[]
  /** What each of them has to do. */
  readonly doing: Doing
}

/** By what they must do it. */
const BY: { readonly [doing in Doing]: VfClause } = {
  'throw before squares': clause('vf2:special.square'),
  retreat: clause('vf2:7.2.5'),
}

/** Which of several units does first what all of them must: the commander-in-chief decides. (2.3) */
export const inTurnAsk: AskKind<Vf, Args, UnitId> = {
  name: 'in turn',
  expects: 'the number of the unit that comes first',
  is: (answer): answer is UnitId => Number.isInteger(answer),
  refuse: (seen, { units, doing }, unit) =>
    units.includes(unit)
      ? null
      : refused(BY[doing], 'not-in-turn', {
          unit: calledBy(seen, unit),
          names: units.map((id) => unitOf(seen, id).name),
          doing,
        }),
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
