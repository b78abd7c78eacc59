import type { Face } from '@grognard/rules-afv'
import { around, overlap, quarter, type Box, type Quarter } from './boxes.ts'

/** Something to be put into a zone, at its full size. */
export type Piece = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly looks: Quarter
}

export type Touching = { readonly by: string; readonly with: string; readonly face: Face }

/** Pieces that keep their places to each other; boxes are counted from the cluster's corner. */
export type Cluster = {
  readonly width: number
  readonly height: number
  readonly members: readonly { readonly piece: Piece; readonly box: Box }[]
}

const FACES: { readonly [face in Face]: number } = { front: 0, right: 1, rear: 2, left: 3 }

/** Engaged pieces in contact with each other, as far as they fit; the rest one by one. */
export function clusters(
  pieces: readonly Piece[],
  touching: readonly Touching[],
): readonly Cluster[] {
  const left = new Set(pieces)
  const found: Cluster[] = []
  for (const piece of pieces) {
    if (!left.delete(piece)) continue
    const placed = [{ piece, box: { x: 0, y: 0, width: piece.width, height: piece.height } }]
    // Grows while it is walked over: whoever touches one of those already placed comes next.
    for (const { piece: there, box } of placed)
      for (const next of neighbours(there, left, touching)) {
        const boxes = placed.map((member) => member.box)
        const found = besides(box, next.piece, next.at, boxes)
        if (!found) continue
        left.delete(next.piece)
        placed.push({ piece: next.piece, box: found })
      }
    found.push(cornered(placed))
  }
  return found
}

/** Pieces not yet placed that touch this one, and on which side of it they come to stand. */
function neighbours(
  piece: Piece,
  left: ReadonlySet<Piece>,
  touching: readonly Touching[],
): readonly { readonly piece: Piece; readonly at: Quarter }[] {
  const named = (id: string): Piece | undefined => [...left].find((other) => other.id === id)
  return touching.flatMap(({ by, with: other, face }) => {
    if (other === piece.id) {
      const engager = named(by)
      return engager ? [{ piece: engager, at: quarter(piece.looks + FACES[face]) }] : []
    }
    const target = by === piece.id ? named(other) : undefined
    return target ? [{ piece: target, at: quarter(target.looks + FACES[face] + 2) }] : []
  })
}

/** A place on that side of a box, in the middle of it or pushed along until it is free. */
function besides(
  box: Box,
  { width, height }: Piece,
  at: Quarter,
  taken: readonly Box[],
): Box | null {
  const upright = at === 0 || at === 2
  const most = (upright ? box.width + width : box.height + height) / 2 - 300
  for (let push = 0; push <= most; push += 150)
    for (const along of push === 0 ? [0] : [push, -push]) {
      const x = upright
        ? box.x + (box.width - width) / 2 + along
        : at === 1
          ? box.x + box.width
          : box.x - width
      const y = upright
        ? at === 0
          ? box.y - height
          : box.y + box.height
        : box.y + (box.height - height) / 2 + along
      const found = { x, y, width, height }
      if (!taken.some((other) => overlap(other, found))) return found
    }
  return null
}

function cornered(placed: readonly { readonly piece: Piece; readonly box: Box }[]): Cluster {
  const { x, y, width, height } = around(placed.map(({ box }) => box))
  const members = placed.map(({ piece, box }) => ({
    piece,
    box: { ...box, x: box.x - x, y: box.y - y },
  }))
  return { width, height, members }
}
