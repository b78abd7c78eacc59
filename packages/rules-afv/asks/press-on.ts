import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { unitOf, type Afv, type Flank, type UnitId } from '../battle.ts'
import { isFlank } from '../engagements.ts'
import { FACINGS, type Facing } from '../table.ts'
import { refuseEngaging, waysToEngage } from './engage.ts'

/** A mounted unit whose enemy has gone engages another, or rallies facing any way. */
export type PressOn =
  | { readonly engage: UnitId; readonly flank?: Flank }
  | { readonly rally: Facing }

export const pressOn: AskKind<Afv, { readonly unit: UnitId }, PressOn> = {
  name: 'press on',
  expects: '{engage: unit, flank?} or {rally: facing}',
  is: (answer: Json): answer is PressOn =>
    isObject(answer) &&
    (answer['rally'] === undefined
      ? Number.isInteger(answer['engage']) &&
        (answer['flank'] === undefined || isFlank(answer['flank'])) &&
        hasOnly(answer, 'engage', 'flank')
      : FACINGS.some((facing) => facing === answer['rally']) && hasOnly(answer, 'rally')),
  refuse: (seen, { unit }, answer) =>
    'rally' in answer
      ? null
      : refuseEngaging(seen, unitOf(seen, unit), answer.engage, answer.flank),
  candidates(seen, { unit }, n) {
    const mover = unitOf(seen, unit)
    const targets = seen.units.filter(
      (target) => target.zone === mover.zone && refuseEngaging(seen, mover, target.id) === null,
    )
    const all: readonly PressOn[] = [
      ...FACINGS.map((rally) => ({ rally })),
      ...targets
        .flatMap((target) => waysToEngage(seen, mover, target))
        .map(({ target: engage, ...flank }) => ({ engage, ...flank })),
    ]
    return all.slice(0, n)
  },
  complete: true,
}
