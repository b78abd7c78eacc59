// What anybody may ask of a battle and editions answer differently.

import { editionOf } from './book.ts'
import type { Edition } from './edition.ts'

export const rallyTest: Edition['rallyTest'] = (seen, unit) => editionOf(seen).rallyTest(seen, unit)

export const valourTest: Edition['valourTest'] = (battle, unit, kind) =>
  editionOf(battle).valourTest(battle, unit, kind)

export const fortitudeTest: Edition['fortitudeTest'] = (battle, brigade) =>
  editionOf(battle).fortitudeTest(battle, brigade)

export const activationTest: Edition['activationTest'] = (seen, brigade) =>
  editionOf(seen).activationTest(seen, brigade)

export const winsTie: Edition['winsTie'] = (fighting) =>
  editionOf(fighting.battle).winsTie(fighting)

export const routsOutright: Edition['routsOutright'] = (fighting, loser) =>
  editionOf(fighting.battle).routsOutright(fighting, loser)

export const totalOf: Edition['totalOf'] = (battle, side) => editionOf(battle).totalOf(battle, side)
