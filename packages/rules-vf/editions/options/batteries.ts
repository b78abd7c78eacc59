// Batteries of two cannons, each of which may attack by itself. (O1.1, O1.2)

import type { Option } from '@grognard/kernel'

/** What is not agreed on otherwise is left out: a battery is one cannon with its limber. */
export type Batteries = 'large' | 'effective'

export const batteries: Option = {
  name: 'batteries',
  title:
    'Unlimbered artillery has one cannon; or two, as one unit; or two that attack by themselves, for 5 points',
  values: ['usual', 'large', 'effective'],
  usual: 'usual',
  unsaid: true,
}

/** What an artillery unit that is not limbered is. */
export type Battery = {
  /** Side by side, with one limber behind them. (1.2.3, O1.1) */
  readonly cannons: number
  /** So many attacks it makes or supports in a phase. (8.0, O1.2) */
  readonly attacks: number
  /** What an artillery unit costs more. (O1.2) */
  readonly dearer: number
}

const USUAL: Battery = { cannons: 1, attacks: 1, dearer: 0 }

const BATTERIES: { readonly [name in Batteries]: Battery } = {
  large: { cannons: 2, attacks: 1, dearer: 0 },
  effective: { cannons: 2, attacks: 2, dearer: 5 },
}

export const batteryBy = ({ batteries: name }: { readonly batteries?: Batteries }): Battery =>
  name === undefined ? USUAL : BATTERIES[name]
