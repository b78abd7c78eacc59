import type { AskKind } from '@grognard/kernel'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { nameOrNumber, refused } from '../refusals/refused.ts'
import type { Doing } from '../words/told.ts'

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
          unit: nameOrNumber(seen, unit),
          names: units.map((id) => unitOf(seen, id).name),
          doing,
        }),
  candidates: (_seen, { units }, n) => units.slice(0, n),
  complete: true,
}
