// Shorter distances. (O3.1, O3.3)

import { INCH } from '@grognard/geometry'
import type { Option } from '@grognard/kernel'

/** What is not agreed on otherwise is left out: inches. */
export type ShorterDistances = 'two thirds' | 'half' | 'centimetres'

export const distances: Option = {
  name: 'distances',
  title:
    'All distances as printed, at two thirds, at half, or in centimetres; shorter ones are advised with small bases',
  values: ['inches', 'two thirds', 'half', 'centimetres'],
  usual: 'inches',
  unsaid: true,
}

/** How many thousandths of an inch so many printed inches are. */
export type Scale = { readonly thousandths: number; readonly of: number }

const IN_INCHES: Scale = { thousandths: INCH, of: 1 }

const SCALES: { readonly [name in ShorterDistances]: Scale } = {
  'two thirds': { thousandths: 2 * INCH, of: 3 },
  half: { thousandths: INCH, of: 2 },
  centimetres: { thousandths: 100 * INCH, of: 254 },
}

export const scaleBy = ({ distances: name }: { readonly distances?: ShorterDistances }): Scale =>
  name === undefined ? IN_INCHES : SCALES[name]
