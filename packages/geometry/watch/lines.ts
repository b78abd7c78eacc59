import { aim, aimed } from './aim.ts'
import { FRONT, LEFT, REAR, RECT, RIGHT, SLACK, type Boxes } from './boxes.ts'

/**
 * The lines from the eyes of one unit to the nearest points of another, as near as numbers of this
 * size can say: those that run along the very edge of something are worked out exactly if need be.
 */
export interface Lines {
  seer: number
  target: number
  count: number
  /** For each eye, counted from the seer's first, its x and y and those of the end of its line. */
  readonly at: Float64Array
  /** Lines are drawn when they are first asked for: which of them were, for these two units. */
  readonly drawn: Int32Array
  turn: number
  /**
   * 1 or -1 if the eyes stand in one row and all look to one side of it, to the front or the rear;
   * 0 if not. Then the lines lie beside each other in the order of their eyes.
   */
  side: number
  /**
   * The side of the rectangle around the target on which all lines end, coming from beyond it; 0 if
   * they do not. Then they are enclosed by the first and the last of them, that side and the row.
   */
  endSide: number
  /** Those between which all open lines are, and how many are open. */
  firstOpen: number
  lastOpen: number
  open: number
}

export const newLines = (mostEyes: number): Lines => ({
  seer: 0,
  target: 0,
  count: 0,
  at: new Float64Array(4 * mostEyes),
  drawn: new Int32Array(mostEyes),
  turn: 0,
  side: 0,
  endSide: 0,
  firstOpen: 0,
  lastOpen: 0,
  open: 0,
})

/** Names the units whose lines come next: all of them are open. */
export function turnTo(lines: Lines, boxes: Boxes, a: number, b: number): void {
  const count = (boxes.firstEye[a + 1] as number) - (boxes.firstEye[a] as number)
  lines.seer = a
  lines.target = b
  lines.count = count
  lines.turn = (lines.turn + 1) | 0
  lines.firstOpen = 0
  lines.lastOpen = count - 1
  lines.open = count
  lines.side = 0
  lines.endSide = 0
  if (count === 0) return
  draw(lines, boxes, 0)
  draw(lines, boxes, count - 1)
  if (boxes.isOneRow[a] === 1) lines.side = sideOf(lines, boxes)
}

/**
 * A row may run a little askew, since its ends are rounded: what is farther from it than this, at
 * any place on the table, is on that side of it.
 */
export const ASKEW = 100

/**
 * To which side of the row the eyes look, if all do to the same. At a single box, or one that lies
 * wholly on one side, all look where the first and the last do.
 */
function sideOf(lines: Lines, boxes: Boxes): number {
  const { at, count, seer, target } = lines
  const { units, firstBox } = boxes
  const ux = units[RECT * seer + 2] as number
  const uy = units[RECT * seer + 3] as number
  const ex = at[0] as number
  const ey = at[1] as number
  const first = ux * ((at[3] as number) - ey) - uy * ((at[2] as number) - ex)
  const end = 4 * (count - 1)
  const last = ux * ((at[end + 3] as number) - ey) - uy * ((at[end + 2] as number) - ex)
  const side = first < -ASKEW && last < -ASKEW ? 1 : first > ASKEW && last > ASKEW ? -1 : 0
  if (side === 0) return 0
  lines.endSide = endSideOf(lines, boxes)
  if (lines.endSide !== 0) return side
  if ((firstBox[target + 1] as number) - (firstBox[target] as number) === 1) return side
  const it = RECT * target
  const tx = units[it + 2] as number
  const ty = units[it + 3] as number
  const away = ux * ((units[it + 1] as number) - ey) - uy * ((units[it] as number) - ex)
  const reach =
    Math.abs(ux * ty - uy * tx) * (units[it + 4] as number) +
    Math.abs(ux * tx + uy * ty) * (units[it + 5] as number)
  if (Math.abs(away) > reach + ASKEW) return side
  for (let k = 1; k < count - 1; k++) {
    draw(lines, boxes, k)
    const end = ux * ((at[4 * k + 3] as number) - ey) - uy * ((at[4 * k + 2] as number) - ex)
    if (side * end > -ASKEW) return 0
  }
  return side
}

/**
 * The side of the rectangle around the target on which all lines end, or 0. If a single box reaches that
 * side and the first and the last line end there, so do those between them: whatever else of the
 * target could be nearer to one of these would be nearer to the first or the last, too.
 */
function endSideOf({ at, count, target }: Lines, { units, plainSides }: Boxes): number {
  const it = RECT * target
  const x = units[it] as number
  const y = units[it + 1] as number
  const ux = units[it + 2] as number
  const uy = units[it + 3] as number
  const last = 4 * (count - 1)
  const plain = plainSides[target] as number
  const deep = units[it + 5] as number
  const first1 = ((at[1] as number) - y) * ux - ((at[0] as number) - x) * uy
  const first2 = ((at[3] as number) - y) * ux - ((at[2] as number) - x) * uy
  const last1 = ((at[last + 1] as number) - y) * ux - ((at[last] as number) - x) * uy
  const last2 = ((at[last + 3] as number) - y) * ux - ((at[last + 2] as number) - x) * uy
  const outer = deep + SLACK
  const inner = deep - SLACK
  if (first1 < -outer && last1 < -outer && first2 < -inner && last2 < -inner) return plain & FRONT
  if (first1 > outer && last1 > outer && first2 > inner && last2 > inner) return plain & REAR
  const wide = units[it + 4] as number
  const firstFrom = ((at[0] as number) - x) * ux + ((at[1] as number) - y) * uy
  const firstTo = ((at[2] as number) - x) * ux + ((at[3] as number) - y) * uy
  const lastFrom = ((at[last] as number) - x) * ux + ((at[last + 1] as number) - y) * uy
  const lastTo = ((at[last + 2] as number) - x) * ux + ((at[last + 3] as number) - y) * uy
  const beyond = wide + SLACK
  const within = wide - SLACK
  if (firstFrom < -beyond && lastFrom < -beyond && firstTo < -within && lastTo < -within)
    return plain & LEFT
  if (firstFrom > beyond && lastFrom > beyond && firstTo > within && lastTo > within)
    return plain & RIGHT
  return 0
}

/** Squares of distances that differ by twice the distance times this root may be in wrong order. */
const TIE = 4 * SLACK * SLACK

/**
 * An edge runs a little askew, since its ends are rounded, and from across the table the nearest
 * point of it can be as far from where its rectangle has it.
 */
const FOOT = 2 * ASKEW

/** Finds where the line of an eye ends. */
export function draw(lines: Lines, boxes: Boxes, k: number): void {
  lines.drawn[k] = lines.turn
  const { at, target } = lines
  const { boxes: rects } = boxes
  const eye = 2 * ((boxes.firstEye[lines.seer] as number) + k)
  const ex = boxes.eyes[eye] as number
  const ey = boxes.eyes[eye + 1] as number
  at[4 * k] = ex
  at[4 * k + 1] = ey
  const end = boxes.firstBox[target + 1] as number
  let nearest = 0
  let aside = 0
  let ahead = 0
  let far = Infinity
  for (let box = boxes.firstBox[target] as number; box < end; box++) {
    const rect = RECT * box
    const ux = rects[rect + 2] as number
    const uy = rects[rect + 3] as number
    const dx = ex - (rects[rect] as number)
    const dy = ey - (rects[rect + 1] as number)
    const across = dx * ux + dy * uy
    const along = dy * ux - dx * uy
    const outX = Math.abs(across) - (rects[rect + 4] as number)
    const outY = Math.abs(along) - (rects[rect + 5] as number)
    const near = (outX > 0 ? outX * outX : 0) + (outY > 0 ? outY * outY : 0)
    // Two boxes may be about as near: which one is the nearer is for the rings to say.
    if ((near - far) * (near - far) < TIE * far) return aimAt(lines, boxes, k)
    if (near >= far) continue
    far = near
    nearest = 8 * box
    aside = outX < FOOT ? 0 : across
    ahead = outY < FOOT ? 0 : along
  }
  if (aside === 0 && ahead === 0) return aimAt(lines, boxes, k)
  const { corners } = boxes
  // The corners are front left, front right, rear right, rear left, and so are the edges to these.
  if (aside !== 0 && ahead !== 0) {
    const corner = nearest + (ahead < 0 ? (aside < 0 ? 0 : 2) : aside < 0 ? 6 : 4)
    at[4 * k + 2] = corners[corner] as number
    at[4 * k + 3] = corners[corner + 1] as number
    return
  }
  const from = nearest + (ahead < 0 ? 0 : ahead > 0 ? 4 : aside < 0 ? 6 : 2)
  const to = nearest + (ahead < 0 ? 2 : ahead > 0 ? 6 : aside < 0 ? 0 : 4)
  const px = corners[from] as number
  const py = corners[from + 1] as number
  const dx = (corners[to] as number) - px
  const dy = (corners[to + 1] as number) - py
  const part = (dx * (ex - px) + dy * (ey - py)) / (dx * dx + dy * dy)
  const share = part < 0 ? 0 : part > 1 ? 1 : part
  at[4 * k + 2] = px + share * dx
  at[4 * k + 3] = py + share * dy
}

/** The same from the rings alone. */
function aimAt({ at, target }: Lines, boxes: Boxes, k: number): void {
  aim(boxes, target, at[4 * k] as number, at[4 * k + 1] as number)
  at[4 * k + 2] = aimed.x
  at[4 * k + 3] = aimed.y
}
