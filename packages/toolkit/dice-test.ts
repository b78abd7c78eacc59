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

/**
 * The chance of one die as a whole number of thirty-sixths: rerolls double the dice. Where only so
 * many are thrown again dice hang together, and this is the chance of one that is.
 */
export function chanceInThirtySixths(test: DiceTest): number {
  const good = FACES.filter((face) => succeeds(face, test))
  const rerolled = FACES.filter((face) => test.reroll?.faces.includes(face))
  const atOnce = good.filter((face) => !rerolled.includes(face)).length
  return atOnce * 6 + rerolled.length * good.length
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
