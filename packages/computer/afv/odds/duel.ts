import { inCommand, type Afv, type Face, type Unit } from '@grognard/rules-afv/functions'
import { hitsOn } from './melee.ts'
import { expectedLoss, type Expected } from './losses.ts'
import { profileOf } from './profile.ts'

export type Duel = {
  readonly own: Expected
  readonly other: Expected
  /** What the enemy loses more than oneself, in worth. */
  readonly gain: number
}

type Meeting = {
  /** The face of the enemy that is touched, and one's own. */
  readonly face: Face
  readonly ownFace?: Face
  /** Hits that the meeting itself costs: disorder, impact. */
  readonly disorder?: number
  readonly impact?: number
}

/** The first round of two units that meet, all else left out. Both take a hit for being engaged. */
export function duel(
  battle: Afv,
  unit: Unit,
  enemy: Unit,
  { face, ownFace = 'front', disorder = 0, impact = 0 }: Meeting,
): Duel {
  const dealt = hitsOn(battle, unit, enemy, face, inCommand(battle, unit))
  const taken = hitsOn(battle, enemy, unit, ownFace, inCommand(battle, enemy))
  const own = expectedLoss(profileOf(unit), unit.hits + 1 + disorder, taken)
  const other = expectedLoss(profileOf(enemy), enemy.hits + 1 + impact, dealt)
  return { own, other, gain: other.worth - own.worth }
}
