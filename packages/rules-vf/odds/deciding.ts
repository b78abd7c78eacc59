// How seats decide while a part of the rules is followed through all its throws.

import type { AnyKind, Ask, Json, Procedure, SeatId } from '@grognard/kernel'
import { atOnce, byHabit, endsFrom, type End, type Habit } from '@grognard/toolkit'
import { inTurnAsk } from '../asks/in-turn.ts'
import { meleeSupport } from '../asks/melee-support.ts'
import { movedOver } from '../asks/moved-over.ts'
import { retreatAsk } from '../asks/retreat.ts'
import { shareLosses } from '../asks/share-losses.ts'
import { copy, type Vf } from '../battle.ts'
import { cardAsk } from '../cards/window.ts'
import { view } from '../view.ts'
import { habits } from './habits.ts'

/** All that may be asked within a fight, and after fire. */
const KINDS = [cardAsk, inTurnAsk, meleeSupport, movedOver, retreatAsk, shareLosses]
const kinds = new Map(KINDS.map((kind) => [kind.name, kind as unknown as AnyKind<Vf>]))
const known: { readonly [ask: string]: Habit<Vf> } = habits

/** What a seat answers there, as it does wherever odds are asked for. */
function decided(battle: Vf, { name, args, seats }: Ask): Json {
  const kind = kinds.get(name)
  if (!kind) throw new RangeError(`Nobody knows how to answer '${name}' here.`)
  return byHabit(kind, known[name], view(battle, seats[0] as SeatId), args)
}

/** Every end of a rule that begins from this battle, and of those that it calls. */
const following = endsFrom(copy, decided)

export const followed = <Result>(
  from: Vf,
  rule: (battle: Vf) => Procedure<Result>,
): readonly End<Result>[] => atOnce(following(from, rule))
