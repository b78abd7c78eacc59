import { onceForBoth } from '@grognard/geometry'
import { standsLost } from '@grognard/rules-afv/functions'
import type { Hits } from './chances.ts'
import { worthAfter, type Profile } from './profile.ts'

/** What a unit can expect to lose at the next removal, in worth and in stands; and to rout. */
export type Expected = { readonly worth: number; readonly stands: number; readonly rout: number }

const NOTHING: Expected = { worth: 0, stands: 0, rout: 0 }

/** The stands that so many hits cost: the rules say so once for each profile. (losses.stands) */
const lostBy = onceForBoth(
  ({ unit: { stands } }: Profile, hits: number): number => standsLost({ hits, stands }).value,
)

/** What hits may cost a unit that has some already. */
export function expectedLoss(profile: Profile, before: number, hits: Hits): Expected {
  if (hits.length === 1 && lostBy(profile, before) === 0) return NOTHING
  let worth = 0
  let stands = 0
  let rout = 0
  for (let i = 0; i < hits.length; i++) {
    const chance = hits[i] as number
    const lost = lostBy(profile, before + i)
    if (chance === 0 || lost === 0) continue
    const left = worthAfter(profile, lost)
    worth += chance * (profile.worth - left)
    stands += chance * lost
    if (left === 0) rout += chance
  }
  return { worth, stands, rout }
}
