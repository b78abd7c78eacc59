import type { Pose } from '@grognard/geometry'
import { expect, it } from 'vitest'
import { refuseOrder } from '../actions/judge.ts'
import { carryOut } from '../activities/carry-out.ts'
import { change, changeLeader, leaderOf, unitOf, type Vf } from '../battle.ts'
import type { Formation } from '../formation.ts'
import type { Order } from '../order.ts'
import type { GivenUnit } from '../position.ts'
import { areConnected } from '../terrain/ground.ts'
import {
  area,
  battleOf,
  box,
  chasseurs,
  COLUMN,
  foot,
  guns,
  hussars,
  inches,
  lights,
  ligne,
  LINE,
  occupying,
  OPEN,
  playing,
  poseAt,
  type Drawn,
} from './drawn-up.ts'
import { move, obeying, retreat, verdict } from './orders.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const wood = area('wood', 'wood', box(32, 20, 40, 24), ['defendable', 'obstacle', 'soft cover'])
  const drawn = (
    red: readonly GivenUnit[],
    blue: readonly GivenUnit[] = [ligne(66, 2)],
    more: Partial<Drawn> = {},
  ) => battleOf({ red, blue, features: [wood], ...more })

  const occupy = (unit: number, feature = 'wood'): Order => ({ unit, do: 'occupy', feature })
  const shift = (unit: number, feature: string): Order => ({ unit, do: 'shift', feature })

  describe('Valour & Fortitude: occupying defendable terrain', () => {
    it('vf2:T.3.2 a unit less than 3" away occupies it', () => {
      const battle = drawn([foot(36, 26.99)])
      expect(verdict(battle, occupy(0))).toBeNull()
      obeying(carryOut(battle, occupy(0)))
      expect(unitOf(battle, 0)).toMatchObject({ inside: 'wood', pose: null, entered: true })
      const refusal = refuseOrder(drawn([foot(36, 27)]), occupy(0))
      expect(refusal).toMatchObject({ clause: 'vf2:T.3.2', code: 'occupy-far' })
      expect(refusal?.lines).toMatchObject([{ is: 'gap' }])
    })

    it('vf2:T.3.2 cavalry and artillery as well, and with enemies near by', () => {
      expect(verdict(drawn([hussars(36, 26)]), occupy(0))).toBeNull()
      expect(verdict(drawn([guns(36, 26)]), occupy(0))).toBeNull()
      expect(verdict(drawn([foot(36, 26)], [ligne(36, 20)]), occupy(0))).toBeNull()
    })

    it('vf2:T.3.1 by one unit, and not where the enemy is', () => {
      const friend = drawn([foot(36, 26), occupying(foot(0, 0), 'wood')])
      expect(verdict(friend, occupy(0))).toBe('vf2:T.3.1 occupy-full')
      const enemy = drawn([foot(36, 26)], [occupying(ligne(0, 0), 'wood')])
      expect(verdict(enemy, occupy(0))).toBe('vf2:T.3.1 occupy-full')
    })

    it('vf2:T.3.1 enemy leaders who are alone in it are moved over', () => {
      const battle = drawn([foot(36, 26)])
      const blue = battle.leaders.findIndex(({ side }) => side === 'blue')
      changeLeader(battle, blue, { at: null, inside: 'wood' })
      expect(verdict(battle, occupy(0))).toBeNull()
      const at = { x: inches(60), y: inches(6) }
      const { asked } = obeying(carryOut(battle, occupy(0)), at)
      expect(asked).toEqual(['moved over blue'])
      expect(leaderOf(battle, blue)).toMatchObject({ at, inside: null })
    })

    it('vf2:T.3.1 friendly leaders share it', () => {
      const battle = drawn([foot(36, 26)])
      changeLeader(battle, 0, { at: null, inside: 'wood' })
      expect(obeying(carryOut(battle, occupy(0))).asked).toEqual([])
      expect(leaderOf(battle, 0).inside).toBe('wood')
    })

    it('vf2:T.3.1 one without a unit left to ride to leaves the field', () => {
      const battle = drawn([foot(36, 26)], [ligne(66, 2)])
      const blue = battle.leaders.findIndex(({ side }) => side === 'blue')
      change(battle, 1, { status: 'routed', pose: null })
      changeLeader(battle, blue, { at: null, inside: 'wood' })
      expect(obeying(carryOut(battle, occupy(0))).asked).toEqual([])
      expect(leaderOf(battle, blue)).toMatchObject({ status: 'removed', at: null, inside: null })
    })

    it('vf2:T.3 only what is defendable', () => {
      const bog = area('bog', 'bog', box(32, 20, 40, 24), ['rough'])
      const battle = drawn([foot(36, 26)], undefined, { features: [bog] })
      expect(verdict(battle, occupy(0, 'bog'))).toBe('vf2:T.3 occupy-not-defendable')
      expect(verdict(battle, occupy(0, 'castle'))).toBe('vf2:T.3 occupy-not-defendable')
    })

    it('vf2:T.3.3 from inside there are no moves, doubles or retreats', () => {
      const battle = drawn([occupying(foot(0, 0), 'wood')])
      const way = [poseAt(36, 30)]
      for (const order of [move(0, way), retreat(0, way), { unit: 0, do: 'double', way } as const])
        expect(verdict(battle, order)).toBe('vf2:T.3.3 inside-must-exit')
      expect(verdict(battle, occupy(0))).toBe('vf2:T.3.3 inside-must-exit')
    })

    it('vf2:special.light-infantry occupies terrain after a move or retreat', () => {
      const up = (y: number) => move(0, [poseAt(36, y)], { occupy: 'wood' })
      const light = lights(36, 31)
      const battle = drawn([light])
      expect(verdict(battle, up(26.9))).toBeNull()
      expect(verdict(battle, up(27))).toBe('vf2:T.3.2 occupy-far')
      obeying(carryOut(battle, up(26.9)))
      expect(unitOf(battle, 0)).toMatchObject({ inside: 'wood', pose: null, entered: true })
      const back = drawn([lights(36, 15)], [ligne(36, 13)])
      expect(verdict(back, retreat(0, [poseAt(36, 18)], { occupy: 'wood' }))).toBeNull()
    })

    it('vf2:T.3.2 others occupy it instead of an action', () => {
      const battle = drawn([foot(36, 31)])
      expect(verdict(battle, move(0, [poseAt(36, 26)], { occupy: 'wood' }))).toBe(
        'vf2:T.3.2 occupy-after-move',
      )
    })
  })

  describe('Valour & Fortitude: leaving defendable terrain', () => {
    const exit = (pose: Pose, formation: Formation): Order => ({
      unit: 0,
      do: 'exit',
      formation,
      pose,
    })
    const inside = (blue?: readonly GivenUnit[], more: Partial<GivenUnit> = {}) =>
      drawn([{ ...occupying(foot(0, 0), 'wood'), ...more }], blue)

    it('vf2:T.3.3 it is set up wholly within 6", in any formation', () => {
      const battle = inside()
      expect(verdict(battle, exit(poseAt(36, 25), LINE(12)))).toBeNull()
      expect(verdict(battle, exit(poseAt(36, 30 - 3.152), COLUMN(6)))).toBeNull()
      const refusal = refuseOrder(battle, exit(poseAt(36, 30.1 - 3.152), COLUMN(6)))
      expect(refusal).toMatchObject({ clause: 'vf2:T.3.3', code: 'exit-far' })
      expect(refusal?.lines).toMatchObject([{ is: 'gap' }])
      obeying(carryOut(battle, exit(poseAt(36, 25), LINE(12))))
      expect(unitOf(battle, 0)).toMatchObject({
        inside: null,
        pose: poseAt(36, 25),
        formation: LINE(12),
      })
    })

    it('vf2:T.3.3 in a formation that it can take', () => {
      expect(refuseOrder(inside(), exit(poseAt(36, 25), OPEN(12)))?.clause).toBe(
        'vf2:special.open-order',
      )
    })

    rule('vf2:T.3.3 at least 3" from enemies', { not: ['vf3'] }, () => {
      const before = (y: number) => inside([ligne(36, y, {}, 0)])
      expect(verdict(before(29.576), exit(poseAt(36, 25), LINE(12)))).toBeNull()
      expect(verdict(before(29.57), exit(poseAt(36, 25), LINE(12)))).toBe('vf2:T.3.3 way-ends-near')
    })

    rule('vf2:T.3.3 nor nearer to a feature that they occupy', { not: ['vf3'] }, () => {
      const farm = area('farm', 'village', box(34, 29.576, 40, 33), ['defendable', 'obstacle'])
      const battle = battleOf({
        red: [occupying(foot(0, 0), 'wood')],
        blue: [occupying(ligne(0, 0), 'farm')],
        features: [wood, farm],
      })
      expect(verdict(battle, exit(poseAt(36, 25), LINE(12)))).toBeNull()
      expect(verdict(battle, exit(poseAt(36, 25.1), LINE(12)))).toBe('vf2:T.3.3 way-ends-near')
    })

    it('vf2:T.3.3 not on the turn on which it occupied it', () => {
      const battle = inside(undefined, { entered: true })
      expect(verdict(battle, exit(poseAt(36, 25), LINE(12)))).toBe('vf2:T.3.3 exit-just-entered')
    })

    it('vf2:T.3.3 clear of the feature itself and of friends', () => {
      const battle = drawn([occupying(foot(0, 0), 'wood'), foot(36, 28)])
      expect(verdict(battle, exit(poseAt(36, 23.5), LINE(12)))).toBe(
        'vf2:T.3 way-through-defendable',
      )
      expect(verdict(battle, exit(poseAt(36, 26.42), LINE(12)))).toBe('vf2:6.3 way-ends-at-friend')
    })

    it('vf2:T.3.3 who is not inside cannot leave', () => {
      expect(verdict(drawn([foot(36, 30)]), exit(poseAt(36, 25), LINE(12)))).toBe(
        'vf2:T.3.3 exit-not-inside',
      )
    })
  })

  describe('Valour & Fortitude: connected sections', () => {
    const section = (id: string, corners: ReturnType<typeof box>) =>
      area(id, 'village', corners, ['defendable', 'obstacle', 'hard cover'])
    const features = [
      section('church', box(30, 20, 34, 24)),
      section('inn', box(34, 21, 38, 24)),
      section('mill', box(34, 18.1, 38, 21)),
      section('farm', box(50, 20, 54, 24)),
    ]
    const town = (red: readonly GivenUnit[], blue: readonly GivenUnit[] = [chasseurs(66, 10)]) =>
      battleOf({ red, blue, features })
    const inChurch = occupying(foot(0, 0), 'church')

    it('vf2:T.3.7 a unit goes from one section to another with 3" of border', () => {
      const battle = town([inChurch])
      expect(verdict(battle, shift(0, 'inn'))).toBeNull()
      expect(verdict(battle, shift(0, 'mill'))).toBe('vf2:T.3.7 shift-not-connected')
      expect(verdict(battle, shift(0, 'farm'))).toBe('vf2:T.3.7 shift-not-connected')
      expect(verdict(battle, shift(0, 'church'))).toBe('vf2:T.3.7 shift-not-connected')
      obeying(carryOut(battle, shift(0, 'inn')))
      expect(unitOf(battle, 0)).toMatchObject({ inside: 'inn', pose: null, entered: true })
    })

    it('vf2:T.3.7 a border counts from 3" on', () => {
      const battle = town([inChurch])
      expect(areConnected(battle, 'church', 'inn')).toBe(true)
      expect(areConnected(battle, 'inn', 'church')).toBe(true)
      expect(areConnected(battle, 'inn', 'mill')).toBe(true)
      expect(areConnected(battle, 'church', 'mill')).toBe(false)
    })

    it('vf2:T.3.7 not where somebody is, nor on the turn on which it came in', () => {
      const refusalOf = (battle: Vf) => verdict(battle, shift(0, 'inn'))
      expect(refusalOf(town([inChurch, occupying(foot(0, 0), 'inn')]))).toBe(
        'vf2:T.3.1 occupy-full',
      )
      expect(refusalOf(town([inChurch], [occupying(ligne(0, 0), 'inn')]))).toBe(
        'vf2:T.3.1 occupy-full',
      )
      expect(refusalOf(town([{ ...inChurch, entered: true }]))).toBe('vf2:T.3.3 exit-just-entered')
      expect(refusalOf(town([foot(32, 30)]))).toBe('vf2:T.3.3 exit-not-inside')
    })
  })

  describe('Valour & Fortitude: what is told of occupying', () => {
    const town = [
      { ...area('a', 'village', box(30, 20, 34, 24), ['defendable', 'obstacle']), name: 'Upton' },
      { ...area('b', 'village', box(34, 20, 38, 24), ['defendable', 'obstacle']), name: 'Downton' },
    ]
    const told = (red: readonly GivenUnit[], order: Order) => {
      const leaders = {
        red: [
          [34, 34],
          [40, 44],
        ],
      } as const
      const table = playing('action', { red, blue: [ligne(66, 2)], features: town, leaders })
      table.answer('red', { order })
      return (table.host.course.telling?.happenings ?? []).map((one) => [
        rulebook().sentence(one),
        one.clauses[0],
      ])
    }

    it('vf2:T.3.2 into it, vf2:T.3.7 to its next section, and vf2:T.3.3 out of it', () => {
      expect(told([foot(32, 26)], occupy(0, 'a'))).toContainEqual([
        'red 1 occupies Upton.',
        'vf2:T.3.2',
      ])
      const inside = occupying(foot(0, 0), 'a')
      expect(told([inside], shift(0, 'b'))).toContainEqual(['red 1 occupies Downton.', 'vf2:T.3.7'])
      const out: Order = { unit: 0, do: 'exit', formation: COLUMN(6), pose: poseAt(32, 25) }
      expect(told([inside], out)).toContainEqual([
        'red 1 comes out of Upton and forms up: attack column.',
        'vf2:T.3.3',
      ])
    })

    it('vf2:T.3.3 who comes out where an enemy leader is moves over him', () => {
      const battle = drawn([occupying(foot(0, 0), 'wood')])
      const general = battle.leaders.findIndex((one) => one.side === 'blue' && one.brigade === null)
      changeLeader(battle, general, { at: { x: inches(36), y: inches(26) } })
      const out: Order = { unit: 0, do: 'exit', formation: COLUMN(6), pose: poseAt(36, 25) }
      const at = { x: inches(60), y: inches(6) }
      expect(obeying(carryOut(battle, out), at).asked).toEqual(['moved over blue'])
      expect(leaderOf(battle, general).at).toEqual(at)
    })
  })
})
