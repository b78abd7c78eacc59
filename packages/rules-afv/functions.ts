// What computer players use of the rules: the same functions by which answers are judged.

// Who and what is on the table.
export {
  enemyOf,
  unitOf,
  type Afv,
  type Attack,
  type Face,
  type Shot,
  type Side,
  type Unit,
  type UnitId,
} from './battle.ts'
export {
  adjacent,
  ahead,
  columnOf,
  escarpmentBetween,
  FACINGS,
  forward,
  isReserve,
  onTable,
  opposite,
  rearRow,
  reserveAt,
  rowOf,
  ROWS,
  setUpColumns,
  zoneAt,
  zonesOf,
  type Facing,
  type Table,
  type ZoneId,
} from './table.ts'
export { isImpassable, isRestricted, prohibited, TERRAIN, terrainOf } from './terrain.ts'
export {
  contactFace,
  contactsOf,
  faceMet,
  inCommand,
  isEngaged,
  type Contact,
} from './engagements.ts'
export { formationsOf, ranksOf, usualFormation, type Formation } from './units/formations.ts'
export {
  countOf,
  isArtillery,
  isFoot,
  isMounted,
  KINDS,
  type Kind,
  type Stands,
  type StandType,
} from './units/kinds.ts'
export { actionsOf } from './units/actions.ts'

// What is asked.
export {
  allocate,
  commandersRethrow,
  dividedUnits,
  rethrow,
  type Allotted,
  type Split,
} from './asks/combat.ts'
export { chooseFirst, deployUnit, placeCommander, unplaced, type Placing } from './asks/deploy.ts'
export { refuseEngaging } from './asks/engage.ts'
export { planFire } from './asks/fire.ts'
export { removeStands, type Removal } from './asks/losses.ts'
export { moveAsk, type Move, type UnitMove } from './asks/move.ts'
export { pressOn, type PressOn } from './asks/press-on.ts'
export { react, type React, type Reaction } from './asks/react.ts'

// What the dice need.
export { canShoot, fireDice, fireNeeds, firesFar } from './phases/fire-dice.ts'
export { combatValue, diceLost, hitsScored, mostRethrown } from './phases/combat-values.ts'
export { standsLost } from './phases/losses.ts'
export { disorderOf, heavyImpact } from './phases/shock.ts'
export { engageNeeds } from './phases/engage-test.ts'

// How it ends.
export { breakpoint, lostOf, thirdOfUnits } from './phases/tally.ts'
export { zonesForFineVictory, uncontested } from './phases/victory.ts'
export { afv } from './index.ts'
