import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { refuseVolley, type Volley } from '../attacks/volley.ts'
import type { Side, Vf } from '../battle.ts'
import { isCardPlay } from '../cards/window.ts'
import { anyVolley, volleysOf } from '../proposals/volleys.ts'
import { isShoot } from './shooter-form.ts'

type Args = { readonly side: Side }

/** The next volley of a fire phase, all of it in one answer; null ends the phase. (5.0, 5.1) */
export const volleyAsk: AskKind<Vf, Args, Volley | null> = {
  name: 'volley',
  expects:
    'null to end the phase, or {target, shot, cards} with the number of an enemy unit, and {main, skirmish, support} of your units, or null where another commander is to shoot',
  is: isVolley,
  refuse: (seen, { side }, answer) => (answer === null ? null : refuseVolley(seen, side, answer)),
  candidates: (seen, { side }, n, random) => [null, ...volleysOf(seen, side, n - 1, random)],
  any: (seen, { side }, random) => anyVolley(seen, side, random),
  complete: false,
}

function isVolley(answer: Json): answer is Volley | null {
  if (answer === null) return true
  if (!isObject(answer) || !hasOnly(answer, 'target', 'shot', 'cards')) return false
  const { target, shot, cards } = answer
  return (
    Number.isInteger(target) &&
    (shot === null || (shot !== undefined && isShoot(shot))) &&
    areCards(cards)
  )
}

/** The cards that go with a target: none, or a list of them. */
const areCards = (cards: Json | undefined): boolean =>
  cards === undefined || (Array.isArray(cards) && cards.every(isCardPlay))
