// The throw after which something is asked: a card after misses or a failed test, a support, a retreat.

import { isObject, type Ask, type Json } from '@grognard/kernel'
import { unitOf, type Thrown, type Vf } from '@grognard/rules-vf/functions'
import type { Throw } from '@grognard/table'
import { classesOf, type Language } from '@grognard/toolkit'
import type { StoryNow, ThrownBefore } from '../../adapter.ts'
import { lastThrows } from '../../film/last.ts'
import { bodyOf } from '../ids.ts'
import { shortlyIn } from '../short.ts'
import { scoreOf } from '../values.ts'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'
import { begins } from './cut.ts'
import { diceOf, throwOf } from './throws.ts'

/** What is asked in the middle of something that dice have begun. */
const AFTER_DICE = [
  'melee support',
  'share losses',
  'stand or retreat',
  'retreat',
  'in turn',
  'occupy won',
  'assault again',
  'initiative',
  'first',
]

/** Of the windows for cards, those that a throw has opened. (4.0) */
const MOMENTS: readonly (Json | undefined)[] = [
  'hits failed',
  'test failed',
  'valour in melee',
  'activated',
  'order',
]

export function thrownBefore(
  seen: Vf,
  ask: Ask,
  { told, since }: StoryNow,
  language: Language,
): ThrownBefore | null {
  const args = isObject(ask.args) ? ask.args : {}
  if (isObject(args['thrown'])) return missed(seen, args['thrown'] as unknown as Thrown, language)
  const isAfter =
    ask.name === 'card' ? MOMENTS.includes(args['moment']) : AFTER_DICE.includes(ask.name)
  if (!isAfter) return null
  const throws = lastThrows({ begins }, told.slice(since), (one) => throwOf(one, seen, language))
  return throws.length > 0 ? { throws, expects: null } : null
}

/** Hit tests that lie on the table: what those that failed would bring, thrown again. (1.0.2) */
function missed(
  seen: Vf,
  { unit, at, kind, test, dice }: Thrown,
  language: Language,
): ThrownBefore {
  const words = filmWords(language)
  const name = shortlyIn(seen, wordingIn(language))
  const [own, enemy] = [name(unitOf(seen, unit)), name(unitOf(seen, at))]
  const thrown: Throw = {
    beside: bodyOf(kind === 'fire' ? at : unit),
    title: words.volley(scoreOf(test)),
    whose: words.against(own, enemy, scoreOf(test)),
    dice: diceOf(dice),
  }
  const again = dice.filter((die) => !die.success && die.again === null).length
  const hits = classesOf(test, true).find((one) => one.name === 'success')?.faces.length ?? 0
  return { throws: [thrown], expects: words.again(again, (again * hits) / 6) }
}
