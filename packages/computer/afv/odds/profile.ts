import { onceFor } from '@grognard/geometry'
import {
  countOf,
  isArtillery,
  isFoot,
  isMounted,
  KINDS,
  type Kind,
  type StandType,
  type Unit,
} from '@grognard/rules-afv/functions'

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
  /** What one of its stands is worth. */
  readonly each: number
}

const profiles = new Map<string, Profile>()

export const profileOf = onceFor((unit: Unit): Profile => {
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
      each: standWorth(unit),
    }
    profiles.set(key, profile)
  }
  return profile
})

/** A stand is worth what it hits with, and more if it can fire as well. */
const STANDS: { readonly [stand in StandType]: number } = {
  pike: 3,
  musket: 2.6,
  light: 1.5,
  hand: 2.2,
  heavy: 4,
  mounted: 3,
  dragoon: 2.6,
  gun: 0,
}

const GUNS: { readonly [kind in Kind]?: number } = {
  'galloper guns': 4,
  'regular artillery': 7,
  'heavy artillery': 9,
}

/** That a unit is there at all: it holds a zone and keeps the army from its breaking point. */
const PRESENCE = 20
/** So many stands from routing, it is half sure to stay. */
const FRAIL = 1.5

/** What a unit of so many stands, each worth so much, is worth; fractions of stands count. */
const worthWith = (left: number, each: number): number =>
  left <= 1 ? 0 : each * left + (PRESENCE * (left - 1)) / (left - 1 + FRAIL)

/** What a stand of a unit is worth on average. */
function standWorth({ kind, stands, quality }: Unit): number {
  const points = KINDS[kind].made.reduce((sum, stand) => sum + stands[stand] * STANDS[stand], 0)
  const share = quality === 'green' ? 0.75 : quality === 'veteran' ? 1.25 : 1
  return (points * share) / countOf(stands)
}

function worthOf(unit: Unit): number {
  const guns = GUNS[unit.kind]
  return guns ?? worthWith(countOf(unit.stands), standWorth(unit))
}

/** What is left of a unit's worth after losing so many stands. (losses.rout) */
export function worthAfter({ stands, worth, guns, each }: Profile, lost: number): number {
  if (lost <= 0) return worth
  return guns ? 0 : worthWith(stands - lost, each)
}
