// Where the words beside targets lie: over no other words, and over nobody where that can be.

import { boxAt, middleOf, type Box } from '../geometry.ts'
import type { Point } from '../scene.ts'

/** The longest line of a label, where there is room for it and where there is not. */
const [BROAD, NARROW] = [140, 64]
const GAP = 4
/** To the side by so much it is still seen whose it is; quite beside, only just. */
const SHIFT = 12
const ASTRAY = 300
/** So much of the upper edge of a zone is its name's. */
const HEAD = 19

/** Where a label may lie, the best place first, and the longest line it has there. */
export type LabelRoom = {
  readonly box: Box
  readonly most: number
  /** How much it may cover before this place is taken, where it could be another's. */
  readonly astray?: number
}

type PlacedLabels = { readonly rooms: readonly LabelRoom[]; readonly covered: number }

/** Broad labels where these cover nothing, else narrow ones: all alike, so that none looks apart. */
export function placeLabels(
  wanted: readonly (readonly LabelRoom[])[],
  taken: readonly Box[],
): readonly LabelRoom[] {
  const broad = placed(wanted, taken, BROAD)
  if (broad.covered === 0) return broad.rooms
  const narrow = placed(wanted, taken, NARROW)
  return narrow.covered < broad.covered ? narrow.rooms : broad.rooms
}

/** Of the places of each label the one that covers least: no other label, then nobody. */
function placed(
  wanted: readonly (readonly LabelRoom[])[],
  taken: readonly Box[],
  most: number,
): PlacedLabels {
  const placed: LabelRoom[] = []
  let covered = 0
  const covers = ({ box }: LabelRoom): number =>
    4 * sum(placed.map((other) => common(box, other.box))) +
    sum(taken.map((other) => common(box, other)))
  for (const rooms of wanted) {
    const fitting = rooms.filter((room) => room.most === most)
    let [best, least] = [rooms[0], Infinity]
    for (const room of fitting.length > 0 ? fitting : rooms) {
      const cost = covers(room) + (room.astray ?? 0)
      if (cost < least) [best, least] = [room, cost]
      if (cost === 0) break
    }
    if (best) placed.push(best)
    covered += least
  }
  return { rooms: placed, covered }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** How much two boxes have in common. */
function common(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

export type SizeOf = (
  text: string,
  most: number,
) => { readonly width: number; readonly height: number }

/** Above what it is about, then below and beside it; the narrow one where the broad one covers more. */
export function roomsAround(text: string, ring: Box, within: Box, size: SizeOf): LabelRoom[] {
  const { x, y } = middleOf(ring)
  return [BROAD, NARROW].flatMap((most) => {
    const { width, height } = size(text, most)
    const [above, below] = [ring.top - GAP - height / 2, ring.bottom + GAP + height / 2]
    const places: readonly (Point & { readonly astray: number })[] = [
      ...[0, SHIFT, -SHIFT].map((by) => ({ x: x + by, y: above, astray: 0 })),
      ...[0, SHIFT, -SHIFT].map((by) => ({ x: x + by, y: below, astray: 0 })),
      { x: ring.right + GAP + width / 2, y, astray: ASTRAY },
      { x: ring.left - GAP - width / 2, y, astray: ASTRAY },
    ]
    return places.map((at) => ({
      box: boxAt(at, width, height, within),
      most,
      astray: at.astray,
    }))
  })
}

/** At the foot of a zone, under its name, or between. */
export function roomsWithin(text: string, zone: Box, within: Box, size: SizeOf): LabelRoom[] {
  const most = Math.max(72, zone.right - zone.left - 22)
  const { width, height } = size(text, most)
  const { x, y } = middleOf(zone)
  const rows = [zone.bottom - GAP - height / 2, zone.top + HEAD + height / 2, y]
  return rows.map((row) => ({ box: boxAt({ x, y: row }, width, height, within), most }))
}
