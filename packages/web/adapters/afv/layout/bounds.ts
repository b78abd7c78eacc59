import { FULL_TURN, type Body } from '@grognard/table'
import { around, quarter, type Box } from './boxes.ts'

/** The box that a body fills on the screen; bodies here look up, right, down or left. */
export function boundsOf({ pose, blocks }: Pick<Body, 'pose' | 'blocks'>): Box {
  const looks = quarter(Math.round((pose.facing * 4) / FULL_TURN))
  return around(
    blocks.map(({ x, y, width, depth, facing }): Box => {
      // A block that looks to the rear has its own front edge there.
      const top = facing === 0 ? y : y - depth
      const [left, right] = [x - width / 2, x + width / 2]
      if (looks === 0) return { x: pose.x + left, y: pose.y + top, width, height: depth }
      if (looks === 2) return { x: pose.x - right, y: pose.y - top - depth, width, height: depth }
      if (looks === 1)
        return { x: pose.x - top - depth, y: pose.y + left, width: depth, height: width }
      return { x: pose.x + top, y: pose.y - right, width: depth, height: width }
    }),
  )
}
