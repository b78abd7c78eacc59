// How seats decide while a part of the rules is followed through all its throws.

import type { AnyKind, Ask, Json, Procedure, SeatId } from '@grognard/kernel'
import { atOnce, byHabit, endsFrom, type End, type Habit } from '@grognard/toolkit'
import { allocate, commandersRethrow, rethrow } from '../asks/combat.ts'
import { removeStands } from '../asks/losses.ts'
import { pressOn } from '../asks/press-on.ts'
import { react } from '../asks/react.ts'
import { copy, type Afv } from '../battle.ts'
import { view } from '../view.ts'
import { habits } from './habits.ts'

/** All that may be asked from a charge to the losses of the fight that it leads to. */
const KINDS = [allocate, commandersRethrow, pressOn, react, removeStands, rethrow]
const kinds = new Map(KINDS.map((kind) => [kind.name, kind as unknown as AnyKind<Afv>]))
const known: { readonly [ask: string]: Habit<Afv> } = habits

function decided(battle: Afv, { name, args, seats }: Ask): Json {
  const kind = kinds.get(name)
  if (!kind) throw new RangeError(`Nobody knows how to answer '${name}' here.`)
  return byHabit(kind, known[name], view(battle, seats[0] as SeatId), args)
}

/** Every end of a rule that begins from this battle, and of those that it calls. */
export const following = endsFrom(copy, decided)

export const followed = <Result>(
  from: Afv,
  rule: (battle: Afv) => Procedure<Result>,
): readonly End<Result>[] => atOnce(following(from, rule))
