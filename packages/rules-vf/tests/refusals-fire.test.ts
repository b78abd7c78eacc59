// What a refused shot is told: the clause that forbids it, by whom, and by how much.

import type { Refusal } from '@grognard/kernel'
import { expect, it } from 'vitest'
import {
  area,
  box,
  COLUMN,
  foot,
  guns,
  hill,
  LIMBERED,
  ligne,
  MARCH,
  playing,
  rifles,
  volleyAt,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const volley = (unit: number) => ({ unit, skirmish: false })
  const by = (main: number, ...support: readonly number[]) => ({
    main,
    skirmish: false,
    support: support.map(volley),
  })

  const said = ({ clause, message }: Refusal): string => `${clause} ${message}`

  /** What red is told when it has picked a target and has these shoot. */
  const shooting = (drawn: Drawn, target: number, ...shooters: readonly [number, ...number[]]) => {
    const table = playing('fire', drawn)
    return said(table.refused('red', volleyAt(target, by(...shooters))))
  }

  /** What red is told when it picks a target. */
  const targeting = (drawn: Drawn, target: number, ...cards: readonly string[]) =>
    said(
      playing('fire', drawn).refused(
        'red',
        volleyAt(
          target,
          null,
          cards.map((card) => ({ card, brigade: 0 })),
        ),
      ),
    )

  const column = { formation: COLUMN(6) }

  describe('Valour & Fortitude: what is wrong with a target', () => {
    it('vf2:5.0 an enemy at close quarters: with whom', () => {
      const drawn = { red: [foot(20, 30), foot(40, 30)], blue: [ligne(20, 30), ligne(40, 20)] }
      expect(targeting(drawn, 2)).toBe(
        'vf2:5.0 blue 1 is in contact with red 1: nobody fires into that.',
      )
    })

    it('vf2:5.0 one of our own, one that is not there', () => {
      const drawn: Drawn = {
        red: [foot(20, 30)],
        blue: [ligne(20, 20), { name: 'Late', profile: 'french line infantry', status: 'routed' }],
      }
      expect(targeting(drawn, 0)).toBe('vf2:5.0 red 1 is one of your own.')
      expect(targeting(drawn, 2)).toBe('vf2:9.3 Late has routed and is gone.')
      expect(targeting(drawn, 9)).toBe('vf2:5.0 There is no unit 9.')
    })

    it('vf2:5.1.1 all are too far: how far the one is that comes nearest to it', () => {
      const drawn = { red: [foot(20, 40), foot(40, 30)], blue: [ligne(20, 10), ligne(40, 20)] }
      expect(targeting(drawn, 2)).toBe('vf2:5.1.1 red 1 shoots 18" far, and blue 1 is 30" away.')
    })

    it('vf2:4.0 a card that is held once is not played twice', () => {
      const drawn: Drawn = {
        red: [foot(20, 30)],
        blue: [ligne(20, 20)],
        hands: { red: ['king'] },
      }
      expect(targeting(drawn, 1, 'king', 'king')).toBe('vf2:4.0 Perfect Volleys is played once.')
    })
  })

  describe('Valour & Fortitude: what is wrong with a shooter', () => {
    /** Red 0 can shoot at blue. */
    const beside = (...red: Drawn['red']): Drawn => ({
      red: [foot(20, 30), ...red],
      blue: [ligne(20, 20)],
    })

    it('vf2:5.0 the enemy’s, nobody’s, or not on the table', () => {
      const drawn = beside({ name: 'Late', profile: 'british line infantry', status: 'reserve' })
      expect(shooting(drawn, 2, 2)).toBe('vf2:5.0 blue 1 is the enemy’s.')
      expect(shooting(drawn, 2, 1)).toBe('vf2:11.0 Late is still in reserve.')
      expect(shooting(drawn, 2, 9)).toBe('vf2:5.0 There is no unit 9.')
    })

    it('vf2:5.1 only deployed units shoot: in what it stands instead', () => {
      expect(shooting(beside(foot(31, 30, { formation: MARCH(3) })), 2, 1)).toBe(
        'vf2:5.1 red 2 is in march column, and only deployed units shoot.',
      )
      expect(shooting(beside(guns(31, 30, { formation: LIMBERED })), 2, 1)).toBe(
        'vf2:1.2.3 red 2 is limbered, and only deployed units shoot.',
      )
    })

    it('vf2:5.1 a unit in contact: with whom', () => {
      const drawn: Drawn = {
        red: [foot(20, 30), foot(40, 30)],
        blue: [ligne(20, 20), ligne(40, 30)],
      }
      expect(shooting(drawn, 2, 1)).toBe(
        'vf2:5.1 red 2 is in contact with blue 2 and cannot shoot.',
      )
    })

    it('vf2:5.1.1 out of range: how far it is, never the range itself', () => {
      expect(shooting(beside(foot(20, 32.004)), 2, 1)).toBe(
        'vf2:5.1.1 red 2 shoots 12" far, and blue 1 is 12.01" away.',
      )
    })

    it('vf2:5.1.3 not seen: which unit stands before it', () => {
      const drawn: Drawn = { red: [foot(20, 31.8), foot(20, 27)], blue: [ligne(20, 20)] }
      expect(shooting(drawn, 2, 0)).toBe(
        'vf2:5.1.3 red 1 does not see blue 1: every line passes within 1" of another unit, the best of red 2.',
      )
    })

    it('vf2:1.1.1 not seen: it is in nobody’s front arc', () => {
      const drawn = beside(foot(31, 30, {}, 180))
      expect(shooting(drawn, 2, 1)).toBe(
        'vf2:1.1.1 red 2 does not see blue 1: it is in the front arc of none of its front rank.',
      )
    })

    it('vf2:T.2.5 not seen: which obstacle is before it', () => {
      const wood = area('copse', 'wood', box(40, 22, 60, 26), ['obstacle', 'rough'])
      const drawn: Drawn = {
        red: [foot(20, 30), foot(50, 30, column)],
        blue: [ligne(20, 20), ligne(50, 20, column)],
        features: [wood],
      }
      expect(targeting(drawn, 3)).toBe('vf2:T.2.5 red 2 does not see blue 2: copse is in the way.')
    })

    it('vf2:T.2.5 not seen: beyond the crest of a hill', () => {
      const ridge = hill(
        'ridge',
        [box(40, 14, 60, 32)],
        [
          [40, 23],
          [60, 23],
        ],
      )
      const drawn: Drawn = {
        red: [foot(20, 28), foot(50, 28, column)],
        blue: [ligne(20, 18), ligne(50, 18, column)],
        features: [ridge],
      }
      expect(targeting(drawn, 3)).toBe(
        'vf2:T.2.5 red 2 does not see blue 2: the crest of ridge is in the way.',
      )
    })

    it('vf2:5.1 a closer enemy: both distances', () => {
      const drawn: Drawn = { red: [foot(20, 30)], blue: [ligne(20, 20), ligne(31, 19)] }
      expect(targeting(drawn, 2)).toMatch(
        /^vf2:5\.1 red 1 sees blue 1 at 10", closer than blue 2 at 11(\.\d+)?", and not shot at yet\.$/,
      )
    })
  })

  describe('Valour & Fortitude: what is wrong with fire support', () => {
    rule(
      'vf2:8.2.1 too few see the target: how many do, and how many must',
      { not: ['vf1'] },
      () => {
        const drawn = { red: [foot(20, 30), foot(23.9, 26), foot(9, 30)], blue: [ligne(20, 20)] }
        expect(shooting(drawn, 3, 2, 0)).toBe(
          'vf2:8.2.1 To lend support 6 of the front rank of red 1 must see blue 1, and 5 do.',
        )
      },
    )

    it('vf2:8.2.1 too many lend it: as how many they count', () => {
      const red = [20, 23.4, 26.8, 30.2, 33.6].map((x) => rifles(x, 30))
      expect(shooting({ red, blue: [ligne(27, 20)] }, 5, 0, 1, 2, 3, 4)).toBe(
        'vf2:8.2.1 red 1 is lent support by 3 units at most, and these count as 4.',
      )
    })
  })
})
