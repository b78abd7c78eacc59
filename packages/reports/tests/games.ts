import type { Game, Study } from '../game.ts'

/** A battle in which nothing much happened, but for what is said otherwise. */
export const aGame = (number: number, other: Partial<Game> = {}): Game => ({
  number,
  outcome: 'draw',
  winner: null,
  turns: 3,
  answers: 20,
  decisions: 10,
  automatic: 1,
  losses: [],
  digest: `d${number}`,
  thinking: {},
  study: null,
  ...other,
})

/** What was left of red and blue: before the battle, and after each turn. */
export const aStudy = (
  left: readonly (readonly [red: number, blue: number])[],
  types: Study['types'] = [],
): Study => ({
  types,
  strengths: left.map(([red, blue], turn) => ({ turn, left: { red, blue } })),
})
