import { hasOnly, isObject, type AskKind, type Json, type Refusal } from '@grognard/kernel'
import { isTooMuchMelee } from '../attacks/support.ts'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { clause } from '../clauses.ts'
import {
  lendableTo,
  refuseBrigadeSupport,
  refuseSupporter,
  refuseTooMany,
} from '../melee/lending.ts'
import { isInFights } from '../melee/opponents.ts'
import { refused } from './refused.ts'
import { refuseNotOwn } from './whose.ts'

/** Who lends a fighting unit support. */
export type Lent = { readonly support: readonly UnitId[]; readonly brigade: UnitId | null }

export type Fighting = {
  /** Who attacks, or hits back, and whom. */
  readonly unit: UnitId
  readonly target: UnitId
}

/** Support for a unit that fights back, or fights for a second time. (8.2.2, 8.2.3) */
export const meleeSupport: AskKind<Vf, Fighting, Lent> = {
  name: 'melee support',
  expects: '{support, brigade}: numbers of units that lend melee support, and of one or null',
  is: isLent,
  refuse: refuseLent,
  candidates: supportIn,
  complete: true,
}

function isLent(answer: Json): answer is Lent {
  if (!isObject(answer) || !hasOnly(answer, 'support', 'brigade')) return false
  const { support, brigade } = answer
  return (
    Array.isArray(support) &&
    support.every((id: Json) => Number.isInteger(id)) &&
    (brigade === null || Number.isInteger(brigade))
  )
}

/** All choices out of a few, the fullest first. */
function* subsets(all: readonly UnitId[]): Generator<readonly UnitId[]> {
  for (let bits = (1 << all.length) - 1; bits >= 0; bits--)
    yield all.filter((_, i) => (bits >> i) & 1)
}

/** Why these may not lend a fighting unit support. (8.0, 8.2) */
export function refuseLent(
  seen: Vf,
  { unit: id, target }: Fighting,
  { support, brigade }: Lent,
): Refusal | null {
  const fighting = unitOf(seen, id)
  const lent = new Set<UnitId>([id])
  for (const helper of brigade === null ? support : [...support, brigade]) {
    const stranger = refuseNotOwn(seen, clause('vf2:8.2'), fighting.side, helper)
    if (stranger) return stranger
    if (isInFights(seen, helper) || lent.has(helper))
      return refused('vf2:8.0', 'fights-twice', { unit: unitOf(seen, helper).name })
    lent.add(helper)
  }
  for (const helper of support) {
    const wrong = refuseSupporter(seen, unitOf(seen, helper), target, (enemy) =>
      isInFights(seen, enemy),
    )
    if (wrong) return wrong
  }
  return (
    refuseTooMany(seen, support, target) ??
    (brigade === null ? null : refuseBrigadeSupport(seen, fighting, brigade))
  )
}

/** All support that can be lent, the fullest first. */
export function supportIn(seen: Vf, { unit, target }: Fighting, n: number): readonly Lent[] {
  const { support, brigade } = lendableTo(seen, unitOf(seen, unit), target)
  const found: Lent[] = []
  for (const helpers of subsets(support)) {
    if (isTooMuchMelee(seen, helpers, target)) continue
    for (const near of [...brigade, null])
      if (found.push({ support: helpers, brigade: near }) >= n) return found
  }
  return found
}
