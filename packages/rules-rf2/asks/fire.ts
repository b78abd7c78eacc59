import { isObject, hasOnly, type AskKind, type Json, type Refusal } from '@grognard/kernel'
import type { Rf2, Side } from '../battle.ts'
import { refuseFire, type Fire } from '../fire/volley.ts'
import { anyFire, someFire } from '../proposals/fire.ts'
import { refused } from '../refusals/refused.ts'

export type Firing = { readonly side: Side }

/** All that one unit fires at, or 'done' if no other fires. (14.5, 14.10) */
export const fireAsk: AskKind<Rf2, Firing, Fire | 'done'> = {
  name: 'fire',
  expects: `{unit, volleys: [{target, stands}]} or 'done'`,
  is: isFire,
  refuse: (seen, { side }, fire) => (fire === 'done' ? null : refuseVolleys(seen, side, fire)),
  candidates: someFire,
  any: anyFire,
  complete: false,
}

const isWhole = (value: Json | undefined): boolean =>
  typeof value === 'number' && Number.isInteger(value)

function isFire(answer: Json): answer is Fire | 'done' {
  if (answer === 'done') return true
  if (!isObject(answer) || !isWhole(answer['unit'])) return false
  const { volleys } = answer
  return hasOnly(answer, 'unit', 'volleys') && Array.isArray(volleys) && volleys.every(isVolley)
}

const isVolley = (value: Json): boolean =>
  isObject(value) &&
  isWhole(value['target']) &&
  Array.isArray(value['stands']) &&
  value['stands'].every(isWhole) &&
  hasOnly(value, 'target', 'stands')

function refuseVolleys(seen: Rf2, side: Side, { unit: id, volleys }: Fire): Refusal | null {
  const unit = seen.units[id]
  if (unit?.side !== side) return refused('rf2:14.1', 'not-your-unit', { unit: unit?.name ?? id })
  if (seen.fired.includes(id)) return refused('rf2:14.1', 'fired-already', { unit: unit.name })
  return refuseFire(seen, unit, volleys)
}
