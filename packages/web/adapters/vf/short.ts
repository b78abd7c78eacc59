import { shortened, type Said } from '../parts/short-names.ts'

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

/** Ranks, and what a regiment's number or whose battalion it is says already. */
const SAID: Said = [
  [new RegExp(`^(?:${RANK}) (?=\\S)`), ''],
  [/^(\d\S*) Foot(?= Guards$|$)/, '$1'],
  [/^(\d\S*) Guardie a piedi$/, '$1 Guardie'],
  [/^(\d\S*) Fanteria$/, '$1'],
  [/^([^\d\s]\S*[’']s) .+$/, '$1'],
  [/^(?:Battaglione(?: \S+)?|Granatieri|Cannoni) di (?=[A-Z])/, ''],
]

/** Names as they stand on the table; cards and captions have them whole. */
export const shortNames = (names: readonly string[]): ReadonlyMap<string, string> =>
  shortened(names, SAID)
