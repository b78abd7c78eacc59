import { RECT, SLACK, type Boxes } from './boxes.ts'
import { firstFrom } from './near.ts'

/** Those who may stand between two units, there or back. */
export interface Between {
  readonly list: Int32Array
  count: number
  /** The two units, as one number. */
  pair: number
}

export const newBetween = (units: number): Between => ({
  list: new Int32Array(units),
  count: 0,
  pair: -1,
})

/**
 * Gathers those of a list who reach the way between two units, as wide as these are. Whoever covers
 * most of its width comes first: most often one unit stands in all lines.
 */
export function gatherBetween(
  between: Between,
  boxes: Boxes,
  a: number,
  b: number,
  near: Int32Array,
  nearCount: number,
  widest: number,
  clearance: number,
): void {
  const { list } = between
  const { units } = boxes
  const from = RECT * a
  const to = RECT * b
  const ax = units[from] as number
  const ay = units[from + 1] as number
  const dx = (units[to] as number) - ax
  const dy = (units[to + 1] as number) - ay
  const length = Math.sqrt(dx * dx + dy * dy)
  const wayX = length === 0 ? 1 : dx / length
  const wayY = length === 0 ? 0 : dy / length
  const halo = clearance + SLACK
  const wide = Math.max(across(units, from, wayX, wayY), across(units, to, wayX, wayY)) + halo
  const behindA = across(units, from, wayY, -wayX)
  const behindB = across(units, to, wayY, -wayX)
  // Where they overlap, either may reach beyond the other.
  const start = Math.min(-behindA, length - behindB) - halo
  const end = Math.max(length + behindB, behindA) + halo
  // From left to right: whoever is outside of this is not between them.
  const aside = Math.abs(wayY) * wide + widest
  const leftmost = Math.min(wayX * start, wayX * end) - aside
  const rightmost = Math.max(wayX * start, wayX * end) + aside
  let count = 0
  let best = -Infinity
  for (let i = firstFrom(near, nearCount, boxes, ax + leftmost); i < nearCount; i++) {
    const c = near[i] as number
    const rect = RECT * c
    const x = (units[rect] as number) - ax
    if (x > rightmost) break
    const y = (units[rect + 1] as number) - ay
    const radius = units[rect + 6] as number
    const off = Math.abs(y * wayX - x * wayY)
    if (off > wide + radius) continue
    const ahead = x * wayX + y * wayY
    if (ahead < start - radius || ahead > end + radius) continue
    const reach = across(units, rect, wayX, wayY)
    if (off > wide + reach || c === a || c === b) continue
    const deep = across(units, rect, wayY, -wayX)
    if (ahead < start - deep || ahead > end + deep) continue
    if (reach - off > best) {
      best = reach - off
      list[count++] = list[0] as number
      list[0] = c
    } else list[count++] = c
  }
  between.count = count
}

/** A unit reaches the way between two others, as wide as these are. */
export function isBetween(
  { units }: Boxes,
  a: number,
  b: number,
  c: number,
  clearance: number,
): boolean {
  const from = RECT * a
  const to = RECT * b
  const by = RECT * c
  const dx = (units[to] as number) - (units[from] as number)
  const dy = (units[to + 1] as number) - (units[from + 1] as number)
  const x = (units[by] as number) - (units[from] as number)
  const y = (units[by + 1] as number) - (units[from + 1] as number)
  const length = Math.sqrt(dx * dx + dy * dy)
  const radius = Math.max(units[from + 6] as number, units[to + 6] as number)
  const reach = radius + (units[by + 6] as number) + clearance + SLACK
  const along = dx * x + dy * y
  if (along < -reach * length || along > (length + reach) * length) return false
  const aside = Math.abs(dx * y - dy * x)
  if (aside > reach * length) return false
  const wayX = length === 0 ? 1 : dx / length
  const wayY = length === 0 ? 0 : dy / length
  const wide = Math.max(across(units, from, wayX, wayY), across(units, to, wayX, wayY))
  return aside <= (wide + across(units, by, wayX, wayY) + clearance + SLACK) * length
}

/** How far a rectangle reaches to each side of a way through its centre. */
function across(units: Float64Array, rect: number, wayX: number, wayY: number): number {
  const ux = units[rect + 2] as number
  const uy = units[rect + 3] as number
  return (
    Math.abs(uy * wayX - ux * wayY) * (units[rect + 4] as number) +
    Math.abs(ux * wayX + uy * wayY) * (units[rect + 5] as number)
  )
}
