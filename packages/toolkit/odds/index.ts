export {
  chanceOfAtLeast,
  chanceThat,
  confidence,
  distributionOf,
  meanOf,
  type Distribution,
} from './distribution.ts'
export { fallsOf, type Fall } from './falls.ts'
export {
  firstCandidate,
  sampleWays,
  unfold,
  type Unfold,
  type Unfolding,
  type Way,
} from './unfold.ts'
