import type { SpecialName } from '../terms.ts'
import { keyOf, specialNamesOf, type Raised } from '../units/special-names.ts'
import { battery } from './battery.ts'
import { canister } from './canister.ts'
import { carbines } from './carbines.ts'
import { concentratedFire } from './concentrated-fire.ts'
import { disciplinedMusketry } from './disciplined-musketry.ts'
import { elan } from './elan.ts'
import { headstrong } from './headstrong.ts'
import { heavyCavalry } from './heavy-cavalry.ts'
import { horseArtillery } from './horse-artillery.ts'
import { lightCavalry } from './light-cavalry.ts'
import { lightInfantry } from './light-infantry.ts'
import { militia } from './militia.ts'
import { openOrder } from './open-order.ts'
import { rockets } from './rockets.ts'
import { skirmishers } from './skirmishers.ts'
import { slow } from './slow.ts'
import type { Special } from './special.ts'
import { square } from './square.ts'

const SPECIALS: { readonly [name in SpecialName]: Special } = {
  battery,
  canister,
  carbines,
  'concentrated fire': concentratedFire,
  'disciplined musketry': disciplinedMusketry,
  elan,
  headstrong,
  'heavy cavalry': heavyCavalry,
  'horse artillery': horseArtillery,
  'light cavalry': lightCavalry,
  'light infantry': lightInfantry,
  militia,
  'open order': openOrder,
  rockets,
  skirmishers,
  slow,
  square,
}

export const SPECIAL_NAMES = Object.keys(SPECIALS) as readonly SpecialName[]

const known = new Map<string, readonly Special[]>()

/** The special rules of a unit, with those that come with them. */
export function specialsOf(unit: Raised): readonly Special[] {
  const key = keyOf(unit)
  let specials = known.get(key)
  if (!specials) known.set(key, (specials = specialNamesOf(unit).map((name) => SPECIALS[name])))
  return specials
}
