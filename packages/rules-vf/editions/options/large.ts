// Large units. (O2.1)

import type { Option } from '@grognard/kernel'
import type { Arm, SpecialName } from '../../terms.ts'

/** What is not agreed on otherwise is left out: those are large of which their army list says so. */
export type Large = 'all'

export const large: Option = {
  name: 'large',
  title:
    'Large are the units that their army list says; or all that may be, of those who are still to be set up',
  values: ['as listed', 'all'],
  usual: 'as listed',
  unsaid: true,
}

/** What a large unit is more than others of its row, and what it costs more. */
export const LARGE = { figures: 2, fire: 0, melee: 1, tenacity: 1, dearer: 5 }

/** A large unit is known by the special rule that no other has. */
const SIGN: SpecialName = 'concentrated fire'

const NOTHING: readonly SpecialName[] = []
const CONCENTRATED: readonly SpecialName[] = [SIGN]

/** The special rules that a unit gains. */
export const gainedBy = (isLarge: boolean): readonly SpecialName[] =>
  isLarge ? CONCENTRATED : NOTHING

export const isLarge = ({ gained }: { readonly gained: readonly SpecialName[] }): boolean =>
  gained.includes(SIGN)

/** Units of a row may be large: infantry and cavalry, and no detachments. */
export const mayBeLarge = ({
  arm,
  detachment,
}: {
  readonly arm: Arm
  readonly detachment?: true
}): boolean => arm !== 'artillery' && detachment !== true

/** The fewest and the most figures of a row, for a large unit. */
export const doubled = ([least, most]: readonly [number, number]): readonly [number, number] => [
  LARGE.figures * least,
  LARGE.figures * most,
]
