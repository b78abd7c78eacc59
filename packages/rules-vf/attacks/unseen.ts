// Why a unit does not see an enemy, and by which clause. (1.1.1, 5.1.3, T.2.5)

import { placeOf } from '@grognard/field'
import type { SightLine } from '@grognard/geometry'
import { unitOf, type Unit, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { numbersOf } from '../editions/book.ts'
import { linesOfSight } from '../field/sight.ts'
import { inInches } from '../measured.ts'
import type { Unseen } from '../words/told.ts'
import { seesOver } from './seeing.ts'

const BY: { readonly [hidden in Unseen['hidden']]: VfClause } = {
  arc: clause('vf2:1.1.1'),
  unit: clause('vf2:5.1.3'),
  ground: clause('vf2:T.2.5'),
  crest: clause('vf2:T.2.5'),
}

export const clauseOfUnseen = ({ hidden }: Unseen): VfClause => BY[hidden]

type Blocked = Extract<SightLine, { readonly verdict: 'blocked' }>

const isBlocked = (line: SightLine): line is Blocked => line.verdict === 'blocked'

export function whyUnseen(seen: Vf, viewer: Unit, target: Unit): Unseen {
  const blocked = linesOfSight(seen, viewer.id, target.id, seesOver(seen, viewer, target)).filter(
    isBlocked,
  )
  const [first, ...others] = blocked
  const clearance = inInches(numbersOf(seen.options).clearance)
  if (!first) return { hidden: 'arc', blocker: '', clearance }
  const { blocker } = others.reduce(
    (best, line) => (line.blocker.margin < best.blocker.margin ? line : best),
    first,
  )
  const { id, kind } = blocker
  if (kind === 'unit') {
    const { name } = unitOf(seen, Number(id.slice('unit '.length)))
    return { hidden: 'unit', blocker: name, clearance }
  }
  const name = placeOf(seen.terrain, id)?.feature.name || id
  return { hidden: kind === 'crest' ? 'crest' : 'ground', blocker: name, clearance }
}
