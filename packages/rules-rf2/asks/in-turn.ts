import type { UnitId } from '@grognard/field'
import type { AskKind } from '@grognard/kernel'
import type { Rf2, Side } from '../battle.ts'
import { refused } from '../refusals/refused.ts'

type InTurn = {
  readonly side: Side
  readonly for: 'rally' | 'rout' | 'morale'
  readonly units: readonly UnitId[]
}

/** Which of a side's units rallies, routs or tests next: their owner takes them in any order. (14.21, 14.22) */
export const inTurn: AskKind<Rf2, InTurn, UnitId> = {
  name: 'in turn',
  expects: 'the number of one of the units',
  is: (answer): answer is UnitId => typeof answer === 'number' && Number.isInteger(answer),
  refuse: ({ units: all }, { units }, unit) =>
    units.includes(unit)
      ? null
      : refused('rf2:14.21', 'not-in-turn', { unit: all[unit]?.name ?? unit }),
  candidates: (_seen, { units }) => units,
  complete: true,
}
