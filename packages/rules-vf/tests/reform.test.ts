import { figureRing, figuresOf, type Footprint, type Pose } from '@grognard/geometry'
import { expect, it } from 'vitest'
import { refuseOrder } from '../actions/judge.ts'
import { reformPoses } from '../actions/reform.ts'
import { carryOut } from '../activities/carry-out.ts'
import { unitOf, type Unit, type Vf } from '../battle.ts'
import { standing } from '../field/situation.ts'
import type { Formation } from '../formation.ts'
import {
  area,
  battleOf,
  box,
  COLUMN,
  degrees,
  foot,
  guns,
  lights,
  ligne,
  LIMBERED,
  LINE,
  MARCH,
  OPEN,
  poseAt,
  SQUARE,
  unit,
  type Drawn,
} from './drawn-up.ts'
import { by, move, obeying, retreat, verdict } from './orders.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const UNLIMBERED = { kind: 'unlimbered' } as const
  const drawn = (red: Drawn['red'], more: Partial<Drawn> = {}) =>
    battleOf({ red, blue: [ligne(36, 2)], ...more })

  const facing = (turn: number) => degrees(turn)

  /** The first of the poses that a reform may have. */
  const anew = (battle: Vf, who: Unit, formation: Formation, looks: number, from?: Pose) => {
    const stand = { formation: who.formation, pose: from ?? (who.pose as Pose) }
    const [pose] = reformPoses(battle, who, formation, facing(looks), stand)
    return { formation, pose: pose as Pose }
  }

  /** Where the bases of a unit's front rank have their middle, to a hundredth of an inch. */
  function frontRank(footprint: Footprint): readonly string[] {
    return figuresOf(footprint)
      .filter(({ front }) => front)
      .map(({ box: at, file, rank }) => {
        const { ring, scale } = figureRing(
          footprint.boxes[at] as Footprint['boxes'][number],
          file,
          rank,
        )
        const mean = (corner: number) =>
          [0, 2, 4, 6].reduce((sum, i) => sum + (ring[i + corner] as number), 0) / (4 * scale)
        return `${Math.round(mean(0) / 10)} ${Math.round(mean(1) / 10)}`
      })
  }

  describe('Valour & Fortitude: reforming', () => {
    it('vf2:6.3 the example: 9" to the left flank in march column, then an attack column', () => {
      const battle = battleOf({
        red: [foot(36, 46)],
        blue: [ligne(36, 20, { formation: MARCH(2) })],
      })
      const column = unitOf(battle, 1)
      // It looks down the page, so that its left is to the right.
      const flank = by(column, 9, 0)
      const order = move(1, [flank], { after: { formation: COLUMN(6), pose: flank } })
      expect(verdict(battle, order)).toBeNull()
      const before = frontRank(standing(battle, column, flank))
      obeying(carryOut(battle, order))
      const now = unitOf(battle, 1)
      expect(now).toMatchObject({ formation: COLUMN(6), pose: flank })
      // Of six, the two at the centre stand where the two of the march column stood.
      const after = frontRank(standing(battle, now, flank))
      expect(after.slice(2, 4)).toEqual(before)
    })

    it('vf2:6.3.3 with one figure at the centre before and after there is one pose', () => {
      const battle = drawn([foot(36, 30, { formation: MARCH(3) })])
      expect(reformPoses(battle, unitOf(battle, 0), COLUMN(5), 0)).toEqual([poseAt(36, 30)])
    })

    it('vf2:6.3.3 of two figures equally close either may pivot, and take either place', () => {
      const battle = drawn([foot(36, 30)])
      const base = 0.788
      const at = (x: number) => poseAt(36 + x, 30)
      const sorted = (formation: Formation) =>
        reformPoses(battle, unitOf(battle, 0), formation, 0).toSorted((a, b) => a.x - b.x)
      expect(sorted(COLUMN(6))).toEqual([at(-base), at(0), at(base)])
      expect(sorted(COLUMN(5))).toEqual([at(-base / 2), at(base / 2)])
    })

    it('vf2:6.3.3 the figure that stays may face any way', () => {
      const battle = drawn([foot(36, 30, { formation: COLUMN(5) })])
      const [pose] = reformPoses(battle, unitOf(battle, 0), COLUMN(5), facing(90))
      // The middle of its base stays: half a base behind the old front, and behind the new.
      expect(pose).toEqual(poseAt(36 + 0.394, 30 + 0.394, 90))
      const order = move(0, [], { after: { formation: COLUMN(5), pose: pose as Pose } })
      expect(verdict(battle, order)).toBeNull()
    })

    it('vf2:special.square the front face of a square has the figure that stays', () => {
      const battle = drawn([foot(36, 30, { formation: SQUARE })])
      const [first, ...others] = reformPoses(battle, unitOf(battle, 0), COLUMN(5), 0)
      expect([first, others]).toEqual([poseAt(36, 30), []])
      const line = drawn([foot(36, 30)])
      const xs = reformPoses(line, unitOf(line, 0), SQUARE, 0).map(({ x, y }) => [x, y])
      expect(xs).toEqual([
        [35_606, 30_000],
        [36_394, 30_000],
      ])
    })

    it('vf2:6.3.3 in open order figures stand half an inch apart', () => {
      const battle = drawn([lights(36, 30, { formation: OPEN(12) })])
      const poses = reformPoses(battle, unitOf(battle, 0), COLUMN(5), 0)
      expect(poses.map(({ x }) => x)).toEqual([35_356, 36_644])
    })

    it('vf2:6.3.3 is carried out before the move or after it', () => {
      const battle = drawn([foot(36, 30)])
      const before = { formation: MARCH(2), pose: poseAt(36, 30) }
      obeying(carryOut(battle, move(0, [poseAt(36, 18)], { before })))
      expect(unitOf(battle, 0)).toMatchObject({ formation: MARCH(2), pose: poseAt(36, 18) })
    })

    it('vf2:6.3.3 anywhere else is a move', () => {
      const battle = drawn([foot(36, 30)])
      const ahead = { formation: COLUMN(6), pose: poseAt(36, 29.9) }
      expect(verdict(battle, move(0, [], { after: ahead }))).toBe('vf2:6.3.3 reform-moves')
      const aside = { formation: COLUMN(6), pose: poseAt(37, 30) }
      const refusal = refuseOrder(battle, move(0, [], { after: aside }))
      expect(refusal).toMatchObject({ clause: 'vf2:6.3.3', code: 'reform-moves' })
      expect(refusal?.lines).toHaveLength(3)
    })

    it('vf2:6.3.3 before the move or after it, not both', () => {
      const battle = drawn([foot(36, 30)])
      const who = unitOf(battle, 0)
      const before = anew(battle, who, MARCH(2), 0)
      const end = by({ ...who, pose: before.pose }, 0, -12)
      expect(verdict(battle, move(0, [end], { before }))).toBeNull()
      // It moves as the formation does that it has taken.
      expect(verdict(battle, move(0, [by(who, 0, -12)]))).toBe('vf2:6.3.1 way-too-long')
      const after = { formation: LINE(12), pose: end }
      expect(verdict(battle, move(0, [end], { before, after }))).toBe('vf2:6.3.3 reform-twice')
    })

    it('vf2:6.3.3 starts more than 3" from any enemy', () => {
      const at = (y: number) => {
        const battle = battleOf({ red: [foot(36, 30)], blue: [ligne(36, y)] })
        const after = { formation: COLUMN(6), pose: poseAt(36, 30) }
        return refuseOrder(battle, move(0, [], { after }))
      }
      expect(at(26.99)).toBeNull()
      expect(at(27)).toMatchObject({ clause: 'vf2:6.3.3', code: 'reform-near' })
      expect(at(27)?.lines).toMatchObject([{ is: 'gap' }])
    })

    it('vf2:6.3.3 and ends more than 3" from any enemy', () => {
      const at = (x: number) => {
        const battle = battleOf({
          red: [foot(36, 30, { formation: COLUMN(6) })],
          blue: [ligne(x, 30, {}, 90)],
        })
        return verdict(
          battle,
          move(0, [], { after: { formation: LINE(12), pose: poseAt(36, 30) } }),
        )
      }
      expect(at(36 - 4.728 - 3.01)).toBeNull()
      expect(at(36 - 4.728 - 3)).toBe('vf2:6.3.3 way-ends-near')
    })

    it('vf2:6.3.3 before or after a retreat as well', () => {
      const battle = battleOf({ red: [foot(36, 30)], blue: [ligne(36, 28)] })
      const end = poseAt(36, 36)
      const after = { formation: COLUMN(6), pose: end }
      expect(verdict(battle, retreat(0, [end], { after }))).toBeNull()
      const before = { formation: COLUMN(6), pose: poseAt(36, 30) }
      expect(verdict(battle, retreat(0, [end], { before }))).toBe('vf2:6.3.3 reform-near')
    })

    it('vf2:6.3.3 nobody reforms off the table, onto a friend, or onto closed ground', () => {
      const column = (
        x: number,
        more: Drawn['red'] = [],
        features: Drawn['features'] & {} = [],
      ) => {
        const battle = drawn([foot(x, 30, { formation: COLUMN(6) }), ...more], { features })
        return verdict(battle, move(0, [], { after: { formation: LINE(12), pose: poseAt(x, 30) } }))
      }
      expect(column(36)).toBeNull()
      expect(column(4)).toBe('vf2:6.3 way-off-table')
      expect(column(36, [foot(45, 30)])).toBe('vf2:6.3 way-ends-at-friend')
      expect(column(36, [], [area('pond', 'lake', box(39, 29, 42, 33), ['impassable'])])).toBe(
        'vf2:T.2.4 way-impassable',
      )
      expect(column(36, [], [area('wood', 'wood', box(39, 29, 42, 33), ['defendable'])])).toBe(
        'vf2:T.3 way-through-defendable',
      )
    })

    it('vf2:6.3.3 only into a formation that the unit can take', () => {
      const battle = drawn([foot(36, 30)])
      const after = { formation: OPEN(12), pose: poseAt(36, 30) }
      expect(refuseOrder(battle, move(0, [], { after }))?.clause).toBe('vf2:special.open-order')
      const light = drawn([lights(36, 30)])
      const open = anew(light, unitOf(light, 0), OPEN(12), 0)
      expect(verdict(light, move(0, [], { after: open }))).toBeNull()
    })

    rule(
      'vf2:special.square into a square and out of it only where the unit stands',
      { not: ['vf3'] },
      () => {
        const battle = drawn([foot(36, 30)])
        const who = unitOf(battle, 0)
        const into = anew(battle, who, SQUARE, 0)
        expect(verdict(battle, move(0, [], { after: into }))).toBeNull()
        const end = by(who, 0, -2)
        const later = anew(battle, who, SQUARE, 0, end)
        expect(verdict(battle, move(0, [end], { after: later }))).toBe(
          'vf2:special.square reform-standing',
        )
        obeying(carryOut(battle, move(0, [], { after: into })))
        const square = unitOf(battle, 0)
        const out = anew(battle, square, LINE(12), 180)
        expect(verdict(battle, move(0, [], { before: out }))).toBeNull()
        const on = by({ ...square, pose: out.pose }, 0, 2)
        expect(verdict(battle, move(0, [on], { before: out }))).toBe(
          'vf2:special.square reform-standing',
        )
        expect(verdict(battle, retreat(0, [on], { before: out }))).toBe(
          'vf2:special.square reform-standing',
        )
        expect(verdict(battle, move(0, [by(square, 0, -3)]))).toBeNull()
        expect(verdict(battle, move(0, [by(square, 0, -3.01)]))).toBe('vf2:6.3.1 way-too-long')
      },
    )

    it('vf2:special.militia militia does not move when it reforms', () => {
      const battle = battleOf({
        red: [foot(36, 46)],
        blue: [unit('french national guard', 36, 10, 180), ligne(60, 10)],
      })
      const order = (id: number, way: readonly Pose[]) => {
        const who = unitOf(battle, id)
        const end = way[0] ?? (who.pose as Pose)
        return move(id, way, { after: anew(battle, who, COLUMN(6), 180, end) })
      }
      expect(verdict(battle, order(1, []))).toBeNull()
      expect(verdict(battle, order(1, [by(unitOf(battle, 1), 0, 4)]))).toBe(
        'vf2:special.militia reform-standing',
      )
      expect(verdict(battle, order(2, [by(unitOf(battle, 2), 0, 4)]))).toBeNull()
      expect(verdict(battle, move(1, [by(unitOf(battle, 1), 0, 4)]))).toBeNull()
    })

    it('vf2:special.horse-artillery reforms before a move and after it', () => {
      const twice = (profile: string) => {
        const battle = drawn([unit(profile, 36, 30, 0, { formation: UNLIMBERED })])
        const gun = unitOf(battle, 0)
        const before = anew(battle, gun, LIMBERED, 0)
        const end = by({ ...gun, pose: before.pose }, 0, -12)
        const limbered = { ...gun, formation: LIMBERED }
        const after = anew(battle, limbered, UNLIMBERED, 0, end)
        return verdict(battle, move(0, [end], { before, after }))
      }
      expect(twice('british horse artillery')).toBeNull()
      expect(twice('british field artillery')).toBe('vf2:6.3.3 reform-twice')
    })

    it('vf2:6.3.3 of artillery the cannon stays where it is', () => {
      const battle = drawn([guns(36, 30)])
      const gun = unitOf(battle, 0)
      const cannon = (formation: Formation, pose: Pose, at: number) => {
        const { ring } = standing(battle, gun, pose, formation).boxes[
          at
        ] as Footprint['boxes'][number]
        return [0, 1].map((i) => ((ring[i] as number) + (ring[i + 4] as number)) / 2)
      }
      for (const looks of [0, 90, 180]) {
        const { pose } = anew(battle, gun, LIMBERED, looks)
        expect(cannon(LIMBERED, pose, 1)).toEqual(cannon(UNLIMBERED, gun.pose as Pose, 0))
      }
    })
  })
})
