import { boxOf, centroidOf, contains, distance, distanceToEdge, rotated } from '../geometry.ts'
import { edgeOf } from '../outlines.ts'
import { polygon, stroke, type Plate } from '../plate.ts'
import { scattered, seeded } from '../random.ts'
import type { Feature, Point } from '../scene.ts'

type House = {
  readonly at: Point
  readonly angle: number
  readonly long: number
  readonly deep: number
}

const corners = ({ at, angle, long, deep }: House): readonly Point[] =>
  [
    { x: -long / 2, y: -deep / 2 },
    { x: long / 2, y: -deep / 2 },
    { x: long / 2, y: deep / 2 },
    { x: -long / 2, y: deep / 2 },
  ].map((corner) => placed(at, angle, corner))

function placed(at: Point, angle: number, point: Point): Point {
  const turned = rotated(point, angle)
  return { x: at.x + turned.x, y: at.y + turned.y }
}

/** Roofs along a lane and a cross lane, with a church in their midst. */
export function village(feature: Feature): Plate {
  const random = seeded(feature.id)
  const { ring: ground, path: edge } = edgeOf(feature, 700, 900, random)
  const middle = centroidOf(ground)
  const box = boxOf(ground)
  const reach = Math.max(box.right - box.left, box.bottom - box.top)
  const angle = (random() - 0.5) * 0.7
  const lanes = [angle, angle + Math.PI / 2 + (random() - 0.5) * 0.4]
  const houses = housesAlong(ground, middle, lanes, reach, random)
  const church: House = {
    at: placed(middle, angle, { x: 800, y: -820 }),
    angle,
    long: 1150,
    deep: 620,
  }

  const ways = new Path2D()
  for (const lane of lanes)
    stroke(ways, end(ground, middle, lane), end(ground, middle, lane + Math.PI))
  const walls = new Path2D()
  const shaded = new Path2D()
  const shadows = new Path2D()
  const ridges = new Path2D()
  const gardens = new Path2D()
  for (const house of [...houses, church]) {
    const { at, angle: lie, long, deep } = house
    polygon(corners(house), walls)
    polygon(
      corners({ ...house, at: placed(at, lie, { x: 0, y: deep / 4 }), deep: deep / 2 }),
      shaded,
    )
    polygon(corners({ ...house, at: { x: at.x + 90, y: at.y + 110 } }), shadows)
    stroke(ridges, placed(at, lie, { x: -long / 2, y: 0 }), placed(at, lie, { x: long / 2, y: 0 }))
    if (house === church || random() < 0.45) continue
    for (let i = 0; i < 4; i += 1) {
      const y = deep * (0.8 + i * 0.22)
      stroke(gardens, placed(at, lie, { x: -long / 2, y }), placed(at, lie, { x: long / 2, y }))
    }
  }
  const tower = placed(church.at, angle, { x: -church.long / 2 - 180, y: 0 })
  const steeple = new Path2D()
  polygon(corners({ at: tower, angle, long: 460, deep: 460 }), steeple)
  const cross = new Path2D()
  stroke(
    cross,
    placed(tower, angle, { x: -230, y: -230 }),
    placed(tower, angle, { x: 230, y: 230 }),
  )
  stroke(
    cross,
    placed(tower, angle, { x: -230, y: 230 }),
    placed(tower, angle, { x: 230, y: -230 }),
  )

  return [
    { path: edge, fill: 'yard', alpha: 0.6 },
    { path: edge, stroke: 'fine', width: 0.9, alpha: 0.8, dash: [260, 160] },
    { path: ways, cap: 'butt', stroke: 'fine', breadth: 440, width: 1.4, alpha: 0.55 },
    { path: ways, cap: 'butt', stroke: 'road', breadth: 440 },
    { path: gardens, stroke: 'hedge', width: 0.8, alpha: 0.55, dash: [90, 70] },
    { path: shadows, fill: 'ink', alpha: 0.18 },
    { path: walls, fill: 'roof' },
    { path: shaded, fill: 'roofShade' },
    { path: ridges, stroke: 'stoneInk', width: 0.6, alpha: 0.7 },
    { path: walls, stroke: 'stoneInk', width: 0.9, alpha: 0.85 },
    { path: steeple, fill: 'roofShade' },
    { path: steeple, stroke: 'stoneInk', width: 1 },
    { path: cross, stroke: 'stoneInk', width: 0.7 },
  ]
}

/** Where a lane from the middle leaves the village. */
function end(ground: readonly Point[], middle: Point, angle: number): Point {
  let far = 0
  while (contains(ground, placed(middle, angle, { x: far, y: 0 })) && far < 100_000) far += 100
  return placed(middle, angle, { x: far, y: 0 })
}

function housesAlong(
  ground: readonly Point[],
  middle: Point,
  lanes: readonly number[],
  reach: number,
  random: () => number,
): readonly House[] {
  const houses: House[] = []
  const churchyard = placed(middle, lanes[0] ?? 0, { x: 700, y: -820 })
  for (const lane of lanes) {
    for (const side of [-1, 1]) {
      for (let along = -reach / 2; along < reach / 2; along += 1080 + random() * 420) {
        const long = 800 + random() * 480
        const deep = 540 + random() * 170
        const off = side * (320 + deep / 2 + random() * 130)
        const at = placed(middle, lane, { x: along, y: off })
        const angle = lane + (side < 0 ? Math.PI : 0) + (random() - 0.5) * 0.16
        const house = { at, angle, long, deep }
        const free =
          corners(house).every(
            (corner) => contains(ground, corner) && distanceToEdge(ground, corner) > 250,
          ) &&
          houses.every((other) => distance(other.at, at) > (other.long + long) / 2 + 60) &&
          distance(churchyard, at) > 1500 &&
          lanes.every(
            (way) => way === lane || Math.abs(rotated(from(middle, at), -way).y) > long / 2 + 280,
          )
        if (free && random() < 0.88) houses.push(house)
      }
    }
  }
  for (const at of scattered(ground, 1900, 900, random)) {
    const lane = lanes[random() < 0.6 ? 0 : 1] ?? 0
    const house = {
      at,
      angle: lane + (random() - 0.5) * 0.3,
      long: 700 + random() * 400,
      deep: 520 + random() * 120,
    }
    const free =
      houses.every((other) => distance(other.at, at) > (other.long + house.long) / 2 + 200) &&
      distance(churchyard, at) > 1500 &&
      lanes.every((way) => Math.abs(rotated(from(middle, at), -way).y) > house.long / 2 + 350)
    if (free) houses.push(house)
  }
  return houses
}

const from = (origin: Point, point: Point): Point => ({
  x: point.x - origin.x,
  y: point.y - origin.y,
})
