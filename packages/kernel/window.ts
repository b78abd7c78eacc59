import type { AskKind, Procedure } from './ask.ts'
import type { SeatId } from './battle.ts'
import { type Json, same } from './json.ts'

/** A kind of ask that can be passed and that is put by what the public knows. */
export interface ReactionKind<Seen, Args, Answer extends Json> extends AskKind<Seen, Args, Answer> {
  readonly pass: Answer
  readonly window: true
}

export type Reaction<Answer> = { readonly seat: SeatId; readonly answer: Answer }

/**
 * Asks, in order, every seat that might react as far as anyone at the table can tell, and ends
 * with the first reaction or null. `might` is given a spectator's view, so that neither the
 * question nor its absence says anything about a hand. What interrupts a reaction is a window
 * that the reaction's own procedure opens.
 */
export function reactionWindow<Seen, Args extends Json, Answer extends Json>(
  kind: ReactionKind<Seen, Args, Answer>,
  publicly: Seen,
  order: readonly SeatId[],
  might: (publicly: Seen, seat: SeatId) => boolean,
  args: Args,
): Procedure<Reaction<Answer> | null> {
  // Decided before anyone answers: a reaction elsewhere must not change who is asked.
  const asked = order.filter((seat) => might(publicly, seat))
  return asked.length === 0 ? nobody : inTurn(kind, asked, args)
}

function* inTurn<Seen, Args extends Json, Answer extends Json>(
  kind: ReactionKind<Seen, Args, Answer>,
  asked: readonly SeatId[],
  args: Args,
): Procedure<Reaction<Answer> | null> {
  for (const seat of asked) {
    const given = yield [{ seats: [seat], name: kind.name, args, sees: 'all' }]
    const answer = given[0]?.answer as Answer
    if (!same(answer, kind.pass)) return { seat, answer }
  }
  return null
}

/** A window in which nobody is asked anything. */
const nobody: Procedure<null> = {
  next: () => ({ done: true, value: null }),
  [Symbol.iterator]: () => nobody,
}
