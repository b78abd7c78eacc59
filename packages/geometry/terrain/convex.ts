import type { Ring } from '../ring.ts'
import type { Polygon } from './polygon.ts'

/**
 * A simple polygon as convex rings that cover it exactly, overlap nowhere and have no corners but
 * its own. Which rings is nobody's business: whatever is judged is judged of them together, so that
 * mirrored ground gives mirrored verdicts even where it is cut up differently.
 */
export function convexPieces(polygon: Polygon): readonly Ring[] {
  const pieces = triangles(polygon)
  return merged(polygon, pieces).map((piece) => {
    const ring = new Float64Array(2 * piece.length)
    piece.forEach((corner, i) => {
      ring[2 * i] = polygon[2 * corner] as number
      ring[2 * i + 1] = polygon[2 * corner + 1] as number
    })
    return ring
  })
}

/** Corners by their numbers, clockwise. */
type Piece = readonly number[]

const turn = (polygon: Polygon, a: number, b: number, c: number): number => {
  const x = polygon[2 * a] as number
  const y = polygon[2 * a + 1] as number
  return (
    ((polygon[2 * b] as number) - x) * ((polygon[2 * c + 1] as number) - y) -
    ((polygon[2 * b + 1] as number) - y) * ((polygon[2 * c] as number) - x)
  )
}

const squared = (polygon: Polygon, a: number, b: number): number => {
  const dx = (polygon[2 * a] as number) - (polygon[2 * b] as number)
  const dy = (polygon[2 * a + 1] as number) - (polygon[2 * b + 1] as number)
  return dx * dx + dy * dy
}

/** Cuts off one corner after the other, that with the shortest cut first: slivers merge badly. */
function triangles(polygon: Polygon): Piece[] {
  const left = Array.from({ length: polygon.length / 2 }, (_, i) => i)
  const found: Piece[] = []
  while (left.length > 3) {
    let best = -1
    let shortest = Infinity
    for (let i = 0; i < left.length; i++) {
      const [a, b, c] = around(left, i)
      const length = squared(polygon, a, c)
      if (length < shortest && isEar(polygon, left, a, b, c)) {
        best = i
        shortest = length
      }
    }
    if (best < 0) throw new Error('The outline is not simple, or not clockwise.')
    found.push(around(left, best))
    left.splice(best, 1)
  }
  found.push(left)
  return found
}

const around = (left: readonly number[], i: number): [number, number, number] => [
  left.at(i - 1) as number,
  left[i] as number,
  left[(i + 1) % left.length] as number,
]

/** A corner that sticks out, with nothing else in or on the triangle that would be cut off. */
function isEar(
  polygon: Polygon,
  left: readonly number[],
  a: number,
  b: number,
  c: number,
): boolean {
  if (turn(polygon, a, b, c) <= 0) return false
  return left.every(
    (p) =>
      p === a ||
      p === b ||
      p === c ||
      turn(polygon, a, b, p) < 0 ||
      turn(polygon, b, c, p) < 0 ||
      turn(polygon, c, a, p) < 0,
  )
}

/** Takes away every cut that is not needed, the longest first. */
function merged(polygon: Polygon, triangles: readonly Piece[]): readonly Piece[] {
  const pieces = [...triangles]
  const cuts = cutsBetween(polygon.length / 2, triangles).toSorted(
    ([a, b], [c, d]) => squared(polygon, c, d) - squared(polygon, a, b) || a - c || b - d,
  )
  for (const [a, b] of cuts) {
    const one = pieces.findIndex((piece) => leads(piece, a, b))
    const other = pieces.findIndex((piece) => leads(piece, b, a))
    const whole = joined(pieces[one] as Piece, pieces[other] as Piece, a, b)
    if (!isConvexAt(polygon, whole, a) || !isConvexAt(polygon, whole, b)) continue
    pieces[one] = whole
    pieces.splice(other, 1)
  }
  return pieces
}

function cutsBetween(count: number, triangles: readonly Piece[]): [number, number][] {
  const found: [number, number][] = []
  for (const piece of triangles)
    piece.forEach((a, i) => {
      const b = piece[(i + 1) % piece.length] as number
      const isEdge = (a + 1) % count === b
      if (!isEdge && a < b) found.push([a, b])
    })
  return found
}

const leads = (piece: Piece, a: number, b: number): boolean => {
  const at = piece.indexOf(a)
  return at >= 0 && piece[(at + 1) % piece.length] === b
}

/** The first piece has the edge from a to b, the second that from b to a. */
function joined(one: Piece, other: Piece, a: number, b: number): Piece {
  const from = (piece: Piece, corner: number): Piece => {
    const at = piece.indexOf(corner)
    return [...piece.slice(at), ...piece.slice(0, at)]
  }
  return [...from(one, b), ...from(other, a).slice(1, -1)]
}

function isConvexAt(polygon: Polygon, piece: Piece, corner: number): boolean {
  const i = piece.indexOf(corner)
  const [a, b, c] = around(piece, i)
  return turn(polygon, a, b, c) >= 0
}
