import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { footprintOf, type Footprint } from '../../footprint.ts'
import { FULL_TURN, INCH } from '../../lattice.ts'
import { inRanks, onRoundBase } from '../../layout.ts'
import { gapBetween, type Ring } from '../../ring.ts'
import type { Eye } from '../../sight.ts'
import { ringsOf, rowsOf } from '../../sight/body.ts'
import { isClear } from '../../sight/clear.ts'
import { unitScreen, type Scene } from '../../sight/screen.ts'
import { hasLineTo } from '../../sight/past.ts'
import { countThatSee } from '../../sight/see.ts'
import { shadesOf } from '../../sight/shade.ts'
import { groundOfOutline } from '../../terrain/ground.ts'
import { stream } from '../scenes.ts'
import { FOOT, LEADER } from '../units.ts'

const line = (files: number, x: number, y: number, facing = 0): Footprint =>
  footprintOf(inRanks(2 * files, files, FOOT), { x, y, facing })

const screensOf = (units: readonly Footprint[], clearance = INCH): Scene =>
  units.map((unit, i) => unitScreen(`${i}`, unit, clearance))

const shadesOfUnits = (units: readonly Footprint[]) =>
  screensOf(units).flatMap((screen) => shadesOf(screen, 'wholly'))

/** Its front right corner is the middle of the table, and all of it is to the left and below. */
const corner = line(4, -2 * FOOT.width, 0)

/** A line that passes that corner so far away, along 4 to the right and 3 down. */
const passing = (far: number): { readonly eye: Eye; readonly to: readonly [number, number] } => {
  const [x, y] = [(3 * far) / 5, (-4 * far) / 5]
  return { eye: { x: x - 8000, y: y - 6000, scale: 1 }, to: [x + 8000, y + 6000] }
}

const passes = (far: number, units: readonly Footprint[] = [corner]): boolean => {
  const { eye, to } = passing(far)
  return isClear(eye, ...to, shadesOfUnits(units))
}

describe('an inch around a corner is a circle', () => {
  test('0.995 inches from a corner is within an inch of it', () => {
    expect(passes(995)).toBe(false)
    expect(passes(990)).toBe(false)
    expect(passes(0)).toBe(false)
  })

  test('exactly an inch is within an inch, and a two-hundredth more is not', () => {
    expect(passes(1000)).toBe(false)
    expect(passes(1005)).toBe(true)
  })

  test('beside a front, too, exactly an inch is within an inch', () => {
    const eye = { x: -9000, y: -1000, scale: 1 }
    expect(isClear(eye, 9000, -1000, shadesOfUnits([corner]))).toBe(false)
    const farther = { x: -9000, y: -1001, scale: 1 }
    expect(isClear(farther, 9000, -1001, shadesOfUnits([corner]))).toBe(true)
  })

  test('a line that ends 0.6 inches beside and 0.8 ahead of a corner ends within an inch', () => {
    const eye = { x: 9000, y: -9000, scale: 1 }
    expect(isClear(eye, 600, -800, shadesOfUnits([corner]))).toBe(false)
    expect(isClear(eye, 800, -600, shadesOfUnits([corner]))).toBe(false)
    expect(isClear(eye, 601, -800, shadesOfUnits([corner]))).toBe(true)
  })

  test('who looks from 0.6 inches beside and 0.8 ahead of a corner sees nothing', () => {
    const eye = { x: 600, y: -800, scale: 1 }
    expect(isClear(eye, 9000, -9000, shadesOfUnits([corner]))).toBe(false)
    expect(isClear({ x: 601, y: -800, scale: 1 }, 9000, -9000, shadesOfUnits([corner]))).toBe(true)
  })

  test('a round base that blocks is a circle itself', () => {
    const leader = footprintOf(onRoundBase(LEADER), { x: 0, y: 0, facing: 0 })
    const radius = LEADER / 2
    // Straight on, and as far aside as the corners of a shape of sixteen sides stick out.
    for (const [ux, uy] of [
      [1, 0],
      [0.8, -0.6],
      [0.6, 0.8],
    ] as const) {
      const past = (far: number): boolean => {
        const [x, y] = [Math.round(ux * far), Math.round(uy * far)]
        const [dx, dy] = [Math.round(-uy * 9000), Math.round(ux * 9000)]
        const eye = { x: x - dx, y: y - dy, scale: 1 }
        return isClear(eye, x + dx, y + dy, shadesOfUnits([leader]))
      }
      expect(past(INCH + radius - 2)).toBe(false)
      expect(past(INCH + radius + 2)).toBe(true)
    }
  })
})

describe('some of a target past the inch around corners', () => {
  /** Straight ahead of one who looks from the origin, from one place to another. */
  const targetAt = (left: number, right: number) =>
    groundOfOutline([
      { x: left, y: -20_000 },
      { x: right, y: -20_000 },
      { x: right, y: -19_000 },
      { x: left, y: -19_000 },
    ])
  const eye = { x: 0, y: 0, scale: 1 }
  const ahead = (right: number): readonly Footprint[] => [
    line(4, -1000 - 2 * FOOT.width, -9000),
    line(4, right + 2 * FOOT.width, -9000),
  ]

  test('between two corners that leave two inches there is no line, and one past a hair more', () => {
    expect(hasLineTo(eye, targetAt(-500, 500), shadesOfUnits(ahead(1000)))).toBe(false)
    expect(hasLineTo(eye, targetAt(-500, 500), shadesOfUnits(ahead(1001)))).toBe(true)
  })

  test('two that hide up to the same point hide that point', () => {
    // Both touch the line straight ahead, one from each side, one behind the other.
    const units = [line(4, -1000 - 2 * FOOT.width, -6000), line(4, 1000 + 2 * FOOT.width, -12_000)]
    expect(hasLineTo(eye, targetAt(-500, 500), shadesOfUnits(units))).toBe(false)
  })
})

/** How near the line between two points comes to the nearest of some shapes. */
function distanceOf(from: readonly number[], to: readonly number[], rings: readonly Ring[]) {
  const stroke = Float64Array.of(...from, ...to)
  return Math.min(...rings.map((ring) => gapBetween(stroke, ring).length))
}

const HAIR = 1e-6

const anyLine = (below: (n: number) => number): Footprint =>
  line(1 + below(12), below(16_000), below(16_000), below(FULL_TURN))

describe('against distances in plain numbers', () => {
  test('lines are clear just where nobody is within an inch of them', () => {
    const below = stream(31)
    let [clear, blocked] = [0, 0]
    for (let i = 0; i < 4000; i++) {
      const unit = anyLine(below)
      const scale = 1 + below(24)
      const eye = { x: below(16_000 * scale), y: below(16_000 * scale), scale }
      const [x, y] = [below(16_000), below(16_000)]
      const far = distanceOf([eye.x / scale, eye.y / scale], [x, y], ringsOf(unit))
      if (Math.abs(far - INCH) < HAIR) continue
      const isOpen = isClear(eye, x, y, shadesOfUnits([unit]))
      expect(isOpen, `case ${i}: ${far}`).toBe(far > INCH)
      if (isOpen) clear++
      else blocked++
    }
    expect(Math.min(clear, blocked)).toBeGreaterThan(500)
  })

  /** Tries many places along the outline; how far the best of them is from being blocked. */
  function bestRoom(eye: Eye, target: Footprint, others: readonly Footprint[]): number {
    const rings = others.flatMap(ringsOf)
    const from = [eye.x / eye.scale, eye.y / eye.scale]
    let best = -Infinity
    for (const ring of ringsOf(target))
      for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2)
        for (let part = 0; part <= 200; part++) {
          const at = [0, 1].map((axis) => {
            const [a, b] = [ring[k + axis] as number, ring[i + axis] as number]
            return a + ((b - a) * part) / 200
          })
          best = Math.max(best, distanceOf(from, at, rings) - INCH)
        }
    return best
  }

  test('an eye sees a target where some line to it keeps more than an inch from all others', () => {
    const below = stream(32)
    let [seen, hidden] = [0, 0]
    for (let i = 0; i < 250; i++) {
      const [viewer, target] = [anyLine(below), anyLine(below)]
      const others = Array.from({ length: 1 + below(4) }, () => anyLine(below))
      const shades = shadesOfUnits(others)
      const eye = rowsOf(viewer)[0]?.lookouts[0]?.eye as Eye
      const sees = hasLineTo(eye, target, shades)
      const room = bestRoom(eye, target, others)
      if (room > HAIR) expect(sees, `case ${i}: ${room}`).toBe(true)
      // Between the places that were tried there may be a better one.
      if (room < -40) expect(sees, `case ${i}: ${room}`).toBe(false)
      if (sees) seen++
      else hidden++
    }
    expect(Math.min(seen, hidden)).toBeGreaterThan(40)
  })

  test('turned by a quarter and in the mirror nothing changes', () => {
    const places = fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: -9000, max: 9000 }),
      fc.integer({ min: -9000, max: 9000 }),
      fc.constantFrom(0, 8192, 16_384, 24_576, 32_768),
    )
    fc.assert(
      fc.property(places, places, fc.array(places, { maxLength: 4 }), (viewer, target, others) => {
        const count = (made: (place: typeof viewer) => Footprint): number =>
          countThatSee(made(viewer), made(target), screensOf(others.map(made)))
        const plain = count(([files, x, y, facing]) => line(files, x, y, facing))
        const turned = count(([files, x, y, facing]) =>
          line(files, -y, x, (facing + 16_384) % 65_536),
        )
        const mirrored = count(([files, x, y, facing]) =>
          line(files, -x, y, (65_536 - facing) % 65_536),
        )
        expect(turned).toBe(plain)
        expect(mirrored).toBe(plain)
      }),
      { numRuns: 300 },
    )
  })
})
