import {
  FACINGS,
  formationsOf,
  moveAsk,
  onTable,
  usualFormation,
  type Afv,
  type Formation,
  type Move,
  type Unit,
} from '@grognard/rules-afv/functions'
import { enemiesBy, isFree } from '../sides.ts'

/** The moves of one unit that are worth a thought. */
export function movesOf(seen: Afv, unit: Unit): readonly Move[] {
  const { id, side } = unit
  const moves: Move[] = []
  if (!onTable(unit.zone)) {
    moves.push({ unit: id, do: 'enter', formation: usualFormation(unit) })
    for (const column of seen.table.reserves) moves.push({ unit: id, do: 'shift', column })
  } else if (!isFree(seen, unit)) moves.push({ unit: id, do: 'disengage' })
  else {
    for (const what of ['move', 'mount', 'dismount', 'leave'] as const)
      moves.push({ unit: id, do: what })
    for (const facing of FACINGS) moves.push({ unit: id, do: 'turn', facing })
    for (const formation of widest(unit)) moves.push({ unit: id, do: 'change', formation })
    for (const enemy of enemiesBy(seen, unit))
      moves.push({ unit: id, do: 'engage', target: enemy.id })
  }
  return moves.filter((move) => moveAsk.refuse(seen, { side }, move) === null)
}

/** Of each other kind of formation the widest. */
function widest(unit: Unit): readonly Formation[] {
  const best = new Map<Formation['kind'], Formation>()
  for (const formation of formationsOf(unit))
    if (formation.kind !== unit.formation.kind) best.set(formation.kind, formation)
  return [...best.values()]
}
