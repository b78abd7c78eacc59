import { randomFrom } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { doubleDistance, moveDistance } from '../actions/distance.ts'
import { refuseOrder } from '../actions/judge.ts'
import { carryOut } from '../activities/carry-out.ts'
import { movedOver } from '../asks/moved-over.ts'
import { leaderOf, unitOf, type Effect } from '../battle.ts'
import type { Formation } from '../formation.ts'
import {
  area,
  battleOf,
  box,
  chasseurs,
  COLUMN,
  crossed,
  foot,
  guns,
  hussars,
  inches,
  lights,
  ligne,
  LIMBERED,
  LINE,
  line,
  MARCH,
  occupying,
  OPEN,
  playing,
  poseAt,
  SQUARE,
  steps,
  unit,
  type Drawn,
} from './drawn-up.ts'
import { by, double, move, obeying, verdict } from './orders.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const UNLIMBERED = { kind: 'unlimbered' } as const

  /** The enemy is far away, unless a test says otherwise. */
  const drawn = (red: Drawn['red'], more: Partial<Drawn> = {}) =>
    battleOf({ red, blue: [ligne(36, 2)], ...more })

  describe('Valour & Fortitude: move distances', () => {
    it.each<[string, string, Formation, number, string[]]>([
      ['infantry in attack column', 'french line infantry', COLUMN(6), 12, ['vf2:6.3.1 12']],
      ['infantry in march column', 'british line infantry', MARCH(2), 12, ['vf2:6.3.1 12']],
      ['limbered artillery', 'british field artillery', LIMBERED, 12, ['vf2:6.3.1 12']],
      ['unlimbered artillery', 'british field artillery', UNLIMBERED, 3, ['vf2:6.3.1 3']],
    ])('vf2:6.3.1 %s', (_who, profile, formation, distance, why) => {
      const battle = drawn([unit(profile, 36, 30, 0, { formation })])
      const explained = moveDistance(battle, unitOf(battle, 0))
      expect(explained.value).toBe(distance)
      expect(steps(explained)).toEqual([...why, `vf2:1.0.1 ${distance}`])
    })

    rule('vf2:6.3.1 infantry in line', { not: ['vf1'] }, () => {
      const battle = drawn([unit('french line infantry', 36, 30, 0, { formation: LINE(12) })])
      expect(moveDistance(battle, unitOf(battle, 0)).value).toBe(8)
    })

    it('vf2:6.3.1 cavalry, in line and in attack column', () => {
      const battle = battleOf({ red: [foot(36, 40)], blue: [chasseurs(20, 10), chasseurs(40, 10)] })
      expect(moveDistance(battle, unitOf(battle, 1)).value).toBe(18)
      expect(moveDistance(battle, unitOf(battle, 2), COLUMN(3)).value).toBe(18)
    })

    it('vf2:special.slow heavy artillery moves 6 inches limbered and 1 unlimbered', () => {
      for (const [formation, distance] of [
        [LIMBERED, 6],
        [UNLIMBERED, 1],
      ] as const) {
        const battle = drawn([unit('british heavy artillery', 36, 30, 0, { formation })])
        const explained = moveDistance(battle, unitOf(battle, 0))
        expect(steps(explained)).toContain(`vf2:special.slow ${distance}`)
        expect(explained.value).toBe(distance)
      }
    })

    rule('vf2:special.open-order infantry in open order', { not: ['vf1'] }, () => {
      const battle = drawn([unit('french light infantry', 36, 30, 0, { formation: OPEN(12) })])
      const explained = moveDistance(battle, unitOf(battle, 0))
      expect(steps(explained)).toContain('vf2:special.open-order 9')
    })

    it.each<[string, string, Formation, number, string]>([
      ['open-order', 'british hussars', OPEN(5), 18, 'vf2:special.open-order 18'],
      ['square', 'british line infantry', SQUARE, 3, 'vf2:special.square 3'],
      [
        'horse-artillery',
        'british horse artillery',
        LIMBERED,
        18,
        'vf2:special.horse-artillery 18',
      ],
      [
        'horse-artillery',
        'british horse artillery',
        UNLIMBERED,
        9,
        'vf2:special.horse-artillery 9',
      ],
    ])(
      'vf2:6.3.1 by its rule of %s, %s moves its own distance',
      (_rule, profile, formation, distance, step) => {
        const battle = drawn([unit(profile, 36, 30, 0, { formation })])
        const explained = moveDistance(battle, unitOf(battle, 0))
        expect(explained.value).toBe(distance)
        expect(steps(explained)).toContain(step)
      },
    )

    rule(
      'vf2:special.open-order a light unit that is not in open order moves as others do',
      { not: ['vf1'] },
      () => {
        const battle = drawn([lights(36, 30)])
        expect(moveDistance(battle, unitOf(battle, 0)).value).toBe(8)
      },
    )

    it('vf2:sheet.british.linear-tactics British infantry in attack column moves 9"', () => {
      const battle = battleOf({
        red: [foot(36, 30, { formation: COLUMN(6) }), hussars(50, 30, { formation: COLUMN(3) })],
        blue: [ligne(36, 10, { formation: COLUMN(6) })],
      })
      const distance = (id: number) => moveDistance(battle, unitOf(battle, id))
      expect(distance(0).value).toBe(9)
      expect(steps(distance(0))).toContain('vf2:sheet.british.linear-tactics 9')
      expect(distance(1).value).toBe(18)
      expect(distance(2).value).toBe(12)
    })

    rule(
      'vf2:fate.king.french adds 6" for units of the brigade, and doubles include it',
      { not: ['vf1'] },
      () => {
        const battle = battleOf({
          red: [foot(36, 40)],
          blue: [],
          brigades: { blue: [[ligne(20, 4)], [ligne(50, 4)]] },
        })
        const king: Effect = { card: 'king', side: 'blue', brigade: 1, until: 'phase' }
        battle.effects = [king]
        expect(steps(moveDistance(battle, unitOf(battle, 1)))).toContain('vf2:fate.king.french 14')
        expect(moveDistance(battle, unitOf(battle, 2)).value).toBe(8)
        expect(doubleDistance(battle, unitOf(battle, 1)).value).toBe(28)
        expect(verdict(battle, move(1, [by(unitOf(battle, 1), 0, 14)]))).toBeNull()
        // The king of the British is another card.
        battle.effects = [{ ...king, side: 'red', brigade: 0 }]
        expect(moveDistance(battle, unitOf(battle, 0)).value).toBe(8)
      },
    )
  })

  describe('Valour & Fortitude: moves', () => {
    const plain = drawn([foot(36, 30)])
    const there = (x: number, y: number, facing?: number) => by(unitOf(plain, 0), x, y, facing)

    rule(
      'vf2:6.3 a unit moves ahead, back and sideways up to its distance',
      { not: ['vf1'] },
      () => {
        for (const end of [there(0, -8), there(0, 8), there(8, 0), there(-8, 0)])
          expect(verdict(plain, move(0, [end]))).toBeNull()
        expect(verdict(plain, move(0, [there(0, -8.001)]))).toBe('vf2:6.3.1 way-too-long')
        expect(verdict(plain, move(0, [there(8.001, 0)]))).toBe('vf2:6.3.1 way-too-long')
      },
    )

    rule('vf2:6.3 the path counts, not where it ends', { not: ['vf1'] }, () => {
      expect(verdict(plain, move(0, [there(4, 0), there(4, -4)]))).toBeNull()
      expect(verdict(plain, move(0, [there(4, 0), there(4, -4.1)]))).toBe('vf2:6.3.1 way-too-long')
      expect(verdict(plain, move(0, [there(0, -8), there(0, -7)]))).toBe('vf2:6.3.1 way-too-long')
    })

    rule(
      'vf2:6.3 of a unit that pivots the figure with the longest way counts',
      { not: ['vf1'] },
      () => {
        expect(verdict(plain, move(0, [there(0, 0, 90)]))).toBeNull()
        // About face, its outer figures change places: more than 8".
        expect(verdict(plain, move(0, [there(0, 0, 180)]))).toBe('vf2:6.3.1 way-too-long')
        expect(verdict(plain, move(0, [there(0, -7, 45)]))).toBe('vf2:6.3.1 way-too-long')
      },
    )

    rule('vf2:6.3.1 a refusal says by how much, and shows the way', { not: ['vf1'] }, () => {
      const refusal = refuseOrder(plain, move(0, [there(0, -8.5)]))
      expect(refusal?.data).toEqual({ unit: 'red 1', distance: 8, over: 50 })
      expect(refusal?.message).toContain('0.5" too far')
      expect(refusal?.lines).toMatchObject([{ is: 'path', margin: 50 }])
    })

    it('vf2:6.3 nobody leaves the table', () => {
      const battle = drawn([foot(6, 30)])
      const refusal = refuseOrder(battle, move(0, [by(unitOf(battle, 0), -2, 0)]))
      expect(refusal).toMatchObject({ clause: 'vf2:6.3', code: 'way-off-table' })
      expect(refusal?.lines).toHaveLength(1)
      expect(verdict(battle, move(0, [by(unitOf(battle, 0), -1, 0)]))).toBeNull()
    })

    it('vf2:6.3 a way has its limits', () => {
      const way = (legs: number) => Array.from({ length: legs }, () => there(0, 0))
      expect(verdict(plain, move(0, way(24)))).toBeNull()
      expect(verdict(plain, move(0, way(25)))).toBe('vf2:6.3 way-too-winding')
    })

    it('vf2:6.3 orders are for units on the table', () => {
      expect(verdict(plain, move(9, []))).toBe('vf2:6.2 no-such-unit')
    })

    it('vf2:6.3 a move is carried out, and told with its length', () => {
      const battle = drawn([foot(36, 30)])
      obeying(carryOut(battle, move(0, [there(0, -5)])))
      expect(unitOf(battle, 0).pose).toEqual(there(0, -5))
    })
  })

  describe('Valour & Fortitude: friends in the way', () => {
    const across = (more: Partial<Drawn>) =>
      battleOf({ red: [foot(36, 30), foot(36, 27)], blue: [ligne(36, 2)], ...more })
    const beyond = poseAt(36, 24.5)

    it('vf2:6.3 figures cross friends of their brigade', () => {
      expect(verdict(across({}), move(0, [beyond]))).toBeNull()
    })

    it('vf2:6.3 but not those of another brigade', () => {
      const battle = across({ brigades: { red: [[foot(36, 30)], [foot(36, 27)]] } })
      const refusal = refuseOrder(battle, move(0, [beyond]))
      expect(refusal).toMatchObject({ clause: 'vf2:6.3', code: 'way-through-friend' })
      expect(refusal?.data).toMatchObject({ other: 'red 2.1' })
      expect(refusal?.lines?.length).toBeGreaterThan(0)
    })

    it('vf2:6.3 nor those in contact with an enemy', () => {
      const red = [foot(36, 30), foot(36, 25)]
      const aside = poseAt(36, 22.9)
      // The enemy touches the flank of the second battalion, out of the first one's way.
      const free = across({ red, blue: [ligne(60, 25)] })
      expect(verdict(free, move(0, [aside]))).toBeNull()
      const engaged = across({ red, blue: [ligne(36 + 4.728 + 4.728 + 0.01, 25, {}, 180)] })
      expect(verdict(engaged, move(0, [aside]))).toBe('vf2:6.3 way-through-friend')
    })

    it('vf2:6.3 no move ends in contact with a friend', () => {
      const battle = across({})
      expect(verdict(battle, move(0, [poseAt(36, 28.59)]))).toBe('vf2:6.3 way-ends-at-friend')
      expect(verdict(battle, move(0, [poseAt(36, 28.6)]))).toBeNull()
      expect(verdict(battle, move(0, [poseAt(36, 28)]))).toBe('vf2:6.3 way-ends-at-friend')
    })

    it('vf2:special.open-order units in open order cross each other whatever their brigade', () => {
      const open = (y: number, formation: Formation) => [lights(36, y, { formation })]
      const both = (a: Formation, b: Formation) =>
        across({ brigades: { red: [open(30, a), open(26, b)] } })
      const end = poseAt(36, 22.5)
      expect(verdict(both(OPEN(12), OPEN(12)), move(0, [end]))).toBeNull()
      expect(verdict(both(OPEN(12), LINE(12)), move(0, [end]))).toBe('vf2:6.3 way-through-friend')
      expect(verdict(both(LINE(12), OPEN(12)), move(0, [end]))).toBe('vf2:6.3 way-through-friend')
    })
  })

  describe('Valour & Fortitude: enemies in the way', () => {
    it('vf2:6.3.2 a figure stays at least 3" away from enemy figures', () => {
      const battle = battleOf({ red: [foot(36, 30)], blue: [ligne(36, 20)] })
      const ahead = (y: number) => move(0, [by(unitOf(battle, 0), 0, y)])
      expect(verdict(battle, ahead(-7))).toBeNull()
      const refusal = refuseOrder(battle, ahead(-7.01))
      expect(refusal).toMatchObject({ clause: 'vf2:6.3.2', code: 'way-near-enemy' })
      expect(refusal?.lines).toMatchObject([{ is: 'gap', margin: 1 }])
    })

    it('vf2:6.3.2 on its way, too', () => {
      const battle = battleOf({
        red: [foot(20, 30, { formation: MARCH(2) })],
        blue: [ligne(31, 28.5)],
      })
      expect(verdict(battle, move(0, [poseAt(21, 25), poseAt(22, 22)]))).toBeNull()
      expect(verdict(battle, move(0, [poseAt(25, 26), poseAt(22, 22)]))).toBe(
        'vf2:6.3.2 way-near-enemy',
      )
    })

    it('vf2:6.3.2 whoever starts nearer than 3" cannot move, not even away', () => {
      const battle = battleOf({ red: [foot(36, 30)], blue: [ligne(36, 27.01)] })
      expect(verdict(battle, move(0, [by(unitOf(battle, 0), 0, 4)]))).toBe(
        'vf2:6.3.2 way-near-enemy',
      )
      expect(verdict(battle, { unit: 0, do: 'retreat', way: [poseAt(36, 34)] })).toBeNull()
    })

    const led: Drawn = {
      red: [foot(36, 30)],
      blue: [ligne(50, 10), ligne(20, 12)],
      leaders: {
        blue: [
          [36, 27],
          [70, 2],
        ],
      },
    }

    it('vf2:6.3.2 an enemy leader is moved over and set up anew by its own commander', () => {
      const battle = battleOf(led)
      const order = move(0, [poseAt(36, 24)])
      expect(verdict(battle, order)).toBeNull()
      const at = { x: inches(48), y: inches(13) }
      const { asked } = obeying(carryOut(battle, order), at)
      expect(asked).toEqual(['moved over blue'])
      expect(leaderOf(battle, 2).at).toEqual(at)
    })

    it('vf2:6.3.2 a leader on whom a move ends gives way as well', () => {
      const battle = battleOf(led)
      const { asked } = obeying(carryOut(battle, move(0, [poseAt(36, 26.5)])), {
        x: inches(48),
        y: inches(13),
      })
      expect(asked).toEqual(['moved over blue'])
    })

    it('vf2:6.3.2 and one on whose place a unit reforms', () => {
      const battle = battleOf({
        ...led,
        leaders: {
          blue: [
            [32, 31],
            [70, 2],
          ],
        },
        red: [foot(36, 30, { formation: COLUMN(6) })],
      })
      const after = { formation: LINE(12), pose: poseAt(36, 30) }
      const spot = { x: inches(48), y: inches(13) }
      expect(obeying(carryOut(battle, move(0, [], { after })), spot).asked).toEqual([
        'moved over blue',
      ])
    })

    it('vf2:6.3.2 friendly leaders stay where they are', () => {
      const battle = battleOf({
        ...led,
        leaders: {
          red: [
            [36, 27],
            [60, 40],
          ],
        },
      })
      expect(obeying(carryOut(battle, move(0, [poseAt(36, 24)]))).asked).toEqual([])
    })

    it('vf2:6.3.2 nobody is asked about a leader who is not in the way', () => {
      const battle = battleOf(led)
      obeying(carryOut(battle, move(0, [poseAt(36, 29)])))
      expect(leaderOf(battle, 2).at).toEqual({ x: inches(36), y: inches(27) })
    })
  })

  describe('Valour & Fortitude: ground in the way', () => {
    const onGround = (features: Drawn['features'] & {}, who = foot(36, 30)) =>
      drawn([who], { features })

    rule('vf2:T.2.1 each crossing of a barrier costs 4"', { not: ['vf1'] }, () => {
      const hedge = line(
        'hedge',
        'hedge',
        [
          [20, 29],
          [52, 29],
        ],
        ['barrier', 'soft cover'],
      )
      const battle = onGround([hedge])
      const ahead = (y: number) => verdict(battle, move(0, [by(unitOf(battle, 0), 0, -y)]))
      expect(ahead(4)).toBeNull()
      expect(ahead(4.01)).toBe('vf2:6.3.1 way-too-long')
    })

    it('vf2:T.2.1 whoever only steps up to a barrier pays nothing', () => {
      const hedge = line(
        'hedge',
        'hedge',
        [
          [20, 22],
          [52, 22],
        ],
        ['barrier', 'soft cover'],
      )
      const battle = onGround([hedge])
      expect(verdict(battle, move(0, [by(unitOf(battle, 0), 0, -7.75)]))).toBeNull()
    })

    rule(
      'vf2:T.2.3 each inch along a highway is half an inch to a march column',
      { not: ['vf1'] },
      () => {
        const road = line(
          'road',
          'road',
          [
            [36, 2],
            [36, 46],
          ],
          ['highway'],
          3,
        )
        const along = (formation: Formation, y: number) => {
          const battle = battleOf({
            red: [unit('british line infantry', 36, 30, 0, { formation })],
            blue: [ligne(66, 2)],
            features: [road],
          })
          return verdict(battle, move(0, [by(unitOf(battle, 0), 0, -y)]))
        }
        expect(along(MARCH(2), 24)).toBeNull()
        expect(along(MARCH(2), 24.01)).toBe('vf2:6.3.1 way-too-long')
        expect(along(LINE(12), 8.01)).toBe('vf2:6.3.1 way-too-long')
        expect(along(COLUMN(4), 9.01)).toBe('vf2:6.3.1 way-too-long')
      },
    )

    it('vf2:T.2.3 limbered artillery counts as a march column', () => {
      const road = line(
        'road',
        'road',
        [
          [36, 2],
          [36, 46],
        ],
        ['highway'],
        3,
      )
      const battle = battleOf({
        red: [guns(36, 30, { formation: LIMBERED })],
        blue: [ligne(66, 2)],
        features: [road],
      })
      expect(verdict(battle, move(0, [poseAt(36, 6)]))).toBeNull()
    })

    it('vf2:T.2.4 impassable ground cannot be crossed nor stood on', () => {
      const lake = area('lake', 'lake', box(30, 24, 42, 27), ['impassable'])
      const battle = onGround([{ ...lake, name: 'Long Pond' }])
      const refusal = refuseOrder(battle, move(0, [poseAt(36, 26.5)]))
      expect(refusal).toMatchObject({ clause: 'vf2:T.2.4', code: 'way-impassable' })
      expect(refusal?.message).toContain('Long Pond')
      expect(refusal?.lines?.length).toBeGreaterThan(0)
      expect(verdict(battle, move(0, [poseAt(36, 22.2)]))).toBe('vf2:T.2.4 way-impassable')
      expect(verdict(battle, move(0, [poseAt(36, 27)]))).toBeNull()
    })

    const river = crossed(
      line(
        'river',
        'river',
        [
          [0, 25],
          [72, 25],
        ],
        ['impassable'],
        2,
      ),
      'bridge',
      [
        [36, 23.5],
        [36, 26.5],
      ],
      2,
      ['highway'],
    )

    it('vf2:T.2.4 a river is open where a bridge is', () => {
      const march = (x: number) => {
        const battle = onGround([river], foot(x, 28, { formation: MARCH(2) }))
        return verdict(battle, move(0, [poseAt(x, 18)]))
      }
      expect(march(36)).toBeNull()
      expect(march(38)).toBe('vf2:T.2.4 way-impassable')
    })

    /** The farthest that a line gets over a crossing 12" wide, in hundredths of an inch. */
    const over = (kind: 'bridge' | 'ford', tags: readonly string[], bed: readonly string[]) => {
      const wide = crossed(
        line(
          'river',
          'river',
          [
            [0, 25],
            [72, 25],
          ],
          bed,
          2,
        ),
        kind,
        [
          [36, 23.5],
          [36, 26.5],
        ],
        12,
        tags,
      )
      const battle = onGround([wide])
      let far = 0
      while (verdict(battle, move(0, [poseAt(36, 30 - (far + 1) / 100)])) === null) far++
      return far
    }

    rule('vf2:T.2.6 a ford is rough, whatever the river is', { not: ['vf1'] }, () => {
      // The front rank starts 3.894" from the ford, and every inch in it counts twice.
      expect(over('ford', ['rough'], ['impassable'])).toBe(594)
      expect(over('bridge', ['highway'], ['impassable'])).toBe(800)
      expect(over('bridge', ['highway'], ['rough'])).toBe(800)
    })

    rule(
      'vf2:T.2.1 nor does a bridge over a stream cost what the stream does',
      { not: ['vf1'] },
      () => {
        expect(over('bridge', ['highway'], ['barrier'])).toBe(800)
      },
    )

    rule('vf2:T.2.6 rough ground counts twice', { not: ['vf1'] }, () => {
      const battle = onGround([area('bog', 'bog', box(20, 10, 52, 34), ['rough'])])
      const ahead = (y: number) => verdict(battle, move(0, [by(unitOf(battle, 0), 0, -y)]))
      expect(ahead(4)).toBeNull()
      expect(ahead(4.01)).toBe('vf2:6.3.1 way-too-long')
    })

    it('vf2:T.2.6 one figure in rough ground slows the whole unit', () => {
      const battle = onGround([area('bog', 'bog', box(40, 10, 52, 34), ['rough'])])
      expect(verdict(battle, move(0, [by(unitOf(battle, 0), 0, -5)]))).toBe(
        'vf2:6.3.1 way-too-long',
      )
    })

    it('vf2:special.open-order light infantry in open order is not slowed', () => {
      const bog = area('bog', 'bog', box(20, 10, 52, 40), ['rough'])
      const ahead = (formation: Formation, y: number) => {
        const battle = onGround([bog], lights(36, 30, { formation }))
        return verdict(battle, move(0, [poseAt(36, 30 - y)]))
      }
      expect(ahead(OPEN(12), 9)).toBeNull()
      expect(ahead(LINE(12), 5)).toBe('vf2:6.3.1 way-too-long')
    })

    it('vf2:special.open-order light cavalry in open order is slowed all the same', () => {
      const bog = area('bog', 'bog', box(20, 10, 52, 40), ['rough'])
      const battle = onGround([bog], hussars(36, 32, { formation: OPEN(5) }))
      expect(verdict(battle, move(0, [poseAt(36, 22)]))).toBe('vf2:6.3.1 way-too-long')
    })

    it('vf2:T.3 nobody moves through defendable terrain', () => {
      const battle = onGround([
        area('wood', 'wood', box(38, 24, 44, 27), ['defendable', 'obstacle']),
      ])
      expect(verdict(battle, move(0, [poseAt(36, 25)]))).toBe('vf2:T.3 way-through-defendable')
      expect(verdict(battle, move(0, [poseAt(36, 27)]))).toBeNull()
    })

    const held: Partial<Drawn> = {
      features: [area('wood', 'wood', box(32, 24, 40, 27), ['defendable', 'obstacle'])],
    }
    const inside = (side: 'friend' | 'enemy') =>
      battleOf({
        red: [foot(36, 30), ...(side === 'friend' ? [inWood('british line infantry')] : [])],
        blue: [ligne(66, 2), ...(side === 'enemy' ? [inWood('french line infantry')] : [])],
        ...held,
      })
    const inWood = (profile: string) => ({ name: profile, profile, inside: 'wood' })

    it('vf2:T.3.4 a unit may touch a feature that a friend occupies', () => {
      expect(verdict(inside('friend'), move(0, [poseAt(36, 27)]))).toBeNull()
    })

    it('vf2:T.3.4 and come near to one that an enemy occupies, but not touch it', () => {
      const battle = inside('enemy')
      expect(verdict(battle, move(0, [poseAt(36, 27.03)]))).toBeNull()
      const refusal = refuseOrder(battle, move(0, [poseAt(36, 27.01)]))
      expect(refusal).toMatchObject({ clause: 'vf2:T.3.4', code: 'way-touches-holder' })
      expect(refusal?.lines?.length).toBeGreaterThan(0)
    })
  })

  describe('Valour & Fortitude: doubles', () => {
    const far = (y: number) => battleOf({ red: [foot(36, 44)], blue: [ligne(36, y)] })

    rule('vf2:6.6 a unit that doubles moves twice its distance', { not: ['vf1'] }, () => {
      const battle = far(2)
      expect(steps(doubleDistance(battle, unitOf(battle, 0))).at(-1)).toBe('vf2:6.6 16')
      expect(verdict(battle, double(0, poseAt(36, 28)))).toBeNull()
      expect(verdict(battle, double(0, poseAt(36, 27.9)))).toBe('vf2:6.3.1 way-too-long')
      expect(refuseOrder(battle, double(0, poseAt(36, 27.9)))?.data).toMatchObject({ distance: 16 })
      obeying(carryOut(battle, double(0, poseAt(36, 28))))
      expect(unitOf(battle, 0).pose).toEqual(poseAt(36, 28))
    })

    rule('vf2:6.6 it starts more than 18" from any enemy', { not: ['vf1', 'vf3'] }, () => {
      expect(verdict(far(25.9), double(0, poseAt(36, 45)))).toBeNull()
      const refusal = refuseOrder(far(26), double(0, poseAt(36, 45)))
      expect(refusal).toMatchObject({ clause: 'vf2:6.6', code: 'double-near' })
      expect(refusal?.lines).toMatchObject([{ is: 'gap' }])
    })

    rule('vf2:6.6 and ends more than 18" from any enemy', { not: ['vf1', 'vf3'] }, () => {
      const battle = far(15)
      expect(verdict(battle, double(0, poseAt(36, 33.01)))).toBeNull()
      expect(verdict(battle, double(0, poseAt(36, 33)))).toBe('vf2:6.6 way-ends-near')
      const wood = area('wood', 'wood', box(32, 9, 40, 15), ['defendable'])
      const held = battleOf({
        red: [foot(36, 44)],
        blue: [occupying(ligne(0, 0), 'wood')],
        features: [wood],
      })
      expect(verdict(held, double(0, poseAt(36, 33.01)))).toBeNull()
      expect(verdict(held, double(0, poseAt(36, 33)))).toBe('vf2:6.6 way-ends-near')
    })
  })

  describe('Valour & Fortitude: what is told of moves', () => {
    const hedge = line(
      'the hedge',
      'hedge',
      [
        [20, 29],
        [52, 29],
      ],
      ['barrier'],
    )
    const wood = area('the wood', 'wood', box(32, 16, 40, 22), ['defendable', 'obstacle'])
    const table = () =>
      playing('action', {
        red: [foot(36, 30), foot(60, 30)],
        blue: [ligne(60, 24)],
        features: [hedge, wood],
        leaders: {
          red: [
            [47, 37],
            [42, 44],
          ],
          blue: [
            [36, 27],
            [70, 2],
          ],
        },
      })
    const sentences = (played: ReturnType<typeof table>) =>
      (played.host.course.telling?.happenings ?? []).map((told) => rulebook().sentence(told))

    rule(
      'vf2:6.3.1 how far it was, over what, and who got out of the way',
      { not: ['vf1'] },
      () => {
        const played = table()
        played.answer('red', { order: move(0, [poseAt(36, 26)]) })
        expect(played.told('moves')).toMatchObject([
          { unit: 'red 1', how: 'move', hundredths: 800, crossed: ['the hedge'] },
        ])
        expect(sentences(played)).toContain('red 1 moves 8" of 8", over the hedge.')
        expect(played.asked('blue')).toEqual(['moved over'])
        expect(played.battle().now).toEqual({ doing: 'acting', unit: 0 })
        expect(played.refused('blue', { x: inches(36), y: inches(34) })).toMatchObject({
          clause: 'vf2:6.3.2',
          code: 'over-far',
        })
        played.answer('blue', { x: inches(60), y: inches(20) })
        expect(sentences(played)).toContain('blue brigadier 1 gets out of the way of red 1.')
      },
    )

    it('vf2:6.3.2 nowhere but on the open table, clear of units and leaders', () => {
      const played = table()
      played.answer('red', { order: move(0, [poseAt(36, 26)]) })
      const at = (x: number, y: number) =>
        movedOver.refuse(played.battle(), { leader: 2 }, { x: inches(x), y: inches(y) })
      expect(at(60, 24)?.code).toBe('leader-on-unit')
      expect(at(52, 23)).toBeNull()
      const spots = movedOver.candidates(played.battle(), { leader: 2 }, 9, randomFrom('spots'))
      expect(spots.length).toBeGreaterThan(4)
      for (const spot of spots)
        expect(movedOver.refuse(played.battle(), { leader: 2 }, spot)).toBeNull()
    })

    it('vf2:6.5 that it is in contact, and with whom', () => {
      const played = table()
      played.answer('red', { order: { unit: 1, do: 'assault', way: [poseAt(60, 24)] } })
      expect(played.told('assaults')).toMatchObject([{ unit: 'red 2', foes: ['blue 1'] }])
      expect(sentences(played)).toContain('red 2 is in contact with blue 1.')
    })

    it('vf2:6.3.3 that it reforms', () => {
      const played = table()
      const after = { formation: COLUMN(6), pose: poseAt(36, 30) }
      played.answer('red', { order: move(0, [], { after }) })
      expect(sentences(played)).toContain('red 1 reforms: attack column.')
      expect(played.told('moves')).toEqual([])
    })
  })
})
