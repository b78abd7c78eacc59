// The numbers of the sheet: those of the rules themselves.

import { INCH } from '@grognard/geometry'
import { distancesOf } from '../distances.ts'
import type { Options } from '../options.ts'
import { CLASSES, QUALITY } from '../units/quality.ts'
import { BANDS, reachesOf, WEAPONS, type WeaponName } from '../units/weapons.ts'

export type Numbers = {
  readonly inches: (name: keyof ReturnType<typeof distancesOf>) => string
  readonly classes: readonly (readonly string[])[]
  readonly weapons: (called: {
    readonly [weapon in WeaponName]: string
  }) => readonly (readonly string[])[]
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
const far = (thousandths: number | null): string =>
  thousandths === null ? '–' : `${thousandths / INCH}"`

export const numbersOf = (options: Options): Numbers => ({
  inches: (name) => far(distancesOf(options)[name]),
  classes: CLASSES.map((of) => {
    const { morale, fire, melee } = QUALITY[of]
    return [of, `${morale}`, signed(fire), signed(melee)]
  }),
  weapons: (called) =>
    (Object.keys(WEAPONS) as WeaponName[]).map((weapon) => [
      called[weapon],
      ...BANDS.map((band) => far(reachesOf(options)[weapon][band])),
    ]),
})
