// Who might lend a fighting unit support. (8.2.2, 8.2.3)

import { isTooMuchMelee } from '../attacks/support.ts'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { lendableTo, type Fighting, type Lent } from '../melee/lending.ts'

/** All choices out of a few, the fullest first. */
function* subsets(all: readonly UnitId[]): Generator<readonly UnitId[]> {
  for (let bits = (1 << all.length) - 1; bits >= 0; bits--)
    yield all.filter((_, i) => (bits >> i) & 1)
}

/** All support that can be lent, the fullest first. */
export function supportIn(seen: Vf, { unit, target }: Fighting, n: number): readonly Lent[] {
  const { support, brigade } = lendableTo(seen, unitOf(seen, unit), target)
  const found: Lent[] = []
  for (const helpers of subsets(support)) {
    if (isTooMuchMelee(seen, helpers, target)) continue
    for (const near of [...brigade.map((id) => [id]), []])
      if (found.push({ support: helpers, brigade: near }) >= n) return found
  }
  return found
}
