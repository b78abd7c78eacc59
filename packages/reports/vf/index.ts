import { vfNouns, vfWords } from '@grognard/rules-vf'
import { sayHappening } from '@grognard/toolkit'
import { called, type Reported } from '../reported.ts'
import { vfAccounts } from './accounts.ts'

/** What reports know of Valour & Fortitude. */
export const vfReported: Reported = {
  accounts: vfAccounts,
  type: (type, language) => called(vfNouns[language].profile, type),
  outcome: (name, language) => called(vfNouns[language].outcome, name),
  scenario: (_rulebook, name, language) => vfWords[language].scenario(name),
  option: (_rulebook, name, value, language) =>
    `${vfWords[language].option(name)}: ${vfWords[language].optionValue(name, value)}`,
  sentence: (_rulebook, told, language) => sayHappening(language, vfWords[language], told),
}
