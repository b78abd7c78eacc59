// Units of half the figures. (O3.2)

import type { Option } from '@grognard/kernel'

/** What is not agreed on otherwise is left out: full units. */
export type SmallUnits = 'half'

export const smallUnits: Option = {
  name: 'units',
  title: 'Units have as many figures as their army sheet says, or half',
  values: ['full', 'half'],
  usual: 'full',
  unsaid: true,
}

/** Fewer could neither assault nor lend support. (6.5, 8.2.2) */
export const FEWEST = 3

/** Half the fewest and the most figures of a row, and never fewer than these. */
export const halved = (
  [least, most]: readonly [number, number],
  fewest: number,
): readonly [number, number] => [
  Math.max(fewest, Math.floor(least / 2)),
  Math.max(fewest, Math.floor(most / 2)),
]
