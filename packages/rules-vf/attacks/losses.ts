import { explain, type Explained } from '@grognard/toolkit'
import type { Attack } from '../attack.ts'
import type { Unit, Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { halve } from '../halving.ts'
import { specialsOf } from '../specials/index.ts'

/** Each hit is a loss, but for whoever a special rule spares half of them: once, not below 1. (8.3.1) */
export function lossesSuffered(
  battle: Vf,
  target: Unit,
  hits: number,
  kind: Attack['kind'],
): Explained<VfClause> {
  const sparing = specialsOf(target).filter((special) =>
    special.halvesLosses?.(battle, target, kind),
  )
  return explain(
    { clause: clause('vf2:8.3.1'), label: 'hits', value: hits },
    hits === 0 ? [] : sparing.map((special) => halve(special.clause, special.title.toLowerCase())), // 1.0.1
  )
}
