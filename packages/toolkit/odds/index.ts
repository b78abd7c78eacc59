export { agreementOf, type Agreement } from './agreement.ts'
export type { AnswerOdds, Given, Plan, Until } from './chain.ts'
export {
  addChance,
  chanceOfAtLeast,
  chanceThat,
  confidence,
  distributionOf,
  inOrder,
  meanOf,
  together,
  type Distribution,
} from './distribution.ts'
export { chanceOutcomes, type ChanceOutcome } from './chance-outcomes.ts'
export type { Consequence, ConsequenceOdds } from './consequences.ts'
export { atOnce, endsFrom, endsOf, type End, type InSteps } from './ends.ts'
export { hitsOf } from './hits.ts'
export { exactOdds, oddsOf, sampledOdds, type HowOdds, type Odds, type OddsStep } from './odds.ts'
export { outcomeOf, plainOdds } from './plain.ts'
export { byHabit, type Habit, type OddsRules } from './rules.ts'
export {
  firstCandidate,
  sampleWays,
  unfold,
  type Unfold,
  type Unfolding,
  type Way,
} from './unfold.ts'
