import type { Box } from './boxes.ts'
import type { Piece } from './clusters.ts'
import type { Packed } from './pack.ts'

/** So many stand beside one another with room for their names. */
const MOST_IN_ROW = 9
/** Below a row, for names of two lines. */
const NAMES = 2250
/** What of its place a unit fills at the most. */
const SHARE = 0.82

/** Rows in which a side waits that is named there, or is not. */
const rowsFor = (count: number, areNamed: boolean): number =>
  areNamed ? Math.ceil(count / MOST_IN_ROW) : 1

/**
 * Where units wait to be placed. Everybody has a place of his own, which stays his when others have
 * left theirs, so that nobody moves under the pointer.
 */
export function inStrip(pieces: readonly Piece[], area: Box, areNamed: boolean): Packed {
  const rows = rowsFor(pieces.length, areNamed)
  const inRow = Math.ceil(pieces.length / rows)
  const wide = area.width / inRow
  const high = area.height / rows
  const room = high - (areNamed ? NAMES : 0)
  const [widest, deepest] = (['width', 'height'] as const).map((size) =>
    Math.max(...pieces.map((piece) => piece[size])),
  ) as [number, number]
  const scale = Math.min(1, (wide * SHARE) / widest, room / deepest)
  return {
    scale,
    placed: pieces.map((piece, i) => {
      const [width, height] = [piece.width * scale, piece.height * scale]
      const x = area.x + ((i % inRow) + 0.5) * wide - width / 2
      const y = area.y + Math.floor(i / inRow) * high + (room - height) / 2
      return { piece, box: { x, y, width, height } }
    }),
  }
}
