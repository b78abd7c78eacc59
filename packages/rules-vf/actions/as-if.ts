import type { Point } from '@grognard/geometry'
import { withLeader, withUnit, type LeaderId, type Unit, type UnitId, type Vf } from '../battle.ts'
import type { Stance } from './way.ts'

/** The battle as it would be if a unit stood there already. */
export function asIf(seen: Vf, unit: Unit, { formation, pose }: Stance): Vf {
  if (unit.formation === formation && unit.pose === pose) return seen
  return withUnit(seen, unit.id, { formation, pose })
}

/** Somebody in the open where he does not stand, to ask what would be there. */
export type Imagined =
  | (Stance & { readonly unit: UnitId })
  | { readonly leader: LeaderId; readonly at: Point }

/** The battle with somebody there, from wherever he is: inside a place, or not yet on the table. */
export function imagine(seen: Vf, imagined: Imagined): Vf {
  const there = { status: 'ready', inside: null } as const
  if ('leader' in imagined) return withLeader(seen, imagined.leader, { ...there, at: imagined.at })
  const { unit, formation, pose } = imagined
  // By the time of the next fire phase nobody has shot or been shot at.
  return { ...withUnit(seen, unit, { ...there, formation, pose }), spent: [], attacked: [] }
}
