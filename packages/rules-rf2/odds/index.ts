import type { OddsRules } from '@grognard/toolkit'
import type { Rf2 } from '../battle.ts'
import { ended, heard } from './consequences.ts'
import { habits } from './habits.ts'
import { words } from './words.ts'

/** What comes of volleys and tests. */
export const rf2Odds: OddsRules<Rf2> = {
  heard,
  ended,
  habits,
  // Losses belong to the fire that caused them, and morale tests to both.
  phase: ({ turn, phase }) =>
    `${turn} ${phase === 'losses' || phase === 'morale' ? 'fire' : phase}`,
  turn: ({ turn }) => turn,
  words,
}
