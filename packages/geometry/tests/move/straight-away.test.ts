import { describe, expect, it } from 'vitest'
import { arcOf } from '../../arc.ts'
import { footprintOf } from '../../footprint.ts'
import { FULL_TURN, poseAt, turned, type Pose } from '../../lattice.ts'
import type { Barrier, Field, Other } from '../../move/field.ts'
import { mayEnd, measureStraight } from '../../move/measure.ts'
import { toward, type Standing } from '../../move/path.ts'
import { isWatched, straightAway, type Watch } from '../../move/straight-away.ts'
import { stream } from '../scenes.ts'
import { crowd } from './crowds.ts'
import {
  at,
  changedField,
  changedPose,
  COLUMN,
  groundAt,
  LINE,
  MIRROR,
  SINGLE,
  TURN,
} from './fields.ts'

type Scene = { readonly field: Field; readonly start: Standing; readonly watch: Watch }

const isLawful = ({ field, start, watch }: Scene, end: Pose): boolean =>
  mayEnd(field, { layout: start.layout, pose: end }) &&
  measureStraight(field, start, end).ok &&
  isWatched(watch, footprintOf(start.layout, end))

/** Whatever the judge lets pass: every heading, every twentieth of an inch, every facing. */
function* bruteForce(scene: Scene): Iterable<Pose> {
  const { pose } = scene.start
  for (let heading = 0; heading < FULL_TURN; heading += FULL_TURN / 64) {
    const way = turned(pose.facing, heading)
    for (const facing of new Set([pose.facing, way, turned(way, FULL_TURN / 2)]))
      for (let far = scene.field.allowance ?? 0; far > 0; far -= 50) {
        const end = poseAt(toward(pose, way, far), facing)
        if (isLawful(scene, end)) yield end
      }
  }
}

/** Enemies to keep away from, one of them in contact now and then; friends; arcs to end in. */
function scene(seed: number): Scene {
  const { field, start } = crowd(seed)
  const below = stream(seed + 1000)
  const enemy = { least: 3000, mayStartNearer: true, endsAtLeast: 3000 } as const
  const manners: readonly Omit<Other, 'id' | 'unit'>[] = [
    enemy,
    { ...enemy, least: 21 },
    { least: 0, endsBeyond: 20 },
    { least: null, endsBeyond: 20 },
  ]
  const others = (field.others ?? []).map(({ id, unit }): Other => ({
    id,
    unit,
    ...(manners[below(6)] ?? enemy),
  }))
  const front = footprintOf(
    below(2) === 0 ? LINE : COLUMN,
    poseAt(start.pose, turned(start.pose.facing, FULL_TURN / 2 + (below(3) - 1) * 100 * below(9))),
  )
  if (below(3) > 0) others.push({ id: 'front', unit: front, ...enemy })
  const [x, y] = [below(22_000), below(18_000)]
  const hedge: Barrier = { id: 'hedge', ground: groundAt(x, y, x + 9000, y + 300), toll: 4000 }
  const watched = others.filter(({ least }) => least === 3000).slice(-1 - below(2))
  return {
    field: { ...field, others, allowance: 4000 + below(6000), barriers: below(2) ? [hedge] : [] },
    start,
    watch: below(2) === 0 ? [] : watched.map(({ unit }) => unit.boxes.map(arcOf)),
  }
}

describe('straight away', () => {
  it('straight back as far as it gets', () => {
    const start = { layout: COLUMN, pose: at(0, 0) }
    expect(straightAway({ allowance: 8000 }, start)).toEqual(at(0, 7996))
    const wall = { id: 'wall', ground: groundAt(-9000, 9500, 9000, 11_000) }
    // Its rear is 4 inches behind its front.
    expect(straightAway({ allowance: 8000, closed: [wall] }, start)).toEqual(at(0, 5496))
  })

  it('to the only place there is', () => {
    // In a pit with a friend or two, who are passed but not touched.
    const walls = [
      groundAt(-9000, -9000, -501, 12_000),
      groundAt(501, -9000, 9000, 12_000),
      groundAt(-600, 5310, 600, 12_000),
      groundAt(-600, -9000, 600, -10),
    ].map((ground, i) => ({ id: `wall ${i}`, ground }))
    const friend: Other = {
      id: 'friend',
      unit: footprintOf(SINGLE, at(0, 3260)),
      least: null,
      endsBeyond: 20,
    }
    const inside: Other = {
      id: 'here',
      unit: footprintOf(SINGLE, at(0, 1500)),
      least: null,
      endsBeyond: 750,
    }
    const start = { layout: SINGLE, pose: at(0, 0) }
    const field: Field = { closed: walls, others: [friend, inside], allowance: 18_000 }
    const end = straightAway(field, start)
    expect(end?.y).toBeGreaterThan(4280)
    expect(end?.y).toBeLessThan(4311)
    expect(straightAway({ ...field, allowance: 4280 }, start)).toBeNull()
  })

  const compared = (from: number, to: number): void => {
    let [yes, no] = [0, 0]
    for (let seed = from; seed <= to; seed++) {
      const one = scene(seed)
      const end = straightAway(one.field, one.start, one.watch)
      if (end) {
        yes++
        expect(isLawful(one, end), `seed ${seed}`).toBe(true)
        continue
      }
      no++
      for (const missed of bruteForce(one)) expect([seed, missed]).toEqual([seed, null])
    }
    expect(yes).toBeGreaterThan((to - from) / 5)
    expect(no).toBeGreaterThan((to - from) / 5)
  }

  it('wherever the judge lets a unit end, an end is found, and none where he does not', () => {
    compared(106, 115)
  })

  it('so it is in hundreds of crowds', { tags: ['long'], timeout: 300_000 }, () => {
    compared(1, 300)
  })

  it('the same in a mirror and after a quarter turn', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { field, start } = scene(seed)
      const found = straightAway(field, start) !== null
      for (const change of [MIRROR, TURN]) {
        const standing = { layout: start.layout, pose: changedPose(change, start.pose) }
        expect(straightAway(changedField(change, field), standing) !== null, `seed ${seed}`).toBe(
          found,
        )
      }
    }
  })
})
