// Its own tree of features, and its own question whether a line meets a polygon. Turf's distances
// are for a globe, so those of the boxes and
// the nearest points are found by hand; its predicates are for a plane.
import type { Ring } from '../../packages/geometry/ring.ts'
import { aim, aimed, gapByHand, passOf, type Field, type Pass } from './query.ts'

/** Turf reckons in degrees, and the whole table must be few of them: inches here. */
const SCALE = 1000

export async function turfOver(field: Field): Promise<Pass> {
  const { booleanIntersects, geojsonRbush, lineString, polygon, featureCollection } = await loaded()
  const features = field.halos.flatMap((halos, owner) =>
    halos.map((halo) => polygon([pointsOf(halo)], { owner })),
  )
  const tree = geojsonRbush()
  tree.load(featureCollection(features))

  const seeing = (a: number, b: number): number => {
    const eyes = field.eyes[a] as Float64Array
    const rings = field.rings[b] as readonly Ring[]
    let count = 0
    for (let i = 0; i < eyes.length; i += 2) {
      const [ex, ey] = [eyes[i] as number, eyes[i + 1] as number]
      aim(rings, ex, ey)
      const line = lineString([
        [ex / SCALE, ey / SCALE],
        [aimed.x / SCALE, aimed.y / SCALE],
      ])
      const isBlocked = tree
        .search(line)
        .features.some(
          (halo) =>
            halo.properties.owner !== a &&
            halo.properties.owner !== b &&
            booleanIntersects(line, halo),
        )
      if (!isBlocked) count++
    }
    return count
  }

  return passOf(field, {
    gap: (a, b) => gapByHand(field.rings[a] as readonly Ring[], field.rings[b] as readonly Ring[]),
    seeing,
  })
}

/** Closed, as GeoJSON has it. */
const pointsOf = (ring: Ring): readonly At[] =>
  Array.from({ length: ring.length / 2 + 1 }, (_, i) => [
    (ring[(2 * i) % ring.length] as number) / SCALE,
    (ring[(2 * i + 1) % ring.length] as number) / SCALE,
  ])

type At = [number, number]
type Line = { readonly type: 'Feature' }
type Halo = { readonly properties: { readonly owner: number } }
type Halos = { readonly features: readonly Halo[] }

/** What is used of it. */
type Turf = {
  readonly booleanIntersects: (line: Line, halo: Halo) => boolean
  readonly geojsonRbush: () => {
    readonly load: (halos: Halos) => void
    readonly search: (line: Line) => Halos
  }
  readonly lineString: (points: readonly At[]) => Line
  readonly polygon: (rings: readonly (readonly At[])[], properties: { owner: number }) => Halo
  readonly featureCollection: (features: readonly Halo[]) => Halos
}

async function loaded(): Promise<Turf> {
  const parts = await Promise.all([
    import('@turf/boolean-intersects'),
    import('@turf/geojson-rbush'),
    import('@turf/helpers'),
  ])
  const merged: unknown = Object.assign({}, ...parts)
  return merged as Turf
}
