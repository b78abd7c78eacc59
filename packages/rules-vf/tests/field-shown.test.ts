import { arcLines, bodyIn, lineOfGap } from '@grognard/field'
import { sightLines } from '../field/sight.ts'
import { expect, it } from 'vitest'
import { situationOf } from '../field/situation.ts'
import { area, battleOf, box, foot, inches, ligne, MARCH, rifles } from './drawn-up.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const file = (x: number, y: number) => rifles(x, y, { formation: MARCH(1) })

  describe('lines that show a verdict', () => {
    it('vf2:5.1.3 show where a line is blocked, and how much it lacks', () => {
      const battle = battleOf({ red: [file(30, 30), foot(36, 24)], blue: [ligne(30, 10)] })
      const hidden = battleOf({
        red: [file(30, 30)],
        blue: [ligne(30, 10)],
        features: [area('wood', 'wood', box(10, 18, 50, 24), ['rough', 'obstacle'])],
      })
      const [clear, broken] = sightLines(hidden, 0, 1)
      expect(clear).toMatchObject({
        from: { x: 30_000, y: 30_000 },
        to: { y: 24_000 },
        is: 'sight',
      })
      expect(broken).toMatchObject({ from: { y: 24_000 }, is: 'blocked' })
      expect(broken?.margin).toBeGreaterThan(0)
      // Past the friend on the right there is room on the left.
      expect(sightLines(battle, 0, 2)).toMatchObject([{ is: 'sight' }])
      expect(sightLines(battle, 0, 2)).toHaveLength(1)
    })

    it('vf2:5.1.2 show the first and the last of those who see', () => {
      const battle = battleOf({ red: [foot(30, 30)], blue: [ligne(30, 10)] })
      const lines = sightLines(battle, 0, 1)
      expect(lines.map(({ is, from }) => [is, from.y])).toEqual([
        ['sight', inches(30)],
        ['sight', inches(30)],
      ])
      expect((lines[0]?.from.x ?? 0) < (lines[1]?.from.x ?? 0)).toBe(true)
    })

    it('vf2:5.1.3 show over whose heads one looks', () => {
      const battle = battleOf({ red: [file(30, 30), foot(30, 24)], blue: [ligne(30, 10)] })
      expect(sightLines(battle, 0, 2).map(({ is }) => is)).toEqual(['sight', 'blocked'])
      expect(sightLines(battle, 0, 2, () => true).map(({ is }) => is)).toEqual(['sight'])
    })

    it('vf2:1.1.1 show the arcs where a target is in none', () => {
      const battle = battleOf({ red: [foot(30, 30)], blue: [ligne(30, 45, {}, 0)] })
      const lines = sightLines(battle, 0, 1)
      expect(lines).toEqual(arcLines(bodyIn(situationOf(battle), 0)))
      expect(lines.map(({ is }) => is)).toEqual(['arc', 'arc'])
      const [left, right] = lines
      expect(left?.from).toEqual({ x: 30_000 - 4728, y: 30_000 })
      expect(right?.from).toEqual({ x: 30_000 + 4728, y: 30_000 })
      // 45 degrees: as far aside as ahead.
      expect(right && right.to.x - right.from.x).toBe(right && right.from.y - right.to.y)
    })

    it('vf2:6.3.2 show a distance, and by how much it misses', () => {
      const battle = battleOf({ red: [foot(30, 30)], blue: [ligne(30, 28)] })
      const [foe, own] = [bodyIn(situationOf(battle), 1), bodyIn(situationOf(battle), 0)]
      expect(lineOfGap(own, foe)).toMatchObject({
        from: { y: 30_000 },
        to: { y: 28_000 },
        is: 'gap',
      })
      expect(lineOfGap(own, foe, inches(3)).margin).toBe(100)
      expect(lineOfGap(own, foe, inches(1.5)).margin).toBe(-50)
    })
  })
})
