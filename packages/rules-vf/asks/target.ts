import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { refusePick, type Target } from '../attacks/target.ts'
import type { Side, Vf } from '../battle.ts'
import { isCardPlay } from '../cards/window.ts'
import { anyPick, picksOf } from '../proposals/targets.ts'

type Args = { readonly side: Side }

export const pickTarget: AskKind<Vf, Args, Target | null> = {
  name: 'target',
  expects: 'null to end the phase, or {target, cards} with the number of an enemy unit',
  is: isPick,
  refuse: (seen, { side }, answer) => (answer === null ? null : refusePick(seen, side, answer)),
  candidates: (seen, { side }, n) => [null, ...picksOf(seen, side)].slice(0, n),
  any: (seen, { side }, random) => anyPick(seen, side, random),
  complete: false,
}

function isPick(answer: Json): answer is Target | null {
  if (answer === null) return true
  if (!isObject(answer) || !hasOnly(answer, 'target', 'cards')) return false
  if (!Number.isInteger(answer['target'])) return false
  const { cards } = answer
  return cards === undefined || (Array.isArray(cards) && cards.every(isCardPlay))
}
