import { UMPIRE, type SeatId } from './battle.ts'
import type { Json, JsonObject } from './json.ts'
import type { Random } from './random.ts'

/** Why an answer will not do: the clause, a code for programs, a sentence for people. */
export type Refusal = {
  readonly clause: string | null
  readonly code: string
  readonly message: string
  /** Whom and what the sentence speaks of, so that it can be said in another language. */
  readonly data?: JsonObject
  /** What shows the reason on the table, in the rulebook's own terms. */
  readonly lines?: readonly Json[]
}

/**
 * A kind of question, found by its name. Both functions are pure and are given what the asked
 * seat sees and nothing else, so that everyone runs the same judge and no refusal betrays a secret.
 */
export interface AskKind<Seen, Args, Answer extends Json> {
  readonly name: string
  /** The form of an answer in words: 'the number of one of your units'. */
  readonly expects: string
  /** Whether something from outside has the form of an answer at all. */
  is(answer: Json): answer is Answer
  refuse(seen: Seen, args: Args, answer: Answer): Refusal | null
  /** At most n answers that will not be refused: all of them if n allows and `complete` holds. */
  candidates(seen: Seen, args: Args, n: number, random: Random): readonly Answer[]
  /** Any one of them, where finding one costs less than finding many. */
  any?(seen: Seen, args: Args, random: Random): Answer
  /** The candidates are all the answers there are: a single one is given without asking. */
  readonly complete: boolean
  /** The answer that means 'no, thank you'; a seat may have it given for it. */
  readonly pass?: Answer
  /**
   * Whether people are not asked here, since they could say beforehand what they want: whoever has
   * said nothing passes, as a leader stays where he is. Who cannot have what he said is asked.
   */
  beforehand?(seen: Seen, args: Args): boolean
  /**
   * Whether silence could cost something after what was answered last: whoever has said nothing
   * beforehand is asked then.
   */
  unsaid?(seen: Seen, args: Args, last: Pick<Answered, 'ask' | 'answer'>): boolean
  /** Nothing but passing would be of any use, as where every die that might be thrown again has hit. */
  idle?(seen: Seen, args: Args): boolean
  /**
   * Asked by what the public knows, whether or not the seat holds anything to answer with. Such
   * an ask is put even if passing is all there is: an answer given at once would betray the hand.
   */
  readonly window?: true
}

/** Any kind of ask, once its types have been checked where it was written. */
export type AnyKind<Seen = unknown> = AskKind<Seen, Json, Json>

/** Who gets to see an answer once it stands: everyone, or these seats besides the one who gave it. */
export type Audience = 'all' | readonly SeatId[]

export const hears = (audience: Audience, seat: SeatId | null): boolean =>
  audience === 'all' || seat === UMPIRE || (seat !== null && audience.includes(seat))

/** A question as it is put. Whoever of `seats` answers first has answered it. */
export type Ask = {
  readonly seats: readonly SeatId[]
  readonly name: string
  readonly args: Json
  readonly sees: Audience
}

/** An answer as it stands in the record. */
export type Answered = {
  readonly seat: SeatId
  readonly ask: string
  readonly answer: Json
  /** The only answer there was, or a pass the seat had ordered beforehand. */
  readonly automatic?: 'only' | 'passed'
}

/** A rule as straight-line code: it yields the asks put at one time and receives their answers. */
export interface Procedure<Result> extends Iterator<readonly Ask[], Result, readonly Answered[]> {
  [Symbol.iterator](): Iterator<readonly Ask[], Result, readonly Answered[]>
}

/** One question as a procedure. A generator says the same in less code, and takes twice as long. */
export class Asking<Result> implements Procedure<Result> {
  private readonly asks: readonly Ask[]
  private readonly gives: 'answer' | 'answered'
  private isPut = false

  constructor(ask: Ask, gives: 'answer' | 'answered') {
    this.asks = [ask]
    this.gives = gives
  }

  [Symbol.iterator](): this {
    return this
  }

  next(given?: readonly Answered[]): IteratorResult<readonly Ask[], Result> {
    if (this.isPut) {
      const answered = given?.[0] as Answered
      return { done: true, value: (this.gives === 'answer' ? answered.answer : answered) as Result }
    }
    this.isPut = true
    return { done: false, value: this.asks }
  }
}

/** Puts a question to one seat. */
export function ask<Seen, Args extends Json, Answer extends Json>(
  kind: AskKind<Seen, Args, Answer>,
  seat: SeatId,
  args: Args,
  sees: Audience = 'all',
): Procedure<Answer> {
  return new Asking({ seats: [seat], name: kind.name, args, sees }, 'answer')
}

/** Puts a question to several seats of which the first to answer decides. */
export function askAny<Seen, Args extends Json, Answer extends Json>(
  kind: AskKind<Seen, Args, Answer>,
  seats: readonly SeatId[],
  args: Args,
  sees: Audience = 'all',
): Procedure<{ readonly seat: SeatId; readonly answer: Answer }> {
  return new Asking({ seats, name: kind.name, args, sees }, 'answered')
}

/**
 * Puts a question to several seats at once, each of which must answer; nobody sees an answer
 * before all have been given. The answers come in the order of the seats.
 */
export function* askAll<Seen, Args extends Json, Answer extends Json>(
  kind: AskKind<Seen, Args, Answer>,
  asked: readonly { readonly seat: SeatId; readonly args: Args }[],
  sees: Audience = 'all',
): Procedure<readonly Answer[]> {
  if (new Set(asked.map(({ seat }) => seat)).size < asked.length)
    throw new RangeError(`'${kind.name}' asks one seat twice at the same time.`)
  if (asked.length === 0) return []
  const given = yield asked.map(({ seat, args }) => ({
    seats: [seat],
    name: kind.name,
    args,
    sees,
  }))
  return given.map(({ answer }) => answer as Answer)
}
