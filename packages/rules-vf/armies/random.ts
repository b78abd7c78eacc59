import type { Random } from '@grognard/kernel'
import { profileOf, SHEETS } from '../sheets/index.ts'
import type { Profile } from '../sheets/profile.ts'
import type { SheetName } from '../terms.ts'
import { LEAST_UNITS, MOST_UNITS, type Agreed } from './check.ts'
import type { ArmyList, ListedUnit } from './list.ts'
import { pointsOf, type Costed } from './points.ts'

/** About so many points go to a brigade. */
const BRIGADE = 80
/** One unit in so many is understrength, and one in so many is elite. */
const RARE = 8

/** An army of up to so many points: lawful always, and the same again from the same stream. */
export function randomArmy(
  sheet: SheetName,
  points: number,
  random: Random,
  agreed: Agreed = {},
): ArmyList {
  const { profiles } = SHEETS[sheet]
  const priceOf = (unit: Costed): number => pointsOf(unit, agreed).value
  const plain = (profile: Profile): Costed => ({ profile: profile.name })
  const cheapest = Math.min(...profiles.map((profile) => priceOf(plain(profile))))
  if (points < LEAST_UNITS * cheapest)
    throw new RangeError(`An army of two units costs ${LEAST_UNITS * cheapest} points or more.`)
  const count = brigadesFor(points, cheapest, random)
  const units: Costed[] = []
  let left = points
  while (units.length < count * MOST_UNITS) {
    // What the units that are still needed cost at least is kept back.
    const kept = Math.max(0, count * LEAST_UNITS - units.length - 1) * cheapest
    const rows = profiles.filter((profile) => priceOf(plain(profile)) <= left - kept)
    if (rows.length === 0) break
    const unit = raised(random.pick(rows), (one) => priceOf(one) <= left - kept, random)
    units.push(unit)
    left -= priceOf(unit)
  }
  return {
    sheet,
    name: `${sheet} ${points} by lot`,
    title: `${SHEETS[sheet].title}: ${points} points by lot`,
    leader: 'General',
    brigades: inBrigades(named(units), count, random),
  }
}

/** One for every 80 points or so, and two at least where the points allow for it. */
function brigadesFor(points: number, cheapest: number, random: Random): number {
  const most = Math.floor(points / (LEAST_UNITS * cheapest))
  const usual = Math.max(2, Math.floor(points / BRIGADE) + random.below(2))
  return Math.min(most, usual)
}

/** A unit as the sheet has it; now and then one that is understrength, or elite if it can be paid. */
function raised(profile: Profile, canBePaid: (unit: Costed) => boolean, random: Random): Costed {
  const unit: Costed = { profile: profile.name }
  const { arm, detachment } = profile
  if (random.below(RARE) === 0 && arm !== 'artillery' && !detachment)
    return { ...unit, understrength: true }
  if (random.below(RARE) > 0) return unit
  const value = random.pick(
    profile.fire > 0 ? (['fire', 'melee', 'tenacity'] as const) : (['melee', 'tenacity'] as const),
  )
  const elite: Costed = { ...unit, elite: { [value]: 1 } }
  return canBePaid(elite) ? elite : unit
}

/** 'Line Infantry 2': the second of its kind. */
function named(units: readonly Costed[]): readonly ListedUnit[] {
  const many = new Map<string, number>()
  return units.map((unit) => {
    const number = (many.get(unit.profile) ?? 0) + 1
    many.set(unit.profile, number)
    return { name: `${profileOf(unit).title} ${number}`, ...unit }
  })
}

/** Each brigade gets two units, and of the rest whatever comes to it while it has room. */
function inBrigades(
  units: readonly ListedUnit[],
  count: number,
  random: Random,
): ArmyList['brigades'] {
  const brigades = Array.from({ length: count }, (_, i) => ({
    name: `Brigade ${i + 1}`,
    leader: `Brigadier ${i + 1}`,
    units: units.slice(LEAST_UNITS * i, LEAST_UNITS * (i + 1)),
  }))
  for (const unit of units.slice(LEAST_UNITS * count))
    random.pick(brigades.filter(({ units: own }) => own.length < MOST_UNITS)).units.push(unit)
  return brigades
}
