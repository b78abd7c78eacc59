import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { unitOf, type Afv, type UnitId } from '../battle.ts'
import { FACINGS, type Facing } from '../table.ts'
import { refuseEngaging } from './engage.ts'

/** A mounted unit whose enemy has gone engages another, or rallies facing any way. */
export type PressOn = { readonly engage: UnitId } | { readonly rally: Facing }

export const pressOn: AskKind<Afv, { readonly unit: UnitId }, PressOn> = {
  name: 'press on',
  expects: '{engage: unit} or {rally: facing}',
  is: (answer: Json): answer is PressOn =>
    isObject(answer) &&
    (answer['rally'] === undefined
      ? Number.isInteger(answer['engage']) && hasOnly(answer, 'engage')
      : FACINGS.some((facing) => facing === answer['rally']) && hasOnly(answer, 'rally')),
  refuse: (seen, { unit }, answer) =>
    'rally' in answer ? null : refuseEngaging(seen, unitOf(seen, unit), answer.engage),
  candidates(seen, { unit }, n) {
    const mover = unitOf(seen, unit)
    const targets = seen.units.filter(
      (target) => target.zone === mover.zone && refuseEngaging(seen, mover, target.id) === null,
    )
    const all: readonly PressOn[] = [
      ...FACINGS.map((rally) => ({ rally })),
      ...targets.map(({ id }) => ({ engage: id })),
    ]
    return all.slice(0, n)
  },
  complete: true,
}
