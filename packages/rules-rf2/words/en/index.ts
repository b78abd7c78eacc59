import { fireRefusals } from './fire.ts'
import { movementRefusals } from './movement.ts'

/** A sentence for every refusal, by its code. */
export const refusals = { ...movementRefusals, ...fireRefusals }
export type Refusals = typeof refusals
export type RefusalCode = keyof Refusals
