import type { Procedure } from '@grognard/kernel'
import type { Phase, Vf } from '../battle.ts'
import { action } from './action.ts'
import { breakthrough } from './breakthrough.ts'
import { endOfTurn } from './end-of-turn.ts'
import { fate } from './fate.ts'
import { fights } from './fights.ts'
import { fire } from './fire.ts'
import { fortitude } from './fortitude.ts'
import { melee } from './melee.ts'
import { attacker } from './scenario-a/attacker.ts'
import { edges, terrain } from './scenario-a/battlefield.ts'
import { commands } from './scenario-a/commands.ts'
import { deployment } from './scenario-a/deployment.ts'
import { firstTurn } from './scenario-a/first-turn.ts'
import { objectives } from './scenario-a/objectives.ts'
import { turn } from './turn.ts'

/** The sequence of play: each phase, in the order of the book, and what runs one activity of it. (3.0) */
const PHASES: { readonly [phase in Phase]: (battle: Vf) => Procedure<void> } = {
  attacker,
  terrain,
  edges,
  objectives,
  commands,
  deployment,
  'first turn': firstTurn,
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
