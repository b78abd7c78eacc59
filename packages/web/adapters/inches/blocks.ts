import { FULL_TURN, type Layout } from '@grognard/geometry'
import type { Block, Dress } from '@grognard/table'

/** Every base as a block of its own: a formation is its shape. A part of it may be dressed alone. */
export const blocksOf = (
  layout: Layout,
  dressOf: (part: number) => Dress = () => 'plain',
): readonly Block[] =>
  layout.flatMap(({ u, v, facing, files, ranks, width, depth }, part) =>
    Array.from({ length: files * ranks }, (_, i): Block => {
      const [file, rank] = [i % files, Math.floor(i / files)]
      const [right, rear] = [(file - (files - 1) / 2) * width, rank * depth]
      const at = turned(right, rear, facing)
      return { x: u + at.x, y: v + at.y, width, depth, facing, dress: dressOf(part) }
    }),
  )

function turned(x: number, y: number, facing: number): { readonly x: number; readonly y: number } {
  const angle = (facing / FULL_TURN) * Math.PI * 2
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * c - y * s, y: x * s + y * c }
}
