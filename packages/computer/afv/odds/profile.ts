import {
  countOf,
  isArtillery,
  isFoot,
  isMounted,
  KINDS,
  type Kind,
  type StandType,
  type Unit,
} from '@grognard/rules-afv/computing'

/**
 * All that the odds of a unit depend on besides where it is and whom it meets. Units that are
 * alike share one profile, so that what is worked out for one is known for all.
 */
export type Profile = {
  readonly id: number
  /** Any one of the units that are alike. */
  readonly unit: Unit
  readonly stands: number
  readonly foot: boolean
  readonly mounted: boolean
  readonly guns: boolean
  /** What the whole unit is worth: its stands, and that it is there at all. */
  readonly worth: number
}

const profiles = new Map<string, Profile>()
const ofUnits = new WeakMap<Unit, Profile>()

export function profileOf(unit: Unit): Profile {
  const known = ofUnits.get(unit)
  if (known) return known
  const { kind, dismounted, quality, stands, formation } = unit
  const made = KINDS[kind].made.map((stand) => stands[stand]).join()
  const key = `${kind} ${dismounted} ${quality} ${made} ${formation.kind} ${formation.files}`
  let profile = profiles.get(key)
  if (!profile) {
    profile = {
      id: profiles.size,
      unit,
      stands: countOf(stands),
      foot: isFoot(unit),
      mounted: isMounted(unit),
      guns: isArtillery(unit),
      worth: worthOf(unit),
    }
    profiles.set(key, profile)
  }
  ofUnits.set(unit, profile)
  return profile
}

/** A stand is worth what it hits with, and more if it can fire as well. */
const STANDS: { readonly [stand in StandType]: number } = {
  pike: 4,
  musket: 3.5,
  light: 2,
  hand: 3,
  heavy: 5,
  mounted: 4,
  dragoon: 3.5,
  gun: 0,
}

const GUNS: { readonly [kind in Kind]?: number } = {
  'galloper guns': 4,
  'regular artillery': 7,
  'heavy artillery': 9,
}

/** That a unit is there at all: it holds a zone and keeps the army from its breaking point. */
export const PRESENCE = 8

function worthOf(unit: Unit): number {
  const { kind, stands, quality } = unit
  const guns = GUNS[kind]
  if (guns !== undefined) return guns
  const points = KINDS[kind].made.reduce((sum, stand) => sum + stands[stand] * STANDS[stand], 0)
  const share = quality === 'green' ? 0.75 : quality === 'veteran' ? 1.25 : 1
  return PRESENCE + points * share
}

/** What is left of a unit's worth after losing so many stands. (losses.rout) */
export function worthAfter({ stands, worth, guns }: Profile, lost: number): number {
  if (lost <= 0) return worth
  const left = stands - lost
  if (left <= 1 || guns) return 0
  return PRESENCE + ((worth - PRESENCE) * left) / stands
}
