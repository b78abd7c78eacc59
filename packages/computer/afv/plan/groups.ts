import {
  columnOf,
  isArtillery,
  isMounted,
  type Afv,
  type Side,
  type UnitId,
} from '@grognard/rules-afv/functions'
import { unitsOf } from '../sides.ts'

/** Units that get their orders together: foot, horse or guns of one wing. */
export type Group = {
  readonly name: string
  readonly arm: 'foot' | 'horse' | 'guns'
  readonly units: readonly UnitId[]
}

/** The army in groups, by where it stands when it first moves. */
export function groupsOf(seen: Afv, side: Side): readonly Group[] {
  const middle = (seen.table.columns - 1) / 2
  const groups = new Map<string, { arm: Group['arm']; units: UnitId[] }>()
  for (const unit of unitsOf(seen, side)) {
    if (unit.zone === null) continue
    const column = columnOf(seen.table, unit.zone)
    const wing = column < middle ? 'left' : column > middle ? 'right' : 'centre'
    const arm = isArtillery(unit) ? 'guns' : isMounted(unit) ? 'horse' : 'foot'
    const name = `${wing} ${arm}`
    const group = groups.get(name) ?? { arm, units: [] }
    group.units.push(unit.id)
    groups.set(name, group)
  }
  return [...groups].map(([name, { arm, units }]) => ({ name, arm, units }))
}
