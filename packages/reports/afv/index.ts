import { generalship } from '@grognard/computer/afv'
import { afvNouns, type Afv } from '@grognard/rules-afv'
import { called, type Reported } from '../reported.ts'
import { afvAccounts } from './accounts.ts'
import { afvMap } from './map.ts'
import { afvRoll } from './roll.ts'

/** What reports know of A Fine Victory!. */
export const afvReported: Reported<Afv> = {
  accounts: afvAccounts,
  map: afvMap,
  roll: afvRoll,
  generalship,
  type: (type, language) => called(afvNouns[language].kind, type),
  outcome: (name, language) => called(afvNouns[language].outcome, name),
}
