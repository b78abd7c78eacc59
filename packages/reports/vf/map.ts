import { isShaken, situationOf, type Unit, type Vf } from '@grognard/rules-vf/functions'
import { blocksOf, coatOf, numbered, ringsOf } from '../battle/blocks.ts'
import { ground, SCALE } from '../battle/ground.ts'
import { element, INK, label, PAPER, picture } from '../battle/svg.ts'

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
      if (!('boxes' in body)) return garrison(battle, unit)
      const { side, id, losses } = unit
      const isBroken = isShaken(battle, unit)
      return blocksOf(body.boxes, { side, isBroken, label: numbered(id, losses) })
    }),
    ...battle.leaders.flatMap(ringsOf),
  ]
  const moved = element('g', { transform: `translate(${MARGIN} ${MARGIN})` }, parts.join('\n'))
  return picture(width + 2 * MARGIN, height + 2 * MARGIN, title, [moved])
}

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
    label(x, y - 8, 8, numbered(unit.id, unit.losses)),
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
