import type { OddsRules } from '@grognard/toolkit'
import type { Phase, Vf } from '../battle.ts'
import { ended, heard } from './consequences.ts'
import { habits } from './habits.ts'
import { words } from './words.ts'

/** The phase that fortitude tests belong to, by what comes after them. (9.5) */
const BEFORE: { readonly [after in Phase]?: Phase } = {
  action: 'fire',
  melee: 'action',
  'end of turn': 'melee',
}

const phaseOf = ({ phase, after }: Vf): Phase => {
  if (phase === 'fortitude') return BEFORE[after] ?? phase
  return phase === 'fights' || phase === 'breakthrough' ? 'melee' : phase
}

/** What comes of fire, assaults, fights and tests, for units, brigades and armies. */
export const vfOdds: OddsRules<Vf> = {
  heard,
  ended,
  habits,
  phase: (battle) => `${battle.turn} ${battle.active} ${phaseOf(battle)}`,
  turn: ({ turn, active, first }) => 2 * turn + (active === first ? 0 : 1),
  words,
}
