// After a unit's name and a colon a sentence speaks of 'the unit', whatever the gender of the name.

import { italian } from '@grognard/toolkit'
import type { FormationKind } from '../../units/formations.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

const { listed } = italian

export const called = (unit: string | number): string =>
  typeof unit === 'number' ? `Unità ${unit}` : name(unit)

/** So many inches, as they are written. */
export const far = (n: number): string => `${italian.number(n)}"`

/** Hundredths of an inch as inches: 250 as 2,5". */
export const inches = (hundredths: number): string => far(hundredths / 100)

export const named = (propers: readonly string[]): string => listed(propers.map(name))

/** 'in colonna di marcia', 'sugli avantreni' */
export const formedAs = (kind: FormationKind): string =>
  kind === 'limbered' || kind === 'unlimbered'
    ? nouns.formation[kind]
    : `in ${nouns.formation[kind]}`

export const ordinal = (stand: number): string => `la base ${stand + 1}`
