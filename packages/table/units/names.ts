import { boxAt, isWithin, middleOf, overlaps, type Box } from '../geometry.ts'
import type { Point } from '../scene.ts'

/** Below this scale a table has no room for names. */
export const LEAST_SCALE_FOR_NAMES = 0.009

export type Named = { readonly id: string; readonly box: Box; readonly length: number }

/** Where a name goes: the middle of its text. */
export type PlacedName = { readonly id: string; readonly at: Point }

/**
 * A name goes below its body, or above, or beside it; where there is no room it is left out. It
 * stays whole within the first of some boxes that has room for it: the table, then the paper around.
 */
export function placeNames(
  named: readonly Named[],
  taken: readonly Box[],
  height: number,
  within: readonly Box[],
): readonly PlacedName[] {
  const full: Box[] = [...taken]
  const placed: PlacedName[] = []
  for (const one of named) {
    const room = within
      .flatMap((box) => roomsFor(one, height, box))
      .find((box) => !full.some((other) => overlaps(other, box)))
    if (room === undefined) continue
    full.push(room)
    placed.push({ id: one.id, at: middleOf(room) })
  }
  return placed
}

/** From the best to the last that will do, each of them whole and beside its body. */
function roomsFor({ box, length }: Named, height: number, within: Box): readonly Box[] {
  const { x, y } = middleOf(box)
  const places: readonly Point[] = [
    { x, y: box.bottom + height * 0.85 },
    { x, y: box.top - height * 0.7 },
    { x: box.right + length / 2 + 5, y },
    { x: box.left - length / 2 - 5, y },
  ]
  return places
    .map((at) => boxAt(at, length, height, within))
    .filter(
      (room) => isWithin(room, within) && room.left < box.right + 6 && room.right > box.left - 6,
    )
}
