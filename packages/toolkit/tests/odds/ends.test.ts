import { ask, throwDice, type AskKind, type Procedure } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { endsOf } from '../../index.ts'

const HIT = { name: 'hit', faces: [5, 6] }
const MISS = { name: 'miss', faces: [1, 2, 3, 4] }

const dice = (count: number): Procedure<readonly number[]> =>
  throwDice(count, { clause: 'x', thrower: 'red', classes: [HIT, MISS] })

const hitsIn = (faces: readonly number[]): number => faces.filter((face) => face > 4).length

const again: AskKind<null, null, boolean> = {
  name: 'again',
  expects: 'true or false',
  is: (answer): answer is boolean => typeof answer === 'boolean',
  refuse: () => null,
  candidates: () => [true, false],
  complete: true,
}

/** Two dice, and as many more as hit, if whoever threw wants that. */
function* exploding(): Procedure<number> {
  const hits = hitsIn(yield* dice(2))
  if (hits === 0 || !(yield* ask(again, 'red', null))) return hits
  return hits + hitsIn(yield* dice(hits))
}

const chanceOf = (wanted: number, decided: boolean): number =>
  endsOf(exploding, () => decided)
    .filter(({ result }) => result === wanted)
    .reduce((sum, { chance }) => sum + chance, 0)

describe('the ends of a part of the rules', () => {
  it('follow every throw, each as likely as its dice', () => {
    expect([0, 1, 2].map((hits) => chanceOf(hits, false))).toEqual([
      expect.closeTo(4 / 9, 12),
      expect.closeTo(4 / 9, 12),
      expect.closeTo(1 / 9, 12),
    ])
  })

  it('follow throws that come of earlier ones, after what a seat decides', () => {
    // One hit first, and again one: 4/9 of 1/3; or two first and none of two more: 1/9 of 4/9.
    expect(chanceOf(2, true)).toBeCloseTo(4 / 27 + 4 / 81, 12)
    expect([0, 1, 2, 3, 4].reduce((sum, hits) => sum + chanceOf(hits, true), 0)).toBeCloseTo(1, 12)
  })

  it('is one where nothing is thrown', () => {
    function* still(): Procedure<string> {
      return 'still'
    }
    expect(endsOf(still, () => null)).toEqual([{ chance: 1, result: 'still' }])
  })
})
