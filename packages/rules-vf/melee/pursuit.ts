import type { Unit } from '../battle.ts'
import { specialsOf } from '../specials/index.ts'
import type { Special } from '../specials/special.ts'

/** The special rule by which a unit that has won goes on to another fight. (special.headstrong) */
export const pursuitOf = (unit: Unit): Special | undefined =>
  specialsOf(unit).find(({ pursues }) => pursues)
