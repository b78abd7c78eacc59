import { afvNouns, afvWords } from '@grognard/rules-afv'
import { sayHappening } from '@grognard/toolkit'
import { called, type Reported } from '../reported.ts'
import { afvAccounts } from './accounts.ts'

/** What reports know of A Fine Victory!. */
export const afvReported: Reported = {
  accounts: afvAccounts,
  type: (type, language) => called(afvNouns[language].kind, type),
  outcome: (name, language) => called(afvNouns[language].outcome, name),
  scenario: (_rulebook, name, language) => afvWords[language].scenario(name),
  option: (_rulebook, name, value, language) =>
    `${afvWords[language].option(name)}: ${afvWords[language].optionValue(name, value)}`,
  sentence: (_rulebook, told, language) => sayHappening(language, afvWords[language], told),
}
