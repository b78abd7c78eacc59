import { boxOf, grown, overlaps, type Box } from '../geometry.ts'
import { polygon, stroke, type Plate } from '../plate.ts'
import { seeded } from '../random.ts'
import type { Feature, Point } from '../scene.ts'

/** How far apart the middles of fields lie, and how large they are, in thousandths. */
const APART = 12_500
const SIDES = { least: 4500, more: 4200 }
const FURROW = 640
/** Nothing is sown so near to what the table has of its own. */
const CLEAR = 1200

/**
 * Sown fields where nothing is ruled, very faint, so that the table is a country and not a sheet.
 * They lie about the same ways, as the fields of one parish do.
 */
export function country(field: Box, features: readonly Feature[]): Plate {
  const random = seeded(`country ${Math.round(field.right)} ${features.length}`)
  const taken = features.map(({ outline }) => grown(boxOf(outline), CLEAR))
  const grain = (random() - 0.5) * 0.5
  const tilled = new Path2D()
  const fallow = new Path2D()
  const furrows = new Path2D()
  for (let y = field.top + APART / 2; y < field.bottom; y += APART)
    for (let x = field.left + APART / 2; x < field.right; x += APART) {
      const middle = {
        x: x + (random() - 0.5) * APART * 0.7,
        y: y + (random() - 0.5) * APART * 0.7,
      }
      const [half, deep] = [0, 1].map(() => (SIDES.least + random() * SIDES.more) / 2) as [
        number,
        number,
      ]
      const turn = grain + (random() - 0.5) * 0.25 + (random() > 0.6 ? Math.PI / 2 : 0)
      const isSown = random() > 0.3
      const at = (u: number, v: number): Point => ({
        x: middle.x + u * Math.cos(turn) - v * Math.sin(turn),
        y: middle.y + u * Math.sin(turn) + v * Math.cos(turn),
      })
      const corners = [at(-half, -deep), at(half, -deep), at(half, deep), at(-half, deep)]
      const box = boxOf(corners)
      if (!isSown || taken.some((other) => overlaps(other, box))) continue
      taken.push(box)
      polygon(corners, random() > 0.5 ? tilled : fallow)
      for (let v = -deep + FURROW; v < deep; v += FURROW) stroke(furrows, at(-half, v), at(half, v))
    }
  return [
    { path: tilled, fill: 'wood', alpha: 0.13 },
    { path: fallow, fill: 'hill', alpha: 0.12 },
    { path: furrows, stroke: 'fine', width: 0.5, alpha: 0.13 },
    { path: tilled, stroke: 'fine', width: 0.6, alpha: 0.22, dash: [300, 300] },
    { path: fallow, stroke: 'fine', width: 0.6, alpha: 0.22, dash: [300, 300] },
  ]
}
