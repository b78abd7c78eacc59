import { expect, test } from 'vitest'
import { footprintOf } from '../../footprint.ts'
import { inRanks, onRoundBase } from '../../layout.ts'
import { measure } from '../../move/measure.ts'
import { FOOT, LEADER } from '../units.ts'

/** A line that goes so that its front right corner comes to stand in the middle of the table. */
const path = {
  layout: inRanks(8, 4, FOOT),
  pose: { x: -2 * FOOT.width, y: 5000, facing: 0 },
  legs: [{ kind: 'ahead', distance: 5000 }],
} as const

/** A leader so far from that corner, 3 to the right for every 4 up. */
const leader = (far: number) =>
  footprintOf(onRoundBase(LEADER), { x: (3 * far) / 5, y: (-4 * far) / 5, facing: 0 })

test('a way leads over a round base just where it leads over the circle', () => {
  const crossed = (far: number): readonly string[] => {
    const others = [{ id: 'leader', unit: leader(far), least: null }]
    return measure({ others }, path).legs.flatMap(({ units }) => units)
  }
  expect(crossed(LEADER / 2 - 2)).toEqual(['leader'])
  expect(crossed(LEADER / 2 + 3)).toEqual([])
})

test('and comes as near to it as to the circle', () => {
  const others = (far: number) => [{ id: 'leader', unit: leader(far), least: 1000 }]
  expect(measure({ others: others(1000 + LEADER / 2 - 2) }, path).ok).toBe(false)
  expect(measure({ others: others(1000 + LEADER / 2 + 3) }, path).ok).toBe(true)
})
