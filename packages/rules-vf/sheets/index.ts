import type { Unit } from '../battle.ts'
import type { SheetName } from '../terms.ts'
import { british } from './british.ts'
import { french } from './french.ts'
import type { Profile } from './profile.ts'
import type { Sheet } from './sheet.ts'

export type { Sheet } from './sheet.ts'

export const SHEETS: { readonly [name in SheetName]: Sheet } = { british, french }

export const SHEET_NAMES: readonly SheetName[] = ['british', 'french']

const profiles = new Map<string, Profile>()
const sheets = new Map<string, SheetName>()
for (const name of SHEET_NAMES)
  for (const profile of SHEETS[name].profiles) {
    profiles.set(profile.name, profile)
    sheets.set(profile.name, name)
  }

export const profileNamed = (name: string): Profile | undefined => profiles.get(name)

/** The row of the army sheet that a unit was raised by. */
export function profileOf({ profile: name }: Pick<Unit, 'profile'>): Profile {
  const profile = profiles.get(name)
  if (!profile) throw new RangeError(`No army sheet has '${name}'.`)
  return profile
}

/** The army sheet that has this row. */
export const sheetOf = ({ profile }: Pick<Unit, 'profile'>): SheetName | undefined =>
  sheets.get(profile)
