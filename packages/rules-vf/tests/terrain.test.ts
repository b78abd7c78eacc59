import { footprintIn, standsOn } from '@grognard/field'
import { faultOfTerrain, generateBattlefield, type Feature } from '@grognard/geometry'
import { randomFrom } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { unitOf, type FeatureId, type Vf } from '../battle.ts'
import type { GivenUnit } from '../position.ts'
import { coverOf } from '../terrain/cover.ts'
import { areConnected, connectedTo, isDefendable, occupiesRough } from '../terrain/ground.ts'
import { isHigher, isOnHill } from '../terrain/height.ts'
import { battlefieldWishes, rulesOf, tagged } from '../terrain/kinds.ts'
import { placesWith } from '../terrain/rules.ts'
import { situationOf } from '../field/situation.ts'
import {
  area,
  battleOf,
  box,
  crossed,
  foot,
  guns,
  hill,
  ligne,
  line,
  MARCH,
  SQUARE,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const VILLAGE = rulesOf('village')
  const DENSE = rulesOf('wood')
  const LIGHT = rulesOf('wood', { wood: 'rough' })
  const LOW = rulesOf('wall')

  /** Half of 12 files of 788 thousandths. */
  const HALF = 4.728

  const inside = (feature: string, { pose: _pose, ...given }: GivenUnit): GivenUnit => ({
    ...given,
    inside: feature,
  })

  describe('Valour & Fortitude: what features do', () => {
    it('vf2:T.1.1 buildings are defendable and hard cover', () => {
      expect(rulesOf('village')).toEqual(['defendable', 'hard cover', 'obstacle'])
    })

    it('vf2:T.1.2 high fences, hedges and walls are impassable obstacles, low ones soft cover and barriers', () => {
      for (const kind of ['fence', 'hedge', 'wall'] as const) {
        expect(rulesOf(kind, { high: true })).toEqual(['impassable', 'obstacle'])
        expect(rulesOf(kind)).toEqual(['soft cover', 'barrier'])
      }
    })

    it('vf2:T.1.3 hills are obstacles', () => {
      expect(rulesOf('hill')).toEqual(['obstacle'])
    })

    it('vf2:T.1.4 rivers are impassable, fords and mud rough, streams barriers with cover in melee', () => {
      expect(rulesOf('river')).toEqual(['impassable'])
      expect(rulesOf('bog')).toEqual(['rough'])
      expect(rulesOf('stream')).toEqual(['barrier', 'cover in melee'])
      const river = crossed(
        line(
          'r',
          'river',
          [
            [0, 20],
            [72, 20],
          ],
          [],
          2,
        ),
        'ford',
        [
          [30, 18],
          [30, 22],
        ],
        4,
        [],
      )
      expect(tagged(river)).toMatchObject({
        tags: ['impassable'],
        crossings: [{ tags: ['rough'] }],
      })
    })

    it('vf2:T.1.5 roads and bridges are highways', () => {
      expect(rulesOf('road')).toEqual(['highway'])
      const river = crossed(
        line(
          'r',
          'river',
          [
            [0, 20],
            [72, 20],
          ],
          [],
          2,
        ),
        'bridge',
        [
          [30, 18],
          [30, 22],
        ],
        4,
        [],
      )
      expect(tagged(river)).toMatchObject({ crossings: [{ tags: ['highway'] }] })
    })

    it('vf2:T.1.6 woodland is defendable, or rough, as the players agree', () => {
      expect(tagged(area('w', 'wood', box(1, 1, 9, 9), []))).toMatchObject({
        tags: ['defendable', 'soft cover', 'obstacle'],
      })
      expect(rulesOf('wood', { wood: 'rough' })).toEqual(['rough', 'soft cover', 'obstacle'])
    })

    it('vf2:A3.1 battlefields may have hills, and a road or two', () => {
      const { hills, roads } = battlefieldWishes(72_000, 48_000)
      expect([hills?.count, roads?.count]).toEqual([
        [1, 3],
        [1, 2],
      ])
    })

    it('vf2:A3.1 battlefields have 2 or 3 towns and woods and one river at most', () => {
      for (let i = 0; i < 6; i++) {
        const water = i % 2 === 0 ? 'river' : 'stream'
        const wishes = battlefieldWishes(72_000, 48_000, water)
        const { terrain } = generateBattlefield(randomFrom(`country ${i}`), wishes)
        expect(faultOfTerrain(terrain)).toBeNull()
        const ofKind = (kind: Feature['kind']) =>
          terrain.features.filter((one) => one.kind === kind)
        for (const kind of ['village', 'wood'] as const) {
          expect([2, 3]).toContain(ofKind(kind).length)
          for (const { tags } of ofKind(kind)) expect(tags).toEqual(rulesOf(kind))
        }
        expect(ofKind(water).length).toBeLessThanOrEqual(1)
        expect(ofKind('field').length + ofKind('bog').length + ofKind('lake').length).toBe(0)
      }
    })
  })

  describe('vf2:T.2.2 cover', () => {
    type Kind = 'fire' | 'melee'
    const cover = (drawn: Drawn, attack: Kind = 'fire', unit = 0, attacker = drawn.red.length) => {
      const battle = battleOf(drawn)
      return coverOf(battle, unitOf(battle, unit), unitOf(battle, attacker), attack)?.kind ?? null
    }

    it('vf2:T.2.2 is had wholly within ground that gives it, and not in part', () => {
      const wood = area('wood', 'wood', box(20, 20, 40, 26), LIGHT)
      const at = (y: number): Drawn => ({
        red: [foot(30, y)],
        blue: [ligne(30, 10)],
        features: [wood],
      })
      expect(cover(at(22))).toBe('soft')
      expect(cover(at(20))).toBe('soft')
      expect(cover(at(19.999))).toBeNull()
      expect(cover(at(22), 'melee')).toBe('soft')
    })

    it('vf2:T.3 is hard in buildings and soft in woodland', () => {
      const features = [
        area('village', 'village', box(20, 20, 28, 26), VILLAGE),
        area('wood', 'wood', box(32, 20, 40, 26), DENSE),
      ]
      const drawn: Drawn = {
        red: [inside('village', foot(0, 0)), inside('wood', foot(0, 0))],
        blue: [ligne(30, 8)],
        features,
      }
      expect(cover(drawn, 'fire', 0)).toBe('hard')
      expect(cover(drawn, 'fire', 1)).toBe('soft')
      expect(cover(drawn, 'fire', 2, 0)).toBeNull()
    })

    const wall = line(
      'wall',
      'wall',
      [
        [10, 20],
        [60, 20],
      ],
      LOW,
    )

    it('vf2:T.2.2 is had behind a barrier that the front rank touches', () => {
      const at = (y: number): Drawn => ({
        red: [foot(30, y)],
        blue: [ligne(30, 10)],
        features: [wall],
      })
      expect(cover(at(20.25))).toBe('soft')
      expect(cover(at(20.27))).toBe('soft')
      expect(cover(at(20.271))).toBeNull()
    })

    it('vf2:T.2.2 is not had where the rear touches the barrier', () => {
      const about = foot(30, 20.25 + 1.576, {}, 180)
      expect(cover({ red: [about], blue: [ligne(30, 10)], features: [wall] })).toBeNull()
    })

    it('vf2:T.2.2 needs the barrier between it and the attacker', () => {
      const red = [foot(30, 20.25)]
      expect(cover({ red, blue: [ligne(30, 40, {}, 0)], features: [wall] })).toBeNull()
      expect(cover({ red, blue: [ligne(55, 24, {}, 270)], features: [wall] })).toBeNull()
      expect(cover({ red, blue: [ligne(55, 10)], features: [wall] })).toBe('soft')
    })

    it('vf2:T.2.2 is had against an assault across the barrier', () => {
      const drawn: Drawn = { red: [foot(30, 20.25)], blue: [ligne(30, 19.75)], features: [wall] }
      expect(cover(drawn, 'melee')).toBe('soft')
      expect(cover(drawn, 'melee', 1, 0)).toBe('soft')
    })

    it('vf2:T.2.2 needs half of the front rank at the barrier', () => {
      const from = (left: number): Drawn => ({
        red: [foot(30, 20.25)],
        blue: [ligne(30, 10)],
        features: [
          line(
            'wall',
            'wall',
            [
              [left, 20],
              [60, 20],
            ],
            LOW,
          ),
        ],
      })
      expect(cover(from(30 + 0.3))).toBe('soft')
      expect(cover(from(30 + 0.9))).toBeNull()
    })

    it('vf2:T.2.2 takes a quarter of a square', () => {
      const red = [foot(30, 20.25, { formation: SQUARE })]
      expect(cover({ red, blue: [ligne(30, 10)], features: [wall] })).toBe('soft')
    })

    it('vf2:T.1.4 is given by streams in melee only', () => {
      const stream = line(
        'stream',
        'stream',
        [
          [0, 20],
          [72, 20],
        ],
        rulesOf('stream'),
        1,
      )
      const drawn: Drawn = { red: [foot(30, 20.5)], blue: [ligne(30, 19.5)], features: [stream] }
      expect(cover(drawn, 'melee')).toBe('melee only')
      expect(cover(drawn, 'fire')).toBeNull()
    })

    it('vf2:T.2.2 is the best there is', () => {
      const features = [
        area('wood', 'wood', box(20, 20, 40, 26), LIGHT),
        area('redoubt', 'field', box(24, 21, 36, 25), ['hard cover']),
        line(
          'stream',
          'stream',
          [
            [0, 19.5],
            [72, 19.5],
          ],
          rulesOf('stream'),
          1,
        ),
      ]
      const at = (y: number): Drawn => ({ red: [foot(30, y)], blue: [ligne(30, 10)], features })
      expect(cover(at(22), 'melee')).toBe('hard')
      expect(cover(at(20), 'melee')).toBe('soft')
    })
  })

  describe('vf2:T.1.3 higher up a hill', () => {
    const ridge = hill('ridge', [box(20, 10, 50, 30), box(25, 14, 45, 26)])
    const higher = (drawn: Drawn, unit = 0, than = [drawn.red.length]) => {
      const battle = battleOf({ features: [ridge], ...drawn })
      return isHigher(
        battle,
        unitOf(battle, unit),
        than.map((id) => unitOf(battle, id)),
      )
    }

    it('vf2:T.1.3 is who has a figure higher than all of the others', () => {
      expect(higher({ red: [foot(35, 20)], blue: [ligne(35, 5)] })).toBe(true)
      expect(higher({ red: [foot(35, 20)], blue: [ligne(35, 13)] })).toBe(true)
      expect(higher({ red: [foot(35, 20)], blue: [ligne(35, 18)] })).toBe(false)
      expect(higher({ red: [foot(35, 40)], blue: [ligne(35, 5)] })).toBe(false)
    })

    it('vf2:T.1.3 is so by one figure', () => {
      // The last file of the line is on the upper slope.
      const red = [foot(25 + HALF - 0.788, 20, {}, 0)]
      expect(higher({ red: [foot(25 - HALF + 0.6, 20)], blue: [ligne(22, 13)] })).toBe(true)
      expect(higher({ red: [foot(25 - HALF + 0.3, 20)], blue: [ligne(22, 13)] })).toBe(false)
      expect(higher({ red, blue: [ligne(22, 13)] })).toBe(true)
    })

    it('vf2:T.1.3 is measured against every enemy it fights', () => {
      const drawn: Drawn = { red: [foot(35, 20)], blue: [ligne(35, 5), ligne(35, 18)] }
      expect(higher(drawn, 0, [1])).toBe(true)
      expect(higher(drawn, 0, [1, 2])).toBe(false)
    })

    it('vf2:T.1.3 counts a village on a hill as high as it reaches', () => {
      const village = area('village', 'village', box(30, 8, 40, 16), VILLAGE)
      const drawn: Drawn = {
        red: [inside('village', foot(0, 0))],
        blue: [ligne(60, 20)],
        features: [ridge, village],
      }
      expect(higher(drawn)).toBe(true)
    })

    it('vf2:T.1.3 tells who is on a hill at all', () => {
      const battle = battleOf({
        red: [guns(35, 28.5), guns(45, 33)],
        blue: [ligne(35, 5)],
        features: [ridge],
      })
      expect([0, 1, 2].map((id) => isOnHill(battle, unitOf(battle, id)))).toEqual([
        true,
        false,
        false,
      ])
    })
  })

  describe('vf2:T.2.6 who occupies rough ground', () => {
    const rough = (drawn: Drawn) => {
      const battle = battleOf(drawn)
      return occupiesRough(battle, unitOf(battle, 0))
    }
    const bog = area('bog', 'bog', box(20, 20, 40, 26), ['rough'])
    const blue = [ligne(60, 5)]

    it('vf2:T.2.6 is whoever has a figure on it, and not who touches it', () => {
      expect(rough({ red: [foot(30, 25.999)], blue, features: [bog] })).toBe(true)
      expect(rough({ red: [foot(30, 26)], blue, features: [bog] })).toBe(false)
    })

    it('vf2:T.2.6 is whoever occupies a feature that is rough, too', () => {
      const wood = (tags: readonly string[]) => [area('wood', 'wood', box(20, 20, 28, 26), tags)]
      const red = [inside('wood', foot(0, 0))]
      expect(rough({ red, blue, features: wood([...DENSE, 'rough']) })).toBe(true)
      expect(rough({ red, blue, features: wood(DENSE) })).toBe(false)
    })

    const river = (kind: 'ford' | 'bridge', tags = ['impassable']) =>
      crossed(
        line(
          'r',
          'river',
          [
            [0, 20],
            [72, 20],
          ],
          tags,
          2,
        ),
        kind,
        [
          [30, 18],
          [30, 22],
        ],
        4,
        [kind === 'ford' ? 'rough' : 'highway'],
      )

    it('vf2:T.1.4 is whoever stands in a ford, and not who stands on a bridge', () => {
      const red = [foot(30, 18, { formation: MARCH(3) })]
      expect(rough({ red, blue, features: [river('ford')] })).toBe(true)
      expect(rough({ red, blue, features: [river('bridge')] })).toBe(false)
      expect(rough({ red, blue, features: [river('bridge', ['rough'])] })).toBe(false)
    })

    it('vf2:T.2.4 lets units stand on a bridge over what is impassable, and only there', () => {
      const on = (x: number): boolean => {
        const battle = battleOf({
          red: [foot(x, 26, { formation: MARCH(3) })],
          blue,
          features: [river('bridge')],
        })
        const place = placesWith(battle.terrain, 'impassable')[0]
        const unit = unitOf(battle, 0)
        const moved: Vf = {
          ...battle,
          units: battle.units.with(0, { ...unit, pose: { x: x * 1000, y: 18_000, facing: 0 } }),
        }
        const there = footprintIn(situationOf(moved), 0)
        if (!place || !there) throw new Error('There is no river.')
        return standsOn(there, place, 'impassable')
      }
      expect(on(30)).toBe(false)
      expect(on(30.818)).toBe(false)
      expect(on(30.819)).toBe(true)
      expect(on(50)).toBe(true)
    })
  })

  describe('vf2:T.3.7 connected sections', () => {
    const links = (features: readonly Feature[], of: FeatureId) => {
      const battle = battleOf({ red: [foot(10, 40)], blue: [ligne(60, 5)], features })
      return connectedTo(battle, of)
    }
    const east = (top: number, left = 26) =>
      area('east', 'village', box(left, top, left + 6, top + 6), VILLAGE)
    const west = area('west', 'village', box(20, 20, 26, 26), VILLAGE)

    it('vf2:T.3.7 share a border at least 3 inches long', () => {
      expect(links([west, east(23)], 'west')).toEqual(['east'])
      expect(links([west, east(23)], 'east')).toEqual(['west'])
      expect(links([west, east(23.001)], 'west')).toEqual([])
      expect(links([west, east(20, 26.02)], 'west')).toEqual(['east'])
      expect(links([west, east(20, 26.021)], 'west')).toEqual([])
    })

    it('vf2:T.3.7 share a border that may bend', () => {
      const bent = area(
        'bent',
        'village',
        [
          [26, 20],
          [32, 20],
          [32, 32],
          [20, 32],
          [20, 26],
          [26, 26],
        ],
        VILLAGE,
      )
      expect(links([west, bent], 'west')).toEqual(['bent'])
      const little = area(
        'bent',
        'village',
        [
          [26, 24],
          [32, 24],
          [32, 32],
          [24, 32],
          [24, 26],
          [26, 26],
        ],
        VILLAGE,
      )
      expect(links([west, little], 'west')).toEqual(['bent'])
      const less = area(
        'bent',
        'village',
        [
          [26, 25],
          [32, 25],
          [32, 32],
          [24.5, 32],
          [24.5, 26],
          [26, 26],
        ],
        VILLAGE,
      )
      expect(links([west, less], 'west')).toEqual([])
    })

    it('vf2:T.3.7 are told at any angle', () => {
      const slanted = (shift: number) => [
        area(
          'a',
          'village',
          [
            [20, 20],
            [23, 24],
            [19, 27],
            [16, 23],
          ],
          VILLAGE,
        ),
        area(
          'b',
          'village',
          [
            [23 + 3 * shift, 24 + 4 * shift],
            [20 + 3 * shift, 20 + 4 * shift],
            [24, 17],
            [30, 24],
          ],
          VILLAGE,
        ),
      ]
      // A border of 5 inches, of which 2 and a little more are taken away.
      expect(links(slanted(0), 'a')).toEqual(['b'])
      expect(links(slanted(0.4), 'a')).toEqual(['b'])
      expect(links(slanted(0.401), 'a')).toEqual([])
    })

    it('vf2:T.3 are defendable, all of them', () => {
      const wood = area('wood', 'wood', box(26, 20, 32, 26), LIGHT)
      expect(links([west, wood], 'west')).toEqual([])
      const battle = battleOf({
        red: [foot(10, 40)],
        blue: [ligne(60, 5)],
        features: [west, wood],
      })
      const { terrain } = battle
      expect([isDefendable(terrain, 'west'), isDefendable(terrain, 'wood')]).toEqual([true, false])
      expect(areConnected(battle, 'west', 'wood')).toBe(false)
    })
  })
})
