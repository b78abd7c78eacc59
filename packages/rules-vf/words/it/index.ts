import type { Translated } from '@grognard/toolkit'
import type { Events, Refusals } from '../en/index.ts'
import { actionEvents, actionRefusals } from './action.ts'
import { armiesRefusals } from './armies.ts'
import { fateEvents, fateRefusals } from './fate.ts'
import { fieldRefusals } from './field.ts'
import { fireEvents, fireRefusals } from './fire.ts'
import { firstEvents, firstRefusals } from './first-edition.ts'
import { meleeEvents, meleeRefusals } from './melee.ts'
import { moraleEvents } from './morale.ts'
import { moveEvents, moveRefusals } from './move.ts'
import { scenarioEvents, scenarioRefusals } from './scenario.ts'
import { whoseRefusals } from './whose.ts'

export const events: Translated<Events> = {
  ...fateEvents,
  ...fireEvents,
  ...actionEvents,
  ...moveEvents,
  ...meleeEvents,
  ...moraleEvents,
  ...scenarioEvents,
  ...firstEvents,
}

export const refusals: Translated<Refusals> = {
  ...fateRefusals,
  ...fireRefusals,
  ...actionRefusals,
  ...moveRefusals,
  ...meleeRefusals,
  ...fieldRefusals,
  ...scenarioRefusals,
  ...armiesRefusals,
  ...whoseRefusals,
  ...firstRefusals,
}
