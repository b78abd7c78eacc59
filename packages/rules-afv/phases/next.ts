import type { Procedure } from '@grognard/kernel'
import type { Afv, Phase } from '../battle.ts'
import { attacks, blows, combat, rethrows } from './combat.ts'
import { deployment, qualities } from './deployment.ts'
import { fire, shots } from './fire.ts'
import { initiative } from './initiative.ts'
import { losses } from './losses.ts'
import { movement } from './movement.ts'
import { victory } from './victory.ts'

/** The turn: each phase, in the order of the book, and what runs one activity of it. (turn) */
const PHASES: { readonly [phase in Phase]: (battle: Afv) => Procedure<void> } = {
  quality: qualities,
  deployment,
  initiative,
  fire,
  shots,
  combat,
  attacks,
  rethrows,
  blows,
  losses,
  movement,
  victory,
}

export const next = (battle: Afv): Procedure<void> => PHASES[battle.phase](battle)
