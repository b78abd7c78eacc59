import type { Rulebook } from '@grognard/kernel'
import { sentenceIn } from '@grognard/toolkit'
import { readyArmies } from './armies/ready.ts'
import { allotAsk } from './asks/allot.ts'
import { arriveAsk } from './asks/arrive.ts'
import { assaultAgain } from './asks/assault-again.ts'
import { breakThroughAsk } from './asks/break-through.ts'
import { commandAsk } from './asks/command.ts'
import { deployBrigadeAsk } from './asks/deploy-brigade.ts'
import { deployAsk } from './asks/deploy.ts'
import { edgeAsk } from './asks/edge.ts'
import { fateAsk } from './asks/fate.ts'
import { fightsAsk } from './asks/fights.ts'
import { firstAsk } from './asks/first.ts'
import { inTurnAsk } from './asks/in-turn.ts'
import { initiativeAsk } from './asks/initiative.ts'
import { leaderAsk } from './asks/leader.ts'
import { lend } from './asks/lend.ts'
import { meleeSupport } from './asks/melee-support.ts'
import { movedOver } from './asks/moved-over.ts'
import { objectiveAsk } from './asks/objective.ts'
import { occupyWon } from './asks/occupy-won.ts'
import { orderAsk } from './asks/order.ts'
import { reinforceAsk } from './asks/reinforce.ts'
import { retreatAsk } from './asks/retreat.ts'
import { shareLosses } from './asks/share-losses.ts'
import { shoot } from './asks/shoot.ts'
import { standOrRetreat } from './asks/stand-or-retreat.ts'
import { terrainAsk } from './asks/terrain.ts'
import { volleyAsk } from './asks/volley.ts'
import { copy, type Side, type Vf } from './battle.ts'
import { cardAsk } from './cards/window.ts'
import { version1, version2 } from './earlier.ts'
import { faults } from './faults.ts'
import { refuseBattle } from './form.ts'
import { losses } from './losses.ts'
import { editions } from './editions/all.ts'
import { open } from './editions/book.ts'
import type { Edition } from './editions/edition.ts'
import type { EditionId } from './options.ts'
import { next } from './phases/next.ts'
import { resample } from './resample.ts'
import { scenarios } from './scenarios/index.ts'
import { setUp } from './setup.ts'
import { conceded, timeIsUp } from './victory.ts'
import { view } from './view.ts'
import { events } from './words/en/index.ts'

export { vf1As, vf1Clauses } from './clauses/vf1.ts'
export { vf2Clauses } from './clauses/vf2.ts'
export { vf3As, vf3Clauses } from './clauses/vf3.ts'
export { editions as vfEditions } from './editions/all.ts'
export type { EditionId } from './options.ts'
export { faultsOfArmy, figuresFor, type Agreed } from './armies/check.ts'
export { listFrom, type ArmyList, type ListedBrigade, type ListedUnit } from './armies/list.ts'
export { pointsOf, pointsOfArmy } from './armies/points.ts'
export { randomArmy } from './armies/random.ts'
export { readyArmies } from './armies/ready.ts'
export { historical, type Historical } from './scenarios/history.ts'
export { armyFrom } from './scenarios/set-piece.ts'
export { vfOdds } from './odds/index.ts'
export { offers as vfOffers } from './offers.ts'
export { across as vfAcross } from './across.ts'
export { vfNouns, vfWords, type OutcomeName, type VfNouns } from './words.ts'

/** All that is asked, in every edition. */
export const vfAsks: Rulebook<Vf, Vf>['asks'] = [
  terrainAsk,
  edgeAsk,
  objectiveAsk,
  allotAsk,
  deployBrigadeAsk,
  deployAsk,
  firstAsk,
  cardAsk,
  assaultAgain,
  movedOver,
  retreatAsk,
  fateAsk,
  fightsAsk,
  inTurnAsk,
  meleeSupport,
  occupyWon,
  standOrRetreat,
  volleyAsk,
  shoot,
  lend,
  commandAsk,
  initiativeAsk,
  orderAsk,
  leaderAsk,
  arriveAsk,
  breakThroughAsk,
  reinforceAsk,
  shareLosses,
]

/** The rules of an edition, which battles can be played by from now on. */
function rulebookOf(edition: Edition): Rulebook<Vf, Vf> {
  open(edition)
  const { id, title, printing, options } = edition
  return {
    ...RULES,
    id,
    title,
    editions: [printing],
    options,
    setUp: (given) => setUp(edition, given),
  }
}

/** What is the same in all of them: whatever differs is asked of the battle's edition. */
const RULES: Omit<Rulebook<Vf, Vf>, 'id' | 'title' | 'editions' | 'options' | 'setUp'> = {
  version: '3',
  earlier: [version1, version2],
  armies: readyArmies.map(({ name, title }) => ({ name, title })),
  scenarios,
  copy,
  next,
  asks: vfAsks,
  view,
  resample,
  refuseBattle,
  faults,
  moment: ({ turn, phase, active }) => ({ turn, phase, active }),
  losses,
  clock: timeIsUp,
  concede: (_battle, side) => conceded(side as Side),
  sentence: sentenceIn(events),
}

export const vf1 = rulebookOf(editions.vf1)
export const vf2 = rulebookOf(editions.vf2)
export const vf3 = rulebookOf(editions.vf3)

/** The rules of every edition, by its name. */
export const vfRules: { readonly [id in EditionId]: Rulebook<Vf, Vf> } = { vf1, vf2, vf3 }

/** Every edition that can be played. */
export const vfRulebooks: readonly Rulebook<Vf, Vf>[] = Object.values(vfRules)
