import type { Vf } from '@grognard/rules-vf/functions'
import { RANKLESS } from '../inches/short.ts'
import { shortened, type Said } from '../parts/short-names.ts'
import type { Wording } from './wording.ts'

/** Ranks, and what a regiment's number or whose battalion it is says already. */
const SAID: Said = [
  RANKLESS,
  [/^(\d\S*) Foot(?= Guards$|$)/, '$1'],
  [/^(\d\S*) Guardie a piedi$/, '$1 Guardie'],
  [/^(\d\S*) Fanteria$/, '$1'],
  [/^([^\d\s]\S*[’']s) .+$/, '$1'],
  [/^(?:Battaglione(?: \S+)?|Granatieri|Cannoni) di (?=[A-Z])/, ''],
]

/** Names as they stand on the table; cards and captions have them whole. */
export const shortNames = (names: readonly string[]): ReadonlyMap<string, string> =>
  shortened(names, SAID)

/** The same of everybody in a battle: who is called like this in a plan is named so on the table. */
export function shortlyIn(
  { units, leaders }: Pick<Vf, 'units' | 'leaders'>,
  { name }: Pick<Wording, 'name'>,
): Wording['name'] {
  const shorts = shortNames([...units, ...leaders].map(name))
  return (named) => shorts.get(name(named)) ?? name(named)
}
