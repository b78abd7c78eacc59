// Whoever stands on a table in inches, as the boxes of its ranks.

import type { Box, Point } from '@grognard/geometry'
import { pointsOf, SCALE } from './ground.ts'
import { COATS, element, INK, label, PAPER } from './svg.ts'

export const coatOf = (side: string) => COATS[side] ?? { fill: '#777', band: false }

type Shown = { readonly side: string; readonly isBroken: boolean; readonly label: string }

/** All its boxes, the front of the first drawn broad, and its label in the middle. */
export function blocksOf(boxes: readonly Box[], shown: Shown): readonly string[] {
  const { fill, band } = coatOf(shown.side)
  const rings = boxes.map(({ ring }) => cornersOf(ring))
  const first = rings[0] as readonly Point[]
  const all = rings.flat()
  const middle = (axis: (corner: Point) => number): number =>
    (all.reduce((sum, corner) => sum + axis(corner), 0) / all.length) * SCALE
  const outline = shown.isBroken ? { 'stroke-dasharray': '2 1.5' } : {}
  return [
    ...rings.flatMap((ring) => {
      const points = pointsOf(ring)
      const block = element('polygon', {
        points,
        fill,
        stroke: INK,
        'stroke-width': 0.8,
        ...outline,
      })
      return band ? [block, element('polygon', { points, fill: 'url(#band)' })] : [block]
    }),
    element('polyline', {
      points: pointsOf([first[0] as Point, first[1] as Point]),
      stroke: INK,
      'stroke-width': 2,
    }),
    label(
      middle(({ x }) => x),
      middle(({ y }) => y) + 3,
      8,
      shown.label,
    ),
  ]
}

const cornersOf = (ring: Box['ring']): readonly Point[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => ({
    x: ring[2 * i] as number,
    y: ring[2 * i + 1] as number,
  }))

/** Losses stand beside the number: 7·2 has lost two. */
export const numbered = (id: number, losses: number): string =>
  losses > 0 ? `${id + 1}·${losses}` : `${id + 1}`

/** The leader of the army has two rings, all others one. */
export function ringsOf({ at, side, brigade }: Ringed): readonly string[] {
  if (!at) return []
  const [cx, cy] = [at.x * SCALE, at.y * SCALE]
  const { fill } = coatOf(side)
  const rings = brigade === null ? [6, 3.5] : [4.5]
  return rings.map((r) =>
    element('circle', { cx, cy, r, fill, stroke: PAPER, 'stroke-width': 1.2 }),
  )
}

type Ringed = {
  readonly at: Point | null
  readonly side: string
  readonly brigade: number | null
}
