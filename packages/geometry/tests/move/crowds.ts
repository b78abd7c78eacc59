// Small crowded tables, the same from the same seed.

import { footprintOf } from '../../footprint.ts'
import { FULL_TURN, turned, type Pose } from '../../lattice.ts'
import { inRanks } from '../../layout.ts'
import type { Closed, Extent, Field, Other, Region } from '../../move/field.ts'
import { mayStand } from '../../move/measure.ts'
import type { Standing } from '../../move/path.ts'
import { stream } from '../scenes.ts'
import { groundAt, STAND } from './fields.ts'

export type Crowd = {
  readonly field: Field & { readonly table: Extent }
  readonly start: Standing
  readonly to: Pose
}

const TABLE: Extent = { left: 0, top: 0, right: 26_000, bottom: 22_000 }

/** Units, woods and lakes, a bog, and now and then a river with a bridge. */
export function crowd(seed: number): Crowd {
  const below = stream(seed)
  const layout = inRanks(2 + below(10), 2 + below(4), STAND)
  const somewhere = (): Pose => ({
    x: 2000 + below(22_000),
    y: 2000 + below(18_000),
    facing: below(3) === 0 ? below(FULL_TURN) : turned(0, below(4) * 16_384),
  })
  const others: Other[] = Array.from({ length: 4 + below(6) }, (_, i) => ({
    id: `unit ${i}`,
    unit: footprintOf(inRanks(4 + below(16), 2 + below(6), STAND), somewhere()),
    least: below(3) === 0 ? 1000 : 0,
    mayStartNearer: true,
  }))
  const closed: Closed[] = Array.from({ length: below(3) }, (_, i) => {
    const [x, y] = [below(22_000), below(18_000)]
    return {
      id: `lake ${i}`,
      ground: groundAt(x, y, x + 1000 + below(6000), y + 500 + below(4000)),
    }
  })
  if (below(3) === 0) {
    const [y, x] = [8000 + below(6000), 4000 + below(16_000)]
    const openings = [groundAt(x, y - 200, x + 6000 + below(2000), y + 1700)]
    closed.push({ id: 'river', ground: groundAt(-1000, y, 27_000, y + 1500), openings })
  }
  const regions: Region[] = Array.from({ length: below(3) }, (_, i) => {
    const [x, y] = [below(22_000), below(18_000)]
    return { id: `bog ${i}`, ground: groundAt(x, y, x + 6000, y + 5000), over: 2, under: 1 }
  })
  const field = { table: TABLE, others, closed, regions, allowance: 8000 + below(10_000) }
  const place = (near: Pose | null, tries = 0): Pose => {
    const { x, y, facing } = somewhere()
    const pose = near && below(2) === 0 ? { x, y, facing: near.facing } : { x, y, facing }
    return tries > 200 || mayStand(field, { layout, pose }) ? pose : place(near, tries + 1)
  }
  const pose = place(null)
  return { field, start: { layout, pose }, to: place(pose) }
}
