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

/** Bodies with their names as they stand on a table. */
export function shortlyNamed<B extends { readonly name: string }>(
  bodies: readonly B[],
  shortNames: (names: readonly string[]) => ReadonlyMap<string, string>,
): readonly (B & { readonly short: string })[] {
  const shorts = shortNames(bodies.map(({ name }) => name))
  return bodies.map((body) => ({ short: shorts.get(body.name) ?? body.name, ...body }))
}
