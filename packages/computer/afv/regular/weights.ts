import type { Weights } from '../../features.ts'

/** What each consideration is worth, in points of a unit's strength. */
export const WEIGHTS: Weights = {
  strength: 1,
  breaking: 100,
  odds: 0.7,
  melee: 0.8,
  fire: 1,
  support: 0.9,
  exposure: 1,
  objectives: 3,
  command: 2,
  reserves: 0.5,
  task: 1,
}
