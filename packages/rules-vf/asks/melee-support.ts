import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { refuseLent, type Fighting, type Lent } from '../melee/lending.ts'
import { supportIn } from '../proposals/melee-support.ts'
import { isListOfUnits } from './units-form.ts'

/** Support for a unit that fights back, or fights for a second time. (8.2.2, 8.2.3) */
export const meleeSupport: AskKind<Vf, Fighting, Lent> = {
  name: 'melee support',
  expects: '{support, brigade}: numbers of units that lend melee support, and brigade support',
  is: isLent,
  refuse: refuseLent,
  candidates: supportIn,
  complete: true,
}

function isLent(answer: Json): answer is Lent {
  if (!isObject(answer) || !hasOnly(answer, 'support', 'brigade')) return false
  const { support, brigade } = answer
  return isListOfUnits(support) && isListOfUnits(brigade)
}
