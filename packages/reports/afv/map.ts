import {
  columnOf,
  isReserve,
  ROWS,
  rowOf,
  SIDES,
  terrainOf,
  zonesOf,
  type Afv,
  type Unit,
} from '@grognard/rules-afv'
import { COATS, element, INK, label, PAPER, picture } from '../battle/svg.ts'

const ZONE = 150
const RESERVE = 54
const MARGIN = 10

const GROUND: Readonly<Record<string, string>> = {
  hills: '#d8c99f',
  woods: '#b9c79a',
  village: '#d5c3ab',
  rough: '#d9cfb0',
  'impassable rough': '#b5ab98',
  bog: '#c8c9b0',
}

/** The table of A Fine Victory!: zones with their units, red at the bottom, numbered from 1. */
export function afvMap(battle: Afv, title: string): string {
  const { table } = battle
  const [width, height] = [table.columns * ZONE, ROWS * ZONE + 2 * RESERVE]
  const top = (row: number): number => RESERVE + (ROWS - 1 - row) * ZONE
  const zones = zonesOf(table).flatMap((zone) => {
    const [x, y] = [columnOf(table, zone) * ZONE, top(rowOf(table, zone))]
    const terrain = terrainOf(table, zone)
    const here = battle.units.filter((unit) => unit.zone === zone)
    return [
      element('rect', {
        x,
        y,
        width: ZONE,
        height: ZONE,
        fill: GROUND[terrain[0] ?? ''] ?? PAPER,
        stroke: INK,
        'stroke-width': 0.8,
      }),
      ...(terrain.length > 0 ? [label(x + ZONE / 2, y + ZONE - 6, 11, terrain.join(', '))] : []),
      ...here.map((unit, i) =>
        unitAt(unit, x + 27 + (i % 3) * 48, y + 30 + Math.floor(i / 3) * 46),
      ),
      ...SIDES.flatMap((side) =>
        battle.commanders[side].zone === zone
          ? [commander(side, x + (side === 'red' ? 12 : ZONE - 12), y + ZONE - 24)]
          : [],
      ),
    ]
  })
  const reserves = SIDES.flatMap((side) =>
    battle.units
      .filter((unit) => unit.side === side && unit.zone !== null && isReserve(unit.zone))
      .map((unit, i) =>
        unitAt(unit, 30 + i * 48, side === 'red' ? height - RESERVE / 2 : RESERVE / 2),
      ),
  )
  const parts = [element('rect', { width, height, fill: PAPER }), ...zones, ...reserves]
  const moved = element('g', { transform: `translate(${MARGIN} ${MARGIN})` }, parts.join('\n'))
  return picture(width + 2 * MARGIN, height + 2 * MARGIN, title, [moved])
}

const coatOf = (side: string) => COATS[side] ?? { fill: '#777', band: false }

/** A block that faces where the unit does, a thick line along its front. */
function unitAt(unit: Unit, x: number, y: number): string {
  const { fill, band } = coatOf(unit.side)
  const box = { x: -19, y: -8, width: 38, height: 16 }
  // 0 faces blue's edge, which is up.
  const turned = { transform: `translate(${x} ${y}) rotate(${unit.facing * 90})` }
  return (
    element(
      'g',
      turned,
      element('rect', { ...box, fill, stroke: INK, 'stroke-width': 0.8 }) +
        (band ? element('rect', { ...box, fill: 'url(#band)' }) : '') +
        element('path', { d: 'M-19 -8H19', stroke: INK, 'stroke-width': 2.5 }),
    ) + label(x, y + 3.5, 10, unit.hits > 0 ? `${unit.id + 1}·${unit.hits}` : `${unit.id + 1}`)
  )
}

const commander = (side: string, cx: number, cy: number): string =>
  element('circle', { cx, cy, r: 6, fill: coatOf(side).fill, stroke: PAPER, 'stroke-width': 1.5 })
