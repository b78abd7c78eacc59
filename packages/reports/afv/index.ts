import { generalship } from '@grognard/computer/afv'
import { afvNouns, isSettingUp, type Afv } from '@grognard/rules-afv'
import { called, type Reported } from '../reported.ts'
import { afvAccounts } from './accounts.ts'
import { afvDespatch } from './despatch.ts'
import { afvMap } from './map.ts'
import { afvRoster } from './roster.ts'

/** What reports know of A Fine Victory!. */
export const afvReported: Reported<Afv> = {
  accounts: afvAccounts,
  map: afvMap,
  isSettingUp,
  roster: afvRoster,
  generalship,
  despatch: afvDespatch,
  type: (type, language) => called(afvNouns[language].kind, type),
  outcome: (name, language) => called(afvNouns[language].outcome, name),
}
