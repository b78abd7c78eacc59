// How the losses of a side in a fight are dealt out. (vf1:melee.sharing)

import type { Refusal } from '@grognard/kernel'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { nameOrNumber, refused } from '../refusals/refused.ts'

/** The lead and its supporters in contact, the lead first, and the losses of them all. */
export type Sharing = { readonly units: readonly UnitId[]; readonly losses: number }

/** So many take one more than the others, since nobody takes a second before each has one. */
export const oddOnes = ({ units, losses }: Sharing): number => losses % units.length

/** How many each takes, if these take one more. */
export const sharesOf = (sharing: Sharing, more: readonly UnitId[]): readonly number[] => {
  const each = Math.floor(sharing.losses / sharing.units.length)
  return sharing.units.map((id) => each + (more.includes(id) ? 1 : 0))
}

/** Why these may not be the ones who take one more. */
export function refuseShares(seen: Vf, sharing: Sharing, more: readonly UnitId[]): Refusal | null {
  const stranger = more.find((id) => !sharing.units.includes(id))
  const names = sharing.units.map((id) => unitOf(seen, id).name)
  if (stranger !== undefined)
    return refused('vf1:melee.sharing', 'shares-not', { unit: nameOrNumber(seen, stranger), names })
  const odd = oddOnes(sharing)
  return more.length === odd && new Set(more).size === odd
    ? null
    : refused('vf1:melee.sharing', 'shares-odd', { odd, losses: sharing.losses, names })
}
