// Where names go on the table: none over a unit, over another name or out of the place it is in.

import {
  boxAt,
  boxOf,
  cornersOf,
  edgesOf,
  isWithin,
  middleOf,
  overlaps,
  type Box,
} from '../geometry.ts'
import type { Livery, Point } from '../scene.ts'

/** A name as it may be set: on one line, or on two. */
export type Setting = {
  readonly lines: readonly string[]
  readonly wide: number
  readonly high: number
  /** Whose flag stands before it, and how much of its width that takes. */
  readonly flag?: { readonly livery: Livery | null; readonly wide: number }
}

/** Where a name may lie; away from what it names a line leads there. */
export type Room = {
  readonly setting: Setting
  readonly box: Box
  readonly line: readonly [from: Point, to: Point] | null
}

/** Somebody or something to be named, with the places where that can be done, the best one first. */
export type Wanted = {
  readonly id: string
  /** What its name keeps within, such as its zone. */
  readonly home: Box
  readonly rooms: () => Iterable<Room>
  /** Who lies over it: a line to it may lead past these. */
  readonly beneath?: readonly string[]
}

/** What no name may cover: a body with its losses, a disc; its outline is convex. */
export type Taken = { readonly id: string; readonly ring: readonly Point[] }

export type PlacedName = Room & { readonly id: string; readonly of: Wanted }

type Full = Taken & { readonly box: Box }
const full = (id: string, ring: readonly Point[]): Full => ({ id, ring, box: boxOf(ring) })

/** In the order in which they are given; a name that finds no room is left out. */
export function placeNames(
  wanted: readonly Wanted[],
  taken: readonly Taken[],
): readonly PlacedName[] {
  const all = taken.map(({ id, ring }) => full(id, ring))
  const placed: PlacedName[] = []
  for (const of of wanted) {
    const { id, home, beneath = [] } = of
    const own = [id, ...beneath]
    for (const room of of.rooms()) {
      if (!isWithin(room.box, home) || !isFree(own, room, all)) continue
      placed.push({ id, of, ...room })
      all.push(full(id, cornersOf(room.box)))
      if (room.line !== null) all.push(full(id, room.line))
      break
    }
  }
  return placed
}

function isFree(own: readonly string[], { box, line }: Room, all: readonly Full[]): boolean {
  const ring = cornersOf(box)
  if (all.some((other) => overlaps(other.box, box) && meet(other.ring, ring))) return false
  if (line === null) return true
  const along = boxOf(line)
  return !all.some(
    (other) => !own.includes(other.id) && touch(other.box, along) && meet(other.ring, line),
  )
}

/** Who covers some of a box. */
export const whoIsOver = (all: readonly Taken[], box: Box): readonly string[] =>
  all.flatMap(({ id, ring }) =>
    overlaps(boxOf(ring), box) && meet(ring, cornersOf(box)) ? [id] : [],
  )

const touch = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

/** Whether two convex outlines have more than an edge in common. */
function meet(a: readonly Point[], b: readonly Point[]): boolean {
  return ![...edgesOf(a), ...edgesOf(b)].some(([from, to]) => {
    const axis = { x: from.y - to.y, y: to.x - from.x }
    const [one, other] = [a, b].map((ring) => ring.map(({ x, y }) => x * axis.x + y * axis.y)) as [
      number[],
      number[],
    ]
    return Math.max(...one) <= Math.min(...other) || Math.max(...other) <= Math.min(...one)
  })
}

const GAP = 2
/** How far from what it names a name with a line lies. */
const AWAY = [12, 24, 38, 54]
/** Below, then to both sides by turns, above last. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((n) => (n * Math.PI) / 6)

/**
 * Below, above or beside it, then at its corners: clear of what is drawn around it where there is
 * room for that, and else close to it.
 */
export function* roomsBeside(
  rings: readonly (readonly Point[])[],
  settings: readonly Setting[],
  home: Box,
): Iterable<Room> {
  const boxes = rings.map(boxOf)
  for (const setting of settings) {
    for (const place of PLACES) {
      for (const around of boxes) {
        const box = boxAt(place(around, setting), setting.wide, setting.high, home)
        if (box.left < around.right + 6 && box.right > around.left - 6)
          yield { setting, box, line: null }
      }
    }
  }
}

type Place = (around: Box, setting: Setting) => Point

const below = ({ bottom }: Box, { high }: Setting): number => bottom + GAP + high / 2
const above = ({ top }: Box, { high }: Setting): number => top - GAP - high / 2
const rightOf = ({ right }: Box, { wide }: Setting): number => right + GAP * 2 + wide / 2
const leftOf = ({ left }: Box, { wide }: Setting): number => left - GAP * 2 - wide / 2

const PLACES: readonly Place[] = [
  (box, it) => ({ x: middleOf(box).x, y: below(box, it) }),
  (box, it) => ({ x: middleOf(box).x, y: above(box, it) }),
  (box, it) => ({ x: rightOf(box, it), y: middleOf(box).y }),
  (box, it) => ({ x: leftOf(box, it), y: middleOf(box).y }),
  (box, it) => ({ x: box.left + it.wide / 2, y: below(box, it) }),
  (box, it) => ({ x: box.right - it.wide / 2, y: below(box, it) }),
  (box, it) => ({ x: box.left + it.wide / 2, y: above(box, it) }),
  (box, it) => ({ x: box.right - it.wide / 2, y: above(box, it) }),
  (box, it) => ({ x: rightOf(box, it), y: box.bottom }),
  (box, it) => ({ x: leftOf(box, it), y: box.bottom }),
  (box, it) => ({ x: rightOf(box, it), y: box.top }),
  (box, it) => ({ x: leftOf(box, it), y: box.top }),
]

/** Farther off, with a line. */
export function* roomsAway(
  ring: readonly Point[],
  settings: readonly Setting[],
  home: Box,
): Iterable<Room> {
  const around = boxOf(ring)
  const middle = middleOf(around)
  for (const away of AWAY) {
    for (const setting of settings) {
      for (const turn of TURNS) {
        const way = { x: Math.sin(turn), y: Math.cos(turn) }
        const [across, down] = [around.right - around.left, around.bottom - around.top]
        const at = {
          x: middle.x + way.x * ((across + setting.wide) / 2 + away),
          y: middle.y + way.y * ((down + setting.high) / 2 + away),
        }
        const box = boxAt(at, setting.wide, setting.high, home)
        const to = nearestTo(ring, middleOf(box))
        yield { setting, box, line: [nearestIn(box, to), to] }
      }
    }
  }
}

const nearestIn = ({ left, right, top, bottom }: Box, { x, y }: Point): Point => ({
  x: Math.min(right, Math.max(left, x)),
  y: Math.min(bottom, Math.max(top, y)),
})

/** The point of an outline that is nearest to another one. */
function nearestTo(ring: readonly Point[], point: Point): Point {
  let best = ring[0] ?? point
  let least = Infinity
  for (const [a, b] of edgesOf(ring)) {
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = dx * dx + dy * dy
    const t = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length
    const u = Math.min(1, Math.max(0, t))
    const at = { x: a.x + dx * u, y: a.y + dy * u }
    const far = Math.hypot(at.x - point.x, at.y - point.y)
    if (far < least) [best, least] = [at, far]
  }
  return best
}
