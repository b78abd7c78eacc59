import type { Procedure } from '@grognard/kernel'
import type { Phase, Vf } from '../battle.ts'
import { action } from './action.ts'
import { breakthrough } from './breakthrough.ts'
import { endOfTurn } from './end-of-turn.ts'
import { fate } from './fate.ts'
import { fire } from './fire.ts'
import { fights } from './fights.ts'
import { fortitude } from './fortitude.ts'
import { melee } from './melee.ts'
import { settingUp } from './setting-up.ts'
import { turn } from './turn.ts'

/** The sequence of play: each phase, in the order of the book, and what runs one activity of it. (3.0) */
const PHASES: { readonly [phase in Phase]: (battle: Vf) => Procedure<void> } = {
  attacker: settingUp,
  terrain: settingUp,
  edges: settingUp,
  objectives: settingUp,
  commands: settingUp,
  deployment: settingUp,
  'first turn': settingUp,
  turn,
  fate,
  fire,
  action,
  melee,
  fights,
  breakthrough,
  fortitude,
  'end of turn': endOfTurn,
}

export const next = (battle: Vf): Procedure<void> => PHASES[battle.phase](battle)
