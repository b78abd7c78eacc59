import { boxOf, contains, distance, distanceToRing, ringOf, type Box } from './geometry.ts'
import {
  keyOfThing,
  type Body,
  type Emphasis,
  type Point,
  type Scene,
  type Thing,
} from './scene.ts'
import { inOrder } from './units/draw.ts'
import { HANDLE_REACH, spread } from './units/handles.ts'

/** A finger needs so many pixels. */
const FINGER = 44
/** And may miss anything by so many. */
const SLIP = 8

/** What lies under a point of the table: handles first, then bodies, then areas. */
export function thingAt(
  scene: Scene,
  emphasis: Emphasis,
  at: Point,
  scale: number,
  byFinger: boolean,
): Thing | null {
  const handle = nearest(
    spread(emphasis.handles, scale),
    (h) => distance(h, at) * scale,
    HANDLE_REACH,
  )
  if (handle !== null) return { handle: handle.id }

  const slip = (body: Body): number => (byFinger ? SLIP + shortfall(body, scale) : 0)
  const ghost = emphasis.ghosts.findLast(
    (body) =>
      emphasis.movable.includes(body.id) && distanceToRing(ringOf(body), at) * scale <= slip(body),
  )
  if (ghost !== undefined) return { body: ghost.id }

  const bodies = inOrder(scene.bodies)
  const under = bodies.findLast((body) => contains(ringOf(body), at))
  if (under !== undefined) return { body: under.id }
  if (byFinger) {
    const targets = new Set(emphasis.targets.map((target) => keyOfThing(target.thing)))
    const near = nearest(
      bodies,
      (body) => {
        const target = targets.has(keyOfThing({ body: body.id }))
        return distanceToRing(ringOf(body), at) * scale - (target ? shortfall(body, scale) : 0)
      },
      SLIP,
    )
    if (near !== null) return { body: near.id }
  }

  const area = scene.areas.findLast((a) => contains(a.outline, at))
  return area === undefined ? null : { area: area.id }
}

/** The box a thing fills on the table; null where there is no such thing. */
export function placeOfThing(scene: Scene, emphasis: Emphasis, thing: Thing): Box | null {
  if ('body' in thing) {
    const body = scene.bodies.find((b) => b.id === thing.body)
    return body === undefined ? null : boxOf(ringOf(body))
  }
  if ('area' in thing) {
    const area = scene.areas.find((a) => a.id === thing.area)
    return area === undefined ? null : boxOf(area.outline)
  }
  const handle = emphasis.handles.find((h) => h.id === thing.handle)
  return handle === undefined ? null : boxOf([handle])
}

/** How much a body lacks on each side to be as large as a finger. */
function shortfall(body: Body, scale: number): number {
  const [a, b, c] = ringOf(body)
  if (a === undefined || b === undefined || c === undefined) return 0
  const least = Math.min(distance(a, b), distance(b, c)) * scale
  return Math.max(0, (FINGER - least) / 2 - SLIP)
}

function nearest<T>(things: readonly T[], measure: (thing: T) => number, most: number): T | null {
  let best: T | null = null
  let least = most
  for (const thing of things) {
    const far = measure(thing)
    if (far > least) continue
    best = thing
    least = far
  }
  return best
}
