// Outlines as one cuts them from cardboard: round the middle, and so always simple.

import { FULL_TURN, INCH, placed, poseAt, rounded, type Point, type Pose } from '../../lattice.ts'
import { cosine, sine, UNIT } from '../../sine.ts'
import type { Outline } from '../feature.ts'
import { clockwise } from '../polygon.ts'
import type { Random, Range } from './options.ts'

export const within = (random: Random, [least, most]: Range): number =>
  least + random.below(Math.max(0, most - least) + 1)

/** How an outline swells and shrinks on its way round: waves of 2, 3, ... crests. */
type Swell = readonly {
  readonly crests: number
  readonly high: number
  readonly at: number
}[]

/** The most of each wave, in hundredths of the radius: of that with 2 crests, 3, ... */
const WAVES = [15, 14, 10, 8, 6]

const swell = (random: Random): Swell =>
  WAVES.map((most, i) => ({
    crests: i + 2,
    high: random.below(most + 1),
    at: random.below(FULL_TURN),
  }))

export type Blob = {
  readonly middle: Pose
  /** Half of its length and of its breadth, in thousandths. */
  readonly long: number
  readonly broad: number
  readonly swell: Swell
  readonly corners: number
}

/** The outline, with its radius and its waves in hundredths of what they are. */
export function blobOutline(blob: Blob, size = 100, waves = 100): Outline {
  const points: Point[] = []
  for (let i = 0; i < blob.corners; i++) {
    const turn = Math.floor((i * FULL_TURN) / blob.corners)
    let part = 100 * UNIT
    for (const { crests, high, at } of blob.swell)
      part += Math.floor((high * waves * sine((crests * turn + at) & (FULL_TURN - 1))) / 100)
    const share = (part / UNIT / 100) * (size / 100)
    const u = (blob.long * share * cosine(turn)) / UNIT
    const v = (blob.broad * share * sine(turn)) / UNIT
    points.push(placed(blob.middle, rounded(u), rounded(v)))
  }
  return clockwise(points)
}

/** The radius of a disc about its middle that is all within the outline. */
export function innerRadius({ broad, swell, corners }: Blob): number {
  let share = 1
  for (const { high } of swell) share -= high / 100
  const half = Math.ceil(FULL_TURN / (2 * corners))
  return Math.floor((broad * share * cosine(half)) / UNIT) - ROUNDING
}

/** What rounding may take away. */
const ROUNDING = 5

/** So many inches across in its longest direction, more or less. */
export function blob(random: Random, middle: Point, inches: number, narrowest: number): Blob {
  const long = inches * (INCH / 2)
  return {
    middle: poseAt(middle, random.below(FULL_TURN)),
    long,
    broad: Math.floor((long * within(random, [narrowest, 100])) / 100),
    swell: swell(random),
    corners: Math.max(10, Math.min(28, Math.floor(inches * 1.5) + 4)),
  }
}

/** From so far along and so far away to the table: where straight-sided plots are laid out. */
export type Frame = (along: number, away: number) => Point

export const turnedFrame =
  (pose: Pose): Frame =>
  (along, away) =>
    placed(pose, along, -away)

/** Along a stretch of road, to its left or right. */
export function roadFrame(from: Point, to: Point, right: boolean): Frame {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  const out = right ? 1 : -1
  const middle = { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2) }
  return (along, away) => ({
    x: middle.x + rounded((along * dx - out * away * dy) / length),
    y: middle.y + rounded((along * dy + out * away * dx) / length),
  })
}

/** Gardens and closes about a street: straight sides, square corners, one of them set back. */
export function plotOutline(random: Random, frame: Frame, long: number, deep: number): Outline {
  const half = Math.floor(long / 2)
  const bite = within(random, [Math.floor(long / 5), Math.floor(long / 3)])
  const back = within(random, [Math.floor(deep / 4), Math.floor(deep / 2)])
  const cut = within(random, [Math.floor(deep / 8), Math.floor(deep / 5)])
  const plan: readonly (readonly [number, number])[] = [
    [-half, 0],
    [half, 0],
    [half, deep - back],
    [half - bite, deep - back],
    [half - bite, deep],
    [cut - half, deep],
    [-half, deep - cut],
  ]
  const flip = random.below(2) === 0 ? -1 : 1
  return clockwise(plan.map(([along, away]) => frame(flip * along, away)))
}

/** A field: four sides, none quite square to the next. */
export function fieldOutline(random: Random, frame: Frame, long: number, deep: number): Outline {
  const off = (most: number) => within(random, [0, Math.floor(most / 6)])
  const half = Math.floor(long / 2)
  const plan: readonly (readonly [number, number])[] = [
    [-half + off(long), 0],
    [half - off(long), 0],
    [half, deep - off(deep)],
    [-half, deep - off(deep)],
  ]
  return clockwise(plan.map(([along, away]) => frame(along, away)))
}
