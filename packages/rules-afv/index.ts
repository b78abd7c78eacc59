import type { Rulebook } from '@grognard/kernel'
import { sentenceIn } from '@grognard/toolkit'
import { armies } from './armies/index.ts'
import { allocate, commandersRethrow, rethrow } from './asks/combat.ts'
import { chooseFirst, deployUnit, placeCommander } from './asks/deploy.ts'
import { planFire } from './asks/fire.ts'
import { removeStands } from './asks/losses.ts'
import { moveAsk } from './asks/move.ts'
import { pressOn } from './asks/press-on.ts'
import { react } from './asks/react.ts'
import { copy, enemyOf, type Afv, type Side } from './battle.ts'
import { faults } from './faults.ts'
import { refuseBattle } from './form.ts'
import { OPTIONS } from './options.ts'
import { next } from './phases/next.ts'
import { fine } from './phases/victory.ts'
import { scenarios } from './scenarios/index.ts'
import { setUp } from './setup.ts'
import { countOf } from './units/kinds.ts'
import { resample, view } from './view.ts'
import { events } from './words/en/events.ts'
import { outcomes } from './words/en/outcomes.ts'

export { afvClauses } from './clauses.ts'
export { faultsOfArmy, type Army, type ListedUnit } from './armies/army.ts'
export { armies, matchUps, type MatchUp } from './armies/index.ts'
export { randomArmy } from './armies/random.ts'
export { strengthOf } from './armies/strength.ts'
export { afvNouns, afvWords, zoneName, type OutcomeName } from './words/index.ts'

const standsOn = (battle: Afv, side: Side): number =>
  battle.units
    .filter((unit) => unit.side === side && unit.gone === null)
    .reduce((sum, { stands }) => sum + countOf(stands), 0)

export const afv: Rulebook<Afv, Afv> = {
  id: 'afv',
  title: 'A Fine Victory!',
  version: '1',
  editions: ['Version 2, November 2015'],
  options: OPTIONS,
  armies: armies.map(({ name, title }) => ({ name, title })),
  scenarios,
  setUp,
  copy,
  next,
  asks: [
    planFire,
    allocate,
    rethrow,
    commandersRethrow,
    removeStands,
    moveAsk,
    react,
    pressOn,
    chooseFirst,
    deployUnit,
    placeCommander,
  ],
  view,
  resample,
  refuseBattle,
  faults,
  moment: ({ turn, phase, active }) => ({ turn, phase, active }),
  losses: (before, after) =>
    (['red', 'blue'] as const).map((side) => {
      const all = standsOn(before, side)
      return { side, what: 'stands', lost: all - standsOn(after, side), of: all }
    }),
  concede: (_battle, side) =>
    fine(enemyOf(side as Side), outcomes.concede(side as Side), 'afv:victory.concede'),
  // English alone: whoever only plays battles has no use for the other languages.
  sentence: sentenceIn(events),
}

// To show a battle to people.
export {
  enemyOf,
  SIDES,
  unitOf,
  type Afv,
  type Attack,
  type AttackDice,
  type Face,
  type Flank,
  type Phase,
  type Shot,
  type Side,
  type Unit,
  type UnitId,
} from './battle.ts'
export {
  ahead,
  columnOf,
  FACINGS,
  forward,
  isReserve,
  onTable,
  rearRow,
  reserveAt,
  rowOf,
  ROWS,
  zonesOf,
  type Facing,
  type Table,
  type ZoneId,
} from './table.ts'
export { terrainOf, type Terrain } from './terrain.ts'
export { contactFace, contactsOf, facesTaken, inCommand, isEngaged } from './engagements.ts'
export { ranksOf, standsOnFace, usualFormation, type Formation } from './units/formations.ts'
export {
  countOf,
  isArtillery,
  isFoot,
  isMounted,
  KINDS,
  STAND_TYPES,
  type Kind,
  type StandType,
} from './units/kinds.ts'
export { actionsOf } from './units/actions.ts'
export type { Quality } from './units/quality.ts'
export { canShoot, fireDice, fireNeeds } from './phases/fire-dice.ts'
export { combatValue, diceLost } from './phases/combat-values.ts'
export { engageNeeds } from './phases/engage-test.ts'
export { breakpoint, lostOf, thirdOfUnits } from './phases/tally.ts'
export { zonesForFineVictory, uncontested } from './phases/victory.ts'
export { dividedUnits, type Split } from './asks/combat.ts'
export { isSettingUp } from './phases/deployment.ts'
export { historical, type Historical } from './scenarios/history.ts'
export { placesOf, startFormations, unplaced, type Placing } from './asks/deploy.ts'
export { filesLeft, type Removal } from './asks/losses.ts'
export type { Move, UnitMove } from './asks/move.ts'
export type { PressOn } from './asks/press-on.ts'
export type { React, Reaction } from './asks/react.ts'
export type { AfvNouns } from './words/nouns.ts'
export {
  chargeForecast,
  reactionForecast,
  type ChargeForecast,
  type Steps as ChargeSteps,
} from './odds/charge-forecast.ts'
export { rethrowForecast, roundForecast, shotsForecast } from './odds/combat-forecast.ts'
export type { Toll } from './odds/toll.ts'
export { chanceOfHits } from './odds/hits.ts'
export { afvOdds } from './odds/index.ts'
