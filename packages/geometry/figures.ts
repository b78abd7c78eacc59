import type { Block, Box, Footprint } from './footprint.ts'
import { onceFor } from './memory.ts'
import type { Ring } from './ring.ts'

/** A figure of a unit: which box, and where in it, from the left and from the front. */
export type Figure = {
  /** Counted through the unit: box by box, rank by rank, from the left. */
  readonly number: number
  readonly box: number
  readonly file: number
  readonly rank: number
  /** Of the unit's front rank. */
  readonly front: boolean
}

/** On a finer lattice, where n-ths of a box are whole: thousandths of an inch times `scale`. */
export type FineRing = { readonly ring: Ring; readonly scale: number }
export type FinePoint = { readonly x: number; readonly y: number; readonly scale: number }

/** The coarsest lattice on which whatever is whole on either of two is whole. */
export const leastCommon = (a: number, b: number): number => (a / commonPart(a, b)) * b

export function commonPart(a: number, b: number): number {
  let [large, small] = [a, b]
  while (small > 0) [large, small] = [small, large % small]
  return large
}

/** How much finer the lattice is on which a box's figures have whole corners. */
export const scaleOf = ({ block }: Box): number =>
  block.round === undefined ? block.files * block.ranks : 1

/**
 * A crossing of the lines between files with the lines between ranks, times files and ranks. Each
 * line cuts two opposite edges of the box in the same ratio, so that figures fill the box without
 * gaps, whatever its corners were rounded to.
 */
function crossing({ ring, block }: Box, corner: 0 | 1, file: number, rank: number): number {
  const { files, ranks } = block
  return (
    (files - file) * (ranks - rank) * (ring[corner] as number) +
    file * (ranks - rank) * (ring[corner + 2] as number) +
    file * rank * (ring[corner + 4] as number) +
    (files - file) * rank * (ring[corner + 6] as number)
  )
}

/** One figure's base. */
export function figureRing(box: Box, file: number, rank: number): FineRing {
  if (box.block.round) return { ring: box.ring, scale: 1 }
  const ring = new Float64Array(8)
  ring[0] = crossing(box, 0, file, rank)
  ring[1] = crossing(box, 1, file, rank)
  ring[2] = crossing(box, 0, file + 1, rank)
  ring[3] = crossing(box, 1, file + 1, rank)
  ring[4] = crossing(box, 0, file + 1, rank + 1)
  ring[5] = crossing(box, 1, file + 1, rank + 1)
  ring[6] = crossing(box, 0, file, rank + 1)
  ring[7] = crossing(box, 1, file, rank + 1)
  return { ring, scale: scaleOf(box) }
}

/** Where a figure looks from: the middle of its front edge; the middle of a round base. */
export function figureEye(box: Box, file: number, rank = 0): FinePoint {
  const at = (corner: 0 | 1): number =>
    box.block.round
      ? // Corners that face each other across the middle.
        (box.ring[corner] as number) + (box.ring[corner + 16] as number)
      : crossing(box, corner, file, rank) + crossing(box, corner, file + 1, rank)
  return { x: at(0), y: at(1), scale: 2 * scaleOf(box) }
}

/** All figures of a unit, by number: the same wherever it stands in the same layout. */
export function figuresOf({ boxes }: Footprint): readonly Figure[] {
  const first = boxes[0]?.block
  if (!first) return []
  const layouts = startingWith(first)
  for (const { as, figures } of layouts) if (areAlike(as, boxes)) return figures
  const figures = numbered(boxes)
  layouts.push({ as: boxes, figures })
  return figures
}

type Numbered = { readonly as: readonly Box[]; readonly figures: readonly Figure[] }

const startingWith = onceFor((_first: Block): Numbered[] => [])

const areAlike = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.length === b.length && a.every(({ block }, i) => block === b[i]?.block)

function numbered(boxes: readonly Box[]): readonly Figure[] {
  const figures: Figure[] = []
  for (const [box, { block }] of boxes.entries())
    for (let rank = 0; rank < block.ranks; rank++)
      for (let file = 0; file < block.files; file++)
        figures.push({ number: figures.length, box, file, rank, front: block.front && rank === 0 })
  return figures
}

/** The figures of a unit's front rank: of a square, those on its outside. */
export const frontRankOf = onceFor((footprint: Footprint): readonly Figure[] =>
  figuresOf(footprint).filter(({ front }) => front),
)
