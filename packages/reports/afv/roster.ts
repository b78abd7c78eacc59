import { afvNouns, type Afv } from '@grognard/rules-afv'
import type { Language } from '@grognard/toolkit'
import type { RosterEntry } from '../reported.ts'
import { sideIn } from '../words/index.ts'

/** Every side's units. */
export const afvRoster = ({ units }: Afv, language: Language): readonly RosterEntry[] =>
  (['red', 'blue'] as const).map((side) => ({
    title: sideIn(side, language),
    units: units
      .filter((unit) => unit.side === side)
      .map(({ id, name, kind }) => `${id + 1} ${name} (${afvNouns[language].kind[kind]})`),
  }))
