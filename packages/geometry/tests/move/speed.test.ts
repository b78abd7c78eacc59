// Far above what an idle machine needs, and by its own time only: a guard against slips, not a
// measurement.

import { describe, expect, it } from 'vitest'
import type { Field } from '../../move/field.ts'
import { mayStand, measureStraight } from '../../move/measure.ts'
import { nearestPose } from '../../move/nearest.ts'
import { plan } from '../../move/plan.ts'
import { reachRegion } from '../../move/reach.ts'
import { groundOfOutline } from '../../terrain/ground.ts'
import { anyScene, stream } from '../scenes.ts'
import { changedPose, type Change } from './fields.ts'

const times = new Map<string, number[]>()

function timed(name: string, run: () => unknown): void {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  const known = times.get(name) ?? []
  known.push((user + system) / 1000)
  times.set(name, known)
}

/** What every other one takes at most, in milliseconds. */
function halfTake(name: string): number {
  const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity
}

describe('at 40 units', () => {
  it('the straight way takes less than 1 ms, a plan and the nearest pose less than 25', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const below = stream(seed)
      const units = anyScene(40, seed, seed % 2 === 0 ? [72, 48] : [96, 72])
      const regions = Array.from({ length: 12 }, (_, i) => {
        const [x, y] = [below(66_000), below(42_000)]
        const ground = groundOfOutline([
          { x, y },
          { x: x + 3000, y: y - 500 },
          { x: x + 6000, y },
          { x: x + 4000, y: y + 2000 },
          { x: x + 5000, y: y + 6000 },
        ])
        return { id: `bog ${i}`, ground, over: 2, under: 1 }
      })
      for (let k = 0; k < 6; k++) {
        const me = units[below(40)] as (typeof units)[number]
        const others = units
          .filter((unit) => unit !== me)
          .map((unit, i) => ({
            id: `unit ${i}`,
            unit,
            least: i % 2 === 0 ? 0 : 1000,
            mayStartNearer: true as const,
          }))
        const field: Field = { others, regions, allowance: 18_000 }
        const start = { layout: me.boxes.map(({ block }) => block), pose: me.pose }
        const [dx, dy] = [below(20_000) - 10_000, below(20_000) - 10_000]
        const shift: Change = {
          point: ({ x, y }) => ({ x: x + dx, y: y + dy }),
          facing: (facing) => facing,
          sign: 1,
        }
        const to = changedPose(shift, me.pose)
        timed('straight', () => measureStraight(field, start, to))
        timed('nearest', () => nearestPose(field, start, to))
        timed('reach', () => reachRegion(field, start, 12_000))
        if (mayStand(field, { layout: start.layout, pose: to }))
          timed('plan', () => plan(field, start, to))
      }
    }
    expect(halfTake('straight')).toBeLessThan(1)
    expect(halfTake('nearest')).toBeLessThan(25)
    expect(halfTake('plan')).toBeLessThan(25)
    expect(halfTake('reach')).toBeLessThan(50)
  }, 60_000)
})
