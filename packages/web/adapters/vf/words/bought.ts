import type { Language } from '@grognard/toolkit'

type Value = 'fire' | 'melee' | 'tenacity'

/** What the page about an army that is bought says of its units. */
export type BoughtWords = {
  readonly sheet: { readonly [sheet in 'british' | 'french']: string }
  readonly short: { readonly [value in Value]: string }
  readonly elite: { readonly [value in Value]: string }
  readonly weak: string
  readonly large: string
  readonly understrength: string
  readonly facts: (least: number, most: number, armed: string) => string
  readonly plainer: (unit: string) => string
  readonly leaveOut: (unit: string) => string
  readonly weaken: (units: readonly string[]) => string
}

/** More units than these are counted and not named. */
const FEW = 2

const en: BoughtWords = {
  sheet: { british: 'British', french: 'French' },
  short: { fire: 'F', melee: 'M', tenacity: 'T' },
  elite: { fire: 'elite fire', melee: 'elite melee', tenacity: 'elite tenacity' },
  weak: 'understrength',
  large: 'large',
  understrength: 'Understrength: half the figures, melee and tenacity one less',
  facts: (least, most, armed) => (least === most ? armed : `${least} to ${most} figures, ${armed}`),
  plainer: (unit) => `Make ${unit} no elite`,
  leaveOut: (unit) => `Leave out ${unit}`,
  weaken: (units) =>
    units.length > FEW
      ? `Field ${units.length} units understrength`
      : `Field understrength: ${units.join(', ')}`,
}

const it: BoughtWords = {
  sheet: { british: 'Britannici', french: 'Francesi' },
  short: { fire: 'F', melee: 'M', tenacity: 'T' },
  elite: { fire: 'élite nel fuoco', melee: 'élite in mischia', tenacity: 'élite di tenacia' },
  weak: 'sotto organico',
  large: 'grande',
  understrength: 'Sotto organico: metà dei modelli, mischia e tenacia uno in meno',
  facts: (least, most, armed) =>
    least === most ? armed : `da ${least} a ${most} modelli, ${armed}`,
  plainer: (unit) => `Togliere l’élite a ${unit}`,
  leaveOut: (unit) => `Lasciare fuori ${unit}`,
  weaken: (units) =>
    units.length > FEW
      ? `Sotto organico: ${units.length} unità`
      : `Sotto organico: ${units.join(', ')}`,
}

export const boughtWords: Readonly<Record<Language, BoughtWords>> = { en, it }
