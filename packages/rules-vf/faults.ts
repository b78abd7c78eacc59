import type { Refusal } from '@grognard/kernel'
import type { Vf } from './battle.ts'

/** What must hold in any battle and does not. */
export function findings(_battle: Vf): readonly Refusal[] {
  return []
}

export const faults = (battle: Vf): readonly string[] =>
  findings(battle).map(({ message }) => message)
