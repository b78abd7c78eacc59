import { describe, expect, it } from 'vitest'
import { fatigueOf, hitChances } from '../fire/chances.ts'
import { throwHits, throwsFor } from '../fire/dice.ts'
import { thrown } from './thrown.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const throwsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((some) => FACES.map((face) => [...some, face]))

/** By the rule itself: every throw once, and every die for an odd six. */
function counted(dice: number, needs: number): readonly number[] {
  const hits = Array.from({ length: dice + 1 }, () => 0)
  for (const faces of throwsOf(dice))
    for (const again of FACES) {
      const isOdd = needs > 6 && faces.filter((face) => face === 6).length % 2 === 1
      const throwing = throwHits(dice, throwsFor(needs), false, 'red')
      const found = thrown(throwing, faces, ...(isOdd ? [[again]] : []))
      hits[found.hits] = (hits[found.hits] as number) + 1 / (6 * 6 ** dice)
    }
  return hits
}

describe('how many hits are to be expected', () => {
  it.each([
    [1, 4],
    [3, 4],
    [3, 6],
    [2, 2],
    [2, 1],
    [1, 7],
    [2, 7],
    [3, 8],
  ])(
    'rf2:14.5 rf2:6.12 rf2:14.23 %i dice that need %i, as every throw of them falls',
    (dice, needs) => {
      const wanted = counted(dice, needs)
      for (const [hits, chance] of wanted.entries())
        expect(hitChances([{ dice, needs }])[hits] ?? 0).toBeCloseTo(chance, 12)
    },
  )
  it('rf2:14.5 stands of different need throw together', () => {
    const [none = 0, one = 0, both = 0] = hitChances([
      { dice: 1, needs: 4 },
      { dice: 1, needs: 6 },
    ])
    expect([none, one, both].map((chance) => Math.round(chance * 12))).toEqual([5, 6, 1])
  })
  it('rf2:14.24 twelve dice cost guns one point', () => {
    expect(fatigueOf(12)).toBe(1)
  })
})
