// The numbers of the rules, each as the rule itself has it: what explains the rules cannot disagree
// with them.

import { INCH } from '@grognard/geometry'
import { ACTIVATES, AT_HAND } from './actions/activation.ts'
import { CAVALRY_WITHIN, FIGURES } from './actions/contacts.ts'
import { CAVALRY, MOVES } from './actions/distance.ts'
import { AWAY, FAR, TOLL } from './actions/field.ts'
import { CLEAR, RIDE } from './actions/leaders.ts'
import { LINEAR_MOVE } from './actions/linear-tactics.ts'
import { GETS_THROUGH, IN_HAND } from './actions/messenger.ts'
import { NEAR as MOVED_OVER } from './actions/moved-over.ts'
import { NEAR as AT_DOOR, OUT } from './actions/occupy.ts'
import { AT_EASE, RALLIES } from './actions/rally.ts'
import { LEAST_UNITS, MOST_UNITS } from './armies/check.ts'
import { ELITE, ELITE_GUNS, UNDERSTRENGTH as CHEAPER } from './armies/points.ts'
import { COVER, HIT } from './attacks/hits.ts'
import { BRIGADE, FIRE, IN_CONTACT, MELEE, MOST, NEAR as SUPPORT_NEAR } from './attacks/support.ts'
import { FARTHER as EMPEROR } from './cards/french.ts'
import { ALL_OUT } from './cards/shared.ts'
import { ACROSS } from './field/contact.ts'
import { CLEARANCE } from './field/sight.ts'
import { MANY, NEAR_THE_ENEMY, NEAR_THE_GENERAL } from './morale/fortitude.ts'
import { STEADY } from './morale/valour.ts'
import { REACH } from './objectives.ts'
import { DECIDES } from './phases/scenario-a/first-turn.ts'
import { APART, NEAR_DEFENDER } from './scenario-a/objective-place.ts'
import { DEEP as ZONE } from './scenario-a/zone.ts'
import { GUNS, NEAR as BATTERY_NEAR } from './specials/battery.ts'
import { NEAR as CANISTER } from './specials/canister.ts'
import { CARBINE } from './specials/carbines.ts'
import { horseArtillery, MOVES as HORSE_GUNS } from './specials/horse-artillery.ts'
import { SWIFTER } from './specials/light-cavalry.ts'
import { DEEP as OPEN_DEEP, MOVES as OPEN } from './specials/open-order.ts'
import { FARTHER as SKIRMISH } from './specials/skirmishers.ts'
import { MOVES as SLOW } from './specials/slow.ts'
import { PACE } from './specials/square.ts'
import { LEAST_BORDER } from './terrain/ground.ts'
import { BASE_FIGURES } from './units/figures.ts'
import { MOST_OPEN_RANKS } from './units/formations.ts'
import { ONE_RANK } from './units/usual.ts'
import { UNDERSTRENGTH } from './units/values.ts'

export { FATE } from './cards/index.ts'
export { SHEETS, SHEET_NAMES } from './sheets/index.ts'
export type { SheetName } from './terms.ts'
export { rulesOf } from './terrain/kinds.ts'

/** Distances are in inches, scores are what a die must show or more. */
export const figures = {
  brigade: { least: LEAST_UNITS, most: MOST_UNITS },
  /** A unit of more figures has two ranks. (1.2.1) */
  oneRank: ONE_RANK,
  gunBase: BASE_FIGURES,
  objective: REACH,
  /** How near a line of sight comes to no other unit. (5.1.3) */
  clearance: CLEARANCE / INCH,
  activation: { needs: ACTIVATES, byItself: AT_HAND },
  messenger: { beyond: IN_HAND, needs: GETS_THROUGH, light: SWIFTER },
  move: { ...MOVES, cavalry: CAVALRY, linear: LINEAR_MOVE },
  open: { infantry: OPEN.infantry, cavalry: OPEN.cavalry, deep: OPEN_DEEP, most: MOST_OPEN_RANKS },
  square: PACE,
  horseGuns: { ...HORSE_GUNS, stormedWithin: horseArtillery.stormedWithin },
  slow: SLOW,
  away: AWAY,
  double: FAR,
  movedOver: MOVED_OVER,
  assault: { figures: FIGURES, cavalry: CAVALRY_WITHIN },
  rally: { needs: RALLIES, away: AT_EASE },
  leader: { rides: RIDE, clear: CLEAR },
  hit: HIT,
  cover: COVER,
  support: {
    most: MOST,
    fire: FIRE,
    melee: MELEE,
    brigade: BRIGADE,
    figures: IN_CONTACT,
    near: SUPPORT_NEAR,
  },
  steady: STEADY,
  fortitude: { many: MANY, general: NEAR_THE_GENERAL, enemy: NEAR_THE_ENEMY },
  barrier: { across: ACROSS / INCH, toll: TOLL / INCH },
  occupy: { near: AT_DOOR, out: OUT, border: LEAST_BORDER / INCH },
  canister: CANISTER,
  carbine: CARBINE,
  battery: { guns: GUNS, near: BATTERY_NEAR },
  skirmish: SKIRMISH,
  cards: { emperor: EMPEROR, allOut: ALL_OUT },
  elite: { ...ELITE, guns: ELITE_GUNS },
  understrength: { cheaper: CHEAPER, melee: UNDERSTRENGTH.melee, tenacity: UNDERSTRENGTH.tenacity },
  scenario: {
    zone: ZONE / INCH,
    apart: APART / INCH,
    nearDefender: NEAR_DEFENDER / INCH,
    decides: DECIDES,
  },
}
