import { fireRefusals } from './fire.ts'
import { leaderRefusals } from './leaders.ts'
import { movementRefusals } from './movement.ts'
import { positionRefusals } from './setting-up.ts'

export { events } from './told.ts'
import type { events } from './told.ts'

export type Events = typeof events
export type EventName = keyof Events

/** A sentence for every refusal, by its code. */
export const refusals = {
  ...movementRefusals,
  ...fireRefusals,
  ...leaderRefusals,
  ...positionRefusals,
}
export type Refusals = typeof refusals
export type RefusalCode = keyof Refusals
