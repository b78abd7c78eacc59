import { randomFrom, type Random } from '@grognard/kernel'
import { onTable, terrainOf, zonesOf, type Afv, type Terrain } from '@grognard/rules-afv'
import type { Feature, FeatureKind, Point } from '@grognard/table'
import type { Board } from './layout/board.ts'
import type { Box } from './layout/boxes.ts'
import type { Wording } from './wording.ts'

const KINDS: { readonly [terrain in Terrain]: FeatureKind } = {
  hills: 'hill',
  woods: 'wood',
  village: 'village',
  rough: 'rough',
  'impassable rough': 'impassable',
  bog: 'bog',
}

/** What grows in the zones, and the escarpments between them. */
export function features(seen: Afv, board: Board, wording: Wording): readonly Feature[] {
  const { table, units } = seen
  const grown = zonesOf(table).flatMap((zone) =>
    terrainOf(table, zone).map((terrain, i): Feature => ({
      id: `terrain ${zone} ${terrain}`,
      kind: KINDS[terrain],
      outline: natural(
        board.zone(zone, 'red'),
        randomFrom(`ground/${zone}/${terrain}`),
        1 - i * 0.18,
      ),
      name: wording.text.capital(wording.nouns.terrain[terrain]),
      occupied: units.some((unit) => onTable(unit.zone) && unit.zone === zone),
    })),
  )
  const scarps = table.escarpments.map(([a, b]): Feature => ({
    id: `escarpment ${a} ${b}`,
    kind: 'escarpment',
    outline: ragged(
      sharedEdge(board.zone(a, 'red'), board.zone(b, 'red')),
      randomFrom(`escarpment/${a}/${b}`),
    ),
    name: wording.text.capital(wording.nouns.escarpment),
    occupied: false,
  }))
  return [...grown, ...scarps]
}

const CORNERS = 36

/** A closed line that fills most of a zone and leaves room for its name at the top. */
function natural(box: Box, random: Random, size: number): readonly Point[] {
  const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2 + 250]
  const [wide, high] = [(box.width / 2 - 450) * size, (box.height / 2 - 1050) * size]
  const phase = [random.below(628) / 100, random.below(628) / 100, random.below(628) / 100]
  return Array.from({ length: CORNERS }, (_, i) => {
    const turn = (i / CORNERS) * 2 * Math.PI
    const wave =
      0.05 * Math.sin(2 * turn + (phase[0] ?? 0)) +
      0.05 * Math.sin(3 * turn + (phase[1] ?? 0)) +
      0.035 * Math.sin(7 * turn + (phase[2] ?? 0))
    const reach = 0.93 + wave + random.below(40) / 1000
    return {
      x: Math.round(middle + wide * reach * squarer(Math.cos(turn))),
      y: Math.round(centre + high * reach * squarer(Math.sin(turn))),
    }
  })
}

/** Between a circle and a square. */
const squarer = (n: number): number => Math.sign(n) * Math.abs(n) ** 0.72

function sharedEdge(a: Box, b: Box): readonly [Point, Point] {
  const upright = a.y === b.y
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  return upright
    ? [
        { x, y },
        { x, y: y + a.height },
      ]
    : [
        { x, y },
        { x: x + a.width, y },
      ]
}

/** A straight line with the unevenness of rock. */
function ragged([from, to]: readonly [Point, Point], random: Random): readonly Point[] {
  const steps = 16
  return Array.from({ length: steps + 1 }, (_, i) => {
    const off = i === 0 || i === steps ? 0 : random.below(361) - 180
    const upright = from.x === to.x
    return {
      x: Math.round(from.x + ((to.x - from.x) * i) / steps + (upright ? off : 0)),
      y: Math.round(from.y + ((to.y - from.y) * i) / steps + (upright ? 0 : off)),
    }
  })
}
