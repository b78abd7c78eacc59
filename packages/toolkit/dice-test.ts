import { throwDice, type DiceClass, type Procedure, type SeatId } from '@grognard/kernel'
import type { Explained } from './explained.ts'

/** A test on dice: each succeeds alone. */
export type DiceTest<Clause extends string = string> = {
  readonly clause: Clause
  /** A die that shows this or more, with the modifier, succeeds. */
  readonly target: number
  readonly modifier: Explained<Clause>
  /** A natural 6 always succeeds and a natural 1 always fails, whatever the modifier. */
  readonly naturals: boolean
  /** Faces, before the modifier, that are thrown again once: on every die, or on so many at most. */
  readonly reroll: {
    readonly clause: Clause
    readonly faces: readonly number[]
    readonly most?: number
  } | null
}

/** One die of a test: what it showed, what it showed when thrown again, and whether it succeeded. */
export type TestedDie = {
  readonly thrown: number
  readonly again: number | null
  readonly success: boolean
}

export type Tested = { readonly dice: readonly TestedDie[]; readonly successes: number }

export function succeeds(face: number, { target, modifier, naturals }: DiceTest): boolean {
  if (naturals && face === 6) return true
  if (naturals && face === 1) return false
  return face + modifier.value >= target
}

const FACES = [1, 2, 3, 4, 5, 6]

/** The outcome classes of a throw: what succeeds, what fails, what is thrown again. */
export function classesOf(test: DiceTest, again = false): readonly DiceClass[] {
  const rerolled = again ? [] : (test.reroll?.faces ?? [])
  const kept = FACES.filter((face) => !rerolled.includes(face))
  const classes = [
    { name: 'success', faces: kept.filter((face) => succeeds(face, test)) },
    { name: 'failure', faces: kept.filter((face) => !succeeds(face, test)) },
    { name: 'reroll', faces: rerolled },
  ]
  return classes.filter(({ faces }) => faces.length > 0)
}

/** Of six: how often a die succeeds at once, how often it may be thrown again, and then succeeds. */
function facesOf(test: DiceTest): {
  readonly atOnce: number
  readonly rerolled: number
  readonly good: number
} {
  const good = FACES.filter((face) => succeeds(face, test))
  const rerolled = FACES.filter((face) => test.reroll?.faces.includes(face))
  const atOnce = good.filter((face) => !rerolled.includes(face)).length
  return { atOnce, rerolled: rerolled.length, good: good.length }
}

/**
 * The chance of one die as a whole number of thirty-sixths: rerolls double the dice. Where only so
 * many are thrown again dice hang together: `successesOf` knows of several.
 */
export function chanceInThirtySixths(test: DiceTest): number {
  const { atOnce, rerolled, good } = facesOf(test)
  return atOnce * 6 + rerolled * good
}

/** The chances of 0, 1, 2 ... successes of so many dice, rerolls and their limit reckoned with. */
export function successesOf(count: number, test: DiceTest): readonly number[] {
  const most = test.reroll?.most ?? Infinity
  const { atOnce, rerolled, good } = facesOf(test)
  if (most >= count || rerolled === 0) return binomial(count, chanceInThirtySixths(test) / 36)
  // A rerolled face that was not lifted may be a success as it lies.
  const kept = good - atOnce
  const chances = Array.from({ length: count + 1 }, () => 0)
  for (const [marked, chance] of binomial(count, rerolled / 6).entries()) {
    const lifted = Math.min(marked, most)
    const thrown = binomial(lifted, good / 6)
    const lying = binomial(marked - lifted, kept / rerolled)
    const rest = binomial(count - marked, rerolled === 6 ? 0 : atOnce / (6 - rerolled))
    for (const [a, p] of thrown.entries())
      for (const [b, q] of lying.entries())
        for (const [c, r] of rest.entries())
          chances[a + b + c] = (chances[a + b + c] as number) + chance * p * q * r
  }
  return chances
}

/** The chances of 0, 1, 2 ... successes of dice that know nothing of each other. */
export function binomial(count: number, chance: number): readonly number[] {
  let chances = [1]
  for (let i = 0; i < count; i++)
    chances = Array.from(
      { length: i + 2 },
      (_, k) => (chances[k] ?? 0) * (1 - chance) + (chances[k - 1] ?? 0) * chance,
    )
  return chances
}

/** Throws the dice, and once more those that the test says to. */
export function* throwTest(count: number, test: DiceTest, thrower: SeatId): Procedure<Tested> {
  const { clause, reroll } = test
  const faces = yield* throwDice(count, { clause, thrower, classes: classesOf(test) })
  const tested = judged(
    faces.map((thrown) => ({ thrown, again: null })),
    test,
  )
  if (!reroll) return tested
  const { faces: again, most = Infinity } = reroll
  const marked = tested.dice.filter(({ thrown }) => again.includes(thrown)).slice(0, most)
  return yield* throwAgain(tested, test, (die) => marked.includes(die), reroll.clause, thrower)
}

/** Throws some dice of a test again; one that was thrown again already stays as it lies. */
export function* throwAgain(
  tested: Tested,
  test: DiceTest,
  which: (die: TestedDie) => boolean,
  clause: string,
  thrower: SeatId,
): Procedure<Tested> {
  const lifted = tested.dice.map((die) => die.again === null && which(die))
  const count = lifted.filter(Boolean).length
  const faces = yield* throwDice(count, { clause, thrower, classes: classesOf(test, true) })
  let next = 0
  const dice = tested.dice.map(({ thrown, again }, i) => ({
    thrown,
    again: lifted[i] ? (faces[next++] as number) : again,
  }))
  return judged(dice, test)
}

function judged(dice: readonly Omit<TestedDie, 'success'>[], test: DiceTest): Tested {
  const tested = dice.map(({ thrown, again }) => ({
    thrown,
    again,
    success: succeeds(again ?? thrown, test),
  }))
  return { dice: tested, successes: tested.filter(({ success }) => success).length }
}
