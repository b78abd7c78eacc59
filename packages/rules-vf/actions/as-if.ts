import type { Body } from '@grognard/geometry'
import type { ShownLine } from '../asks/refused.ts'
import { withUnit, type Unit, type Vf } from '../battle.ts'
import { gapOfBodies } from '../field/distance.ts'
import type { Stand } from './way.ts'

/** The battle as it would be if a unit stood there already. */
export function asIf(seen: Vf, unit: Unit, { formation, pose }: Stand): Vf {
  if (unit.formation === formation && unit.pose === pose) return seen
  return withUnit(seen, unit.id, { formation, pose })
}

/** The shortest way between two, to show. */
export function gapLine(a: Body, b: Body, is = 'gap'): ShownLine {
  const { from, to } = gapOfBodies(a, b)
  return { from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, is }
}
