import { overlaps, type Box } from '../geometry.ts'
import type { Point } from '../scene.ts'

export type Named = { readonly id: string; readonly box: Box; readonly length: number }

/** Where a name goes: the middle of its text. */
export type PlacedName = { readonly id: string; readonly at: Point }

/** A name goes below its body, or above, or beside it; where there is no room it is left out. */
export function placeNames(
  named: readonly Named[],
  taken: readonly Box[],
  height: number,
): readonly PlacedName[] {
  const full: Box[] = [...taken]
  const placed: PlacedName[] = []
  for (const { id, box, length } of named) {
    const x = (box.left + box.right) / 2
    const y = (box.top + box.bottom) / 2
    const choices: readonly Point[] = [
      { x, y: box.bottom + height * 0.85 },
      { x, y: box.top - height * 0.7 },
      { x: box.right + length / 2 + 5, y },
      { x: box.left - length / 2 - 5, y },
    ]
    for (const at of choices) {
      const room = {
        left: at.x - length / 2,
        right: at.x + length / 2,
        top: at.y - height / 2,
        bottom: at.y + height / 2,
      }
      if (full.some((other) => overlaps(other, room))) continue
      full.push(room)
      placed.push({ id, at })
      break
    }
  }
  return placed
}
