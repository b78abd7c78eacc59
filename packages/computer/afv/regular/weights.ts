import type { Weights } from '../../features.ts'

/** What each consideration is worth, in points of a unit's strength. */
export const WEIGHTS: Weights = {
  strength: 1,
  breaking: 60,
  odds: 1,
  fire: 1,
  support: 0.8,
  exposure: 1,
  objectives: 3,
  command: 2,
  reserves: 3,
  task: 1,
}
