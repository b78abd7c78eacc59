import type { Box } from '@grognard/geometry'
import {
  isShaken,
  situationOf,
  type Leader,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { ground, pointsOf, SCALE } from './ground.ts'
import { COATS, element, INK, label, PAPER, picture } from '../battle/svg.ts'

const MARGIN = 10

/** The table of Valour & Fortitude: every unit as the boxes of its ranks, numbered from 1. */
export function vfMap(battle: Vf, title: string): string {
  const [width, height] = [battle.terrain.width * SCALE, battle.terrain.height * SCALE]
  const { bodies } = situationOf(battle)
  const parts = [
    element('rect', { width, height, fill: PAPER, stroke: INK }),
    ...ground(battle.terrain),
    ...battle.objectives.map((one) => objective(one, width, height)),
    ...battle.units.flatMap((unit) => {
      const body = bodies[unit.id]
      if (!body) return []
      return 'boxes' in body ? unitAt(battle, unit, body.boxes) : garrison(battle, unit)
    }),
    ...battle.leaders.flatMap(leader),
  ]
  const moved = element('g', { transform: `translate(${MARGIN} ${MARGIN})` }, parts.join('\n'))
  return picture(width + 2 * MARGIN, height + 2 * MARGIN, title, [moved])
}

const coatOf = (side: string) => COATS[side] ?? { fill: '#777', band: false }

function unitAt(battle: Vf, unit: Unit, boxes: readonly Box[]): readonly string[] {
  const { fill, band } = coatOf(unit.side)
  const shaken = isShaken(battle, unit)
  const rings = boxes.map(({ ring }) => cornersOf(ring))
  const first = rings[0] as readonly Corner[]
  const [frontLeft, frontRight] = [first[0] as Corner, first[1] as Corner]
  const all = rings.flat()
  const middle = (axis: (corner: Corner) => number): number =>
    (all.reduce((sum, corner) => sum + axis(corner), 0) / all.length) * SCALE
  const outline = shaken ? { 'stroke-dasharray': '2 1.5' } : {}
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
      points: pointsOf([frontLeft, frontRight]),
      stroke: INK,
      'stroke-width': 2,
    }),
    label(
      middle(({ x }) => x),
      middle(({ y }) => y) + 3,
      8,
      numberOf(unit),
    ),
  ]
}

type Corner = { readonly x: number; readonly y: number }

const cornersOf = (ring: Box['ring']): readonly Corner[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => ({
    x: ring[2 * i] as number,
    y: ring[2 * i + 1] as number,
  }))

/** Losses stand beside the number: 7·2 has lost two. */
const numberOf = ({ id, losses }: Unit): string =>
  losses > 0 ? `${id + 1}·${losses}` : `${id + 1}`

/** Whoever holds a place stands in its middle as a flag. */
function garrison({ terrain }: Vf, unit: Unit): readonly string[] {
  const place = terrain.features.find(({ id }) => id === unit.inside)
  if (place?.shape !== 'area') return []
  const { outline } = place
  const x = (outline.reduce((sum, corner) => sum + corner.x, 0) / outline.length) * SCALE
  const y = (outline.reduce((sum, corner) => sum + corner.y, 0) / outline.length) * SCALE
  return [
    element('rect', {
      x: x - 9,
      y: y - 16,
      width: 18,
      height: 10,
      fill: coatOf(unit.side).fill,
      stroke: INK,
    }),
    label(x, y - 8, 8, numberOf(unit)),
  ]
}

function objective(
  { at, control, name }: Vf['objectives'][number],
  width: number,
  height: number,
): string {
  const [x, y] = [at.x * SCALE, at.y * SCALE]
  const fill = control === null ? PAPER : coatOf(control).fill
  return (
    element('path', {
      d: `M${x} ${y - 7}L${x + 6} ${y}L${x} ${y + 7}L${x - 6} ${y}Z`,
      fill,
      stroke: INK,
    }) + label(x, y + 17 > height ? y - 10 : y + 17, 8, name, width)
  )
}

function leader({ at, side, brigade }: Leader): readonly string[] {
  if (!at) return []
  const [cx, cy] = [at.x * SCALE, at.y * SCALE]
  const { fill } = coatOf(side)
  // The leader of the army has two rings.
  const rings = brigade === null ? [6, 3.5] : [4.5]
  return rings.map((r) =>
    element('circle', { cx, cy, r, fill, stroke: PAPER, 'stroke-width': 1.2 }),
  )
}
