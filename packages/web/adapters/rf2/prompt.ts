import { isObject, type Ask, type DiceArgs } from '@grognard/kernel'
import { rf2 } from '@grognard/rules-rf2'
import { ableToFire, unitOf, type Rf2 } from '@grognard/rules-rf2/functions'
import type { Language } from '@grognard/toolkit'
import { sideAsked } from '../parts/names.ts'
import { ableToMove } from './able.ts'
import { wordingIn } from './wording.ts'

/** What is asked, in a sentence or two. */
export function promptFor(seen: Rf2, ask: Ask, language: Language): string {
  const wording = wordingIn(language)
  const { prompt } = wording.text
  const side = sideAsked(seen, ask)
  switch (ask.name) {
    case 'dice': {
      const { count, clause, thrower } = ask.args as DiceArgs
      const whose = wording.side(sideAsked(seen, { seats: [thrower] }))
      return prompt.dice(whose, count, wording.words.clause(clause))
    }
    case 'attach':
      return prompt.attach
    case 'order':
      return prompt.order(ableToMove(seen, side).length)
    case 'fire':
      return prompt.fire(ableToFire(seen, side).length)
    case 'go back': {
      const id = isObject(ask.args) ? Number(ask.args['unit']) : -1
      return prompt.goBack(wording.name(unitOf(seen, id)))
    }
    case 'in turn': {
      const { for: what } = ask.args as { readonly for: keyof typeof prompt.inTurn }
      return prompt.inTurn[what]
    }
    default:
      return rf2.asks.find(({ name }) => name === ask.name)?.expects ?? ask.name
  }
}
