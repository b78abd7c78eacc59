import { expect, it } from 'vitest'
import {
  contactOf,
  enemiesTouching,
  frontRankTouching,
  inContact,
  isEngaged,
} from '../field/contact.ts'
import { unitOf } from '../battle.ts'
import {
  area,
  battleOf,
  box,
  canons,
  foot,
  guns,
  hussars,
  ligne,
  line,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const VILLAGE = ['defendable', 'hard cover', 'obstacle']
  const LOW = ['soft cover', 'barrier']

  /** Half of 12 files of 788 thousandths. */
  const HALF = 4.728

  const meeting = (drawn: Drawn, a = 0, b = 1) => contactOf(battleOf(drawn), a, b)

  describe('vf2:1.1.2 figures in contact', () => {
    it('vf2:1.1.2 touch along their bases', () => {
      const { of, with: others } = meeting({ red: [foot(30, 20)], blue: [ligne(30, 20)] })
      expect([of.length, others.length]).toEqual([12, 12])
    })

    it('vf2:1.1.2 touch diagonally, by their corners', () => {
      const battle = battleOf({ red: [foot(30, 20)], blue: [ligne(30 + 2 * HALF, 20)] })
      const { touches } = contactOf(battle, 0, 1)
      expect(touches).toHaveLength(1)
      expect(touches[0]?.corner).toBe(true)
      expect(inContact(battle, 0, 1)).toBe(true)
      expect(inContact(battle, 1, 0)).toBe(true)
    })

    it('vf2:1.1.2 do not touch beyond what rounding leaves open', () => {
      expect(meeting({ red: [foot(30, 20.02)], blue: [ligne(30, 20)] }).of).toHaveLength(12)
      expect(meeting({ red: [foot(30, 20.021)], blue: [ligne(30, 20)] }).of).toHaveLength(0)
    })

    it('vf2:1.1.2 are told by rank: a flank has one figure of the front rank', () => {
      // A line that is taken in its right flank, by a line that looks left.
      const battle = battleOf({
        red: [foot(30, 20)],
        blue: [ligne(30 + HALF, 20.788, {}, 270)],
      })
      expect(contactOf(battle, 0, 1).of).toHaveLength(2)
      expect(frontRankTouching(battle, unitOf(battle, 0), 1)).toBe(1)
      expect(frontRankTouching(battle, unitOf(battle, 1), 0)).toBeGreaterThanOrEqual(3)
    })

    it('vf2:1.2.3 count 3 for a gun', () => {
      const battle = battleOf({ red: [guns(30, 20)], blue: [ligne(30, 20)] })
      expect(contactOf(battle, 0, 1).of).toHaveLength(1)
      expect(frontRankTouching(battle, unitOf(battle, 0), 1)).toBe(3)
    })
  })

  describe('vf2:T.2.1 contact across barriers', () => {
    const across = (width: number, tags = LOW): Drawn => ({
      red: [foot(30, 20 + width / 2)],
      blue: [ligne(30, 20 - width / 2)],
      features: [
        line(
          'wall',
          'wall',
          [
            [10, 20],
            [60, 20],
          ],
          tags,
          width,
        ),
      ],
    })

    rule('vf2:T.2.1 reaches 2 inches and no more', { not: ['vf3'] }, () => {
      expect(meeting(across(2)).of).toHaveLength(12)
      expect(meeting(across(2.002)).of).toHaveLength(0)
    })

    it('vf2:T.2.1 needs a barrier', () => {
      expect(meeting(across(1, ['soft cover'])).of).toHaveLength(0)
    })

    it('vf2:T.2.1 needs both to touch it', () => {
      const drawn = across(1)
      expect(meeting(drawn).of).toHaveLength(12)
      expect(meeting({ ...drawn, red: [foot(30, 20.6)] }).of).toHaveLength(0)
      expect(meeting({ ...drawn, blue: [ligne(30, 19.4)] }).of).toHaveLength(0)
    })

    it('vf2:T.2.1 needs both to touch the same one', () => {
      const fences = [
        line(
          'one',
          'fence',
          [
            [10, 20.5],
            [60, 20.5],
          ],
          LOW,
          0.2,
        ),
        line(
          'other',
          'fence',
          [
            [10, 19.5],
            [60, 19.5],
          ],
          LOW,
          0.2,
        ),
      ]
      expect(
        meeting({ red: [foot(30, 20.6)], blue: [ligne(30, 19.4)], features: fences }).of,
      ).toHaveLength(0)
    })

    it('vf2:T.2.1 is counted barrier by barrier, where a line stands behind two', () => {
      const fences = [
        line(
          'left',
          'fence',
          [
            [10, 20],
            [30, 20],
          ],
          LOW,
          1,
        ),
        line(
          'right',
          'fence',
          [
            [30.1, 20],
            [60, 20],
          ],
          LOW,
          1,
        ),
      ]
      const { of, with: others } = meeting({
        red: [foot(30, 20.5)],
        blue: [ligne(30, 19.5)],
        features: fences,
      })
      expect(of.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      expect(others).toHaveLength(12)
    })

    it('vf2:T.2.1 does not bind friends who line one wall', () => {
      const battle = battleOf({
        red: [foot(20, 20.25), foot(20 + 2 * HALF + 1, 20.25)],
        blue: [ligne(30, 5)],
        features: [
          line(
            'wall',
            'wall',
            [
              [10, 20],
              [60, 20],
            ],
            LOW,
          ),
        ],
      })
      expect(inContact(battle, 0, 1)).toBe(false)
    })
  })

  describe('vf2:T.3.6 contact with occupied terrain', () => {
    // So many figures of the line, on the right, stand at the village.
    const at = (figures: number): Drawn => ({
      red: [foot(30, 20)],
      blue: [{ ...ligne(0, 0), inside: 'village' }].map(({ pose: _pose, ...rest }) => rest),
      features: [
        area('village', 'village', box(30 + HALF - figures * 0.788 + 0.3, 14, 50, 20), VILLAGE),
      ],
    })

    it('vf2:T.3.6 takes 3 figures at the feature', () => {
      const three = battleOf(at(3))
      expect(contactOf(three, 0, 1).of).toHaveLength(3)
      expect(inContact(three, 1, 0)).toBe(true)
      expect(enemiesTouching(three, unitOf(three, 1)).map(({ id }) => id)).toEqual([0])
      const two = battleOf(at(2))
      expect(inContact(two, 0, 1)).toBe(false)
      expect(isEngaged(two, unitOf(two, 0))).toBe(false)
    })

    it('vf2:1.2.3 takes one base of a gun', () => {
      const gun = battleOf({ ...at(3), red: [guns(34, 20)] })
      expect(inContact(gun, 0, 1)).toBe(true)
      expect(inContact(gun, 1, 0)).toBe(true)
    })

    it('vf2:T.3.6 does not bind two who both occupy features', () => {
      const inside = (feature: string, given: ReturnType<typeof foot>) => {
        const { pose: _pose, ...rest } = given
        return { ...rest, inside: feature }
      }
      const battle = battleOf({
        red: [inside('a', foot(0, 0))],
        blue: [inside('b', ligne(0, 0))],
        features: [
          area('a', 'village', box(20, 20, 26, 26), VILLAGE),
          area('b', 'village', box(26, 20, 32, 26), VILLAGE),
        ],
      })
      expect(inContact(battle, 0, 1)).toBe(false)
    })
  })

  it('vf2:1.1.2 is found for every enemy that a unit touches', () => {
    const battle = battleOf({
      red: [hussars(30, 20), foot(50, 30)],
      blue: [ligne(26, 20), canons(32.5, 20), ligne(50, 10)],
    })
    expect(enemiesTouching(battle, unitOf(battle, 0)).map(({ id }) => id)).toEqual([2, 3])
    expect(isEngaged(battle, unitOf(battle, 1))).toBe(false)
  })
})
