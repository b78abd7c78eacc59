import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import type { Side, Vf } from '../battle.ts'
import { refuseFights } from '../melee/choice.ts'
import type { ChosenFight } from '../melee/opponents.ts'
import { someFights } from '../proposals/fights.ts'
import { isListOfUnits } from './units-form.ts'

type Args = { readonly side: Side }

/** All fights of the melee phase: who attacks whom, who supports, and in what order. (7.1) */
export const fightsAsk: AskKind<Vf, Args, readonly ChosenFight[]> = {
  name: 'fights',
  expects:
    'a list of fights {main, target, support, brigade} in the order in which they are fought',
  is: (answer): answer is readonly ChosenFight[] => Array.isArray(answer) && answer.every(isFight),
  refuse: (seen, { side }, fights) => refuseFights(seen, side, fights),
  candidates: (seen, { side }, n, random) => someFights(seen, side, n, random),
  complete: false,
}

function isFight(value: Json): boolean {
  if (!isObject(value) || !hasOnly(value, 'main', 'target', 'support', 'brigade')) return false
  const { main, target, support, brigade } = value
  return (
    Number.isInteger(main) &&
    Number.isInteger(target) &&
    isListOfUnits(support) &&
    isListOfUnits(brigade)
  )
}
