// The exact predicates against slow ones in fractions, on as many random cases as the time allows:
// on a tiny lattice, where things touch and lie in line all the time, and at the size of a table.

import { fuzzRandom, repeating } from '@grognard/testkit'
import { expect, test } from 'vitest'
import { arcOf, isPartlyIn } from '../arc.ts'
import { footprintOf, type Block, type Footprint } from '../footprint.ts'
import { isWithin, overlap, type Ring } from '../ring.ts'
import { passesThrough, sees, type Eye } from '../sight.ts'
import { comesWithin } from '../sight/passing.ts'
import { comesNearExactly } from './oracle/exact-line.ts'
import { inArcSlowly } from './oracle/arc.ts'
import { compare, fraction } from './oracle/rational.ts'
import { overlapExactly, shapeOf, squaredGap } from './oracle/shapes.ts'
import { crossesSlowly, seesSlowly } from './oracle/sight.ts'
import { hullRing } from './hull.ts'
import { stream } from './scenes.ts'

const COUNTS = { glance: 300, few: 4000, every: 100_000 }

type Below = (n: number) => number

const whole = (below: Below, size: number): number => below(2 * size + 1) - size

function anyRing(below: Below, size: number): Ring {
  for (;;) {
    const count = 3 + below(5)
    const ring = hullRing(
      Array.from({ length: count }, () => [whole(below, size), whole(below, size)] as const),
    )
    if (ring) return ring
  }
}

function anyEye(below: Below, size: number): Eye {
  const scale = 1 + below(size > 100 ? 72 : 4)
  return { x: whole(below, size * scale), y: whole(below, size * scale), scale }
}

const anyUnit = (below: Below, size: number): Footprint => {
  const block: Block = {
    u: 0,
    v: 0,
    facing: 0,
    files: 1 + below(6),
    ranks: 1 + below(2),
    width: 2 + 2 * below(size),
    depth: 2 + 2 * below(size),
    front: true,
  }
  const pose = { x: whole(below, 3 * size), y: whole(below, 3 * size), facing: below(65_536) }
  return footprintOf([block], pose)
}

/** Each kind of verdict: what the package says, and what the oracle says. */
const KINDS: {
  readonly [name: string]: (below: Below, size: number) => readonly [boolean, boolean, unknown]
} = {
  'a line through a shape': (below, size) => {
    const [eye, ring] = [anyEye(below, size), anyRing(below, size)]
    const [x, y] = [whole(below, size), whole(below, size)]
    return [passesThrough(eye, x, y, ring), crossesSlowly(eye, x, y, ring), { eye, x, y, ring }]
  },
  'a line within so much of a shape': (below, size) => {
    const [eye, ring] = [anyEye(below, size), anyRing(below, size)]
    const [x, y, limit] = [whole(below, size), whole(below, size), 1 + below(size)]
    const from = [BigInt(eye.x), BigInt(eye.y), BigInt(eye.scale)] as const
    const slowly = comesNearExactly(from, [BigInt(x), BigInt(y), 1n], ring, limit)
    return [comesWithin(eye, x, y, ring, limit), slowly, { eye, x, y, ring, limit }]
  },
  'sight past shapes': (below, size) => {
    const [eye, target] = [anyEye(below, size), anyRing(below, size)]
    const blockers = Array.from({ length: below(4) }, () => anyRing(below, size))
    return [
      sees(eye, target, blockers),
      seesSlowly(eye, target, blockers),
      { eye, target, blockers },
    ]
  },
  'two shapes overlap': (below, size) => {
    const [a, b] = [anyRing(below, size), anyRing(below, size)]
    return [overlap(a, b), overlapExactly(shapeOf(a), shapeOf(b)), { a, b }]
  },
  'a gap of at most so much': (below, size) => {
    const [a, b] = [anyRing(below, size), anyRing(below, size)]
    const limit = below(size)
    const far = compare(squaredGap(shapeOf(a), shapeOf(b)), fraction(limit * limit))
    return [isWithin(a, b, limit), far <= 0, { a, b, limit }]
  },
  'partly in an arc': (below, size) => {
    const [unit, ring] = [anyUnit(below, size), anyRing(below, 4 * size)]
    const [box] = unit.boxes
    if (!box) throw new RangeError('A unit has a box.')
    return [isPartlyIn(ring, arcOf(box)), inArcSlowly(ring, box.ring), { unit, ring }]
  },
}

const SIZES = [3, 6, 20, 60_000]

for (const [name, verdicts] of Object.entries(KINDS)) {
  const repeat = repeating()
  test(`${name}: as the oracle says`, () => {
    const below = stream(1 + fuzzRandom(name).below(2 ** 20))
    const cases = repeat(COUNTS, (i) => {
      const [fast, slow, shown] = verdicts(below, SIZES[i % SIZES.length] as number)
      if (fast !== slow) expect.fail(`case ${i}: ${JSON.stringify(shown)}`)
    })
    console.log(`${name}: ${cases} cases`)
    expect(cases).toBeGreaterThan(0)
  })
}
