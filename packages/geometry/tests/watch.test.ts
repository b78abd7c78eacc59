import { describe, expect, test } from 'vitest'
import { footprintOf, type Footprint } from '../footprint.ts'
import { haloOf } from '../halo.ts'
import { gapBetween } from '../ring.ts'
import { crossesExactly, eyeOf, nearestPoint } from '../watch/exact-line.ts'
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
          other.boxes.some((one) =>
            crossesExactly(eye, target, haloOf(one, other.pose.facing, CLEARANCE)),
          ),
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
