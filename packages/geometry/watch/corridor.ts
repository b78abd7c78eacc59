import { AFTER, BEFORE, CLEAR } from './blocked.ts'
import { FRONT, LEFT, REAR, RECT, SLACK, type Boxes } from './boxes.ts'
import { ASKEW, type Lines } from './lines.ts'
import type { Watch } from './watch.ts'

/**
 * Straight lines beyond which none of the lines between two units run, each as a way outwards (x and
 * y) and how far the corridor reaches on it: the row and the side on which the lines end, with ways
 * of length 1, and the outer two lines.
 */
export interface Corridor {
  readonly sides: Float64Array
  /** How many numbers these are. */
  count: number
}

export const newCorridor = (): Corridor => ({ sides: new Float64Array(3 * 4), count: 0 })

/** The row alone, unless the lines are enclosed. */
export function enclose(corridor: Corridor, lines: Lines, boxes: Boxes): void {
  corridor.count = 0
  if (lines.side === 0) return
  addRow(corridor, lines, boxes.units)
  if (lines.endSide === 0) return
  addSide(corridor, boxes.units, RECT * lines.target, lines.endSide)
  const last = 4 * (lines.count - 1)
  // With the target in front, what is to the right of these is outside.
  addLine(corridor, lines.at, last, last + 2, lines.side)
  addLine(corridor, lines.at, 2, 0, lines.side)
}

function addRow(corridor: Corridor, { at, side, seer }: Lines, units: Float64Array): void {
  const { sides } = corridor
  const outX = -side * (units[RECT * seer + 3] as number)
  const outY = side * (units[RECT * seer + 2] as number)
  sides[0] = outX
  sides[1] = outY
  sides[2] = (at[0] as number) * outX + (at[1] as number) * outY + ASKEW
  corridor.count = 3
}

function addLine(
  corridor: Corridor,
  at: Float64Array,
  from: number,
  to: number,
  side: number,
): void {
  const { sides, count } = corridor
  const x = at[from] as number
  const y = at[from + 1] as number
  const outX = side * (y - (at[to + 1] as number))
  const outY = side * ((at[to] as number) - x)
  sides[count] = outX
  sides[count + 1] = outY
  sides[count + 2] = x * outX + y * outY
  corridor.count = count + 3
}

function addSide(corridor: Corridor, units: Float64Array, rect: number, side: number): void {
  const { sides, count } = corridor
  const ux = units[rect + 2] as number
  const uy = units[rect + 3] as number
  const isAhead = side === FRONT || side === REAR
  const sign = side === FRONT || side === LEFT ? 1 : -1
  const outX = sign * (isAhead ? -uy : ux)
  const outY = sign * (isAhead ? ux : uy)
  const half = units[rect + (isAhead ? 5 : 4)] as number
  sides[count] = outX
  sides[count + 1] = outY
  sides[count + 2] = (units[rect] as number) * outX + (units[rect + 1] as number) * outY - half
  corridor.count = count + 3
}

/** A unit, widened on all sides, is outside. */
export function isOutside(
  { sides, count }: Corridor,
  { units }: Boxes,
  unit: number,
  clearance: number,
): boolean {
  const rect = RECT * unit
  const x = units[rect] as number
  const y = units[rect + 1] as number
  const ux = units[rect + 2] as number
  const uy = units[rect + 3] as number
  const wide = (units[rect + 4] as number) + clearance + SLACK
  const deep = (units[rect + 5] as number) + clearance + SLACK
  for (let i = 0; i < count; i += 3) {
    const outX = sides[i] as number
    const outY = sides[i + 1] as number
    const far = x * outX + y * outY - (sides[i + 2] as number)
    if (far > Math.abs(ux * outX + uy * outY) * wide + Math.abs(ux * outY - uy * outX) * deep)
      return true
  }
  return false
}

/**
 * On which side of a line all is that a box blocks of the others, if it does not block that line.
 * Between the row and the side on which the lines end, the box is a convex shape, and the line runs
 * from the one to the other: so any point of it there will tell. CLEAR if none is found.
 */
export function sideOfPart(watch: Watch, k: number, box: number): number {
  const { corridor, boxes, lines, clearance } = watch
  const { sides } = corridor
  const { boxes: rects } = boxes
  const rect = RECT * box
  let x = rects[rect] as number
  let y = rects[rect + 1] as number
  const beyondRow = outBy(sides, 0, x, y)
  const beyondEnd = outBy(sides, 3, x, y)
  if (beyondRow > -INSIDE || beyondEnd > -INSIDE) {
    // From the centre nearly as far inwards as the widened box reaches.
    const way = beyondRow > -INSIDE ? 0 : 3
    const inX = -(sides[way] as number)
    const inY = -(sides[way + 1] as number)
    const ux = rects[rect + 2] as number
    const uy = rects[rect + 3] as number
    const wide = (ux * inX + uy * inY > 0 ? 1 : -1) * (rects[rect + 4] as number)
    const deep = (ux * inY - uy * inX > 0 ? 1 : -1) * (rects[rect + 5] as number)
    x += NEARLY * (wide * ux - deep * uy + NEARLY * clearance * inX)
    y += NEARLY * (wide * uy + deep * ux + NEARLY * clearance * inY)
    if (outBy(sides, 0, x, y) > -INSIDE || outBy(sides, 3, x, y) > -INSIDE) return CLEAR
  }
  const { at } = lines
  const ex = at[4 * k] as number
  const ey = at[4 * k + 1] as number
  const turn =
    ((at[4 * k + 2] as number) - ex) * (y - ey) - ((at[4 * k + 3] as number) - ey) * (x - ex)
  return turn < 0 === lines.side > 0 ? BEFORE : AFTER
}

/** What is so far inside of a side is so without doubt. */
const INSIDE = 2 * ASKEW

/** A widened box has all that is so near to it, of the distance by which it is widened. */
const NEARLY = 0.97

function outBy(sides: Float64Array, side: number, x: number, y: number): number {
  return x * (sides[side] as number) + y * (sides[side + 1] as number) - (sides[side + 2] as number)
}
