// What anybody may ask of a battle and editions answer differently.

import { editionOf } from './book.ts'
import type { Edition } from './edition.ts'

export const rallyTest: Edition['rallyTest'] = (seen, unit) => editionOf(seen).rallyTest(seen, unit)

export const valourTest: Edition['valourTest'] = (battle, unit, kind) =>
  editionOf(battle).valourTest(battle, unit, kind)

export const fortitudeTest: Edition['fortitudeTest'] = (battle, brigade) =>
  editionOf(battle).fortitudeTest(battle, brigade)

export const totalOf: Edition['totalOf'] = (battle, side) => editionOf(battle).totalOf(battle, side)
