import {
  bodyIn,
  leaderStanding,
  situationOf,
  type Rf2,
  type Unit,
} from '@grognard/rules-rf2/functions'
import type { Language } from '@grognard/toolkit'
import type { Desk as InchesDesk } from '../../inches/certificate/drawn.ts'
import type { Standing } from '../../inches/measuring/ruler.ts'
import { placeOfLeader } from '../bodies.ts'
import { frameFor } from '../frame.ts'
import { sceneOf } from '../scene.ts'
import { wordingIn, type Wording } from '../wording.ts'

/** What certificates of Second Rank & File are written with: red's edge is below. */
export type Desk = InchesDesk & { readonly seen: Rf2; readonly wording: Wording }

export function deskFor(seen: Rf2, language: Language): Desk {
  const wording = wordingIn(language)
  return {
    seen,
    wording,
    frame: frameFor(seen, 'red'),
    words: wording.inches,
    scene: sceneOf(seen, language, 'red'),
  }
}

export const standingUnit = ({ seen, wording }: Desk, unit: Unit): Standing => ({
  name: wording.name(unit),
  body: bodyIn(situationOf(seen), unit.id),
})

export function standingLeader({ seen, wording }: Desk, id: number): Standing | null {
  const leader = seen.leaders[id]
  const at = leader ? placeOfLeader(seen, leader) : null
  return leader && at ? { name: wording.name(leader), body: leaderStanding(at) } : null
}
