// What the table and computer players use of the rules: the same functions by which answers are judged.

// Who and what is on the table.
export { bodyIn, gapOfBodies, hillsOn, placesOn, remembered, type UnitId } from '@grognard/field'
export {
  enemyOf,
  leaderWith,
  PHASES,
  SIDES,
  unitOf,
  type Brigade,
  type Leader,
  type LeaderId,
  type Phase,
  type Rf2,
  type Side,
  type Unit,
} from './battle.ts'
export { basesOf } from './options.ts'
export { distancesOf } from './distances.ts'
export { situationOf, standing, type Stance } from './field/situation.ts'
export { breakPointsOf, thirdsLost } from './units/quality.ts'
export { armOf } from './units/kinds.ts'
export { refuseFormation } from './units/may-form.ts'
export { isGun, weaponOf } from './units/weapons.ts'
export { BANDS, reachesOf, WEAPONS, type Band, type WeaponName } from './units/weapons.ts'
export {
  ATTACK_COLUMN,
  DOUBLE_LINE,
  FORMATIONS,
  isColumnOnTheMarch,
  layoutOf,
  LIMBERED,
  LINE,
  MARCH_COLUMN,
  SKIRMISH,
  SQUARE,
  UNLIMBERED,
  type Formation,
  type FormationKind,
} from './units/formations.ts'

// Moves.
export { changed } from './movement/change.ts'
export { INCLINE } from './movement/grammar.ts'
export { allowanceOf } from './movement/allowance.ts'
export { judgeMove, priceOf, type Move } from './movement/judge.ts'
export { wayOf } from './movement/legs.ts'
export { refuseMover } from './movement/may-move.ts'
export { refuseRecovery } from './movement/other-orders.ts'
export type { Change, Order, Pace, Step, Steps } from './movement/order.ts'
export { flightsOf } from './morale/flight.ts'

// Leaders.
export { refuseAttachments, type Attachment } from './leaders/attach.ts'
export { LEADER_RADIUS, standingAt as leaderStanding } from './leaders/base.ts'
export { judgeRide, refuseRider, type Ridden, type Ride } from './leaders/ride.ts'

export { nearestEnemy, turnTo, wayTo, type Nearest } from './proposals/nearest.ts'

// Fire.
export { ableToFire, allAtNearest } from './proposals/fire.ts'
export { fatigueOf, hitChances } from './fire/chances.ts'
export { deadGround } from './fire/dead-ground.ts'
export {
  fireOf,
  neededBy,
  refuseFire as refuseFireOf,
  thrownTogether,
  type Fire,
  type Volley,
} from './fire/volley.ts'
export type { Shot, StandFire } from './fire/solution.ts'

// The army.
export { breakPointOf } from './phases/end.ts'
