// What a refused fight is told: the clause that forbids it, by whom, and by how much.

import { expect, it } from 'vitest'
import { fightsAsk } from '../asks/fights.ts'
import { inTurnAsk } from '../asks/in-turn.ts'
import { meleeSupport } from '../asks/melee-support.ts'
import { view } from '../view.ts'
import {
  area,
  battleOf,
  box,
  COLUMN,
  foot,
  guns,
  ligne,
  lights,
  MARCH,
  occupying,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const column = { formation: COLUMN(6) }

  type Given = { readonly support?: readonly number[]; readonly brigade?: readonly number[] }

  /** What red is told of one fight. */
  function fighting(drawn: Drawn, main: number, target: number, more: Given = {}): string | null {
    const fight = { main, target, support: [], brigade: [], ...more }
    const refusal = fightsAsk.refuse(view(battleOf(drawn), 'red'), { side: 'red' }, [fight])
    return refusal && `${refusal.clause} ${refusal.message}`
  }

  /** Red 0 and blue 2 in contact; red 1 wherever it is. */
  const beside = (...red: Drawn['red']): Drawn => ({
    red: [foot(36, 30, column), ...red],
    blue: [ligne(36, 30, column)],
  })

  describe('Valour & Fortitude: what is wrong with a fight', () => {
    it('vf2:7.1 not in contact: how far apart', () => {
      expect(fighting(beside(foot(36, 38, column)), 1, 2)).toBe(
        'vf2:7.1 red 2 is not in contact with blue 1: they are 8" apart.',
      )
    })

    it('vf2:7.1 who is not one’s own, not an enemy, or not there', () => {
      const drawn = beside({ name: 'Late', profile: 'british line infantry', status: 'reserve' })
      expect(fighting(drawn, 2, 0)).toBe('vf2:7.1 blue 1 is the enemy’s.')
      expect(fighting(drawn, 1, 2)).toBe('vf2:11.0 Late is still in reserve.')
      expect(fighting(drawn, 0, 1)).toBe('vf2:7.1 Late is one of your own.')
      expect(fighting(drawn, 0, 9)).toBe('vf2:7.1 There is no unit 9.')
    })
  })

  describe('Valour & Fortitude: what is wrong with support in melee', () => {
    it('vf2:8.2.2 too few in contact: how many are', () => {
      const drawn: Drawn = { red: [foot(36, 30), foot(45.2, 30, column)], blue: [ligne(36, 30)] }
      expect(fighting(drawn, 0, 2, { support: [1] })).toBe(
        'vf2:8.2.2 red 2 needs 3 figures of its front rank in contact with blue 1 to lend support, and has 0.',
      )
    })

    it('vf2:T.3.6 from a feature that the enemy does not touch', () => {
      const village = area('Foy', 'village', box(50, 20, 56, 26), ['defendable', 'hard cover'])
      const drawn: Drawn = {
        ...beside(occupying(foot(53, 23), 'Foy')),
        features: [village],
      }
      expect(fighting(drawn, 0, 2, { support: [1] })).toBe(
        'vf2:T.3.6 red 2 occupies Foy and lends support only against whoever touches that with 3 figures; blue 1 does not.',
      )
    })

    it('vf2:8.2.2 too many: as how many they count', () => {
      const small = (x: number) => lights(x, 30, { formation: COLUMN(4) })
      const crowd: Drawn = {
        red: [small(31.6), small(34.8), small(38), small(41.2), small(44.4)],
        blue: [ligne(38, 30, { figures: 36 })],
      }
      expect(fighting(crowd, 0, 5, { support: [1, 2, 3, 4] })).toBe(
        'vf2:8.2.2 3 units at most lend support against blue 1, and these count as 4.',
      )
    })

    it('vf2:8.2.3 brigade support from too far: how far', () => {
      const drawn = beside(foot(36, 40, column))
      expect(fighting(drawn, 0, 2, { brigade: [1] })).toMatch(
        /^vf2:8\.2\.3 red 2 is \d+(\.\d+)?" from red 1, and brigade support takes 3" at most\.$/,
      )
    })

    it('vf2:8.2.3 brigade support from another brigade: from which', () => {
      const drawn: Drawn = {
        red: [],
        brigades: { red: [[foot(36, 30, column)], [foot(36, 35, column)]] },
        blue: [ligne(36, 30, column)],
      }
      expect(fighting(drawn, 0, 2, { brigade: [1] })).toBe(
        'vf2:8.2.3 red 2.1 is of red brigade 2, and only units of red brigade 1 lend red 1 brigade support.',
      )
    })

    it('vf2:8.2.3 brigade support from somebody in contact: with whom', () => {
      const drawn: Drawn = {
        red: [foot(33.5, 30, column), foot(38.3, 30, column)],
        blue: [ligne(36, 30)],
      }
      expect(fighting(drawn, 0, 2, { brigade: [1] })).toBe(
        'vf2:8.2.3 red 2 is in contact with blue 1 and lends no brigade support.',
      )
    })

    it('vf2:8.2 brigade support in march column; limbered guns', () => {
      expect(
        fighting(beside(foot(36, 34.5, { formation: MARCH(3) })), 0, 2, { brigade: [1] }),
      ).toBe('vf2:8.2 red 2 is in march column and lends no support.')
      const limber = guns(36, 37, { formation: { kind: 'limbered' } })
      expect(fighting(beside(limber), 0, 2, { brigade: [1] })).toBe(
        'vf2:8.2 red 2 is limbered and lends no support.',
      )
    })

    it('vf2:8.0 whoever fights back, and has fought or is about to', () => {
      const battle = battleOf({
        red: [foot(36, 30)],
        blue: [ligne(33.5, 30, column), ligne(38.4, 30, column)],
        fights: [{ main: 0, target: 1 }],
        phase: 'fights',
        spent: [2],
      })
      const told = (support: number) => {
        const refusal = meleeSupport.refuse(
          view(battle, 'blue'),
          { unit: 1, target: 0 },
          { support: [support], brigade: [] },
        )
        return refusal && `${refusal.clause} ${refusal.message}`
      }
      expect(told(2)).toBe(
        'vf2:8.0 blue 2 attacks or lends support once in a phase, and has its part in a fight.',
      )
      expect(told(0)).toBe('vf2:8.2 red 1 is the enemy’s.')
      expect(told(9)).toBe('vf2:8.2 There is no unit 9.')
    })

    it('vf2:7.2.5 who comes first must be among those who retreat: who they are', () => {
      const seen = view(battleOf(beside(foot(36, 40))), 'red')
      const told = (doing: 'retreat' | 'throw before squares') => {
        const refusal = inTurnAsk.refuse(seen, { units: [0, 1], doing }, 2)
        return refusal && `${refusal.clause} ${refusal.message}`
      }
      expect(told('retreat')).toBe('vf2:7.2.5 Those who retreat are red 1 and red 2, not blue 1.')
      expect(told('throw before squares')).toBe(
        'vf2:special.square Those who throw before squares are red 1 and red 2, not blue 1.',
      )
    })
  })
})
