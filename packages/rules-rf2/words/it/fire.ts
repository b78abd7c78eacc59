// What is refused of fire, in Italian.

import type { Translated } from '@grognard/toolkit'
import type { fireRefusals as english } from '../en/fire.ts'
import { ordinal } from './grammar.ts'
import { name } from './names.ts'

export const fireRefusals: Translated<typeof english> = {
  'fire-nobody': ({ unit }) => `${name(unit)}: non spara con nessuna base.`,
  'fire-twice': ({ unit }) =>
    `${name(unit)}: ogni base spara una volta, e tutte quelle che sparano a un bersaglio lo fanno insieme.`,
  'fire-square': ({ unit, most }) => `${name(unit)}: dal quadrato sparano al più ${most} basi.`,
  'fire-stand': ({ unit, stand }) => `${name(unit)}: ${ordinal(stand)} non spara.`,
  'fire-danger': ({ unit, stand, other }) =>
    `${name(unit)}: ${ordinal(stand)} ha troppo vicino davanti a sé ${name(other)}.`,
  'fire-target': ({ unit, stand, other }) =>
    `${name(unit)}: ${ordinal(stand)} non può sparare a ${name(other)}.`,
}
