import { gapOfBodies, placeOf } from '@grognard/field'
import { expect, it } from 'vitest'
import { refuseLeaderMove } from '../actions/leaders.ts'
import { leaderSpots } from '../actions/moved-over.ts'
import { leaderOf, type Vf } from '../battle.ts'
import { leaderBody } from '../field/situation.ts'
import {
  area,
  battleOf,
  box,
  crossed,
  foot,
  inches,
  ligne,
  line,
  playing,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const at = (x: number, y: number) => ({ at: { x: inches(x), y: inches(y) } })

  /** Red's is the last turn of the battle. */
  const drawn: Drawn = {
    first: 'blue',
    active: 'red',
    turns: 1,
    red: [foot(20, 30)],
    blue: [ligne(40, 10)],
    leaders: {
      red: [
        [20, 40],
        [30, 44],
      ],
    },
  }

  const code = (battle: Vf, move: ReturnType<typeof at> | { readonly inside: string }) => {
    const refusal = refuseLeaderMove(battle, leaderOf(battle, 0), move)
    return refusal && `${refusal.clause} ${refusal.code}`
  }

  describe('Valour & Fortitude: leaders ride', () => {
    it('vf2:6.8 a brigade leader rides when all units of its brigade have acted', () => {
      const table = playing('action', drawn)
      expect(table.asked('red')).toEqual(['order'])
      table.answer('red', { order: { unit: 0, do: 'stay' } })
      expect(table.asked('red')).toEqual(['leader'])
      table.answer('red', at(24, 36))
      expect(leaderOf(table.battle(), 0).at).toEqual(at(24, 36).at)
      expect(table.told('leader-rides')).toMatchObject([{ leader: 'red brigadier 1' }])
    })

    it('vf2:6.8 the leader of the army rides at the end of the phase, and both may stay', () => {
      const table = playing('action', drawn)
      table.answer('red', 'done')
      table.answer('red', null)
      expect(table.asked('red')).toEqual(['leader'])
      table.answer('red', at(34, 40))
      expect(
        table
          .battle()
          .leaders.slice(0, 2)
          .map((leader) => leader.at),
      ).toEqual([at(20, 40).at, at(34, 40).at])
      expect(table.battle().phase).not.toBe('action')
    })

    it('vf2:6.8 the leader of a brigade that failed its test does not ride', () => {
      const table = playing(
        'action',
        {
          ...drawn,
          leaders: {
            red: [
              [20, 40],
              [60, 44],
            ],
          },
        },
        { dice: [1] },
      )
      // This is the army's leader.
      table.answer('red', at(50, 44))
      expect(leaderOf(table.battle(), 0).at).toEqual(at(20, 40).at)
      expect(leaderOf(table.battle(), 1).at).toEqual(at(50, 44).at)
    })

    it('vf2:6.8 goes 36" at most', () => {
      const battle = battleOf({ ...drawn, blue: [ligne(60, 4)] })
      expect(code(battle, at(56, 40))).toBeNull()
      expect(code(battle, at(54, 26))).toBe('vf2:6.8 leader-ride')
      const far = refuseLeaderMove(battle, leaderOf(battle, 0), at(56.01, 40))
      expect(far).toMatchObject({ clause: 'vf2:6.8', code: 'leader-ride' })
      expect(far?.lines).toEqual([
        { from: at(20, 40).at, to: at(56.01, 40).at, is: 'path', margin: 1 },
      ])
    })

    it('vf2:6.8 stays more than 6" from any enemy unit, not from their leaders', () => {
      // The enemy's front is at y = 10, and a leader's base reaches 0.787" up.
      const battle = battleOf({
        ...drawn,
        leaders: {
          ...drawn.leaders,
          blue: [
            [20, 26],
            [60, 1],
          ],
        },
      })
      expect(code(battle, at(40, 16.788))).toBeNull()
      const near = refuseLeaderMove(battle, leaderOf(battle, 0), at(40, 16.787))
      expect(near).toMatchObject({
        clause: 'vf2:6.8',
        code: 'leader-near',
        data: { leader: 'red brigadier 1', enemy: 'blue 1', inches: 6 },
        lines: [{ is: 'gap', margin: 1 }],
      })
      const nearer = refuseLeaderMove(battle, leaderOf(battle, 0), at(40, 15.787))
      expect(nearer?.lines).toMatchObject([{ margin: 100 }])
      expect(code(battle, at(22, 26))).toBeNull()
    })

    it('vf2:6.8 stands on the table, and on nobody else', () => {
      const battle = battleOf({
        ...drawn,
        leaders: {
          ...drawn.leaders,
          blue: [
            [20, 26],
            [60, 1],
          ],
        },
      })
      expect(code(battle, at(0.7, 40))).toBe('vf2:6.8 leader-off-table')
      expect(code(battle, at(20, 30.5))).toBe('vf2:6.8 leader-on-unit')
      expect(code(battle, at(31, 44))).toBe('vf2:6.8 leader-on-leader')
      expect(code(battle, at(21, 26))).toBe('vf2:6.8 leader-on-leader')
      // Where it stands already it may stand.
      expect(code(battle, at(20.5, 40))).toBeNull()
    })

    it('vf2:6.8 two round bases have room beside each other wherever circles have', () => {
      const battle = battleOf(drawn)
      // The other stands at 30, 44; both bases are 0.787" from their middle to their edge.
      const aside = (far: number) => at(30 - 0.6 * far, 44 - 0.8 * far)
      expect(code(battle, aside(1.58))).toBeNull()
      expect(code(battle, aside(1.57))).toBe('vf2:6.8 leader-on-leader')
    })

    it('vf2:6.8 nor do the corners of a unit reach into the circle of its base', () => {
      // The front right corner of the unit is at 24.728, 30.
      const battle = battleOf(drawn)
      const aside = (far: number) => at(24.728 + 0.6 * far, 30 - 0.8 * far)
      expect(code(battle, aside(0.79))).toBeNull()
      expect(code(battle, aside(0.78))).toBe('vf2:6.8 leader-on-unit')
    })

    it('vf2:T.2.4 stands at a corner of impassable ground as near as its circle lets it', () => {
      const marsh = area('marsh', 'lake', box(26, 36, 30, 40), ['impassable'])
      const battle = battleOf({ ...drawn, features: [marsh] })
      const aside = (far: number) => at(26 - 0.6 * far, 36 - 0.8 * far)
      expect(code(battle, aside(0.79))).toBeNull()
      expect(code(battle, aside(0.78))).toBe('vf2:T.2.4 leader-on-impassable')
    })

    it('vf2:T.2.4 stands on a bridge that is as wide as its base', () => {
      const ends = [
        [0, 36],
        [72, 36],
      ] as const
      const banks = [
        [19.7, 34.5],
        [20.3, 37.5],
      ] as const
      const river = line('river', 'river', ends, ['impassable'], 2)
      const battle = battleOf({ ...drawn, features: [crossed(river, 'bridge', banks, 1.6, [])] })
      // Across the bridge there are 0.013" to spare on both sides.
      expect(code(battle, at(20, 36))).toBeNull()
      expect(code(battle, at(20.01, 36))).toBeNull()
      expect(code(battle, at(20.02, 36))).toBe('vf2:T.2.4 leader-on-impassable')
    })

    it('vf2:T.2.4 does not stand on impassable ground', () => {
      const battle = battleOf({
        ...drawn,
        features: [
          line(
            'river',
            'river',
            [
              [0, 36],
              [72, 36],
            ],
            ['impassable'],
            2,
          ),
        ],
      })
      expect(code(battle, at(20, 36))).toBe('vf2:T.2.4 leader-on-impassable')
      expect(code(battle, at(26, 34))).toBeNull()
    })

    it('vf2:1.3 each brigade has one leader, each army another, and nobody orders them like units', () => {
      const table = playing('action', drawn)
      expect(table.battle().leaders.map(({ name, brigade }) => [name, brigade])).toEqual([
        ['red brigadier 1', 0],
        ['red general', null],
        ['blue brigadier 1', 1],
        ['blue general', null],
      ])
      expect(table.battle().units).toHaveLength(2)
      expect(table.refused('red', { order: { unit: 2, do: 'stay' } }).code).toBe('no-such-unit')
    })
  })

  describe('Valour & Fortitude: leaders who are moved over', () => {
    it('vf2:6.3.2 places are proposed in rings about the nearest unit of his side', () => {
      const battle = battleOf({
        red: [foot(20, 30), foot(60, 30)],
        blue: [ligne(40, 4)],
        leaders: { red: [[24, 36]] },
      })
      const spots = [...leaderSpots(battle, leaderOf(battle, 0))]
      // The unit is 9.456" wide and 1.576" deep: an inch from it all around, then on.
      const first = spots.slice(0, 24)
      expect(Math.min(...first.map(({ x }) => x))).toBe(20_000 - 4728 - 1000)
      expect(Math.max(...first.map(({ x }) => x))).toBe(20_000 + 4728 + 1000)
      expect(Math.min(...first.map(({ y }) => y))).toBe(30_000 - 1000)
      expect(Math.max(...first.map(({ y }) => y))).toBe(31_576 + 1000)
      expect(Math.max(...spots.map(({ y }) => y))).toBeGreaterThan(31_576 + 5000)
      expect(Math.max(...spots.map(({ x }) => x))).toBeLessThan(36_000)
      const [one] = leaderSpots(battle, leaderOf(battle, 0), 6)
      expect(one).toMatchObject({ x: 20_000 + 4728 + 1000 })
    })
  })

  describe('Valour & Fortitude: leaders in defendable terrain', () => {
    const wood = area('wood', 'wood', box(16, 20, 24, 26), ['defendable'])
    const other = area('copse', 'wood', box(24, 20, 30, 26), ['defendable'])
    const apart = area('grove', 'wood', box(40, 30, 46, 36), ['defendable'])
    const near = (y: number, more: Partial<Drawn> = {}): Vf =>
      battleOf({
        red: [foot(50, 44)],
        blue: [ligne(60, 6)],
        features: [wood, other, apart],
        leaders: {
          red: [
            [20, y],
            [30, 44],
          ],
        },
        ...more,
      })

    it('vf2:T.3.2 goes into a feature that is less than 3" away', () => {
      const edge = 26 + 3 + 0.787
      expect(code(near(edge), { inside: 'wood' })).toBe('vf2:T.3.2 leader-not-at-door')
      expect(code(near(edge - 0.001), { inside: 'wood' })).toBeNull()
      expect(code(near(28), { inside: 'grove' })).toBe('vf2:T.3.2 leader-not-at-door')
      expect(code(near(28), { inside: 'river' })).toBe('vf2:T.3.2 leader-no-shelter')
      expect(code(near(28), at(20, 23))).toBe('vf2:T.3 leader-in-defendable')
    })

    /** So far aside from a corner of the wood, 3 to the left for every 4 down. */
    const beside = (far: number) => [16 - 0.6 * far, 26 + 0.8 * far] as const
    const fromCorner = (far: number): Vf => near(0, { leaders: { red: [beside(far), [30, 44]] } })

    it('vf2:T.3.2 beside a corner less than 3" are less than 3" from the circle of its base', () => {
      expect(code(fromCorner(3.785), { inside: 'wood' })).toBeNull()
      expect(code(fromCorner(3.79), { inside: 'wood' })).toBe('vf2:T.3.2 leader-not-at-door')
    })

    it('vf2:1.0 the gap that is shown to a garrison is measured to the circle of its base', () => {
      const battle = fromCorner(5)
      const [body, place] = [
        leaderBody(battle, leaderOf(battle, 0)),
        placeOf(battle.terrain, 'wood'),
      ]
      if (!body || !place) throw new Error('Both are there.')
      expect(gapOfBodies(body, place.ground).length).toBeCloseTo(5000 - 787, 6)
      expect(gapOfBodies(place.ground, body).length).toBeCloseTo(5000 - 787, 6)
    })

    rule('vf2:T.3.2 goes into it in play, and out again another turn', { not: ['vf1'] }, () => {
      const table = playing('action', {
        red: [foot(50, 44, { shot: 'volley' })],
        blue: [ligne(60, 6)],
        features: [wood],
        leaders: {
          red: [
            [20, 28],
            [30, 44],
          ],
        },
      })
      table.answer('red', { inside: 'wood' })
      expect(leaderOf(table.battle(), 0)).toMatchObject({
        at: null,
        inside: 'wood',
        status: 'ready',
      })
      expect(leaderBody(table.battle(), leaderOf(table.battle(), 0))).not.toBeNull()
      expect(table.told('leader-enters')).toMatchObject([{ feature: 'wood' }])
    })

    it('vf2:T.3.1 not where an enemy unit or leader is; friends may share it', () => {
      const { pose: _, ...inside } = foot(0, 0, { inside: 'wood' })
      const { pose: __, ...enemy } = ligne(0, 0, { inside: 'wood' })
      expect(code(near(28, { red: [inside] }), { inside: 'wood' })).toBeNull()
      expect(code(near(28, { blue: [enemy] }), { inside: 'wood' })).toBe(
        'vf2:T.3.1 leader-enemy-inside',
      )
      const battle = near(28)
      battle.leaders = battle.leaders.map((leader) =>
        leader.name === 'blue general' ? { ...leader, at: null, inside: 'wood' } : leader,
      )
      expect(code(battle, { inside: 'wood' })).toBe('vf2:T.3.1 leader-enemy-inside')
    })

    const within = (more: Partial<Drawn> = {}): Vf => {
      const battle = near(28, more)
      battle.leaders = battle.leaders.with(0, {
        ...leaderOf(battle, 0),
        at: null,
        inside: 'wood',
      })
      return battle
    }

    it('vf2:T.3.3 comes out wholly within 6" of the feature', () => {
      expect(code(within(), at(20, 31.2))).toBeNull()
      expect(code(within(), at(20, 31.3))).toBe('vf2:T.3.3 leader-leaves')
      expect(code(within(), at(20, 23))).toBe('vf2:T.3 leader-in-defendable')
    })

    it('vf2:T.3.3 beside a corner, too, 6" are measured to the far side of a circle', () => {
      expect(code(within(), at(...beside(5.21)))).toBeNull()
      expect(code(within(), at(...beside(5.215)))).toBe('vf2:T.3.3 leader-leaves')
    })

    rule('vf2:T.3.3 comes out at least 3" from the enemy', { not: ['vf3'] }, () => {
      // The enemy's front is at y = 33, and looks up.
      const enemy = { blue: [ligne(20, 33, {}, 0)] }
      expect(code(within(enemy), at(20, 33 - 3 - 0.787))).toBeNull()
      const near = within(enemy)
      expect(refuseLeaderMove(near, leaderOf(near, 0), at(20, 33 - 3 - 0.786))).toMatchObject({
        clause: 'vf2:T.3.3',
        code: 'leader-out-near',
        data: { inches: 3 },
      })
    })

    it('vf2:T.3.7 passes into a connected section, and into no other', () => {
      expect(code(within(), { inside: 'copse' })).toBeNull()
      expect(code(within(), { inside: 'grove' })).toBe('vf2:T.3.7 leader-not-connected')
    })
  })
})
