// What units fire with, and how far. (14.5, 14.6)

import { onceFor } from '@grognard/geometry'
import { inThousandths } from '../distances.ts'
import type { Options } from '../options.ts'

type Printed = readonly [of28: number, of15: number]

type Weapon = {
  /** Artillery alone has a close range; smoothbore carbines have no effective one. */
  readonly close?: Printed
  readonly effective?: Printed
  readonly long: Printed
  readonly is: 'small arms' | 'gun' | 'howitzer'
  readonly smoothbore?: true
  readonly breech?: true
}

export const WEAPONS = {
  SBM: { effective: [3, 2], long: [9, 6], is: 'small arms', smoothbore: true },
  SBC: { long: [3, 2], is: 'small arms', smoothbore: true },
  RM: { effective: [6, 4], long: [15, 10], is: 'small arms' },
  RC: { effective: [3, 2], long: [9, 6], is: 'small arms' },
  EBLR: { effective: [9, 6], long: [18, 12], is: 'small arms', breech: true },
  LBL: { effective: [15, 10], long: [30, 20], is: 'small arms', breech: true },
  BLC: { effective: [3, 2], long: [9, 6], is: 'small arms', breech: true },
  LSB: { close: [6, 4], effective: [18, 12], long: [36, 24], is: 'gun' },
  MSB: { close: [9, 6], effective: [24, 16], long: [48, 32], is: 'gun' },
  HSB: { close: [12, 8], effective: [30, 20], long: [60, 40], is: 'gun' },
  MR: { close: [12, 8], effective: [36, 24], long: [72, 48], is: 'gun' },
  HR: { close: [15, 10], effective: [45, 30], long: [90, 60], is: 'gun' },
  MBL: { close: [12, 8], effective: [36, 24], long: [72, 48], is: 'gun', breech: true },
  HBL: { close: [15, 10], effective: [45, 30], long: [90, 60], is: 'gun', breech: true },
  LH: { close: [3, 2], effective: [12, 8], long: [36, 24], is: 'howitzer' },
  HH: { close: [6, 4], effective: [18, 12], long: [48, 32], is: 'howitzer' },
} as const satisfies { readonly [name: string]: Weapon }

export type WeaponName = keyof typeof WEAPONS

export const weaponOf = (name: WeaponName): Weapon => WEAPONS[name]

export const BANDS = ['close', 'effective', 'long'] as const
export type Band = (typeof BANDS)[number]

/** How far each band of a weapon goes, in thousandths; null where it has none. */
export type Reach = { readonly [band in Band]: number | null }

type Reaches = { readonly [name in WeaponName]: Reach }

export const reachesOf = onceFor(
  ({ scale }: Options): Reaches =>
    Object.fromEntries(
      Object.entries(WEAPONS).map(([name, weapon]: [string, Weapon]) => {
        const far = (band: Band): number | null => {
          const printed = weapon[band]
          return printed ? inThousandths(printed, scale) : null
        }
        return [name, { close: far('close'), effective: far('effective'), long: far('long') }]
      }),
    ) as Reaches,
)

export const isGun = (name: WeaponName): boolean => weaponOf(name).is !== 'small arms'
