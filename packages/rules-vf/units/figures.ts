// How many figures bases count as. (1.1, 1.2.3, O1.1)

import type { Unit } from '../battle.ts'
import type { Bases } from '../options.ts'
import { profileOf } from '../sheets/index.ts'
import { standsDeployed } from './formed.ts'

/** So many figures each base of an artillery unit counts as. (1.2.3) */
export const BASE_FIGURES = 3

type Counted = Pick<Unit, 'profile' | 'figures'>
type Standing = Counted & Pick<Unit, 'formation' | 'inside'>

const isArtillery = (unit: Counted): boolean => profileOf(unit).arm === 'artillery'

/** How many figures these bases of a unit count as. */
export const countFigures = (unit: Counted, bases: number): number =>
  isArtillery(unit) ? bases * BASE_FIGURES : bases

/** Limbered a cannon hangs on its limber; otherwise there is one, or two with a limber behind. (1.2.3, O1.1) */
const basesOf = (unit: Standing, { cannons }: Pick<Bases, 'cannons'>): number =>
  (standsDeployed(unit) ? cannons : 1) + 1

/** How many figures a whole unit counts as. */
export const allFigures = (unit: Standing, bases: Pick<Bases, 'cannons'>): number =>
  isArtillery(unit) ? basesOf(unit, bases) * BASE_FIGURES : unit.figures
