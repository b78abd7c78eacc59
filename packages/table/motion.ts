import { blended, type Camera } from './camera.ts'
import { between } from './geometry.ts'
import type { Body, Point, Scene } from './scene.ts'

/** Milliseconds: long enough to follow with the eye, short enough not to wait for. */
const CAMERA = 160
const MARCH = 190

const eased = (t: number): number => 1 - (1 - t) ** 3

export type CameraMove = { readonly from: Camera; readonly to: Camera; readonly since: number }

/** The camera on its way, and whether it has arrived. */
export function cameraAt(move: CameraMove, now: number): { camera: Camera; arrived: boolean } {
  const t = Math.min(1, (now - move.since) / CAMERA)
  return t >= 1
    ? { camera: move.to, arrived: true }
    : { camera: blended(move.from, move.to, eased(t)), arrived: false }
}

type March = { readonly from: Point; readonly since: number }
export type Marches = ReadonlyMap<string, March>

/** Bodies that stand elsewhere than before walk there. */
export function marchesBetween(before: Scene, after: Scene, now: number): Marches {
  const old = new Map(before.bodies.map((body) => [body.id, body]))
  return new Map(
    after.bodies.flatMap((body): [string, March][] => {
      const pose = old.get(body.id)?.pose
      if (pose === undefined || (pose.x === body.pose.x && pose.y === body.pose.y)) return []
      return [[body.id, { from: pose, since: now }]]
    }),
  )
}

export const marching = (marches: Marches, now: number): boolean =>
  [...marches.values()].some((march) => now - march.since < MARCH)

/** Where a body is at the moment; its own pose once it has arrived. */
export function placeOn(marches: Marches, body: Body, now: number): Point {
  const march = marches.get(body.id)
  if (march === undefined || now - march.since >= MARCH) return body.pose
  return between(march.from, body.pose, eased(Math.max(0, (now - march.since) / MARCH)))
}
