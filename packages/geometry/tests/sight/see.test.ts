import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arcOfFigure, isPartlyIn } from '../../arc.ts'
import { figuresOf, frontRankOf } from '../../figures.ts'
import { footprintOf, type Box, type Footprint, type Layout } from '../../footprint.ts'
import { FULL_TURN, QUARTER, type Point } from '../../lattice.ts'
import { inOpenOrder, inRanks, inSquare, onRoundBase, withRefusedFlanks } from '../../layout.ts'
import type { Ring } from '../../ring.ts'
import type { Eye } from '../../sight.ts'
import { figureArc, filesWithArc, HALF_RIGHT_ANGLE, isInArc } from '../../sight/arcs.ts'
import { QUARTER_RIGHT_ANGLE } from '../../sight/arcs.ts'
import { findGap, shadeEdge } from '../../sight/edge.ts'
import { isOnOrTouches, ringsOf, rowsOf, type Body } from '../../sight/body.ts'
import { isNear } from '../../sight/passing.ts'
import {
  groundScreen,
  hillScreens,
  occupierScreen,
  unitScreen,
  type Scene,
} from '../../sight/screen.ts'
import { sideOfEye } from '../../sight/past.ts'
import {
  countThatSee,
  figuresThatSee,
  isSeenBy,
  isSeenByShare,
  isVisibleTo,
  lookoutsIn,
  type SightRule,
} from '../../sight/see.ts'
import { shadesOf, type Shade } from '../../sight/shade.ts'
import type { Hill, Line } from '../../terrain/feature.ts'
import { groundOf, groundOfOutline, type Ground } from '../../terrain/ground.ts'
import { anyScene } from '../scenes.ts'
import { FOOT, LEADER, layouts, mirrored, poses, quarterTurned, units } from '../units.ts'

const INCH = 1000
const HALF_TURN = FULL_TURN / 2

const unit = (layout: Layout, x: number, y: number, facing = 0): Footprint =>
  footprintOf(layout, { x, y, facing })
const line = (files: number): Layout => inRanks(2 * files, files, FOOT)
const rectangle = (left: number, top: number, right: number, bottom: number): Ground =>
  groundOfOutline([
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ])
const units1 = (...all: readonly Footprint[]): Scene =>
  all.map((body, i) => unitScreen(`unit ${i}`, body, INCH))

describe('front-rank figures that see a target', () => {
  const viewer = unit(line(7), 0, 0)
  const target = unit(line(7), 0, -12_000, HALF_TURN)

  test('see it all if nothing is between them', () => {
    expect(figuresThatSee(viewer, target, units1(viewer, target))).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(isSeenByShare(2, viewer, target, [])).toBe(true)
  })

  test('do not see what is behind them', () =>
    expect(countThatSee(viewer, unit(line(7), 0, 9000), [])).toBe(0))

  test('look through a gap of more than two inches between units, and not of exactly two', () => {
    const half = (6 * FOOT.width) / 2
    const left = unit(line(6), -1000 - half, -5000)
    const right = unit(line(6), 1001 + half, -5000)
    expect(figuresThatSee(viewer, target, units1(viewer, target, left, right))).toEqual([3])
    const closer = unit(line(6), 1000 + half, -5000)
    expect(figuresThatSee(viewer, target, units1(viewer, target, left, closer))).toEqual([])
  })

  test('look along a wall, and not through it', () => {
    const one = unit(line(1), 0, 0)
    const beside = unit(line(7), (7 * FOOT.width) / 2, -12_000, HALF_TURN)
    const wall = groundScreen('wall', rectangle(0, -9000, 500, -2000))
    const wider = groundScreen('wall', rectangle(-1, -9000, 4500, -2000))
    expect(countThatSee(one, beside, [wall])).toBe(1)
    expect(countThatSee(one, beside, [wider])).toBe(0)
  })

  test('look between two features that touch in a corner, and along no seam of one', () => {
    const one = unit(line(1), 0, 0)
    const far = unit(line(1), 0, -12_000, HALF_TURN)
    const left = groundScreen('left', rectangle(-9000, -6000, 0, -5000))
    const right = groundScreen('right', rectangle(0, -5000, 9000, -4000))
    expect(countThatSee(one, far, [left, right])).toBe(1)
    const points = [-9000, 0, 9000].map((x): Point => ({ x, y: -5000 }))
    const straight: Line = {
      id: 'wall',
      name: '',
      tags: [],
      shape: 'line',
      kind: 'wall',
      points,
      width: 200,
      level: 1,
      crossings: [],
    }
    expect(groundOf(straight).pieces).toHaveLength(2)
    expect(countThatSee(one, far, [groundScreen('wall', groundOf(straight))])).toBe(0)
  })

  test('see a target that is in the corner of an arc, not one that only touches it', () => {
    const one = unit(line(1), 0, 0)
    const corner = FOOT.width / 2 + 5000
    const at = (y: number): Footprint => unit(line(2), corner + FOOT.width, y)
    expect(countThatSee(one, at(-5000), [])).toBe(0)
    expect(countThatSee(one, at(-5001), [])).toBe(1)
    expect(isInArc(one, at(-5001))).toBe(true)
    expect(isInArc(one, at(-5001), QUARTER_RIGHT_ANGLE)).toBe(false)
  })

  test('see past a unit that is wholly behind the target', () => {
    const behind = unit(line(12), 0, -15_000)
    expect(countThatSee(viewer, target, units1(behind))).toBe(7)
  })

  test('see what they touch, unless others stand too near', () => {
    const close = unit(line(7), 0, 0, HALF_TURN)
    expect(countThatSee(viewer, close, units1(viewer, close))).toBe(7)
    const beside = unit(line(7), 7 * FOOT.width, 0, HALF_TURN)
    expect(figuresThatSee(viewer, close, units1(beside))).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('see from a square all around, a quarter of its front rank or more', () => {
    const square = unit(inSquare(32, FOOT), 0, 0)
    for (const [x, y] of [
      [0, -9000],
      [0, 13_000],
      [-12_000, 3000],
      [12_000, 3000],
    ] as const) {
      const enemy = unit(line(6), x, y)
      expect(isVisibleTo(square, enemy, [])).toBe(true)
      expect(isSeenByShare(4, square, enemy, [])).toBe(true)
    }
  })

  test('see nothing through the gaps of open order', () => {
    const open = unit(inOpenOrder(12, 12, FOOT, 500), 0, -6000)
    expect(countThatSee(viewer, target, units1(open))).toBe(0)
  })

  test('see more with a refused flank', () => {
    const wings = { left: { files: 3, by: QUARTER / 2 } }
    const aside = unit(line(3), -9000, 1500, QUARTER)
    expect(isInArc(unit(line(12), 0, 0), aside)).toBe(false)
    expect(isInArc(unit(withRefusedFlanks(24, 12, FOOT, wings), 0, 0), aside)).toBe(true)
  })

  test('look around from a round base, and are looked at', () => {
    const leader = unit(onRoundBase(LEADER), 0, 6000)
    expect(isVisibleTo(leader, target, [])).toBe(true)
    expect(countThatSee(viewer, unit(onRoundBase(LEADER), 0, -6000), [])).toBe(7)
    expect(countThatSee(viewer, target, units1(unit(onRoundBase(LEADER), 0, -3000)))).toBeLessThan(
      7,
    )
  })
})

describe('exceptions that rules make', () => {
  const crest = [
    { x: -6000, y: -10_000 },
    { x: 0, y: -10_000 },
    { x: 6000, y: -10_000 },
  ]
  const hill: Hill = {
    id: 'hill',
    name: '',
    tags: [],
    shape: 'hill',
    kind: 'hill',
    contours: [
      [
        { x: -8000, y: -15_000 },
        { x: 8000, y: -15_000 },
        { x: 8000, y: -5000 },
        { x: -8000, y: -5000 },
      ],
    ],
    crest,
  }
  /** Whoever is on ground or touches it sees out of it and is seen; crests always block. */
  const ruleFor = (viewer: Body, target: Body): SightRule => ({
    how: ({ kind, body }) =>
      kind === 'ground' &&
      (isOnOrTouches(viewer, body as Ground) || isOnOrTouches(target, body as Ground))
        ? 'not'
        : 'wholly',
  })
  const sight = (viewer: Footprint, target: Footprint, scene: Scene): boolean =>
    isVisibleTo(viewer, target, scene, ruleFor(viewer, target))
  const scene = hillScreens(hill)
  const before = unit(line(4), 0, 0)
  const on = (y: number): Footprint => unit(line(4), 0, y, HALF_TURN)

  test('a hill hides what is beyond it, and its far slope, and not its near one', () => {
    expect(sight(before, on(-20_000), scene)).toBe(false)
    expect(sight(before, on(-9000), scene)).toBe(true)
    expect(sight(before, on(-13_000), scene)).toBe(false)
  })

  test('the crest itself is seen from both sides', () => {
    expect(sight(before, on(-10_000), scene)).toBe(true)
    const beyond = unit(line(4), 0, -20_000, HALF_TURN)
    const there = unit(line(4), 0, -10_000)
    expect(sight(beyond, there, scene)).toBe(true)
    expect(sight(beyond, unit(line(4), 0, -9000), scene)).toBe(false)
  })

  test('units around a tree see past it, those farther away do not', () => {
    const tree = rectangle(-500, -6000, 500, -5000)
    const near = unit(line(1), 0, -5000)
    const far = unit(line(1), 0, -9000, HALF_TURN)
    const trees = [groundScreen('tree', tree)]
    expect(sight(near, far, trees)).toBe(true)
    expect(sight(far, near, trees)).toBe(true)
    expect(sight(unit(line(1), 0, -4979), far, trees)).toBe(false)
    expect(sight(unit(line(1), 0, -4980), far, trees)).toBe(true)
  })

  test('a unit in a feature looks out of all of it', () => {
    const village = rectangle(-4000, 0, 4000, 4000)
    const enemy = unit(line(4), 9000, 2000, QUARTER * 3)
    const wall = groundScreen('wall', rectangle(5000, 1000, 5500, 9000))
    expect(isVisibleTo(village, enemy, [wall])).toBe(true)
    expect(isVisibleTo(enemy, village, [groundScreen('village', village), wall])).toBe(true)
    const all = groundScreen('wall', rectangle(5000, -20_000, 5500, 20_000))
    expect(isVisibleTo(village, enemy, [all])).toBe(false)
    expect(rowsOf(village).flatMap(({ lookouts }) => lookouts)).toHaveLength(24)
  })

  test('a unit in a feature blocks across it, also for those who touch it, and not beside it', () => {
    const wood = rectangle(-500, -6000, 500, -5000)
    const scene = [groundScreen('wood', wood), occupierScreen('Guards', wood)]
    const near = unit(line(1), 0, -5000)
    const target = unit(line(1), 0, -9000, HALF_TURN)
    expect(sight(near, target, scene.slice(0, 1))).toBe(true)
    expect(sight(near, target, scene)).toBe(false)
    expect(sight(unit(line(1), 600, -5000), unit(line(1), 600, -9000, HALF_TURN), scene)).toBe(true)
  })

  test('units that rules let one look over do not block', () => {
    const target = on(-12_000)
    const friend = unit(line(12), 0, -4000)
    expect(isVisibleTo(before, target, units1(friend))).toBe(false)
    expect(isVisibleTo(before, target, units1(friend), { how: () => 'not' })).toBe(true)
  })
})

/** Some edge of a shape that looks towards the eye is not hidden. */
function seesSomeEdge(eye: Eye, ring: Ring, shades: readonly Shade[]): boolean {
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const edge = [k, k + 1, i, i + 1].map((place) => ring[place] as number)
    const [px, py, qx, qy] = edge as [number, number, number, number]
    if (sideOfEye(eye, px, py, qx, qy) >= 0) continue
    if (shadeEdge(eye, px, py, qx, qy, shades) && findGap()) return true
  }
  return false
}

/** Every figure, every shape, no short cuts. */
function seenSlowly(viewer: Footprint, target: Footprint, others: readonly Footprint[]): number[] {
  const shades = units1(...others).flatMap((screen) => shadesOf(screen, 'wholly'))
  return frontRankOf(viewer)
    .filter(({ box, file }) => {
      const there = viewer.boxes[box] as Box
      const { files } = there.block
      const [lx = 0, ly = 0, rx = 0, ry = 0] = there.ring
      const eye = {
        x: lx * 2 * files + (rx - lx) * (2 * file + 1),
        y: ly * 2 * files + (ry - ly) * (2 * file + 1),
        scale: 2 * files,
      }
      const rings = ringsOf(target)
      const inArc = rings.some((ring) => isPartlyIn(ring, arcOfFigure(there, file)))
      return inArc && rings.some((ring) => seesSomeEdge(eye, ring, shades))
    })
    .map(({ number }) => number)
}

describe('counting with short cuts', () => {
  test('finds the figures that are found without, in crowded and open scenes', () => {
    for (const [seed, size] of [
      [1, [30, 24]],
      [2, [40, 30]],
      [3, [26, 26]],
    ] as const) {
      const scene = anyScene(14, seed, size)
      const screens = units1(...scene)
      for (const [a, viewer] of scene.entries())
        for (const [b, target] of scene.entries()) {
          if (a === b) continue
          const others = scene.filter((one) => one !== viewer && one !== target)
          const slowly = seenSlowly(viewer, target, others)
          expect(figuresThatSee(viewer, target, screens), `${seed}: ${a} at ${b}`).toEqual(slowly)
          expect(isVisibleTo(viewer, target, screens)).toBe(slowly.length > 0)
          const half = 2 * slowly.length >= lookoutsIn(viewer)
          expect(isSeenByShare(2, viewer, target, screens)).toBe(half)
          expect(isSeenBy(5, viewer, target, screens)).toBe(slowly.length >= 5)
        }
    }
  }, 30_000)

  const notRound = layouts.filter((layout) => !layout.some(({ round }) => round))
  const bodies = fc.tuple(notRound, poses(9000)).map(([layout, pose]) => footprintOf(layout, pose))

  test('finds them for units of all shapes that stand anyhow', () => {
    fc.assert(
      fc.property(bodies, bodies, fc.array(bodies, { maxLength: 4 }), (viewer, target, others) => {
        expect(figuresThatSee(viewer, target, units1(viewer, target, ...others))).toEqual(
          seenSlowlyOrOn(viewer, target, others),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('finds as many in the mirror and turned by a quarter', () => {
    fc.assert(
      fc.property(units(9000), units(9000), fc.array(units(9000)), (viewer, target, others) => {
        const count = countThatSee(viewer, target, units1(...others))
        for (const move of [mirrored, quarterTurned])
          expect(countThatSee(move(viewer), move(target), units1(...others.map(move)))).toBe(count)
      }),
      { numRuns: 300 },
    )
  })

  test('finds every file whose arc holds some of a shape', () => {
    fc.assert(
      fc.property(bodies, bodies, (viewer, target) => {
        for (const opening of [HALF_RIGHT_ANGLE, QUARTER_RIGHT_ANGLE])
          for (const box of viewer.boxes)
            for (const ring of ringsOf(target)) {
              const found = { first: 0, last: -1 }
              filesWithArc(box, ring, opening, found)
              for (let file = 0; file < box.block.files; file++)
                expect(found.first <= file && file <= found.last).toBe(
                  isPartlyIn(ring, figureArc(box, file, opening)),
                )
            }
      }),
      { numRuns: 300 },
    )
  })
})

/** Where units overlap an eye may be inside of its target, of which the plain oracle knows nothing. */
function seenSlowlyOrOn(
  viewer: Footprint,
  target: Footprint,
  others: readonly Footprint[],
): number[] {
  const blockers = others.flatMap(ringsOf)
  const slowly = new Set(seenSlowly(viewer, target, others))
  for (const { lookouts, box } of rowsOf(viewer))
    for (const [file, { number, eye }] of lookouts.entries()) {
      const { x, y, scale } = eye
      const on = ringsOf(target).some((ring) => !isOutside(x, y, scale, ring))
      const inArc = ringsOf(target).some(
        (ring) => box && isPartlyIn(ring, figureArc(box, file, HALF_RIGHT_ANGLE)),
      )
      if (on && inArc && blockers.every((ring) => !isNear(eye, 0, 0, ring, INCH)))
        slowly.add(number)
    }
  return figuresOf(viewer)
    .map(({ number }) => number)
    .filter((number) => slowly.has(number))
}

const sides = (x: number, y: number, scale: number, ring: Ring): number[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => {
    const [p, q] = [2 * i, (2 * i + 2) % ring.length]
    const [px, py] = [(ring[p] as number) * scale, (ring[p + 1] as number) * scale]
    const [qx, qy] = [(ring[q] as number) * scale, (ring[q + 1] as number) * scale]
    return (qx - px) * (y - py) - (qy - py) * (x - px)
  })
const isOutside = (x: number, y: number, scale: number, ring: Ring): boolean =>
  sides(x, y, scale, ring).some((side) => side < 0)
