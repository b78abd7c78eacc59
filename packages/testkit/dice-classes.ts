import {
  CHANCE,
  cloneOf,
  courseAt,
  isOver,
  kindOf,
  put,
  randomFrom,
  same,
  seeded,
  seenBy,
  type Ask,
  type Battle,
  type Course,
  type DiceArgs,
  type DiceClass,
  type Entry,
  type Json,
  type Random,
  type Rulebook,
  type SetUp,
} from '@grognard/kernel'
import { must, openAsks } from './situation.ts'

export interface DiceClassesCheck<B> {
  /** What matters of a battle between activities and in the midst of one: all but the faces. */
  readonly matters: (battle: B) => Json
  /** What of a question's arguments matters: all but faces that are only shown to whoever is asked. */
  readonly asked?: (args: Json) => Json
  /** How many answers of the battle are looked at. */
  readonly answers: number
  readonly isTimeUp?: () => boolean
}

/**
 * Plays a battle at random, and wherever dice with classes are thrown, throws them twice: in another
 * order, and each die with another face of its class. Both must lead to the same questions with
 * the same dice, and to the same battle. Returns how often it looked, by the clause of the throw.
 */
export function checkDiceClasses<B extends Battle>(
  rulebook: Rulebook<B>,
  setUp: SetUp,
  seed: string,
  { matters, asked = (args) => args, answers, isTimeUp = () => false }: DiceClassesCheck<B>,
): ReadonlyMap<string, number> {
  const begun = rulebook.setUp(setUp)
  must(begun.ok, `The set-up is refused: ${begun.ok ? '' : begun.refusal.message}`)
  const random = randomFrom(seed)
  const chance = seeded(`${seed}/dice`)
  const course = courseAt(rulebook, begun.value)
  const looked = new Map<string, number>()
  for (let i = 0; i < answers && !isOver(course) && !isTimeUp(); i++) {
    const { ask, seat } = random.pick(openAsks(course))
    const [args, answer] = [ask.args, seat === CHANCE ? chance.answer(ask) : null]
    if (seat === CHANCE && ask.name === 'dice' && (args as DiceArgs).classes.length > 0) {
      const { clause } = args as DiceArgs
      compare(course, ask, answer as readonly number[], { matters, asked }, random)
      looked.set(clause, (looked.get(clause) ?? 0) + 1)
    }
    const candidates = () =>
      kindOf(course, ask.name).candidates(seenBy(course, seat), args, 24, random)
    put(course, {
      seat,
      ask: ask.name,
      answer: seat === CHANCE ? answer : random.pick(candidates()),
    })
  }
  return looked
}

function compare<B extends Battle>(
  course: Course<B>,
  { args, name }: Ask,
  faces: readonly number[],
  { matters, asked }: Required<Pick<DiceClassesCheck<B>, 'matters' | 'asked'>>,
  random: Random,
): void {
  const { classes, sides, clause } = args as DiceArgs
  const named = classes.flatMap((one) => one.faces)
  must(new Set(named).size === named.length, `${clause}: a face is in two classes.`)
  must(
    named.every((face) => face >= 1 && face <= sides),
    `${clause}: a class has a face that these dice have not.`,
  )
  const other = shuffled(faces, random).map((face) => another(face, classes, random))
  const [one, two] = [cloneOf(course), cloneOf(course)]
  put(one, { seat: CHANCE, ask: name, answer: faces })
  put(two, { seat: CHANCE, ask: name, answer: other })
  const shown = `${clause}: ${faces.join(' ')} and ${other.join(' ')}`
  const [first, second] = [randomFrom(shown), randomFrom(shown)]
  const [dice, again] = [seeded(shown), seeded(shown)]
  const { checkpoint } = course
  const questions = ({ asks }: Course<B>): Json =>
    asks.map(({ args: given, ...ask }) => ({ args: asked(given), ...ask }))
  while (one.checkpoint === checkpoint && !isOver(one)) {
    must(same(matters(one.battle), matters(two.battle)), `${shown} lead to different battles.`)
    must(same(questions(one), questions(two)), `${shown} lead to different questions.`)
    const entry = nextEntry(one, first, dice)
    put(two, nextEntry(two, second, again))
    put(one, entry)
  }
  must(
    same(matters(one.checkpoint), matters(two.checkpoint)),
    `${shown} come to different ends of the activity.`,
  )
}

/** The first candidate: of two questions that differ in the faces alone it means the same. */
function nextEntry(course: Course, random: Random, dice: { answer(ask: Ask): unknown }): Entry {
  const { ask, seat } = openAsks(course)[0] as { ask: Ask; seat: string }
  if (seat === CHANCE) return { seat, ask: ask.name, answer: dice.answer(ask) as Json }
  const [answer] = kindOf(course, ask.name).candidates(seenBy(course, seat), ask.args, 1, random)
  return { seat, ask: ask.name, answer: answer as Json }
}

const another = (face: number, classes: readonly DiceClass[], random: Random): number => {
  const own = classes.find(({ faces }) => faces.includes(face))
  return own ? random.pick(own.faces) : face
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const rest = [...list]
  return list.map(() => rest.splice(random.below(rest.length), 1)[0] as T)
}
