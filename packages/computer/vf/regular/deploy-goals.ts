import { INCH } from '@grognard/geometry'
import { LOOKS, settingOf, type BrigadeId, type Side, type Vf } from '@grognard/rules-vf/functions'
import { headingOf, type Spot } from '../features/oblong.ts'
import { prizesOf } from '../features/objectives.ts'

/** Where a brigade is set up for: each for another objective, those near its own edge first. */
export function deployGoal(seen: Vf, side: Side, brigade: BrigadeId | null): Spot {
  const { edges } = settingOf(seen)
  const ahead = headingOf(edges ? LOOKS[edges[side]] : 0)
  const { width, height } = seen.terrain
  const middle = { x: width / 2 / INCH, y: height / 2 / INCH }
  const near = prizesOf(seen)
    .map(({ at }) => at)
    .toSorted((a, b) => a.x * ahead.x + a.y * ahead.y - (b.x * ahead.x + b.y * ahead.y))
  const brigades = seen.brigades.filter((one) => one.side === side)
  const place = Math.max(
    0,
    brigades.findIndex(({ id }) => id === brigade),
  )
  const chosen = near.slice(0, Math.max(1, Math.min(near.length, brigades.length)))
  return chosen[place % Math.max(1, chosen.length)] ?? middle
}
