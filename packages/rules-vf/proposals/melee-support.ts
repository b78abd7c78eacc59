// Who might lend a fighting unit support. (8.2.2, 8.2.3)

import { isTooMuchMelee } from '../attacks/support.ts'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import { lendableTo, type Fighting, type Lent } from '../melee/lending.ts'

/** All choices out of a few, the fullest first; of several that are the same, one. */
function* subsets(all: readonly UnitId[]): Generator<readonly UnitId[]> {
  const known = new Set<string>()
  for (let bits = (1 << all.length) - 1; bits >= 0; bits--) {
    const choice = all.filter((_, i) => (bits >> i) & 1)
    if (known.size < known.add(choice.join()).size) yield choice
  }
}

/** All choices of so many. */
export const choicesOf = (all: readonly UnitId[], size: number): readonly (readonly UnitId[])[] =>
  size === 0
    ? [[]]
    : all.flatMap((id, i) => choicesOf(all.slice(i + 1), size - 1).map((rest) => [id, ...rest]))

/** All choices of so many and fewer, the fullest first. */
function choicesUpTo(all: readonly UnitId[], most: number): readonly (readonly UnitId[])[] {
  const sizes = Array.from({ length: Math.max(0, Math.min(most, all.length)) + 1 }, (_, i) => i)
  return sizes.toReversed().flatMap((size) => choicesOf(all, size))
}

/** All support that can be lent, the fullest first. */
export function supportIn(seen: Vf, { unit, target }: Fighting, n: number): readonly Lent[] {
  const { support, brigade } = lendableTo(seen, unitOf(seen, unit), target)
  const found: Lent[] = []
  for (const helpers of subsets(support)) {
    if (isTooMuchMelee(seen, helpers, target)) continue
    for (const near of choicesUpTo(brigade, editionOf(seen).brigadeRoom(seen, helpers, target)))
      if (found.push({ support: helpers, brigade: near }) >= n) return found
  }
  return found
}
