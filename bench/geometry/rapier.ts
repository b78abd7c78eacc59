// A world of fixed bodies, one a unit, with its boxes and its halos as colliders. Rays are solid,
// so that what an eye stands in blocks it, and leave out the seer's body; a target is left out by
// its halos' groups while it is looked at. Rapier reckons in single precision, and its distances
// between shapes are right to about one part in a thousand.
import type { Ring } from '../../packages/geometry/ring.ts'
import { aim, aimed, passOf, RANGE, type Field, type Nearest, type Pass } from './query.ts'

type Place = { x: number; y: number }
type Ray = { readonly origin: Place; readonly dir: Place }
type RigidBody = { readonly handle: number }

type Collider = {
  readonly setCollisionGroups: (groups: number) => void
  readonly contactCollider: (other: Collider, most: number) => { readonly distance: number } | null
  readonly projectPoint: (point: Place, solid: boolean) => { readonly point: Place } | null
}

type BodyDesc = { readonly setTranslation: (x: number, y: number) => BodyDesc }
type ColliderDesc = { readonly setCollisionGroups: (groups: number) => ColliderDesc }

type World = {
  readonly createRigidBody: (desc: BodyDesc) => RigidBody
  readonly createCollider: (desc: ColliderDesc, body: RigidBody) => Collider
  readonly step: () => void
  readonly castRay: (
    ray: Ray,
    most: number,
    solid: boolean,
    flags: undefined,
    groups: number,
    withoutCollider: undefined,
    withoutBody: RigidBody,
  ) => object | null
}

/** What is used of it. */
type Rapier = {
  readonly init: () => Promise<void>
  readonly World: new (gravity: Place) => World
  readonly Ray: new (origin: Place, dir: Place) => Ray
  readonly RigidBodyDesc: { readonly fixed: () => BodyDesc }
  readonly ColliderDesc: {
    readonly convexPolyline: (corners: Float32Array) => ColliderDesc | null
  }
}

type Loaded = { readonly default: Rapier }

/** Rapier likes small numbers: inches here, and each unit around its own middle. */
const SCALE = 1000

// Membership in the upper half, what it meets in the lower.
const HALO = 0x0001_0001
const BOX = 0x0002_0002
const HIDDEN = 0x0004_0004

type State = {
  readonly world: World
  readonly ray: Ray
  readonly bodies: readonly RigidBody[]
  readonly boxes: readonly (readonly Collider[])[]
  readonly halos: readonly (readonly Collider[])[]
  readonly field: Field
  readonly nearest: Nearest
  hidden: number
}

export async function rapierOver(field: Field, nearest: Nearest): Promise<Pass> {
  const { default: rapier } = (await import('@dimforge/rapier2d-compat')) as unknown as Loaded
  await rapier.init()
  const world = new rapier.World({ x: 0, y: 0 })
  const bodies = field.scene.units.map(({ pose }) =>
    world.createRigidBody(
      rapier.RigidBodyDesc.fixed().setTranslation(pose.x / SCALE, pose.y / SCALE),
    ),
  )
  const colliders = (shapes: readonly (readonly Ring[])[], groups: number) =>
    shapes.map((rings, unit) =>
      rings.map((ring) => {
        const body = bodies[unit] as RigidBody
        const { x, y } = field.scene.units[unit]?.pose ?? { x: 0, y: 0 }
        const corners = Float32Array.from(ring, (at, i) => (at - (i % 2 === 0 ? x : y)) / SCALE)
        const shape = rapier.ColliderDesc.convexPolyline(corners)
        if (!shape) throw new Error('Rapier refused a polygon.')
        return world.createCollider(shape.setCollisionGroups(groups), body)
      }),
    )
  const boxes = colliders(field.rings, BOX)
  const halos = colliders(field.halos, HALO)
  // Rays find nothing before the first step.
  world.step()
  const ray = new rapier.Ray({ x: 0, y: 0 }, { x: 0, y: 0 })
  const state: State = { world, ray, bodies, boxes, halos, field, nearest, hidden: 0 }
  return passOf(field, {
    gap: (a, b) => gap(state, a, b),
    seeing: (a, b) => seeing(state, a, b),
    turnTo: (target) => hide(state, target),
  })
}

function gap({ boxes }: State, a: number, b: number): number {
  let best = Infinity
  for (const one of boxes[a] as readonly Collider[])
    for (const other of boxes[b] as readonly Collider[]) {
      const contact = one.contactCollider(other, RANGE / SCALE)
      if (contact && contact.distance < best) best = contact.distance
    }
  return Math.max(0, best * SCALE)
}

function hide(state: State, target: number): void {
  for (const halo of state.halos[state.hidden] as readonly Collider[]) halo.setCollisionGroups(HALO)
  for (const halo of state.halos[target] as readonly Collider[]) halo.setCollisionGroups(HIDDEN)
  state.hidden = target
}

/** Where a unit is nearest to the start of the ray. */
function aimRay({ ray, boxes }: State, unit: number): void {
  let best = Infinity
  for (const box of boxes[unit] as readonly Collider[]) {
    const at = box.projectPoint(ray.origin, true)
    if (!at) continue
    const [x, y] = [at.point.x - ray.origin.x, at.point.y - ray.origin.y]
    const far = x * x + y * y
    if (far >= best) continue
    best = far
    ray.dir.x = x
    ray.dir.y = y
  }
}

function seeing(state: State, a: number, b: number): number {
  const { world, ray, bodies, field, nearest } = state
  const eyes = field.eyes[a] as Float64Array
  const rings = field.rings[b] as readonly Ring[]
  const seer = bodies[a] as RigidBody
  let count = 0
  for (let i = 0; i < eyes.length; i += 2) {
    const ex = eyes[i] as number
    const ey = eyes[i + 1] as number
    ray.origin.x = ex / SCALE
    ray.origin.y = ey / SCALE
    if (nearest === 'own') aimRay(state, b)
    else {
      aim(rings, ex, ey)
      ray.dir.x = (aimed.x - ex) / SCALE
      ray.dir.y = (aimed.y - ey) / SCALE
    }
    if (world.castRay(ray, 1, true, undefined, HALO, undefined, seer) === null) count++
  }
  return count
}
