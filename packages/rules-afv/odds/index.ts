import type { OddsRules } from '@grognard/toolkit'
import type { Afv, Phase } from '../battle.ts'
import { ended, heard } from './consequences.ts'
import { habits } from './habits.ts'
import { words } from './words.ts'

/** The steps of a phase as players count them. */
const STEPS: { readonly [phase in Phase]?: Phase } = {
  shots: 'fire',
  attacks: 'combat',
  rethrows: 'combat',
  blows: 'combat',
  losses: 'combat',
}

/** What comes of fire, charges, fights and tests. */
export const afvOdds: OddsRules<Afv> = {
  heard,
  ended,
  habits,
  phase: ({ turn, phase, active }) =>
    phase === 'movement' ? `${turn} ${active} movement` : `${turn} ${STEPS[phase] ?? phase}`,
  turn: ({ turn }) => turn,
  words,
}
