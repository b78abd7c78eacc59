import { situationOf, type Rf2 } from '@grognard/rules-rf2/functions'
import { blocksOf, numbered, ringsOf } from '../battle/blocks.ts'
import { ground, SCALE } from '../battle/ground.ts'
import { element, INK, PAPER, picture } from '../battle/svg.ts'

const MARGIN = 10

/** The table of Second Rank & File: every stand, units numbered from 1, with what they have lost. */
export function rf2Map(battle: Rf2, title: string): string {
  const [width, height] = [battle.terrain.width * SCALE, battle.terrain.height * SCALE]
  const { bodies } = situationOf(battle)
  const parts = [
    element('rect', { width, height, fill: PAPER, stroke: INK }),
    ...ground(battle.terrain),
    ...battle.units.flatMap(({ id, side, hits, disordered, retreating }) => {
      const body = bodies[id]
      if (!body || !('boxes' in body)) return []
      const isBroken = disordered || retreating
      return blocksOf(body.boxes, { side, isBroken, label: numbered(id, hits) })
    }),
    ...battle.leaders.flatMap(ringsOf),
  ]
  const moved = element('g', { transform: `translate(${MARGIN} ${MARGIN})` }, parts.join('\n'))
  return picture(width + 2 * MARGIN, height + 2 * MARGIN, title, [moved])
}
