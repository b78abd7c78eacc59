// How hits are thrown for. (6.12, 14.23, 14.24)

import { throwDice, type DiceClass, type Procedure, type SeatId } from '@grognard/kernel'

/** A throw at one target: what each die needs, where 7 stands for whatever is more than 6. */
export type Throw = {
  readonly needs: number
  readonly faces: readonly number[]
  readonly hits: number
  /** The die that says what a single 6 is worth; null if there was none. (6.12) */
  readonly again: number | null
}

const SEVEN = 7

/** A natural 1 always misses, and more than 6 is one number. (6.12, 14.23) */
export const throwsFor = (needs: number): number => Math.min(SEVEN, Math.max(2, needs))

/** Ones tell on guns. (14.24) */
function classesFor(needs: number, guns: boolean): readonly DiceClass[] {
  const all = [1, 2, 3, 4, 5, 6]
  const hit = needs === SEVEN ? [6] : all.filter((face) => face >= needs)
  const rest = all.filter((face) => !hit.includes(face))
  const name = needs === SEVEN ? 'six' : 'hit'
  if (!guns)
    return [
      { name, faces: hit },
      { name: 'miss', faces: rest },
    ]
  const miss = rest.filter((face) => face !== 1)
  return [
    { name, faces: hit },
    ...(miss.length > 0 ? [{ name: 'miss', faces: miss }] : []),
    { name: 'one', faces: [1] },
  ]
}

const HALF: readonly DiceClass[] = [
  { name: 'low', faces: [1, 2, 3] },
  { name: 'high', faces: [4, 5, 6] },
]

/** Throws for some stands at one target, of equal need. */
export function* throwHits(
  dice: number,
  needs: number,
  guns: boolean,
  thrower: SeatId,
): Procedure<Throw> {
  const clause = needs === SEVEN ? 'rf2:6.12' : 'rf2:14.5'
  const faces = yield* throwDice(dice, { clause, thrower, classes: classesFor(needs, guns) })
  if (needs < SEVEN)
    return { needs, faces, hits: faces.filter((face) => face >= needs).length, again: null }
  const sixes = faces.filter((face) => face === 6).length
  const pairs = Math.floor(sixes / 2)
  if (sixes % 2 === 0) return { needs, faces, hits: pairs, again: null }
  const [again = 1] = yield* throwDice(1, { clause: 'rf2:6.12.odd-six', thrower, classes: HALF })
  return { needs, faces, hits: pairs + (again >= 4 ? 1 : 0), again }
}

/** What guns lose by firing: a point for two ones, and for a single one by a die of 1 to 3. (14.24) */
export function* throwFatigue(
  throws: readonly Throw[],
  thrower: SeatId,
): Procedure<{ readonly lost: number; readonly again: number | null }> {
  const ones = throws.flatMap(({ faces }) => faces).filter((face) => face === 1).length
  const pairs = Math.floor(ones / 2)
  if (ones % 2 === 0) return { lost: pairs, again: null }
  const [again = 6] = yield* throwDice(1, { clause: 'rf2:14.24', thrower, classes: HALF })
  return { lost: pairs + (again <= 3 ? 1 : 0), again }
}
