import type { Box } from './boxes.ts'
import type { Cluster, Piece } from './clusters.ts'

/** What stands in one area: away from the reader, in contact in the middle, and near to him. */
export type Crowd = {
  readonly far: readonly Cluster[]
  readonly middle: readonly Cluster[]
  readonly near: readonly Cluster[]
}

export type Packed = {
  /** By how much everything in the area was made smaller. */
  readonly scale: number
  readonly placed: readonly { readonly piece: Piece; readonly box: Box }[]
}

/** So that what is drawn around two neighbours does not meet; in a crowd less must do. */
const GAP = 900
const CROWDED_GAP = 520
const LEAST_GAP = 160
const MOST_EXTRA = 1600
const SMALLER = 0.95
const SMALLEST = 0.12

type Row = {
  readonly clusters: readonly Cluster[]
  readonly width: number
  readonly height: number
}
type Rows = { readonly rows: readonly Row[]; readonly height: number }

/** Puts everything into an area without overlaps, as large as it will go. */
export function pack(crowd: Crowd, area: Box): Packed {
  const stacked = between(crowd, area)
  const { far, middle, near } = crowd
  const isMixed = middle.length > 0 && far.length + near.length > 0
  if (!isMixed || stacked.scale === 1) return stacked
  const [aside] = middle
    .map((_, i) => beside(crowd, area, i + 1))
    .toSorted((a, b) => b.scale - a.scale) as [Packed]
  return aside.scale > stacked.scale * WORTH ? aside : stacked
}

/** So much larger everybody must be for fights to stand aside. */
const WORTH = 1.08

/** Fights between the rows of those who wait. */
function between(crowd: Crowd, area: Box): Packed {
  const scale = largest((scale) => fits(crowd, area, scale))
  const [far, middle, near] = [crowd.far, crowd.middle, crowd.near].map((clusters) =>
    inRows(clusters, area.width, scale),
  ) as [Rows, Rows, Rows]
  const gap = rowGapAt(scale)
  const from = area.y + (far.height > 0 ? far.height + gap : 0)
  const to = area.y + area.height - (near.height > 0 ? near.height + gap : 0)
  const middleTop = from + Math.max(0, (to - from - middle.height) / 2)
  return {
    scale,
    placed: [
      ...facing(far, near, area, scale, middle.rows.length === 0),
      ...spread(middle, area, middleTop, scale, 'middle'),
    ],
  }
}

/** Fights on the left, so many in a row, the rows of those who wait on the right of them. */
function beside(crowd: Crowd, area: Box, inRow: number): Packed {
  const waiting = { ...crowd, middle: [] }
  const column = (scale: number): Rows => {
    const rows = crowd.middle.flatMap((_, i) =>
      i % inRow === 0 ? rowOf(crowd.middle.slice(i, i + inRow), scale) : [],
    )
    const heights = rows.reduce((sum, { height }) => sum + height, 0)
    return { rows, height: heights + rowGapAt(scale) * (rows.length - 1) }
  }
  const split = (scale: number): readonly [Box, Box] => {
    const width = Math.max(...column(scale).rows.map((row) => row.width))
    const off = width + 1.5 * gapAt(scale)
    return [
      { ...area, width },
      { ...area, x: area.x + off, width: area.width - off },
    ]
  }
  const scale = largest((scale) => {
    const [, right] = split(scale)
    return column(scale).height <= area.height && right.width > 0 && fits(waiting, right, scale)
  })
  const [left, right] = split(scale)
  const fights = column(scale)
  const [far, near] = [crowd.far, crowd.near].map((clusters) =>
    inRows(clusters, right.width, scale),
  ) as [Rows, Rows]
  const top = area.y + Math.max(0, (area.height - fights.height) / 2)
  return {
    scale,
    placed: [
      ...facing(far, near, right, scale, true),
      ...spread(fights, left, top, scale, 'middle'),
    ],
  }
}

const rowOf = (clusters: readonly Cluster[], scale: number): Row => ({
  clusters,
  width:
    clusters.reduce((sum, { width }) => sum + width * scale, 0) +
    gapAt(scale) * (clusters.length - 1),
  height: Math.max(...clusters.map(({ height }) => height)) * scale,
})

function largest(isRoom: (scale: number) => boolean): number {
  let scale = 1
  while (scale > SMALLEST && !isRoom(scale)) scale *= SMALLER
  return scale
}

/** Those who wait on both sides: in the middle of their halves, if the ground between them is free. */
function facing(
  far: Rows,
  near: Rows,
  area: Box,
  scale: number,
  isFree: boolean,
): Packed['placed'] {
  const gap = rowGapAt(scale)
  const half = area.height / 2
  const halves = isFree && far.height <= half - gap / 2 && near.height <= half - gap / 2
  const bottom = area.y + area.height
  const farTop = halves ? area.y + (half - gap / 2 - far.height) / 2 : area.y
  const nearTop = halves
    ? bottom - (half - gap / 2 - near.height) / 2 - near.height
    : bottom - near.height
  return [
    // Whoever is far from the reader has his front at the lower edge.
    ...spread({ ...far, rows: far.rows.toReversed() }, area, farTop, scale, 'bottom'),
    ...spread(near, area, nearTop, scale, 'top'),
  ]
}

const gapAt = (scale: number): number =>
  scale >= SMALLEST_FOR_NAMES ? GAP * scale : Math.max(LEAST_GAP, CROWDED_GAP * scale)

/** Between rows, where a name finds room as long as nobody is made too small for it. */
const NAME = 1900
export const SMALLEST_FOR_NAMES = 0.55
const rowGapAt = (scale: number): number => (scale >= SMALLEST_FOR_NAMES ? NAME : gapAt(scale))

function fits(crowd: Crowd, area: Box, scale: number): boolean {
  const groups = [crowd.far, crowd.middle, crowd.near].map((clusters) =>
    inRows(clusters, area.width, scale),
  )
  if (groups.some(({ rows }) => rows.some((row) => row.width > area.width))) return false
  const full = groups.filter(({ rows }) => rows.length > 0)
  const heights = full.reduce((sum, { height }) => sum + height, 0)
  return heights + rowGapAt(scale) * Math.max(0, full.length - 1) <= area.height
}

function inRows(clusters: readonly Cluster[], most: number, scale: number): Rows {
  const gap = gapAt(scale)
  const rows: { clusters: Cluster[]; width: number; height: number }[] = []
  for (const cluster of clusters) {
    const [width, height] = [cluster.width * scale, cluster.height * scale]
    const row = rows.at(-1)
    if (row && row.width + gap + width <= most) {
      row.clusters.push(cluster)
      row.width += gap + width
      row.height = Math.max(row.height, height)
    } else rows.push({ clusters: [cluster], width, height })
  }
  const heights = rows.reduce((sum, { height }) => sum + height, 0)
  return { rows, height: heights + rowGapAt(scale) * Math.max(0, rows.length - 1) }
}

/** Rows one below the other, each in the middle of the area with even gaps. */
function spread(
  { rows }: Rows,
  area: Box,
  top: number,
  scale: number,
  align: 'top' | 'middle' | 'bottom',
): Packed['placed'] {
  const gap = gapAt(scale)
  const share = align === 'top' ? 0 : align === 'middle' ? 0.5 : 1
  let y = top
  return rows.flatMap((row) => {
    const extra = Math.min(MOST_EXTRA, (area.width - row.width) / (row.clusters.length + 1))
    let x = area.x + (area.width - row.width - extra * (row.clusters.length - 1)) / 2
    const placed = row.clusters.flatMap((cluster) => {
      const down = y + (row.height - cluster.height * scale) * share
      const members = cluster.members.map(({ piece, box }) => ({
        piece,
        box: {
          x: x + box.x * scale,
          y: down + box.y * scale,
          width: box.width * scale,
          height: box.height * scale,
        },
      }))
      x += cluster.width * scale + gap + extra
      return members
    })
    y += row.height + rowGapAt(scale)
    return placed
  })
}
