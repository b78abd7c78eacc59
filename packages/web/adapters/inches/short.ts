import type { Said } from '../parts/short-names.ts'

const RANK = [
  '(?:Lieutenant|Major|Brigadier)-General',
  'Lieutenant-Colonel',
  'Tenente (?:generale|colonnello)',
  'Maggior generale',
  'Generale di (?:brigata|divisione)',
  'Général de (?:brigade|division)',
  'Le maréchal',
  '(?:Général|Generale?|Colonn?ell?o|Colonel|Marshal|Maresciallo|Brigadiere?)',
].join('|')

/** On the table leaders stand without their ranks. */
export const RANKLESS: Said[number] = [new RegExp(`^(?:${RANK}) (?=\\S)`), '']
