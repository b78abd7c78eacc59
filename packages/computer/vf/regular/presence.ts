// What it does to others that the leader of their army is near: the rules are asked with him there
// and without. (6.7, 9.5)

import { chanceInThirtySixths, type DiceTest } from '@grognard/toolkit'
import {
  armyLeaderOf,
  editionOf,
  fortitudeTest,
  rallyTest,
  type Leader,
  type LeaderId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Picture, Piece } from '../features/picture.ts'

/** In sixths: how much more often a brigade holds whose leader he is near, or a unit rallies. */
export type Presence = {
  readonly heartens: ReadonlyMap<LeaderId, number>
  readonly cheers: ReadonlyMap<Piece, number>
}

const NOBODY: Presence = { heartens: new Map(), cheers: new Map() }

export function presenceOf({ seen, side, own }: Picture): Presence {
  const general = armyLeaderOf(seen, side)
  if (!general) return NOBODY
  const gained = (at: Leader['at'], test: (then: Vf) => DiceTest): number => {
    const withHim = (where: Leader['at']): Vf => ({
      ...seen,
      leaders: seen.leaders.with(general.id, { ...general, inside: null, at: where }),
    })
    const chance = (where: Leader['at']): number => chanceInThirtySixths(test(withHim(where))) / 6
    return chance(at) - chance(null)
  }
  const heartens = new Map<LeaderId, number>()
  for (const brigade of seen.brigades) {
    const at = seen.leaders[brigade.leader]?.at
    if (brigade.side === side && at)
      heartens.set(
        brigade.leader,
        gained(at, (then) => fortitudeTest(then, brigade)),
      )
  }
  const cheers = new Map<Piece, number>()
  for (const piece of own) {
    const { pose } = piece.unit
    if (!pose || editionOf(seen).rallyDice(piece.unit) === 0) continue
    const sixths = gained({ x: pose.x, y: pose.y }, (then) => rallyTest(then, piece.unit))
    if (sixths > 0) cheers.set(piece, sixths)
  }
  return { heartens, cheers }
}
