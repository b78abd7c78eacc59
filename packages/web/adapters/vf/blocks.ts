import { FULL_TURN, type Layout } from '@grognard/geometry'
import { profileOf, type Formation, type Unit } from '@grognard/rules-vf/functions'
import type { Arm, Block, Dress } from '@grognard/table'

const ARMS: { readonly [arm in 'infantry' | 'cavalry' | 'artillery']: Arm } = {
  infantry: 'foot',
  cavalry: 'horse',
  artillery: 'guns',
}

export const armOf = (unit: Pick<Unit, 'profile'>): Arm => ARMS[profileOf(unit).arm]

/** Every figure as a block of its own: a formation is its shape. */
export function blocksOf(kind: Formation['kind'], layout: Layout): readonly Block[] {
  return layout.flatMap(({ u, v, facing, files, ranks, width, depth }, place) =>
    Array.from({ length: files * ranks }, (_, i): Block => {
      const [file, rank] = [i % files, Math.floor(i / files)]
      const [right, rear] = [(file - (files - 1) / 2) * width, rank * depth]
      const at = turned(right, rear, facing)
      return { x: u + at.x, y: v + at.y, width, depth, facing, dress: dressOf(kind, place) }
    }),
  )
}

/** A gun stands before its limber, or hangs on it. */
function dressOf(kind: Formation['kind'], place: number): Dress {
  if (kind === 'unlimbered') return place === 0 ? 'gun' : 'limber'
  if (kind === 'limbered') return place === 0 ? 'limber' : 'gun'
  return 'plain'
}

function turned(x: number, y: number, facing: number): { readonly x: number; readonly y: number } {
  const angle = (facing / FULL_TURN) * Math.PI * 2
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * c - y * s, y: x * s + y * c }
}
