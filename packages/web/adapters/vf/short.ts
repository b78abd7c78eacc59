import { RANKLESS } from '../inches/short.ts'
import { shortened, type Said } from '../parts/short-names.ts'

/** Ranks, and what a regiment's number or whose battalion it is says already. */
const SAID: Said = [
  RANKLESS,
  [/^(\d\S*) Foot(?= Guards$|$)/, '$1'],
  [/^(\d\S*) Guardie a piedi$/, '$1 Guardie'],
  [/^(\d\S*) Fanteria$/, '$1'],
  [/^([^\d\s]\S*[’']s) .+$/, '$1'],
]

/** Names as they stand on the table; cards and captions have them whole. */
export const shortNames = (names: readonly string[]): ReadonlyMap<string, string> =>
  shortened(names, SAID)
