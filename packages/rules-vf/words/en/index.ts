import { actionEvents, actionRefusals } from './action.ts'
import { armiesEvents, armiesRefusals } from './armies.ts'
import { fateEvents, fateRefusals } from './fate.ts'
import { fieldEvents, fieldRefusals } from './field.ts'
import { fireEvents, fireRefusals } from './fire.ts'
import { firstEvents, firstRefusals } from './first-edition.ts'
import { meleeEvents, meleeRefusals } from './melee.ts'
import { moraleEvents, moraleRefusals } from './morale.ts'
import { moveEvents, moveRefusals } from './move.ts'
import { scenarioEvents, scenarioRefusals } from './scenario.ts'
import { whoseRefusals } from './whose.ts'

/** A sentence for everything that is told, by its name; the data is what it speaks of. */
export const events = {
  ...fateEvents,
  ...fireEvents,
  ...actionEvents,
  ...moveEvents,
  ...meleeEvents,
  ...moraleEvents,
  ...fieldEvents,
  ...scenarioEvents,
  ...armiesEvents,
  ...firstEvents,
}
export type Events = typeof events
export type EventName = keyof Events

/** A sentence for every refusal, by its code. */
export const refusals = {
  ...fateRefusals,
  ...fireRefusals,
  ...actionRefusals,
  ...moveRefusals,
  ...meleeRefusals,
  ...moraleRefusals,
  ...fieldRefusals,
  ...scenarioRefusals,
  ...armiesRefusals,
  ...whoseRefusals,
  ...firstRefusals,
}
export type Refusals = typeof refusals
export type RefusalCode = keyof Refusals
