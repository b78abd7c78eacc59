import { rf2Nouns } from '@grognard/rules-rf2'
import type { Rf2 } from '@grognard/rules-rf2/functions'
import { called, type Reported } from '../reported.ts'
import { rf2Accounts } from './accounts.ts'
import { rf2Despatch } from './despatch.ts'
import { rf2Map } from './map.ts'
import { rf2Roster } from './roster.ts'

/** Italian nouns by the English ones, by which the reckoning goes. */
const kindsIn = (language: 'en' | 'it'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rf2Nouns.en.kind).map(([kind, title]) => [
      title,
      rf2Nouns[language].kind[kind as keyof typeof rf2Nouns.en.kind],
    ]),
  )

/** What reports know of Second Rank & File. */
export const rf2Reported: Reported<Rf2> = {
  accounts: rf2Accounts,
  map: rf2Map,
  isSettingUp: () => false,
  roster: rf2Roster,
  generalship: 'none',
  despatch: rf2Despatch,
  type: (type, language) => called(kindsIn(language), type),
  outcome: (name, language) => called(rf2Nouns[language].outcome, name),
}
