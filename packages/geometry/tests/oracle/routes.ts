// A search that leaves nothing out: every path of up to three free legs over a grid, with the
// facing of the start or of the end at each place. Slow, and as plain as can be.

import type { Pose } from '../../lattice.ts'
import type { Extent, Field } from '../../move/field.ts'
import { mayStand, measure } from '../../move/measure.ts'
import type { Standing } from '../../move/path.ts'

export function findSlowly(
  field: Field & { readonly table: Extent },
  start: Standing,
  to: Pose,
  grid: number,
): readonly Pose[] | null {
  const { layout } = start
  const allowance = field.allowance ?? Infinity
  // On the way it does not matter what only the end is asked for.
  const { allowance: _, others = [], ...rest } = field
  const onTheWay: Field = {
    ...rest,
    others: others
      .filter(({ least }) => least !== null)
      .map(({ endsAtLeast: __, endsBeyond: ___, ...other }) => other),
  }
  const cost = (from: Pose, next: Pose): number => {
    const legs = [{ kind: 'free', to: next }] as const
    const measured = measure(onTheWay, { layout, pose: from, legs })
    return measured.ok ? measured.cost : Infinity
  }
  if (!mayStand(field, { layout, pose: to })) return null
  if (cost(start.pose, to) <= allowance) return [to]
  const places: Pose[] = []
  const { left, top, right, bottom } = field.table
  for (let x = Math.ceil(left / grid) * grid; x <= right; x += grid)
    for (let y = Math.ceil(top / grid) * grid; y <= bottom; y += grid)
      for (const facing of new Set([start.pose.facing, to.facing])) places.push({ x, y, facing })
  const first = places.map((pose) => ({ pose, cost: cost(start.pose, pose) }))
  const last = places.map((pose) => ({ pose, cost: cost(pose, to) }))
  for (const [i, { pose, cost: there }] of first.entries())
    if (there + (last[i]?.cost ?? Infinity) <= allowance) return [pose, to]
  for (const one of first)
    for (const other of last)
      if (one.cost + other.cost <= allowance)
        if (one.cost + cost(one.pose, other.pose) + other.cost <= allowance)
          return [one.pose, other.pose, to]
  return null
}
