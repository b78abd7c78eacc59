// A world of static bodies, one a unit, with its halos as polygons for rays to hit. A ray ignores
// what it starts in, as the documentation says, so each eye is first looked up by queryAABB and
// testPoint, once in a pass. Distances and nearest points come from its own Distance.
import type { Ring } from '../../packages/geometry/ring.ts'
import { aim, aimed, passOf, type Field, type Nearest, type Pass } from './query.ts'

type Place = { x: number; y: number }
type Shape = { readonly getType: () => string }

type Fixture = {
  readonly testPoint: (at: Place) => boolean
  readonly getUserData: () => unknown
}

type World = {
  readonly createBody: () => {
    readonly createFixture: (of: { readonly shape: Shape; readonly userData: number }) => Fixture
  }
  readonly queryAABB: (
    bounds: { readonly lowerBound: Place; readonly upperBound: Place },
    called: (fixture: Fixture) => boolean,
  ) => void
  readonly rayCast: (from: Place, to: Place, called: (fixture: Fixture) => number) => void
}

type Proxy = {
  readonly set: (shape: Shape, index: number) => void
  readonly setVertices: (vertices: readonly Place[], count: number, radius: number) => void
}

type DistanceInput = {
  readonly proxyA: Proxy
  readonly proxyB: Proxy
  readonly transformA: { readonly setIdentity: () => void }
  readonly transformB: { readonly setIdentity: () => void }
  useRadii: boolean
}

type DistanceOutput = { readonly pointB: Place; readonly distance: number }
type SimplexCache = { count: number }

/** What is used of it. */
type Planck = {
  readonly Settings: { maxPolygonVertices: number }
  readonly World: new () => World
  readonly Polygon: new (corners: readonly Place[]) => Shape
  readonly Distance: {
    (output: DistanceOutput, cache: SimplexCache, input: DistanceInput): void
    readonly Input: new () => DistanceInput
    readonly Output: new () => DistanceOutput
    readonly Cache: new () => SimplexCache
  }
}

/** Planck reckons in metres and is at its best with small numbers: inches here. */
const SCALE = 1000

type State = {
  readonly planck: Planck
  readonly world: World
  readonly boxes: readonly (readonly Shape[])[]
  readonly field: Field
  /** For each unit and eye, the units whose halos the eye is in. */
  readonly around: readonly number[][][]
  readonly input: DistanceInput
  readonly output: DistanceOutput
  readonly cache: SimplexCache
  readonly nearest: Nearest
}

export async function planckOver(field: Field, nearest: Nearest): Promise<Pass> {
  const planck = (await import('planck')) as unknown as Planck
  // A halo has twenty corners, and planck allows twelve unless told otherwise.
  planck.Settings.maxPolygonVertices = 20
  const world = new planck.World()
  for (const [unit, halos] of field.halos.entries()) {
    const body = world.createBody()
    for (const halo of halos) body.createFixture({ shape: polygon(planck, halo), userData: unit })
  }
  const boxes = field.rings.map((rings) => rings.map((ring) => polygon(planck, ring)))
  const around = field.eyes.map((eyes) =>
    Array.from({ length: eyes.length / 2 }, (): number[] => []),
  )
  const [input, output] = [new planck.Distance.Input(), new planck.Distance.Output()]
  input.useRadii = false
  input.transformA.setIdentity()
  input.transformB.setIdentity()
  const cache = new planck.Distance.Cache()
  const state = { planck, world, boxes, field, around, input, output, cache, nearest }
  const pass = passOf(field, {
    gap: (a, b) => gap(state, a, b),
    seeing: (a, b) => seeing(state, a, b),
  })
  return () => {
    lookAround(state)
    return pass()
  }
}

const polygon = ({ Polygon }: Planck, ring: Ring): Shape =>
  new Polygon(
    Array.from({ length: ring.length / 2 }, (_, i) => ({
      x: (ring[2 * i] as number) / SCALE,
      y: (ring[2 * i + 1] as number) / SCALE,
    })),
  )

function lookAround({ world, field, around }: State): void {
  const at = { x: 0, y: 0 }
  let owners: number[] = []
  const note = (fixture: Fixture): boolean => {
    if (fixture.testPoint(at)) owners.push(fixture.getUserData() as number)
    return true
  }
  for (let unit = 0; unit < field.units; unit++) {
    const eyes = field.eyes[unit] as Float64Array
    for (let k = 0; k < eyes.length / 2; k++) {
      owners = around[unit]?.[k] as number[]
      owners.length = 0
      at.x = (eyes[2 * k] as number) / SCALE
      at.y = (eyes[2 * k + 1] as number) / SCALE
      world.queryAABB({ lowerBound: at, upperBound: at }, note)
    }
  }
}

function gap({ planck, boxes, input, output, cache }: State, a: number, b: number): number {
  let best = Infinity
  for (const one of boxes[a] as readonly Shape[])
    for (const other of boxes[b] as readonly Shape[]) {
      input.proxyA.set(one, 0)
      input.proxyB.set(other, 0)
      cache.count = 0
      planck.Distance(output, cache, input)
      if (output.distance < best) best = output.distance
    }
  return best * SCALE
}

/** Where a unit is nearest to the start of the ray. */
function aimRay({ planck, boxes, input, output, cache }: State, unit: number): void {
  let best = Infinity
  input.proxyA.setVertices([ray.from], 1, 0)
  for (const box of boxes[unit] as readonly Shape[]) {
    input.proxyB.set(box, 0)
    cache.count = 0
    planck.Distance(output, cache, input)
    if (output.distance >= best) continue
    best = output.distance
    ray.to.x = output.pointB.x
    ray.to.y = output.pointB.y
  }
}

/** Whom the ray is from and to, and whether it has hit anyone else. */
const ray = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, seer: 0, target: 0, isBlocked: false }

function hit(fixture: Fixture): number {
  const owner = fixture.getUserData() as number
  if (owner === ray.seer || owner === ray.target) return -1
  ray.isBlocked = true
  return 0
}

function seeing(state: State, a: number, b: number): number {
  const { world, field, around, nearest } = state
  const eyes = field.eyes[a] as Float64Array
  const rings = field.rings[b] as readonly Ring[]
  ray.seer = a
  ray.target = b
  let count = 0
  for (let k = 0; k < eyes.length / 2; k++) {
    const owners = around[a]?.[k] as number[]
    if (isAmongOthers(owners, a, b)) continue
    const ex = eyes[2 * k] as number
    const ey = eyes[2 * k + 1] as number
    ray.from.x = ex / SCALE
    ray.from.y = ey / SCALE
    if (nearest === 'own') aimRay(state, b)
    else {
      aim(rings, ex, ey)
      ray.to.x = aimed.x / SCALE
      ray.to.y = aimed.y / SCALE
    }
    ray.isBlocked = false
    world.rayCast(ray.from, ray.to, hit)
    if (!ray.isBlocked) count++
  }
  return count
}

function isAmongOthers(owners: readonly number[], a: number, b: number): boolean {
  for (let i = 0; i < owners.length; i++) if (owners[i] !== a && owners[i] !== b) return true
  return false
}
