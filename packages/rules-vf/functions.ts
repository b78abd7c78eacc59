// What computer players use of the rules: the same functions by which answers are judged.

// The edition that a battle is played by: its numbers, and what is asked of it.
export { editionNamed, editionOf, inchesOf, numbersOf, scaledTo } from './editions/book.ts'
export { isWavering } from './editions/1e/setbacks.ts'
export type { Blow } from './editions/edition.ts'
export type { EditionId } from './options.ts'
export {
  activationTest,
  fortitudeTest,
  rallyTest,
  routsOutright,
  totalOf,
  valourTest,
  winsTie,
} from './editions/asked.ts'
export { fromInches, inInches } from './measured.ts'

// Who and what is on the table.
export {
  bodyIn,
  gapOfBodies,
  hillsOn,
  type Place,
  placeOf,
  placesOn,
  remembered,
} from '@grognard/field'
export {
  armyLeaderOf,
  brigadeOf,
  commanderOf,
  copy as copyOf,
  enemyOf,
  isReady,
  leaderOf,
  RANKS,
  SIDES,
  unitOf,
  unitsIn,
  unitsOf,
  type Brigade,
  type BrigadeId,
  type FeatureId,
  type Fight,
  type Leader,
  type LeaderId,
  type Objective,
  type ObjectiveId,
  type Rank,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from './battle.ts'
export { profileOf } from './sheets/index.ts'
export { specialsOf } from './specials/index.ts'
export type { Daunting } from './specials/special.ts'
export type { AttackMeasures, Cover } from './attacking.ts'
export { hasSpecial } from './units/special-names.ts'
export { allFigures, countFigures } from './units/figures.ts'
export { formationsFor } from './proposals/formations.ts'
export {
  isDeployed,
  isInAttackColumn,
  isInLine,
  isInMarchColumn,
  isInOpenOrder,
  isInSquare,
  layoutOf,
  ranksOf,
} from './units/formations.ts'
export type { Formation } from './formation.ts'
export { formsSquare, occupies } from './units/formed.ts'
export { tenacityOf } from './morale/tenacity.ts'
export { valueOf } from './units/values.ts'
export { basesOf } from './options.ts'
export { isLarge, mayBeLarge } from './editions/options/large.ts'

// The field: who stands where, how far, in whose sight.
export { footprintAt, leaderBody, situationOf, standing } from './field/situation.ts'
export {
  areCloser,
  areWithin,
  enemiesOf,
  gapBetweenUnits,
  isInRange,
  unitsWithin,
} from './field/distance.ts'
export { enemiesTouching, isEngaged } from './field/contact.ts'
export { isVisible, sightLines, viewInSteps, viewOf } from './field/sight.ts'
export { occupierOf } from './terrain/ground.ts'
export { coverFrom, coverInside, coverOf } from './terrain/cover.ts'
export { placesWith } from './terrain/rules.ts'

// Objectives and the end.
export { strengthAt } from './objectives.ts'
export { isLastTurn, pointsFor } from './victory.ts'

// Actions: what a unit may do, and who may act.
export {
  activatesByItself,
  canAct,
  unitsToAct,
  unitsForInitiative,
  waitingBrigades,
} from './actions/activation.ts'
export { arrivalsOf, arriving, unitsDue } from './actions/arrivals.ts'
export { onEdge, type SetUpUnit } from './actions/set-up.ts'
export type { Arrival } from './actions/arrive.ts'
export { asIf, imagine, type Imagined } from './actions/as-if.ts'
export { stormedFrom, touchedAt } from './actions/contacts.ts'
export { assaultTargets, mayAssault, metBy, storms } from './actions/assault-rules.ts'
export { ordersFor } from './proposals/orders.ts'
export { doubleDistance, moveDistance } from './actions/distance.ts'
export { fieldFor, groundsIn, type Grounds } from './actions/field.ts'
export { refuseOrder } from './actions/judge.ts'
export { farthest } from './actions/manoeuvre.ts'
export { bindsLinearTactics } from './actions/linear-tactics.ts'
export { mayRide, refuseLeaderMove, type LeaderMove } from './actions/leaders.ts'
export { messengerTest, needsMessenger } from './actions/messenger.ts'
export { headTo } from './actions/filing.ts'
export { refuseReforms, stanceAfter } from './actions/move.ts'
export { alongRoad } from './proposals/road.ts'
export type { Order, Purpose, Reform, Way } from './order.ts'
export { reach } from './actions/reach.ts'
export { reformPoses, stanceOf } from './actions/reform.ts'
export { standingIn, type Stance } from './actions/way.ts'
export { retreats } from './proposals/retreats.ts'

// Attacks and fights.
export type { Attack } from './attack.ts'
export { hitTest, hitTestOf } from './attacks/hits.ts'
export { lossesSuffered } from './attacks/losses.ts'
export { seesWithEnough } from './attacks/seeing.ts'
export { rangeOf, shootersAt, shotFault, targetsOf, type Shooter } from './attacks/shooting.ts'
export {
  brigadeSupporters,
  canLendMelee,
  isTooMuchFire,
  isTooMuchMelee,
  meleeSupportOf,
} from './attacks/support.ts'
export { attackingIn, attackValue, valueOfAttack } from './attacks/value.ts'
export { lendersOf, othersShootersAt, ownShootersAt } from './attacks/shot.ts'
export { refusePick, volleyAt, withCards } from './attacks/volley.ts'
export { attacksLeft, attacksOf, timesIn } from './attacks/times.ts'
export { anyFights } from './proposals/fights.ts'
export { playsWithFire } from './proposals/volleys.ts'
export { lendableTo } from './melee/lending.ts'
export { oddOnes, type Sharing } from './melee/sharing.ts'
export { opponentsOf, unitsInContact, type ChosenFight } from './melee/opponents.ts'
export type { Fighting } from './bout.ts'
export { fightingIn } from './melee/bout.ts'
export { decideFight } from './melee/result.ts'
export { isShaken } from './morale/shaken.ts'

// What attacks and fights would bring, as chances.
export {
  attackForecast,
  fireForecast,
  type AttackForecast,
  type FireForecast,
  type HitForecast,
  type Toll,
} from './odds/attack-forecast.ts'
export {
  assaultForecast,
  fightForecast,
  pursuitForecast,
  type FightForecast,
  type Forecasting,
} from './odds/fight-forecast.ts'

// Cards.
export type { About, CardPlay } from './cards/card.ts'
export type { Thrown } from './cards/window.ts'
export type { Moment } from './terms.ts'
export { cardOf, effectsOf, playsAt } from './cards/play.ts'
export { fateDeedsIn } from './words/fate-deeds.ts'

// Setting up a scenario.
export { isSettingUp, LOOKS, settingOf } from './scenario-a/setting.ts'
export { mustBeHeldBack, zoneOf } from './scenario-a/zone.ts'
export { lawfulBattlefield } from './scenario-a/generate.ts'
export { limitsOf } from './scenario-a/limits.ts'
export { tagged, type Ways } from './terrain/kinds.ts'
export { leaderToPlace, waiting, type Deploy } from './scenario-a/deploy.ts'
export { featuresOf } from './scenario-a/features.ts'
export { leaderSpots } from './actions/moved-over.ts'
export type { Edge } from './setting-up.ts'

export { unitsToMove } from './actions/break-through.ts'

// What answers look like.
export type { Command } from './actions/command.ts'
export type { Lent } from './melee/lending.ts'
export type { Ordered } from './actions/next-order.ts'
export type { Shoot } from './attacks/shot.ts'
export type { Target, Volley } from './attacks/volley.ts'
export { endOf, measureWay, refuseWay } from './actions/way.ts'

// Cases: a position and a question about it, to be judged by another.
export { caseFrom, caseOf, type Case, type Matter, type Measured } from './certificate.ts'
export { contactOf } from './field/contact.ts'
export { shotGap } from './field/distance.ts'
export { frontRankSize, linesOfSight, sceneOf as sightScene } from './field/sight.ts'
export { seesOver } from './attacks/seeing.ts'
export { refuseShooter } from './attacks/shot.ts'

// Measuring: how far voices carry, what is seen.
export { seesTarget } from './attacks/seeing.ts'
export { isInFrontArc } from './field/sight.ts'
export { standsDeployed } from './units/formed.ts'
