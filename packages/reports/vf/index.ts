import { generalship } from '@grognard/computer/vf'
import { vfNouns } from '@grognard/rules-vf'
import { isSettingUp, type Vf } from '@grognard/rules-vf/functions'
import { called, type Reported } from '../reported.ts'
import { vfAccounts } from './accounts.ts'
import { vfDespatch } from './despatch.ts'
import { vfMap } from './map.ts'
import { vfRoster } from './roster.ts'

/** What reports know of Valour & Fortitude. */
export const vfReported: Reported<Vf> = {
  accounts: vfAccounts,
  map: vfMap,
  isSettingUp,
  roster: vfRoster,
  generalship,
  despatch: vfDespatch,
  type: (type, language) => called(vfNouns[language].profile, type),
  outcome: (name, language) => called(vfNouns[language].outcome, name),
}
