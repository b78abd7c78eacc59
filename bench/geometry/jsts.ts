// An STR tree, and its own operations for distances, nearest points and whether a line meets a halo.
// Its prepared polygons cannot be made in version 2.12.1: their constructor loses its argument.
import type { Ring } from '../../packages/geometry/ring.ts'
import { passOf, type Field, type Pass } from './query.ts'

export async function jstsOver(field: Field): Promise<Pass> {
  const [Coordinate, GeometryFactory, Envelope, STRtree, DistanceOp, RelateOp] = await loaded()
  const factory = new GeometryFactory()
  const polygonOf = (ring: Ring) => {
    const corners = Array.from(
      { length: ring.length / 2 + 1 },
      (_, i) =>
        new Coordinate(
          ring[(2 * i) % ring.length] as number,
          ring[(2 * i + 1) % ring.length] as number,
        ),
    )
    return factory.createPolygon(corners)
  }
  const shapes = field.rings.map((rings) => factory.createMultiPolygon(rings.map(polygonOf)))
  const tree = new STRtree()
  for (const [owner, halos] of field.halos.entries())
    for (const halo of halos) {
      const polygon = polygonOf(halo)
      tree.insert(polygon.getEnvelopeInternal(), { owner, polygon })
    }
  tree.build()

  const seeing = (a: number, b: number): number => {
    const eyes = field.eyes[a] as Float64Array
    let count = 0
    for (let i = 0; i < eyes.length; i += 2) {
      const [ex, ey] = [eyes[i] as number, eyes[i + 1] as number]
      const from = new Coordinate(ex, ey)
      const [to] = DistanceOp.nearestPoints(shapes[b] as Geometry, factory.createPoint(from))
      const near = tree.query(new Envelope(from, to)).toArray()
      const line = factory.createLineString([from, to])
      const isBlocked = near.some(
        ({ owner, polygon }) => owner !== a && owner !== b && RelateOp.intersects(polygon, line),
      )
      if (!isBlocked) count++
    }
    return count
  }

  return passOf(field, {
    gap: (a, b) => DistanceOp.distance(shapes[a] as Geometry, shapes[b] as Geometry),
    seeing,
  })
}

type Coordinate = { readonly x: number; readonly y: number }
type Envelope = { readonly getWidth: () => number }
type Geometry = { readonly getEnvelopeInternal: () => Envelope }
type Halo = { readonly owner: number; readonly polygon: Geometry }

/** What is used of it. */
type Parts = readonly [
  new (x: number, y: number) => Coordinate,
  new () => {
    readonly createPoint: (at: Coordinate) => Geometry
    readonly createLineString: (points: readonly Coordinate[]) => Geometry
    readonly createPolygon: (corners: readonly Coordinate[]) => Geometry
    readonly createMultiPolygon: (polygons: readonly Geometry[]) => Geometry
  },
  new (from: Coordinate, to: Coordinate) => Envelope,
  new () => {
    readonly insert: (envelope: Envelope, halo: Halo) => void
    readonly build: () => void
    readonly query: (envelope: Envelope) => { readonly toArray: () => readonly Halo[] }
  },
  {
    readonly distance: (a: Geometry, b: Geometry) => number
    readonly nearestPoints: (a: Geometry, b: Geometry) => readonly [Coordinate, Coordinate]
  },
  { readonly intersects: (a: Geometry, b: Geometry) => boolean },
]

async function loaded(): Promise<Parts> {
  const parts = await Promise.all([
    import('jsts/org/locationtech/jts/geom/Coordinate.js'),
    import('jsts/org/locationtech/jts/geom/GeometryFactory.js'),
    import('jsts/org/locationtech/jts/geom/Envelope.js'),
    import('jsts/org/locationtech/jts/index/strtree/STRtree.js'),
    import('jsts/org/locationtech/jts/operation/distance/DistanceOp.js'),
    import('jsts/org/locationtech/jts/operation/relate/RelateOp.js'),
  ])
  return parts.map((part: { readonly default: unknown }) => part.default) as unknown as Parts
}
