import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figureRing, figuresOf } from '../../figures.ts'
import { footprintOf, type Box, type Footprint } from '../../footprint.ts'
import { fromMillimetres, FULL_TURN, QUARTER, type Point } from '../../lattice.ts'
import { inLine } from '../../layout.ts'
import { isInArc, QUARTER_RIGHT_ANGLE } from '../../sight/arcs.ts'
import { ringsOf, rowsOf } from '../../sight/body.ts'
import { aimsOfStand, groundAhead, isOnLane, laneTo, standsIn } from '../../sight/lane.ts'
import {
  crestScreen,
  groundScreen,
  levelScreens,
  unitScreen,
  type Scene,
} from '../../sight/screen.ts'
import { isVisibleTo, outlookOn, type SightRule } from '../../sight/see.ts'
import { blockingByLevel, shadesOf } from '../../sight/shade.ts'
import { seesWhole } from '../../sight/whole.ts'
import { aimThrough, isInsideAtMost, lengthInside, lineFrom } from '../../sight/woods.ts'
import { figuresBehindFront, figuresBeyond, isAtLeastHalf, isBeyond } from '../../sight/zones.ts'
import type { Hill } from '../../terrain/feature.ts'
import { groundOfOutline, type Ground } from '../../terrain/ground.ts'
import { segmentOf } from '../../terrain/segment.ts'
import { moved, MOVES, type Move } from '../terrain/shapes.ts'
import { mirrored, quarterTurned, units } from '../units.ts'

const HALF_TURN = FULL_TURN / 2
const STAND = { width: fromMillimetres(40), depth: fromMillimetres(40) }
const stands = (count: number, x: number, y: number, facing = 0): Footprint =>
  footprintOf(inLine(count, STAND), { x, y, facing })
const rectangle = (left: number, top: number, right: number, bottom: number): Ground =>
  groundOfOutline([
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ])
const eyeOf = (unit: Footprint, file = 0) => {
  const eye = rowsOf(unit)[0]?.lookouts[file]?.eye
  if (!eye) throw new Error('There is no such eye.')
  return eye
}

describe('dead ground', () => {
  const orchard = groundScreen('orchard', rectangle(-20_000, -10_000, 20_000, -8000), 1)
  const viewer = stands(1, 0, 0)
  const at = (y: number): Footprint => stands(1, 0, y, HALF_TURN)
  const sight = (from: number, to: number, y: number): readonly [boolean, boolean] => {
    const rule = (a: number, b: number): SightRule => ({
      how: ({ height }) => blockingByLevel(a, b, height, 3000),
    })
    return [
      isVisibleTo(viewer, at(y), [orchard], rule(from, to)),
      isVisibleTo(at(y), viewer, [orchard], rule(to, from)),
    ]
  }
  const rear = STAND.depth

  test('is all beyond what is as high as both', () => {
    expect(sight(0, 0, -40_000)).toEqual([false, false])
    expect(sight(1, 0, -40_000)).toEqual([false, false])
  })

  test('is as deep as the way to the far side of what is one level lower', () => {
    expect(sight(2, 0, -20_000 + rear + 1)[0]).toBe(false)
    expect(sight(2, 0, -20_000)[0]).toBe(true)
    expect(sight(2, 0, -20_000 - 1)).toEqual([true, true])
    expect(sight(2, 0, -18_000)).toEqual([false, false])
  })

  test('is halved with each further level, down to the least', () => {
    expect(sight(3, 0, -14_000 + rear)[0]).toBe(false)
    expect(sight(3, 0, -15_001)).toEqual([true, true])
    expect(sight(4, 0, -12_900 + rear)[0]).toBe(false)
    expect(sight(9, 0, -12_500)).toEqual([true, false])
    expect(sight(9, 0, -13_001)).toEqual([true, true])
  })

  test('is behind each level of a hill by itself', () => {
    const outline = (half: number) => [
      { x: -half, y: -20_000 - half },
      { x: half, y: -20_000 - half },
      { x: half, y: -20_000 + half },
      { x: -half, y: -20_000 + half },
    ]
    const hill: Hill = {
      id: 'hill',
      name: '',
      tags: [],
      shape: 'hill',
      kind: 'hill',
      contours: [outline(9000), outline(3000)],
      crest: [],
    }
    const scene = levelScreens(hill)
    expect(scene.map(({ height }) => height)).toEqual([1, 2])
    const from = (level: number, y: number): boolean =>
      isVisibleTo(viewer, at(y), scene, {
        how: ({ height }) => blockingByLevel(level, 0, height, 3000),
      })
    // Past the lower level only from above it; past both from above both.
    expect(from(2, -60_000)).toBe(false)
    expect(from(3, -60_000)).toBe(true)
    expect(from(3, -40_000)).toBe(false)
  })

  test('is none for those who both stand higher', () =>
    expect(sight(2, 3, -12_000)).toEqual([true, true]))
})

describe('woods', () => {
  const wood = rectangle(-9000, -9000, 9000, -5000)
  test('are seen into as far as they let one, to the thousandth', () => {
    const along = (y: number) => segmentOf({ x: 0, y: 0 }, { x: 0, y })
    expect(isInsideAtMost(along(-6000), wood, 1000)).toBe(true)
    expect(isInsideAtMost(along(-6001), wood, 1000)).toBe(false)
    // 3, 4, 5: a slant of exactly five inches inside.
    const slant = segmentOf({ x: -3750, y: 0 }, { x: 3000, y: -9000 })
    expect(lengthInside(slant, wood)).toBeCloseTo(5000, 6)
    expect(isInsideAtMost(slant, wood, 5000)).toBe(true)
    expect(isInsideAtMost(slant, wood, 4999)).toBe(false)
  })

  test('hide who stands too deep in them', () => {
    const viewer = stands(1, 0, 0)
    const eye = eyeOf(viewer)
    const aim = (y: number, depth: number) =>
      aimThrough(eye, stands(1, 0, y, HALF_TURN), [], [{ ground: wood, depth }])
    expect(aim(-5900, 1000)).not.toBeNull()
    expect(aim(-6100, 1000)).toBeNull()
    const found = aim(-5900, 1000)
    if (found) expect(isInsideAtMost(lineFrom(eye, found), wood, 1000)).toBe(true)
    const wall = shadesOf(groundScreen('wall', rectangle(-5000, -3000, 5000, -2000)), 'wholly')
    expect(
      aimThrough(eye, stands(1, 0, -5900, HALF_TURN), wall, [{ ground: wood, depth: 1000 }]),
    ).toBeNull()
  })
})

/** How many lanes from one file to the places of all stands of a target nothing stands on. */
const freeLanesFrom = (box: Box, file: number, target: Footprint, scene: Scene): number =>
  figuresOf(target)
    .filter((one) => !box.block.round && !target.boxes[one.box]?.block.round)
    .flatMap((one) => aimsOfStand(figureRing(target.boxes[one.box] as Box, one.file, one.rank)))
    .filter((aim) => {
      const lane = laneTo(box, file, aim)
      return lane && !scene.some((screen) => isOnLane(lane, screen))
    }).length

const freeLanes = (viewer: Footprint, file: number, target: Footprint, scene: Scene): number =>
  freeLanesFrom(viewer.boxes[0] as Box, file, target, scene)

describe('lanes of fire', () => {
  const viewer = stands(3, 0, 0)
  const box = viewer.boxes[0] as Box
  const target = stands(1, 0, -9000, HALF_TURN)

  test('are as wide as the stand that fires', () => {
    const lane = laneTo(box, 1, { x: 0, y: -9000, scale: 1 })
    expect([...(lane?.ring ?? [])].map((value) => value / (lane?.scale ?? 0))).toEqual([
      -STAND.width / 2,
      0,
      -STAND.width / 2,
      -9000,
      STAND.width / 2,
      -9000,
      STAND.width / 2,
      0,
    ])
  })

  test('are free, or barred by whatever stands on them', () => {
    const scene = (x: number) => [unitScreen('friend', stands(2, x, -5000), 0)]
    expect(freeLanes(viewer, 1, target, [])).toBe(9)
    expect(freeLanes(viewer, 1, target, scene(STAND.width * 3))).toBe(9)
    expect(freeLanes(viewer, 1, target, scene(0))).toBe(0)
  })

  test('need no friends straight ahead', () => {
    const near = stands(1, STAND.width, -2000)
    expect(standsIn(groundAhead(box, 2, 3000), near)).toBe(true)
    expect(standsIn(groundAhead(box, 1, 3000), near)).toBe(false)
    expect(standsIn(groundAhead(box, 2, 400), near)).toBe(false)
  })

  test('lead to stands that are seen whole', () => {
    const enemy = stands(3, 0, -9000, HALF_TURN)
    const scene = [unitScreen('friend', stands(1, 2000, -5000), 0)]
    const { shades } = outlookOn(viewer, enemy, scene)
    const whole = [0, 1, 2].map((file) =>
      seesWhole(eyeOf(viewer, 1), figureRing(enemy.boxes[0] as Box, file, 0), shades),
    )
    // Its own left is on the viewer's right.
    expect(whole).toEqual([false, true, true])
    const none = outlookOn(viewer, enemy, []).shades
    expect(seesWhole(eyeOf(viewer), figureRing(enemy.boxes[0] as Box, 0, 0), none)).toBe(true)
  })

  test('are not hidden by a crest behind whoever looks', () => {
    const crest = (y: number): Hill => ({
      id: 'hill',
      name: '',
      tags: [],
      shape: 'hill',
      kind: 'hill',
      contours: [],
      crest: [
        { x: -2000, y },
        { x: 10, y: y + 30 },
        { x: 2000, y },
      ],
    })
    const sees = (y: number): boolean =>
      seesWhole(
        eyeOf(stands(1, 0, 0)),
        figureRing(target.boxes[0] as Box, 0, 0),
        shadesOf(crestScreen(crest(y)), 'wholly'),
      )
    expect(sees(4000)).toBe(true)
    expect(sees(-4000)).toBe(false)
    expect(sees(-14_000)).toBe(true)
  })

  test('open less than arcs of sight', () => {
    const aside = stands(1, 8000, -9000)
    expect(isInArc(viewer, aside)).toBe(true)
    expect(isInArc(viewer, aside, QUARTER_RIGHT_ANGLE)).toBe(false)
  })
})

test('lanes and woods are the same in the mirror and turned by a quarter', () => {
  const turned = (outline: readonly Point[], move: Move): Ground =>
    groundOfOutline(moved(move, outline))
  const far = fc.integer({ min: -9000, max: 9000 })
  const corners = fc.tuple(far, far).map(([x, y]) => [
    { x: x - 2000, y: y - 1500 },
    { x: x + 1700, y: y - 1100 },
    { x: x + 900, y: y + 2100 },
  ])
  fc.assert(
    fc.property(
      units(9000),
      units(9000),
      units(9000),
      corners,
      (viewer, target, other, outline) => {
        const verdicts = (body: Footprint, of: Footprint, by: Footprint, wood: Ground): string => {
          const shades = shadesOf(unitScreen('', by, 1000), 'wholly')
          const seen = rowsOf(body).flatMap(({ lookouts }) =>
            lookouts.map(({ eye }) => aimThrough(eye, of, shades, [{ ground: wood, depth: 1000 }])),
          )
          const scene = [unitScreen('', by, 0), groundScreen('', wood)]
          const lanes = body.boxes.flatMap((box) =>
            Array.from({ length: box.block.files }, (_, file) =>
              freeLanesFrom(box, file, of, scene),
            ),
          )
          const number = (found: readonly unknown[]): number =>
            found.filter((one) => one !== null).length
          return `${number(seen)} see, ${lanes.toSorted((a, b) => a - b).join(' ')} lanes`
        }
        const verdict = verdicts(viewer, target, other, groundOfOutline(outline))
        for (const [i, move] of [mirrored, quarterTurned].entries())
          expect(
            verdicts(move(viewer), move(target), move(other), turned(outline, MOVES[i] as Move)),
          ).toBe(verdict)
      },
    ),
    { numRuns: 60 },
  )
})

describe('behind a flank or the rear', () => {
  const unit = stands(4, 0, 0)
  test('are stands with no part before the line', () => {
    const attacker = stands(4, 2 * STAND.width, 2 * STAND.width - 788, QUARTER * 3)
    const behind = figuresBehindFront(attacker, unit)
    expect(behind.length).toBeLessThan(4)
    expect(figuresBeyond(attacker, unit, 'right')).toHaveLength(4)
    const later = stands(4, 2 * STAND.width, 2 * STAND.width, QUARTER * 3)
    expect(figuresBehindFront(later, unit)).toHaveLength(4)
    expect(isBeyond(later, unit, 'right')).toBe(true)
  })

  test('are counted by halves', () => {
    const attacker = (y: number) => stands(4, 2 * STAND.width, y, QUARTER * 3)
    expect(isAtLeastHalf(figuresBehindFront(attacker(0), unit), attacker(0))).toBe(true)
    expect(isAtLeastHalf(figuresBehindFront(attacker(-1), unit), attacker(-1))).toBe(false)
  })

  test('begin at the rear of the last rank', () => {
    const { depth } = STAND
    expect(isBeyond(stands(2, 0, depth), unit, 'rear')).toBe(true)
    expect(isBeyond(stands(2, 0, depth - 1), unit, 'rear')).toBe(false)
    expect(ringsOf(unit)).toHaveLength(1)
  })
})
