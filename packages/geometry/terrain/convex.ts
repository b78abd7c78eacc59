import type { Ring } from '../ring.ts'
import type { Polygon } from './polygon.ts'

/**
 * A simple polygon as convex rings that cover it exactly, overlap nowhere and have no corners but
 * its own. Which rings is nobody's business: whatever is judged is judged of them together, so that
 * mirrored ground gives mirrored verdicts even where it is cut up differently.
 */
export function convexPieces(polygon: Polygon): readonly Ring[] {
  const rings: Ring[] = []
  for (const piece of merged(polygon, triangles(polygon))) {
    const ring = new Float64Array(2 * piece.length)
    for (let i = 0; i < piece.length; i++) {
      const corner = piece[i] as number
      ring[2 * i] = polygon[2 * corner] as number
      ring[2 * i + 1] = polygon[2 * corner + 1] as number
    }
    rings.push(ring)
  }
  return rings
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
function triangles(polygon: Polygon): readonly Piece[] {
  const left = Array.from({ length: polygon.length / 2 }, (_, i) => i)
  const found: Piece[] = []
  while (left.length > 3) {
    let best = -1
    let shortest = Infinity
    for (let i = 0; i < left.length; i++) {
      const a = before(left, i)
      const c = after(left, i)
      const length = squared(polygon, a, c)
      if (length < shortest && isEar(polygon, left, a, left[i] as number, c)) {
        best = i
        shortest = length
      }
    }
    if (best < 0) throw new Error('The outline is not simple, or not clockwise.')
    found.push([before(left, best), left[best] as number, after(left, best)])
    left.splice(best, 1)
  }
  found.push(left)
  return found
}

const before = (corners: Piece, i: number): number =>
  corners[i === 0 ? corners.length - 1 : i - 1] as number

const after = (corners: Piece, i: number): number =>
  corners[i + 1 === corners.length ? 0 : i + 1] as number

/** A corner that sticks out, with nothing else in or on the triangle that would be cut off. */
function isEar(polygon: Polygon, left: Piece, a: number, b: number, c: number): boolean {
  if (turn(polygon, a, b, c) <= 0) return false
  for (const p of left)
    if (
      p !== a &&
      p !== b &&
      p !== c &&
      turn(polygon, a, b, p) >= 0 &&
      turn(polygon, b, c, p) >= 0 &&
      turn(polygon, c, a, p) >= 0
    )
      return false
  return true
}

type Cut = { readonly a: number; readonly b: number; readonly length: number }

/** Takes away every cut that is not needed, the longest first. */
function merged(polygon: Polygon, triangles: readonly Piece[]): readonly Piece[] {
  const pieces = [...triangles]
  const cuts = cutsBetween(polygon, triangles)
  cuts.sort((one, other) => other.length - one.length || one.a - other.a || one.b - other.b)
  for (const { a, b } of cuts) {
    const one = leading(pieces, a, b)
    const other = leading(pieces, b, a)
    const whole = joined(polygon, pieces[one] as Piece, pieces[other] as Piece, a, b)
    if (whole === null) continue
    pieces[one] = whole
    pieces.splice(other, 1)
  }
  return pieces
}

function cutsBetween(polygon: Polygon, triangles: readonly Piece[]): Cut[] {
  const found: Cut[] = []
  for (const piece of triangles)
    for (let i = 0; i < piece.length; i++) {
      const a = piece[i] as number
      const b = after(piece, i)
      const isEdge = b === a + 1 || (b === 0 && 2 * (a + 1) === polygon.length)
      if (!isEdge && a < b) found.push({ a, b, length: squared(polygon, a, b) })
    }
  return found
}

/** Which piece has the edge from a to b. */
function leading(pieces: readonly Piece[], a: number, b: number): number {
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece
    const at = piece.indexOf(a)
    if (at >= 0 && after(piece, at) === b) return i
  }
  return -1
}

/**
 * The first piece has the edge from a to b, the second that from b to a: both as one, or null if
 * that is not convex.
 */
function joined(polygon: Polygon, one: Piece, other: Piece, a: number, b: number): Piece | null {
  const [first, last] = [one.indexOf(b), one.indexOf(a)]
  const [there, back] = [other.indexOf(a), other.indexOf(b)]
  if (turn(polygon, before(one, last), a, after(other, there)) < 0) return null
  if (turn(polygon, before(other, back), b, after(one, first)) < 0) return null
  const whole: number[] = []
  for (let i = 0; i < one.length; i++) whole.push(one[(first + i) % one.length] as number)
  for (let i = 1; i < other.length - 1; i++) whole.push(other[(there + i) % other.length] as number)
  return whole
}
