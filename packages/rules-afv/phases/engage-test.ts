import { explain, set, type Explained } from '@grognard/toolkit'
import type { Unit } from '../battle.ts'
import { clause, type AfvClause } from '../clauses.ts'

/** A die of this or less passes the test to engage or to intercept. */
export function engageNeeds(
  { formation, quality }: Unit,
  id: 'afv:engage.test' | 'afv:react.intercept',
): Explained<AfvClause> {
  const open = formation.kind === 'open order'
  const base = open
    ? { clause: clause(id), label: 'in open order', value: 1 }
    : { clause: clause(id), label: 'in attack formation', value: 3 }
  if (id === 'afv:react.intercept') return explain(base, [])
  return explain(base, [
    quality === 'green' && set(clause('afv:quality.green'), 'green', 1),
    quality === 'veteran' && set(clause('afv:quality.veteran'), 'veteran', 4),
  ])
}
