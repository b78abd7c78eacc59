import { describe, expect, test } from 'vitest'
import { footprintOf, type Footprint } from '../footprint.ts'
import { inOpenOrder, inRanks, inSquare } from '../layout.ts'
import { gapBetween } from '../ring.ts'
import { comesNearExactly, eyeOf, nearestPoint } from '../watch/exact-line.ts'
import { gapIn, moveIn, seeingIn, watchOver } from '../watch/index.ts'
import { anyScene, lineOf, stream } from './scenes.ts'

const CLEARANCE = 1000
const RANGE = 48_000
const areEnemies = (a: number, b: number): boolean => a % 2 !== b % 2

/** Every line against every box, in whole numbers of any size. */
function seeingSlowly(scene: readonly Footprint[], a: number, b: number): number {
  const [from, to] = [scene[a] as Footprint, scene[b] as Footprint]
  const rings = to.boxes.map(({ ring }) => ring)
  let count = 0
  for (const box of from.boxes) {
    if (!box.block.front) continue
    for (let file = 0; file < box.block.files; file++) {
      const eye = eyeOf(box, file)
      const target = nearestPoint(eye, rings)
      const isBlocked = scene.some(
        (other, c) =>
          c !== a &&
          c !== b &&
          other.boxes.some(({ ring }) => comesNearExactly(eye, target, ring, CLEARANCE)),
      )
      if (!isBlocked) count++
    }
  }
  return count
}

const gapSlowly = (a: Footprint, b: Footprint): number =>
  Math.min(
    ...a.boxes.flatMap((one) => b.boxes.map((other) => gapBetween(one.ring, other.ring).length)),
  )

const FOOT = { width: 788, depth: 788 }

/** Units of all formations that do not touch, on a table of 48 by 48 inches. */
function mixedScene(units: number, seed: number): readonly Footprint[] {
  const below = stream(seed)
  const placed: Footprint[] = []
  while (placed.length < units) {
    const kind = below(5)
    const layout =
      kind === 0
        ? inSquare(8 + below(24), FOOT)
        : kind === 1
          ? inOpenOrder(4 + below(8), 6, FOOT, 500)
          : inRanks(8 + below(30), kind === 2 ? 1 + below(3) : 8 + below(12), FOOT)
    const pose = { x: below(48_000), y: below(48_000), facing: below(65_536) }
    const unit = footprintOf(layout, pose)
    if (placed.every((other) => gapSlowly(other, unit) > 0)) placed.push(unit)
  }
  return placed
}

describe('who watches whom', () => {
  test('as every line in exact numbers says, in crowded and in open scenes', () => {
    for (const [seed, size] of [
      [1, [40, 30]],
      [2, [60, 40]],
    ] as const) {
      const scene = anyScene(16, seed, size)
      const watch = watchOver(scene, { range: RANGE, clearance: CLEARANCE, areEnemies })
      for (let a = 0; a < scene.length; a++)
        for (let b = 0; b < scene.length; b++) {
          if (!areEnemies(a, b)) {
            expect(gapIn(watch, a, b)).toBe(Infinity)
            continue
          }
          const gap = gapSlowly(scene[a] as Footprint, scene[b] as Footprint)
          if (gap > RANGE) continue
          expect(gapIn(watch, a, b)).toBeCloseTo(gap, 6)
          expect(seeingIn(watch, a, b), `${seed}: ${a} at ${b}`).toBe(seeingSlowly(scene, a, b))
        }
    }
  }, 30_000)

  test('where two boxes of a target are about as near, by the one that is the nearer', () => {
    const scene = anyScene(15, 235, [24, 20])
    const watch = watchOver(scene, { range: RANGE, clearance: CLEARANCE, areEnemies })
    expect(seeingSlowly(scene, 0, 13)).toBe(8)
    expect(seeingIn(watch, 0, 13)).toBe(8)
  })

  test('in columns, skirmish lines and squares as in line', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const scene = mixedScene(14, seed)
      const watch = watchOver(scene, { range: RANGE, clearance: CLEARANCE, areEnemies })
      for (let a = 0; a < scene.length; a++)
        for (let b = 0; b < scene.length; b++) {
          if (!areEnemies(a, b)) continue
          const gap = gapSlowly(scene[a] as Footprint, scene[b] as Footprint)
          if (gap > RANGE) continue
          expect(gapIn(watch, a, b), `${seed}: ${a} to ${b}`).toBeCloseTo(gap, 6)
          expect(seeingIn(watch, a, b), `${seed}: ${a} at ${b}`).toBe(seeingSlowly(scene, a, b))
        }
    }
  }, 30_000)

  test('a line that passes a corner at 0.995 inches, or at exactly an inch, is blocked', () => {
    // From the middle of the one's front to the other's nearest corner, along 4 across and 3 down.
    const seer = footprintOf(inRanks(1, 1, FOOT), { x: -8000, y: -6000, facing: 0 })
    const target = footprintOf(inRanks(1, 1, FOOT), { x: 8000 + 394, y: 6000, facing: 0 })
    const seeing = (far: number): number => {
      // Its front right corner is so far from that line.
      const [x, y] = [(-3 * far) / 5, (4 * far) / 5]
      const beside = footprintOf(inRanks(8, 4, FOOT), { x: x - 2 * FOOT.width, y, facing: 0 })
      const watching = { range: RANGE, clearance: CLEARANCE, areEnemies: () => true }
      return seeingIn(watchOver([seer, target, beside], watching), 0, 1)
    }
    expect([990, 995, 1000, 1005].map(seeing)).toEqual([0, 0, 0, 1])
  })

  test('units that cross each other are not apart', () => {
    const column = footprintOf(inRanks(40, 2, FOOT), { x: 0, y: -8000, facing: 0 })
    const line = footprintOf(inRanks(40, 20, FOOT), { x: 0, y: 0, facing: 0 })
    const watch = watchOver([column, line], { range: RANGE, clearance: CLEARANCE, areEnemies })
    expect(gapIn(watch, 0, 1)).toBe(0)
  })

  test('after any move as if looked at for the first time', () => {
    const below = stream(7)
    const scene = [...anyScene(24, 3, [48, 36])]
    const watch = watchOver(scene, { range: RANGE, clearance: CLEARANCE, areEnemies })
    for (let i = 0; i < 60; i++) {
      const unit = below(scene.length)
      const before = scene[unit] as Footprint
      const figures = before.boxes.reduce((sum, { block }) => sum + block.files * block.ranks, 0)
      const { x, y, facing } = before.pose
      const pose = {
        x: x + below(12_000) - 6000,
        y: y + below(12_000) - 6000,
        facing: (facing + below(8000)) % 65_536,
      }
      const moved = footprintOf(lineOf(figures), pose)
      scene[unit] = moved
      moveIn(watch, unit, moved)
      const anew = watchOver(scene, { range: RANGE, clearance: CLEARANCE, areEnemies })
      for (let a = 0; a < scene.length; a++)
        for (let b = 0; b < scene.length; b++) {
          expect(gapIn(watch, a, b)).toBe(gapIn(anew, a, b))
          expect(seeingIn(watch, a, b), `move ${i}: ${a} at ${b}`).toBe(seeingIn(anew, a, b))
        }
    }
  }, 30_000)
})
