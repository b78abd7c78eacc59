// Battles for the benchmark: the same on every machine, and nobody on top of another.
import { footprintOf, type Block, type Footprint } from '../../packages/geometry/footprint.ts'
import { FULL_TURN, INCH, type Pose } from '../../packages/geometry/lattice.ts'
import { overlap } from '../../packages/geometry/ring.ts'

export type Scene = {
  readonly units: readonly Footprint[]
  /** Those of one side have even places, those of the other odd ones. */
  readonly areEnemies: (a: number, b: number) => boolean
}

/** A base of 20 mm. */
const BASE = 788
const FEWEST = 24
const MOST = 36

type Below = (limit: number) => number

/** A stream of whole numbers below a limit (xorshift). */
export function stream(seed: number): Below {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return (limit) => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state % limit
  }
}

/** Infantry in two ranks, the rear one not always full: one box or two. */
export function lineOf(figures: number): readonly Block[] {
  const files = Math.ceil(figures / 2)
  const rest = figures - files
  const front = { u: 0, v: 0, facing: 0, width: BASE, depth: BASE, front: true }
  if (rest === files) return [{ ...front, files, ranks: 2 }]
  const rear = { ...front, v: BASE, files: rest, ranks: 1, front: false }
  return [{ ...front, files, ranks: 1 }, rear]
}

/** Where units may stand, in inches, and by how much they may look away from the enemy. */
type Ground = {
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly deep: number
  readonly astray: number
}

/** Two battle lines in several ranks of four units, and whoever is left in a confused middle. */
type Order = {
  /** How far each line of units stands from the middle of the table. */
  readonly lines: readonly number[]
  readonly slot: number
  readonly jitter: number
  readonly middle: Ground
}

const UNITS = 40
const SLOTS = 4
const [WIDE, DEEP] = [72, 48]

/** Three lines a side close behind each other, and sixteen units face to face between them. */
export const denseScene = (): Scene =>
  battle(11, {
    lines: [11, 14, 17],
    slot: 14.8,
    jitter: 0.4,
    middle: { left: 7, top: 14, wide: 58, deep: 20, astray: FULL_TURN / 12 },
  })

/** One line a side at the edges of the table, and all others spread between them. */
export const openScene = (): Scene =>
  battle(12, {
    lines: [20],
    slot: 17.5,
    jitter: 1,
    middle: { left: 5, top: 6, wide: 62, deep: 36, astray: FULL_TURN / 6 },
  })

/** So many units, as many to the square foot as forty on the table, anywhere. */
export function sceneOf(count: number): Scene {
  const scale = Math.sqrt(count / UNITS)
  const ground = { left: 0, top: 0, wide: WIDE * scale, deep: DEEP * scale, astray: FULL_TURN / 8 }
  const below = stream(count)
  return withSides(filled([], count, ground, below))
}

function battle(seed: number, { lines, slot, jitter, middle }: Order): Scene {
  const below = stream(seed)
  const units: Footprint[] = []
  for (const line of lines)
    for (let place = 0; place < SLOTS; place++)
      for (const isRed of [true, false]) {
        const x = WIDE / 2 + (place - (SLOTS - 1) / 2) * slot + within(below, jitter)
        const y = DEEP / 2 + (isRed ? line : -line) + within(below, jitter / 2)
        const facing = facingOf(isRed, FULL_TURN / 96, below)
        units.push(footprintOf(lineOf(figures(below)), poseAt(x, y, facing)))
      }
  return withSides(filled(units, UNITS, middle, below))
}

/** Places more units, red and blue in turn, wherever they overlap nobody. */
function filled(
  placed: readonly Footprint[],
  count: number,
  { left, top, wide, deep, astray }: Ground,
  below: Below,
): readonly Footprint[] {
  const units = [...placed]
  for (let tries = 0; units.length < count; tries++) {
    if (tries > 1000 * count) throw new Error('The table is too small for so many units.')
    const x = left + below(1000 * wide) / 1000
    const y = top + below(1000 * deep) / 1000
    const facing = facingOf(units.length % 2 === 0, astray, below)
    const unit = footprintOf(lineOf(figures(below)), poseAt(x, y, facing))
    if (!units.some((other) => meets(other, unit))) units.push(unit)
  }
  return units
}

const withSides = (units: readonly Footprint[]): Scene => ({
  units,
  areEnemies: (a, b) => a % 2 !== b % 2,
})

const poseAt = (x: number, y: number, facing: number): Pose => ({
  x: Math.round(x * INCH),
  y: Math.round(y * INCH),
  facing,
})

const figures = (below: Below): number => FEWEST + below(MOST - FEWEST + 1)

const within = (below: Below, inches: number): number => ((below(2001) - 1000) / 1000) * inches

/** Red looks up the table, blue down. */
function facingOf(isRed: boolean, astray: number, below: Below): number {
  const straight = isRed ? 0 : FULL_TURN / 2
  const most = Math.round(astray)
  return (straight + below(2 * most + 1) - most + FULL_TURN) % FULL_TURN
}

/** Whether two units stand upon each other. */
export const meets = (a: Footprint, b: Footprint): boolean =>
  a.left < b.right &&
  b.left < a.right &&
  a.top < b.bottom &&
  b.top < a.bottom &&
  a.boxes.some((one) => b.boxes.some((other) => overlap(one.ring, other.ring)))
