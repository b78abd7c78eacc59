// Prepared halos, found by an STR tree once for each pair, and prepared boxes for the distances and
// the nearest points.
import type { Ring } from '../../packages/geometry/ring.ts'
import { aim, aimed, passOf, type Field, type Nearest, type Pass } from './query.ts'

/** What is used of it; all else that is a number is a place in its memory. */
type Geos = {
  readonly Module: {
    readonly ['_malloc']: (size: number) => number
    readonly HEAPF64: Float64Array
    readonly HEAPU32: Uint32Array
    readonly addFunction: (called: (place: number) => void, signature: string) => number
  }
  readonly GEOSSTRtree_create: (nodeCapacity: number) => number
  readonly GEOSSTRtree_insert: (tree: number, geometry: number, item: number) => void
  readonly GEOSSTRtree_build: (tree: number) => number
  readonly GEOSSTRtree_query: (tree: number, at: number, called: number, data: number) => void
  readonly GEOSPrepare: (geometry: number) => number
  readonly GEOSPreparedDistance: (prepared: number, geometry: number, result: number) => number
  readonly GEOSPreparedNearestPoints: (prepared: number, geometry: number) => number
  readonly GEOSPreparedIntersects: (prepared: number, geometry: number) => number
  readonly GEOSCoordSeq_copyFromBuffer: (from: number, size: number, z: 0, m: 0) => number
  readonly GEOSCoordSeq_getXY: (sequence: number, index: number, x: number, y: number) => number
  readonly GEOSCoordSeq_destroy: (sequence: number) => void
  readonly GEOSGeom_createPointFromXY: (x: number, y: number) => number
  readonly GEOSGeom_createLineString: (sequence: number) => number
  readonly GEOSGeom_createLinearRing: (sequence: number) => number
  readonly GEOSGeom_createPolygon: (shell: number, holes: number, count: number) => number
  readonly GEOSGeom_createCollection: (type: number, from: number, count: number) => number
  readonly GEOSGeom_destroy: (geometry: number) => void
}

type Loaded = { readonly default: () => Promise<Geos> }

type State = {
  readonly geos: Geos
  readonly field: Field
  readonly shapes: readonly number[]
  readonly preparedShapes: readonly number[]
  readonly preparedHalos: readonly number[]
  readonly bounds: readonly (readonly [number, number, number, number])[]
  readonly owners: readonly number[]
  readonly tree: number
  /** Adds what the tree finds to `found`. */
  readonly callback: number
  readonly found: number[]
  /** Room for the numbers that go in and out. */
  readonly room: number
  readonly nearest: Nearest
}

const POLYGON_SET = 6

export async function geosOver(field: Field, nearest: Nearest): Promise<Pass> {
  const { default: initGeos } = (await import('geos-wasm')) as unknown as Loaded
  const geos = await initGeos()
  const { Module } = geos
  const room = Module['_malloc'](8 * 64)
  const shapes = field.rings.map((rings) => shapeOf(geos, rings, room))
  const halos = field.halos.flat()
  const owners = field.halos.flatMap((own, unit) => own.map(() => unit))
  const tree = geos.GEOSSTRtree_create(10)
  const preparedHalos = halos.map((halo, place) => {
    const polygon = polygonOf(geos, halo, room)
    geos.GEOSSTRtree_insert(tree, polygon, place)
    return geos.GEOSPrepare(polygon)
  })
  geos.GEOSSTRtree_build(tree)
  const found: number[] = []
  const callback = Module.addFunction((place: number) => void found.push(place), 'vii')
  const state: State = {
    geos,
    field,
    shapes,
    preparedShapes: shapes.map((shape) => geos.GEOSPrepare(shape)),
    preparedHalos,
    bounds: halos.map(boundsOf),
    owners,
    tree,
    callback,
    found,
    room,
    nearest,
  }
  return passOf(field, {
    gap: (a, b) => gap(state, a, b),
    seeing: (a, b) => seeing(state, a, b),
  })
}

function polygonOf(geos: Geos, ring: Ring, room: number): number {
  const corners = [...ring, ring[0] as number, ring[1] as number]
  geos.Module.HEAPF64.set(corners, room / 8)
  const sequence = geos.GEOSCoordSeq_copyFromBuffer(room, corners.length / 2, 0, 0)
  return geos.GEOSGeom_createPolygon(geos.GEOSGeom_createLinearRing(sequence), 0, 0)
}

/** A unit's boxes as one. */
function shapeOf(geos: Geos, rings: readonly Ring[], room: number): number {
  const polygons = rings.map((ring) => polygonOf(geos, ring, room))
  geos.Module.HEAPU32.set(polygons, room / 4)
  return geos.GEOSGeom_createCollection(POLYGON_SET, room, polygons.length)
}

function boundsOf(ring: Ring): readonly [number, number, number, number] {
  const xs = ring.filter((_, i) => i % 2 === 0)
  const ys = ring.filter((_, i) => i % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function gap({ geos, preparedShapes, shapes, room }: State, a: number, b: number): number {
  geos.GEOSPreparedDistance(preparedShapes[a] as number, shapes[b] as number, room)
  return geos.Module.HEAPF64[room / 8] as number
}

function lineOf({ geos, room }: State, ex: number, ey: number, tx: number, ty: number): number {
  const { HEAPF64 } = geos.Module
  HEAPF64[room / 8] = ex
  HEAPF64[room / 8 + 1] = ey
  HEAPF64[room / 8 + 2] = tx
  HEAPF64[room / 8 + 3] = ty
  return geos.GEOSGeom_createLineString(geos.GEOSCoordSeq_copyFromBuffer(room, 2, 0, 0))
}

/** Whoever has a halo in the bounds of all lines between two units. */
function findBetween(state: State, a: number, b: number): void {
  const { geos, field, tree, callback, found } = state
  const [one, other] = [field.scene.units[a], field.scene.units[b]]
  if (!one || !other) return
  found.length = 0
  const diagonal = lineOf(
    state,
    Math.min(one.left, other.left),
    Math.min(one.top, other.top),
    Math.max(one.right, other.right),
    Math.max(one.bottom, other.bottom),
  )
  geos.GEOSSTRtree_query(tree, diagonal, callback, 0)
  geos.GEOSGeom_destroy(diagonal)
}

/** Where a unit is nearest to a point. */
function aimAt({ geos, preparedShapes, room }: State, unit: number, x: number, y: number): void {
  const point = geos.GEOSGeom_createPointFromXY(x, y)
  const ends = geos.GEOSPreparedNearestPoints(preparedShapes[unit] as number, point)
  geos.GEOSCoordSeq_getXY(ends, 0, room, room + 8)
  const { HEAPF64 } = geos.Module
  aimed.x = HEAPF64[room / 8] as number
  aimed.y = HEAPF64[room / 8 + 1] as number
  geos.GEOSCoordSeq_destroy(ends)
  geos.GEOSGeom_destroy(point)
}

function seeing(state: State, a: number, b: number): number {
  const { geos, field } = state
  findBetween(state, a, b)
  const eyes = field.eyes[a] as Float64Array
  const rings = field.rings[b] as readonly Ring[]
  let count = 0
  for (let i = 0; i < eyes.length; i += 2) {
    const ex = eyes[i] as number
    const ey = eyes[i + 1] as number
    if (state.nearest === 'own') aimAt(state, b, ex, ey)
    else aim(rings, ex, ey)
    const line = lineOf(state, ex, ey, aimed.x, aimed.y)
    if (!isBlocked(state, a, b, line, ex, ey, aimed.x, aimed.y)) count++
    geos.GEOSGeom_destroy(line)
  }
  return count
}

function isBlocked(
  { geos, preparedHalos, bounds, owners, found }: State,
  a: number,
  b: number,
  line: number,
  ex: number,
  ey: number,
  tx: number,
  ty: number,
): boolean {
  for (const place of found) {
    const owner = owners[place]
    if (owner === a || owner === b) continue
    // Spares a call for what the line's bounds do not reach.
    const [left, top, right, bottom] = bounds[place] as readonly [number, number, number, number]
    if ((ex < left && tx < left) || (ex > right && tx > right)) continue
    if ((ey < top && ty < top) || (ey > bottom && ty > bottom)) continue
    if (geos.GEOSPreparedIntersects(preparedHalos[place] as number, line) === 1) return true
  }
  return false
}
