// How many figures bases count as. (1.1, 1.2.3)

import type { Unit } from '../battle.ts'
import { profileOf } from '../sheets/index.ts'

/** So many figures each of the two bases of an artillery unit counts as. (1.2.3) */
export const BASE_FIGURES = 3

/** The cannon with its crew, and the limber. (1.2.3) */
const ARTILLERY_BASES = 2

type Counted = Pick<Unit, 'profile' | 'figures'>

const isArtillery = (unit: Counted): boolean => profileOf(unit).arm === 'artillery'

/** How many figures these bases of a unit count as. */
export const countFigures = (unit: Counted, bases: number): number =>
  isArtillery(unit) ? bases * BASE_FIGURES : bases

/** How many figures a whole unit counts as. */
export const allFigures = (unit: Counted): number =>
  isArtillery(unit) ? ARTILLERY_BASES * BASE_FIGURES : unit.figures
