import type { Translated } from '@grognard/toolkit'
import type { Refusals } from '../en/index.ts'
import { fireRefusals } from './fire.ts'
import { leaderRefusals } from './leaders.ts'
import { movementRefusals } from './movement.ts'
import { positionRefusals } from './setting-up.ts'

export { events } from './told.ts'

/** A sentence for every refusal, by its code. */
export const refusals: Translated<Refusals> = {
  ...movementRefusals,
  ...fireRefusals,
  ...leaderRefusals,
  ...positionRefusals,
}
