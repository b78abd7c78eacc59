import {
  CHANCE,
  courseAt,
  isObject,
  isOver,
  kindOf,
  newTelling,
  put,
  randomFrom,
  seeded,
  seenBy,
  type Ask,
  type Battle,
  type Course,
  type Happening,
  type Json,
  type Random,
  type Rulebook,
  type SeatId,
  type SetUp,
} from '@grognard/kernel'

export type Moment<B extends Battle> = {
  readonly course: Course<B>
  readonly ask: Ask
  readonly seat: SeatId
  readonly seen: unknown
  /** What has happened since the last question. */
  readonly told: readonly Happening[]
}

/** Mostly to engage or to advance, and seldom to give up: so battles come to blows. */
function bold(answers: readonly Json[], random: Random): readonly Json[] {
  const doing = (what: string): readonly Json[] =>
    answers.filter((answer) => {
      const order = isObject(answer) ? (answer['order'] ?? answer) : null
      return isObject(order) && order['do'] === what
    })
  const engaging = ['engage', 'assault'].flatMap(doing)
  if (engaging.length > 0 && random.below(3) > 0) return engaging
  const advancing = doing('move')
  if (advancing.length > 0 && random.below(2) > 0) return advancing
  const timid = ['withdraw', 'end', 'commander', 'leave'].flatMap(doing)
  const others = answers.filter((answer) => !timid.includes(answer))
  return others.length > 0 && random.below(12) > 0 ? others : answers
}

/** Plays a battle at random and shows every question of it, those to chance as well. */
export function playThrough<B extends Battle>(
  rulebook: Rulebook<B>,
  setUp: SetUp,
  seed: string,
  most: number,
  look: (moment: Moment<B>) => void,
): void {
  const begun = rulebook.setUp(setUp)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const telling = newTelling(rulebook)
  const course = courseAt(rulebook, begun.value, telling)
  const chance = seeded(seed)
  const random = randomFrom(`${seed}/players`)
  let told = 0
  for (let i = 0; i < most && !isOver(course); i++) {
    const ask = course.asks[course.given.indexOf(null)] as Ask
    const seat = ask.seats[0] as SeatId
    // Dice that people type in are asked of whoever throws them.
    const viewer = seat === CHANCE ? 'red' : seat
    const seen = seenBy(course, viewer)
    look({ course, ask, seat, seen, told: telling.happenings.slice(told) })
    told = telling.happenings.length
    const answer =
      seat === CHANCE
        ? chance.answer(ask)
        : random.pick(
            bold(kindOf(course, ask.name).candidates(seen, ask.args, 4096, random), random),
          )
    put(course, { seat, ask: ask.name, answer })
  }
}
