// Tables with the numbers of the rules themselves.

import { QUALITY, type Quality } from '../units/quality.ts'
import { isGun, WEAPONS, weaponOf, type WeaponName } from '../units/weapons.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`)

export const qualityRows = (): readonly (readonly string[])[] =>
  Object.entries(QUALITY).map(([of, { morale, fire, melee }]: [string, Quality]) => [
    of,
    `${morale}`,
    signed(fire),
    signed(melee),
  ])

const printed = (band: readonly [number, number] | undefined): string =>
  band ? `${band[0]}" (${band[1]}")` : '-'

const names = Object.keys(WEAPONS) as readonly WeaponName[]

/** Effective and long range; in brackets for figures of 15 mm. */
export const smallArmsRows = (
  called: Readonly<Record<WeaponName, string>>,
): readonly (readonly string[])[] =>
  names
    .filter((name) => !isGun(name))
    .map((name) => {
      const { effective, long } = weaponOf(name)
      return [`${called[name]} (${name})`, printed(effective), printed(long)]
    })

export const gunRows = (
  called: Readonly<Record<WeaponName, string>>,
): readonly (readonly string[])[] =>
  names.filter(isGun).map((name) => {
    const { close, effective, long } = weaponOf(name)
    return [`${called[name]} (${name})`, printed(close), printed(effective), printed(long)]
  })
