import type { Box } from '../footprint.ts'
import type { Point } from '../lattice.ts'
import type { Segment } from '../terrain/segment.ts'

/** How much finer the lattice is on which the middles of a box's bases are whole. */
export const scaleOf = ({ block }: Box): number => (block.round ? 2 : 4 * block.files * block.ranks)

/** The middle of a figure's base, times its scale; exact. */
function middle(box: Box, file: number, rank: number, corner: 0 | 1): number {
  const { ring, block } = box
  if (block.round) return (ring[corner] as number) + (ring[corner + 16] as number)
  const [wide, deep] = [2 * block.files, 2 * block.ranks]
  const [across, back] = [2 * file + 1, 2 * rank + 1]
  return (
    (wide - across) * (deep - back) * (ring[corner] as number) +
    across * (deep - back) * (ring[corner + 2] as number) +
    across * back * (ring[corner + 4] as number) +
    (wide - across) * back * (ring[corner + 6] as number)
  )
}

export const middleOf = (box: Box, file: number, rank: number): Point => ({
  x: middle(box, file, rank, 0),
  y: middle(box, file, rank, 1),
})

/** A figure's way from its old place to its new one. */
export const chordOf = (from: Box, to: Box, file: number, rank: number): Segment => ({
  ax: middle(from, file, rank, 0),
  ay: middle(from, file, rank, 1),
  bx: middle(to, file, rank, 0),
  by: middle(to, file, rank, 1),
  scale: scaleOf(from),
})
