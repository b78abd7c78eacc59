// As with geos: prepared halos found by an STR tree, and the distance of the boxes.
import type { Ring } from '../../packages/geometry/ring.ts'
import { aim, aimed, passOf, type Field, type Pass } from './query.ts'

export async function jstsOver(field: Field): Promise<Pass> {
  const [
    { default: Coordinate },
    { default: GeometryFactory },
    { default: Envelope },
    { default: PreparedGeometryFactory },
    { default: STRtree },
    { default: DistanceOp },
  ] = await Promise.all([
    import('jsts/org/locationtech/jts/geom/Coordinate.js'),
    import('jsts/org/locationtech/jts/geom/GeometryFactory.js'),
    import('jsts/org/locationtech/jts/geom/Envelope.js'),
    import('jsts/org/locationtech/jts/geom/prep/PreparedGeometryFactory.js'),
    import('jsts/org/locationtech/jts/index/strtree/STRtree.js'),
    import('jsts/org/locationtech/jts/operation/distance/DistanceOp.js'),
  ])
  const factory = new GeometryFactory()
  const polygonOf = (ring: Ring) => {
    const corners = Array.from(
      { length: ring.length / 2 + 1 },
      (_, i) =>
        new Coordinate(ring[(2 * i) % ring.length] as number, ring[(2 * i + 1) % ring.length] as number),
    )
    return factory.createPolygon(corners)
  }
  const shapes = field.rings.map((rings) => factory.createMultiPolygon(rings.map(polygonOf)))
  const tree = new STRtree()
  for (const [owner, halos] of field.halos.entries())
    for (const halo of halos) {
      const polygon = polygonOf(halo)
      const prepared = PreparedGeometryFactory.prepare(polygon)
      tree.insert(polygon.getEnvelopeInternal(), { owner, prepared })
    }
  tree.build()

  const seeing = (a: number, b: number): number => {
    const eyes = field.eyes[a] as Float64Array
    const rings = field.rings[b] as readonly Ring[]
    let count = 0
    for (let i = 0; i < eyes.length; i += 2) {
      const [ex, ey] = [eyes[i] as number, eyes[i + 1] as number]
      aim(rings, ex, ey)
      const [from, to] = [new Coordinate(ex, ey), new Coordinate(aimed.x, aimed.y)]
      const near = tree.query(new Envelope(from, to)).toArray() as readonly Halo[]
      const line = factory.createLineString([from, to])
      const isBlocked = near.some(
        ({ owner, prepared }) => owner !== a && owner !== b && prepared.intersects(line),
      )
      if (!isBlocked) count++
    }
    return count
  }

  return passOf(field, { gap: (a, b) => DistanceOp.distance(shapes[a], shapes[b]), seeing })
}

type Halo = {
  readonly owner: number
  readonly prepared: { readonly intersects: (line: unknown) => boolean }
}
