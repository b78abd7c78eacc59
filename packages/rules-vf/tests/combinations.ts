import type { JsonObject } from '@grognard/kernel'

/** What players may agree on besides, by the options of the 3rd edition and those that go together. */
export const COMBINATIONS: readonly JsonObject[] = [
  {},
  { batteries: 'large' }, // O1.1
  { batteries: 'effective' }, // O1.1, O1.2
  { large: 'all' }, // O2.1
  { distances: 'two thirds' }, // O3.1
  { distances: 'half' },
  { distances: 'centimetres' },
  { units: 'half' }, // O3.2
  { distances: 'half', units: 'half', bases: 'small' }, // O3.1, O3.2, O3.3
]
