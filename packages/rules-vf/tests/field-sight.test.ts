import { expect, it } from 'vitest'
import { unitOf } from '../battle.ts'
import { isInRange, shotGap, unitsWithin } from '../field/distance.ts'
import {
  figuresSeeing,
  frontRankSize,
  isHalfOfFrontRank,
  isInFrontArc,
  isVisible,
  linesOfSight,
  seesWithHalf,
  whoSees,
} from '../field/sight.ts'
import type { GivenUnit } from '../position.ts'
import {
  area,
  battleOf,
  box,
  foot,
  guns,
  hill,
  legere,
  lights,
  ligne,
  LIMBERED,
  line,
  MARCH,
  OPEN,
  rifles,
  SQUARE,
  unit,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const VILLAGE = ['defendable', 'hard cover', 'obstacle']
  const LIGHT_WOOD = ['rough', 'soft cover', 'obstacle']
  const HIGH = ['impassable', 'obstacle']

  /** Half of 12 files, and one figure, of 788 thousandths. */
  const HALF = 4.728
  const FIGURE = 0.788

  const inside = (feature: string, { pose: _pose, ...given }: GivenUnit): GivenUnit => ({
    ...given,
    inside: feature,
  })

  /** One figure wide: the lines between two of these are as good as one. */
  const file = (x: number, y: number) => rifles(x, y, { formation: MARCH(1) })
  const enemyFile = (x: number, y: number) =>
    unit('french infantry detachment', x, y, 180, { formation: MARCH(1) })
  const thinLine = (x: number, y: number) => unit('french infantry detachment', x, y, 180)

  const sees = (drawn: Drawn, viewer = 0, target = drawn.red.length): boolean =>
    isVisible(battleOf(drawn), viewer, target)

  describe('vf2:1.1.1 front arcs', () => {
    const arc = (x: number) =>
      isInFrontArc(battleOf({ red: [foot(30, 30)], blue: [thinLine(x, 20)] }), 0, 1)

    it('vf2:1.1.1 open by exactly 45 degrees from the front corners', () => {
      // The line from the right front corner meets the corner of the target's rear.
      const touching = 30 + HALF + 10 + FIGURE + 3 * FIGURE
      expect(arc(touching)).toBe(false)
      expect(arc(touching - 0.001)).toBe(true)
    })

    it('vf2:1.1.1 are the same to the left', () => {
      const touching = 30 - HALF - 10 - FIGURE - 3 * FIGURE
      expect(arc(touching)).toBe(false)
      expect(arc(touching + 0.001)).toBe(true)
    })

    it('vf2:1.1.1 lie before the front: who stands level with it is not in them', () => {
      const beside = (y: number) =>
        isInFrontArc(battleOf({ red: [foot(20, 30)], blue: [ligne(40, y, {}, 0)] }), 0, 1)
      expect(beside(30)).toBe(false)
      // Farther forward than aside.
      expect(beside(30 - 25)).toBe(true)
    })

    it('vf2:1.2.3 of guns follow the cannon, and of limbered guns the limber', () => {
      const battle = battleOf({
        red: [guns(20, 30), guns(40, 30, { formation: LIMBERED })],
        blue: [ligne(20, 10), ligne(40, 10), ligne(20, 45, {}, 0), ligne(40, 45, {}, 0)],
      })
      expect([isInFrontArc(battle, 0, 2), isInFrontArc(battle, 0, 4)]).toEqual([true, false])
      expect([isInFrontArc(battle, 1, 3), isInFrontArc(battle, 1, 5)]).toEqual([true, false])
    })

    it('vf2:special.square are all around a square', () => {
      const around = [
        ligne(30, 6),
        ligne(30, 44, {}, 0),
        ligne(6, 25, {}, 90),
        ligne(54, 25, {}, 270),
      ]
      const battle = battleOf({ red: [foot(30, 23, { formation: SQUARE })], blue: around })
      expect([1, 2, 3, 4].map((id) => isVisible(battle, 0, id))).toEqual([true, true, true, true])
      // Its outer figures are its front rank; a quarter of them looks each way.
      expect(frontRankSize(battle, 0)).toBe(12)
      expect(figuresSeeing(battle, 0, 1)).toBeGreaterThanOrEqual(3)
      expect(isHalfOfFrontRank(battle, unitOf(battle, 0), 3)).toBe(true)
      expect(isHalfOfFrontRank(battle, unitOf(battle, 0), 2)).toBe(false)
      expect(isHalfOfFrontRank(battle, unitOf(battle, 1), 6)).toBe(true)
      expect(isHalfOfFrontRank(battle, unitOf(battle, 1), 5)).toBe(false)
    })
  })

  describe('vf2:5.1.2 visible targets', () => {
    it('vf2:5.1.2 need one front-rank figure that sees them', () => {
      const friend = foot(25, 24)
      const battle = battleOf({ red: [foot(30, 30), friend], blue: [enemyFile(27, 14)] })
      const seeing = figuresSeeing(battle, 0, 2)
      expect(seeing).toBeGreaterThan(0)
      expect(seeing).toBeLessThan(6)
      expect(isVisible(battle, 0, 2)).toBe(true)
      expect(whoSees(battle, 0, 2)).toHaveLength(seeing)
      // Those on the right look past the friend.
      expect(Math.min(...whoSees(battle, 0, 2))).toBeGreaterThan(5)
    })

    it('vf2:8.1.5 half of an odd front rank is the greater half', () => {
      // Five wide; a friend covers more and more of what it looks at.
      const counted = Array.from({ length: 60 }, (_, i) => {
        const battle = battleOf({
          red: [
            foot(20, 30, { formation: { kind: 'attack column', files: 5 } }),
            foot(12 + i / 6, 26),
          ],
          blue: [ligne(20, 20)],
        })
        expect(frontRankSize(battle, 0)).toBe(5)
        return [figuresSeeing(battle, 0, 2), seesWithHalf(battle, unitOf(battle, 0), 2)] as const
      })
      for (const [seeing, isEnough] of counted) expect(isEnough, `${seeing}`).toBe(seeing >= 3)
      const seen = new Set(counted.map(([seeing]) => seeing))
      expect(seen.has(2)).toBe(true)
      expect(Math.max(...seen)).toBeGreaterThanOrEqual(3)
    })

    it('vf2:5.1.2 are not seen by the ranks behind', () => {
      const battle = battleOf({ red: [foot(30, 30)], blue: [ligne(30, 20)] })
      expect(frontRankSize(battle, 0)).toBe(12)
      expect(figuresSeeing(battle, 0, 1)).toBe(12)
    })

    it('vf2:1.2.3 are seen by 3 figures or none where one gun looks', () => {
      const battle = battleOf({ red: [guns(30, 30)], blue: [ligne(30, 10), ligne(30, 46, {}, 0)] })
      expect(frontRankSize(battle, 0)).toBe(3)
      expect(figuresSeeing(battle, 0, 1)).toBe(3)
      expect(figuresSeeing(battle, 0, 2)).toBe(0)
    })
  })

  describe('vf2:5.1.3 lines past other units', () => {
    // Two friends before the viewer, with so much room between them.
    const between = (room: number): Drawn => ({
      red: [file(30, 30), foot(30 - room / 2 - HALF, 24), foot(30 + room / 2 + HALF, 24)],
      blue: [enemyFile(30, 18)],
    })

    it('vf2:5.1.3 pass at more than 1 inch, and not at exactly 1', () => {
      expect(sees(between(2.002))).toBe(true)
      expect(sees(between(2))).toBe(false)
    })

    it('vf2:5.1.3 are stopped 0.99 inches from a corner, whichever way its unit looks', () => {
      // Turned until a corner of each points at the line, with so much room between the corners.
      const REACH = 4.8067
      const corners = (room: number): Drawn => ({
        red: [
          file(30, 30),
          foot(30 - room / 2 - REACH, 24, {}, -33.75),
          foot(30 + room / 2 + REACH, 24, {}, 33.75),
        ],
        blue: [enemyFile(30, 18)],
      })
      expect(sees(corners(1.98))).toBe(false)
      expect(sees(corners(1.997))).toBe(false)
      expect(sees(corners(2.003))).toBe(true)
    })

    it('vf2:5.1.3 are stopped by enemies as by friends', () => {
      const drawn = between(1.5)
      const [viewer, ...friends] = drawn.red
      const enemies = friends.map(({ pose }, i) => ({
        name: `enemy ${i}`,
        profile: 'french line infantry',
        ...(pose && { pose }),
      }))
      expect(sees({ red: [viewer as GivenUnit], blue: [...drawn.blue, ...enemies] })).toBe(false)
    })

    it('vf2:special.open-order are not traced through the gaps of open order', () => {
      const drawn: Drawn = {
        red: [file(30, 30), lights(30, 24, { figures: 24, formation: OPEN(12) })],
        blue: [enemyFile(30, 18)],
      }
      for (const gap of ['1/4"', '1/2"', '1"'])
        expect(isVisible(battleOf(drawn, { gap }), 0, 2)).toBe(false)
    })

    it('vf2:5.1.3 are not stopped by what stands behind the target', () => {
      const close: Drawn = { red: [foot(30, 30)], blue: [thinLine(30, 20), ligne(30, 20 - FIGURE)] }
      expect(sees(close)).toBe(true)
      expect(figuresSeeing(battleOf(close), 0, 1)).toBe(12)
      // Turned a little, so that corners are rounded.
      const turned: Drawn = {
        red: [foot(30, 30)],
        blue: [
          unit('french infantry detachment', 30, 20, 187),
          unit('french line infantry', 30 + 0.1, 20 - 0.83, 187),
        ],
      }
      expect(sees(turned)).toBe(true)
    })

    it('vf2:5.1.3 are not stopped by what stands behind the viewer', () => {
      const drawn: Drawn = {
        red: [rifles(30, 30, { figures: 6 }), foot(30, 30 + FIGURE)],
        blue: [ligne(30, 20)],
      }
      expect(figuresSeeing(battleOf(drawn), 0, 2)).toBe(6)
    })

    it('vf2:5.1.3 are stopped by who stands beside the target, if they come near', () => {
      const beside = (gap: number): Drawn => ({
        red: [foot(30, 30)],
        blue: [
          enemyFile(30, 20),
          ligne(30 - FIGURE / 2 - gap - HALF, 20),
          ligne(30 + FIGURE / 2 + gap + HALF, 20),
        ],
      })
      expect(sees(beside(0.5))).toBe(false)
      expect(sees(beside(0.7))).toBe(true)
    })

    it('vf2:5.1.3 do not start within 1 inch of a neighbour', () => {
      const battle = battleOf({
        red: [foot(30, 30), foot(30 + 2 * HALF + 0.2, 30)],
        blue: [ligne(30, 20)],
      })
      // The file nearest to the neighbour stands 0.6 inches from it, the next one farther than 1.
      expect(whoSees(battle, 0, 2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })

    it('vf2:5.1.3 pass over the heads of whom a rule says', () => {
      const drawn: Drawn = { red: [foot(30, 30), foot(30, 24)], blue: [ligne(30, 18)] }
      const battle = battleOf(drawn)
      expect(isVisible(battle, 0, 2)).toBe(false)
      expect(isVisible(battle, 0, 2, ({ id }) => id === 1)).toBe(true)
      expect(figuresSeeing(battle, 0, 2, ({ id }) => id === 1)).toBe(12)
    })
  })

  describe('vf2:T.2.5 obstacles', () => {
    const wood = area('wood', 'wood', box(24, 20, 36, 26), LIGHT_WOOD)

    it('vf2:T.2.5 stop a line that crosses them', () => {
      expect(sees({ red: [foot(30, 30)], blue: [ligne(30, 16)], features: [wood] })).toBe(false)
      const open = area('field', 'field', box(24, 20, 36, 26), ['rough'])
      expect(sees({ red: [foot(30, 30)], blue: [ligne(30, 16)], features: [open] })).toBe(true)
    })

    it('vf2:T.2.5 let those look out who are in them, and be seen', () => {
      const drawn: Drawn = { red: [foot(30, 22)], blue: [ligne(30, 10)], features: [wood] }
      expect(sees(drawn)).toBe(true)
      expect(isVisible(battleOf(drawn), 1, 0)).toBe(true)
    })

    it('vf2:T.2.5 let those look who touch them, and be seen', () => {
      const drawn: Drawn = { red: [foot(30, 26)], blue: [ligne(30, 10)], features: [wood] }
      expect(sees(drawn)).toBe(true)
      expect(isVisible(battleOf(drawn), 1, 0)).toBe(true)
      expect(sees({ ...drawn, red: [foot(30, 26.02)] })).toBe(true)
      expect(sees({ ...drawn, red: [foot(30, 26.021)] })).toBe(false)
    })

    it('vf2:T.2.5 stop a line that another obstacle lets through', () => {
      const other = area('copse', 'wood', box(24, 12, 36, 15), LIGHT_WOOD)
      const drawn: Drawn = { red: [foot(30, 26)], blue: [ligne(30, 8)], features: [wood, other] }
      expect(sees(drawn)).toBe(false)
    })

    it('vf2:T.1.2 let a line pass the end of a high wall, and not its middle', () => {
      const wall = (end: number): Drawn => ({
        red: [file(30, 30)],
        blue: [enemyFile(30, 18)],
        features: [
          line(
            'wall',
            'wall',
            [
              [20, 24],
              [end, 24],
            ],
            HIGH,
          ),
        ],
      })
      expect(sees(wall(30))).toBe(true)
      expect(sees(wall(30.3))).toBe(false)
    })

    it('vf2:T.1.2 stop a line at the corner of a wall, and not who stands at it', () => {
      const corner = line(
        'wall',
        'wall',
        [
          [20, 24],
          [30, 24],
          [30, 10],
        ],
        HIGH,
      )
      const at = (x: number, y: number): Drawn => ({
        red: [file(x, y)],
        blue: [enemyFile(25, 14)],
        features: [corner],
      })
      expect(sees(at(28, 34))).toBe(false)
      // Touching one arm of it: the other does not stop him, either.
      expect(sees(at(28, 24.25))).toBe(true)
    })

    it('vf2:T.1.2 are not low walls', () => {
      const low = line(
        'wall',
        'wall',
        [
          [10, 24],
          [50, 24],
        ],
        ['soft cover', 'barrier'],
      )
      expect(sees({ red: [foot(30, 30)], blue: [ligne(30, 18)], features: [low] })).toBe(true)
    })
  })

  describe('vf2:T.1.3 hills', () => {
    const ridge = hill(
      'ridge',
      [box(20, 18, 40, 26)],
      [
        [20.5, 22],
        [39.5, 22],
      ],
    )
    const with1 = (red: GivenUnit, blue: GivenUnit, feature = ridge): boolean =>
      sees({ red: [red], blue: [blue], features: [feature] })

    it('vf2:T.1.3 hide what is beyond them', () => {
      expect(with1(foot(30, 34), ligne(30, 12))).toBe(false)
    })

    it('vf2:T.2.5 show who is on the near slope, and hide who is on the reverse slope', () => {
      expect(with1(foot(30, 34), ligne(30, 25))).toBe(true)
      expect(with1(foot(30, 34), ligne(30, 21))).toBe(false)
    })

    it('vf2:T.2.5 show who is astride the crest', () => {
      expect(with1(foot(30, 34), ligne(30, 22.5))).toBe(true)
    })

    it('vf2:T.2.5 let whoever is on the crest look down both slopes', () => {
      expect(with1(foot(30, 22), ligne(30, 20))).toBe(true)
      expect(with1(foot(30, 22), ligne(30, 10))).toBe(true)
      expect(with1(foot(30, 22, {}, 180), ligne(30, 34, {}, 0))).toBe(true)
    })

    it('vf2:T.2.5 stop those on one slope from seeing over the crest, and not past its end', () => {
      expect(with1(foot(30, 24), ligne(30, 10))).toBe(false)
      const short = hill(
        'ridge',
        [box(20, 18, 40, 26)],
        [
          [20.5, 22],
          [25, 22],
        ],
      )
      expect(with1(foot(35, 24), ligne(35, 10), short)).toBe(true)
    })

    it('vf2:T.1.3 without a crest have no reverse slope', () => {
      const knoll = hill('knoll', [box(20, 18, 40, 26)])
      expect(with1(foot(30, 34), ligne(30, 21), knoll)).toBe(true)
      expect(with1(foot(30, 34), ligne(30, 12), knoll)).toBe(false)
    })

    it('vf2:T.1.3 do not let anybody look over the heads of others', () => {
      const drawn: Drawn = {
        red: [guns(30, 24), foot(30, 29)],
        blue: [ligne(30, 40, {}, 0)],
        features: [ridge],
      }
      const about = { ...drawn, red: [guns(30, 23, {}, 180), foot(30, 29)] }
      expect(sees(about)).toBe(false)
    })
  })

  describe('vf2:T.3.2 who occupies a feature', () => {
    const village = area('village', 'village', box(26, 20, 34, 26), VILLAGE)

    it('vf2:T.3.2 looks all around, with all its figures', () => {
      const around = [
        ligne(30, 6),
        ligne(30, 44, {}, 0),
        ligne(6, 22, {}, 90),
        ligne(56, 22, {}, 270),
      ]
      const battle = battleOf({
        red: [inside('village', foot(0, 0))],
        blue: around,
        features: [village],
      })
      expect([1, 2, 3, 4].map((id) => figuresSeeing(battle, 0, id))).toEqual([24, 24, 24, 24])
      expect(frontRankSize(battle, 0)).toBe(24)
      expect([1, 2, 3, 4].map((id) => isVisible(battle, id, 0))).toEqual([true, true, true, true])
      expect(isInFrontArc(battle, 0, 2)).toBe(true)
    })

    it('vf2:T.3.2 is as near as the feature', () => {
      const battle = battleOf({
        red: [inside('village', foot(0, 0))],
        blue: [ligne(30, 8)],
        features: [village],
      })
      expect(shotGap(battle, unitOf(battle, 1), 0).length).toBe(12_000)
      expect(unitsWithin(battle, 0, 1, 12_000)).toBe(true)
    })

    it('vf2:T.3 is in the way across the feature, even of those who touch it', () => {
      const drawn: Drawn = { red: [file(30, 26)], blue: [enemyFile(30, 10)], features: [village] }
      expect(sees(drawn)).toBe(true)
      const held: Drawn = { ...drawn, red: [...drawn.red, inside('village', foot(0, 0))] }
      expect(sees(held)).toBe(false)
      expect(isVisible(battleOf(held), 1, 2)).toBe(true)
      // Over his head as over others', where a rule says so; but not through the feature.
      expect(isVisible(battleOf(held), 0, 2, ({ id }) => id === 1)).toBe(true)
      const away: Drawn = { ...held, red: [file(30, 30), inside('village', foot(0, 0))] }
      expect(isVisible(battleOf(away), 0, 2, ({ id }) => id === 1)).toBe(false)
    })

    it('vf2:T.3 is not in the way beside the feature', () => {
      const drawn: Drawn = {
        red: [file(34.1, 34), inside('village', foot(0, 0))],
        blue: [enemyFile(34.6, 10)],
        features: [village],
      }
      expect(sees(drawn)).toBe(true)
    })

    it('vf2:T.3.7 does not look through the next section', () => {
      const next = area('next', 'village', box(26, 14, 34, 20), VILLAGE)
      const drawn: Drawn = {
        red: [inside('village', foot(0, 0))],
        blue: [enemyFile(30, 6)],
        features: [village, next],
      }
      expect(sees(drawn)).toBe(false)
      expect(sees({ ...drawn, features: [village] })).toBe(true)
      // Who is in the next section is seen, and sees.
      const held: Drawn = { ...drawn, blue: [inside('next', legere(0, 0))] }
      expect(sees(held)).toBe(true)
      expect(isVisible(battleOf(held), 1, 0)).toBe(true)
    })
  })

  describe('vf2:5.1.1 range', () => {
    it('vf2:5.1.1 is at most the weapon’s, to the thousandth', () => {
      const at = (y: number) => battleOf({ red: [foot(30, 30)], blue: [ligne(30, y)] })
      const inRange = (battle: ReturnType<typeof at>) =>
        isInRange(battle, unitOf(battle, 0), 1, 12_000)
      expect(inRange(at(18))).toBe(true)
      expect(inRange(at(17.999))).toBe(false)
    })

    it('vf2:5.1.1 is measured from the cannon and not from its limber', () => {
      const battle = battleOf({ red: [guns(30, 20)], blue: [ligne(30, 40, {}, 0)] })
      const gun = unitOf(battle, 0)
      // The cannon base is 75 mm deep.
      expect(shotGap(battle, gun, 1).length).toBe(20_000 - 2952)
      expect(isInRange(battle, gun, 1, 17_048)).toBe(true)
      expect(isInRange(battle, gun, 1, 17_047)).toBe(false)
      expect(unitsWithin(battle, 0, 1, 13_000)).toBe(true)
    })
  })

  describe('vf2:5.1.3 a line of sight runs both ways', () => {
    /** Before it ends a wood just to the right of red's eye: of blue it sees nothing by itself. */
    const past = (edge: number): Drawn => ({
      red: [file(30, 30)],
      blue: [enemyFile(30, 20)],
      features: [area('wood', 'wood', box(10, 27.5, edge, 28), LIGHT_WOOD)],
    })

    it('vf2:5.1.3 whoever is seen sees along the same line, if it looks that way', () => {
      expect(sees(past(30.07))).toBe(true)
      // Blue's eye meets the corner of red's base past the wood, and so red sees blue.
      expect(sees(past(30.2), 1, 0)).toBe(true)
      expect(sees(past(30.2))).toBe(true)
      expect(sees(past(30.35), 1, 0)).toBe(false)
      expect(sees(past(30.35))).toBe(false)
    })

    it('vf2:1.1.1 but only what is in its arc', () => {
      const away = { ...past(30.2), red: [rifles(30, 29.212, { formation: MARCH(1) }, 180)] }
      expect(sees(away)).toBe(false)
    })

    it('vf2:5.1.3 shows the line along which it is seen', () => {
      const [line] = linesOfSight(battleOf(past(30.2)), 0, 1)
      expect(line).toMatchObject({ verdict: 'seen', to: { x: 30_000, y: 20_000 } })
      expect(line?.from.x).toBeGreaterThan(30_200)
    })

    it('vf2:T.3.2 from and to a feature lines run as before', () => {
      const held = {
        ...past(30.2),
        blue: [inside('farm', enemyFile(0, 0))],
        features: [
          area('wood', 'wood', box(10, 27.5, 30.2, 28), LIGHT_WOOD),
          area('farm', 'village', box(29.6, 18, 30.05, 20), VILLAGE),
        ],
      }
      expect(sees(held)).toBe(false)
    })
  })

  describe('vf2:T.2.5 obstacles are asked of each figure', () => {
    const wood = area('wood', 'wood', box(10, 21, 60, 29), LIGHT_WOOD)
    /** Turned by ten degrees, so that only its left corner comes to the wood. */
    const atCorner = battleOf({
      red: [foot(30, 29.82, {}, 10)],
      blue: [ligne(30, 18)],
      features: [wood],
    })

    it('vf2:T.2.5 one corner at a wood lets one figure see through it, and not a battalion', () => {
      expect(whoSees(atCorner, 0, 1)).toEqual([0])
      expect(isHalfOfFrontRank(atCorner, unitOf(atCorner, 0), 1)).toBe(false)
    })

    it('vf2:T.2.5 the figure at its edge can be seen, and only that one', () => {
      expect(figuresSeeing(atCorner, 1, 0)).toBe(12)
      const hidden = battleOf({
        red: [foot(30, 29.9, {}, 10)],
        blue: [ligne(30, 18)],
        features: [wood],
      })
      expect(figuresSeeing(hidden, 1, 0)).toBe(0)
    })

    it('vf2:T.2.5 whoever is all along its edge sees out of it', () => {
      const along = battleOf({ red: [foot(30, 29.01)], blue: [ligne(30, 18)], features: [wood] })
      expect(figuresSeeing(along, 0, 1)).toBe(12)
    })
  })
})
