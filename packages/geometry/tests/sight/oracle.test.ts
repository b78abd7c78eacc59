import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../lattice.ts'
import type { Eye } from '../../sight.ts'
import { crestScreen, groundScreen } from '../../sight/screen.ts'
import { hasLineTo } from '../../sight/past.ts'
import { shadesOf, type DeadGround, type Shade } from '../../sight/shade.ts'
import type { Hill } from '../../terrain/feature.ts'
import { groundOfOutline } from '../../terrain/ground.ts'
import { clockwise } from '../../terrain/polygon.ts'
import { seesBySlowly, type Hindrance } from '../oracle/seeing.ts'
import { bent, MOVES, pointsOf, ring, simple, type Move } from '../terrain/shapes.ts'

const eyes: fc.Arbitrary<Eye> = fc
  .tuple(
    fc.integer({ min: -30, max: 30 }),
    fc.integer({ min: -30, max: 30 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([x, y, scale]) => ({ x, y, scale }))

const hillWith = (crest: readonly Point[]): Hill => ({
  shape: 'hill',
  kind: 'hill',
  id: 'hill',
  name: '',
  tags: [],
  contours: [],
  crest,
})

/** The same thing for the package and for the oracle. */
type Thing = { readonly shades: readonly Shade[]; readonly hindrance: Hindrance }

const solid = (outline: readonly Point[]): Thing => ({
  shades: shadesOf(groundScreen('solid', groundOfOutline(outline)), 'wholly'),
  hindrance: { kind: 'solid', outline },
})

const crest = (path: readonly Point[]): Thing => ({
  shades: shadesOf(crestScreen(hillWith(path)), 'wholly'),
  hindrance: { kind: 'crest', path },
})

const low = (outline: readonly Point[], dead: DeadGround): Thing => ({
  shades: shadesOf(groundScreen('low', groundOfOutline(outline)), dead),
  hindrance: { kind: 'low', outline, dead },
})

const kept = (outline: readonly Point[], away: number): Thing => {
  const screen = groundScreen('kept', groundOfOutline(outline))
  return {
    shades: shadesOf({ ...screen, clearance: away }, 'wholly'),
    hindrance: { kind: 'kept', outline, away },
  }
}

const deadGround: fc.Arbitrary<DeadGround> = fc.record({
  higher: fc.constantFrom('viewer', 'target'),
  halvings: fc.integer({ min: 0, max: 3 }),
  least: fc.integer({ min: 0, max: 3 }),
})

type Made =
  | readonly ['solid', readonly Point[]]
  | readonly ['crest', readonly Point[]]
  | readonly ['low', readonly Point[], DeadGround]
  | readonly ['kept', readonly Point[], number]

function made(thing: Made): Thing {
  switch (thing[0]) {
    case 'solid':
      return solid(thing[1])
    case 'crest':
      return crest(thing[1])
    case 'low':
      return low(thing[1], thing[2])
    case 'kept':
      return kept(thing[1], thing[2])
  }
}

const moved = (thing: Made, { of, flips }: Move): Made => {
  const points = thing[1].map(of)
  if (thing[0] === 'crest') return ['crest', points]
  const outline = flips ? clockwise(points) : points
  if (thing[0] === 'solid') return ['solid', outline]
  return thing[0] === 'low' ? ['low', outline, thing[2]] : ['kept', outline, thing[2]]
}

const solids: fc.Arbitrary<Made> = simple.map((outline) => ['solid', outline] as const)
const crests: fc.Arbitrary<Made> = bent.map((path) => ['crest', path] as const)
const lows: fc.Arbitrary<Made> = fc
  .tuple(ring, deadGround)
  .map(([outline, dead]) => ['low', outline, dead] as const)

const kepts: fc.Arbitrary<Made> = fc
  .tuple(ring, fc.integer({ min: 1, max: 5 }))
  .map(([outline, away]) => ['kept', outline, away] as const)

const seesAll = (eye: Eye, target: readonly Point[], things: readonly Thing[]): boolean =>
  hasLineTo(
    eye,
    groundOfOutline(target),
    things.flatMap(({ shades }) => shades),
  )

const agree = (things: fc.Arbitrary<Made>, numRuns: number): void =>
  fc.assert(
    fc.property(
      eyes,
      ring,
      fc.array(things, { minLength: 1, maxLength: 3 }),
      (eye, target, all) => {
        const ready = all.map(made)
        expect(seesAll(eye, target, ready)).toBe(
          seesBySlowly(
            eye,
            [target],
            ready.map(({ hindrance }) => hindrance),
          ),
        )
      },
    ),
    { numRuns },
  )

describe('sight agrees with a slow oracle in fractions', () => {
  test('past obstacles of any simple shape', () => agree(solids, 120))
  test('over the crests of hills', () => agree(crests, 250))
  test('over dead ground', () => agree(lows, 80))
  test('past those from whom a distance is to be kept', () => agree(kepts, 40))
  test('past all of them together', () => agree(fc.oneof(solids, crests, lows, kepts), 80))

  test('with targets of any shape', () => {
    fc.assert(
      fc.property(eyes, simple, fc.array(solids, { maxLength: 2 }), (eye, target, all) => {
        const ready = all.map(made)
        const pieces = groundOfOutline(target).pieces.map(pointsOf)
        const hindrances = ready.map(({ hindrance }) => hindrance)
        expect(seesAll(eye, target, ready)).toBe(seesBySlowly(eye, pieces, hindrances))
      }),
      { numRuns: 100 },
    )
  })
})

test('sight is the same in the mirror and turned by a quarter', () => {
  fc.assert(
    fc.property(
      eyes,
      ring,
      fc.array(fc.oneof(solids, crests, lows, kepts), { minLength: 1, maxLength: 4 }),
      (eye, target, all) => {
        const verdict = seesAll(eye, target, all.map(made))
        for (const move of MOVES) {
          const there = target.map(move.of)
          const turned = move.flips ? clockwise(there) : there
          const from = { ...move.of(eye), scale: eye.scale }
          const things = all.map((thing) => made(moved(thing, move)))
          expect(seesAll(from, turned, things), move.name).toBe(verdict)
        }
      },
    ),
    { numRuns: 600 },
  )
})
