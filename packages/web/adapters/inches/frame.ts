import { FULL_TURN, type Point, type Pose } from '@grognard/geometry'

/**
 * How the table lies on the screen: as it is, or turned about so that the player's own edge is
 * near. Turned twice, everything is where it was: the same functions lead there and back.
 */
export interface Frame {
  readonly isTurned: boolean
  point<P extends Point>(point: P): P
  pose<P extends Pose>(pose: P): P
}

export type TableSize = { readonly width: number; readonly height: number }

const AS_IT_IS: Frame = { isTurned: false, point: (point) => point, pose: (pose) => pose }

/** A side whose own edge is at the top looks at the table from there. */
export function frameFrom(edge: string | undefined, { width, height }: TableSize): Frame {
  if (edge !== 'top') return AS_IT_IS
  const point = <P extends Point>(at: P): P => ({ ...at, x: width - at.x, y: height - at.y })
  return {
    isTurned: true,
    point,
    pose: (pose) => ({ ...point(pose), facing: (pose.facing + FULL_TURN / 2) % FULL_TURN }),
  }
}
