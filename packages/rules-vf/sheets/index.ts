import type { Unit } from '../battle.ts'
import type { Profile } from '../units/profile.ts'
import { british } from './british.ts'
import { french } from './french.ts'
import type { Sheet, SheetName } from './sheet.ts'

export type { Sheet, SheetName } from './sheet.ts'

export const SHEETS: { readonly [name in SheetName]: Sheet } = { british, french }

const profiles = new Map<string, Profile>()
for (const sheet of Object.values(SHEETS))
  for (const profile of sheet.profiles) profiles.set(profile.name, profile)

export const profileNamed = (name: string): Profile | undefined => profiles.get(name)

/** The row of the army sheet that a unit was raised by. */
export function profileOf({ profile: name }: Pick<Unit, 'profile'>): Profile {
  const profile = profiles.get(name)
  if (!profile) throw new RangeError(`No army sheet has '${name}'.`)
  return profile
}
