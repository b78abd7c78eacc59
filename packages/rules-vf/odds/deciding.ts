// How seats decide while a part of the rules is followed through all its throws.

import { randomFrom, type AnyKind, type Ask, type Json, type SeatId } from '@grognard/kernel'
import { inTurnAsk } from '../asks/in-turn.ts'
import { meleeSupport } from '../asks/melee-support.ts'
import { movedOver } from '../asks/moved-over.ts'
import { retreatAsk } from '../asks/retreat.ts'
import { shareLosses } from '../asks/share-losses.ts'
import type { Vf } from '../battle.ts'
import { cardAsk } from '../cards/window.ts'
import { view } from '../view.ts'
import { habits } from './habits.ts'

/** All that may be asked within a fight, and after fire. */
const KINDS = [cardAsk, inTurnAsk, meleeSupport, movedOver, retreatAsk, shareLosses]
const kinds = new Map(KINDS.map((kind) => [kind.name, kind as unknown as AnyKind<Vf>]))

/** What a seat answers by habit, as it does wherever odds are asked for. */
export function byHabit(battle: Vf, { name, args, seats }: Ask): Json {
  const kind = kinds.get(name)
  if (!kind) throw new RangeError(`Nobody has a habit for '${name}'.`)
  const seen = view(battle, seats[0] as SeatId)
  const candidates = (n: number) => kind.candidates(seen, args, n, randomFrom('habit'))
  const habit = (habits as { readonly [ask: string]: (typeof habits)['card'] })[name]
  return habit ? habit.decide(seen, args, candidates) : (kind.pass ?? (candidates(1)[0] as Json))
}
