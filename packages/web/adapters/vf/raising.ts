// How units of an army list are raised, and lists changed: what builder and army page share.

import { isObject, type Json } from '@grognard/kernel'
import {
  armyFrom,
  figuresFor,
  listFrom,
  type Agreed,
  type ArmyList,
  type ListedUnit,
} from '@grognard/rules-vf'
import { mayBeLarge, profileOf } from '@grognard/rules-vf/functions'
import { armyNumbers } from '@grognard/rules-vf/numbers'

export const VALUES = ['fire', 'melee', 'tenacity'] as const
type Value = (typeof VALUES)[number]

const UNDERSTRENGTH = 'understrength'
export const LARGE = 'large'
export const FIGURES = 'figures'

/** What is agreed on for the battle, as far as it decides what units are and cost. (O1.2, O2.1, O3.2) */
export type Terms = Agreed & { readonly areLarge: boolean }

/** An army of a position as a list; null if it is none, since its units stand on the table. */
export function listIn(army: Json | undefined): ArmyList | null {
  if (!isObject(army)) return null
  const leaderOf = (led: Json | undefined): Json =>
    (isObject(led) && isObject(led['leader']) && led['leader']['name']) || ''
  const brigades = Array.isArray(army['brigades']) ? (army['brigades'] as readonly Json[]) : []
  const read = listFrom({
    sheet: army['sheet'] ?? null,
    name: 'army',
    title: 'army',
    leader: leaderOf(army),
    brigades: brigades.map((brigade) =>
      isObject(brigade) ? { ...brigade, leader: leaderOf(brigade) } : brigade,
    ),
  })
  return read.ok ? read.value : null
}

/** One that was read before. */
export function listOf(army: Json): ArmyList {
  const list = listIn(army)
  if (!list) throw new TypeError('This is no army list.')
  return list
}

export const changed = (army: Json, change: (list: ArmyList) => ArmyList): Json =>
  armyFrom(change(listOf(army)))

export const unitsIn = ({ brigades }: ArmyList): readonly ListedUnit[] =>
  brigades.flatMap(({ units }) => units)

/** The list with one unit changed, or without it; a brigade goes with its last unit. */
export const withUnit = (
  army: Json,
  row: number,
  change: (unit: ListedUnit) => readonly ListedUnit[],
): Json =>
  changed(army, (list) => {
    let n = 0
    const brigades = list.brigades
      .map((brigade) => ({
        ...brigade,
        units: brigade.units.flatMap((unit) => (n++ === row ? change(unit) : [unit])),
      }))
      .filter(({ units }, i) => units.length > 0 || list.brigades[i]?.units.length === 0)
    return { ...list, brigades }
  })

/** As many as it has at least. (1.2, options.understrength, O2.1, O3.2) */
export const fewest = (unit: ListedUnit, terms: Terms): number =>
  figuresFor(profileOf(unit), unit, terms)[0]

/** As it will be raised: where all are large that may be, whoever may be is. (O2.1) */
export const asAgreed = (unit: ListedUnit, { areLarge }: Terms): ListedUnit =>
  areLarge && !unit.large && !unit.understrength && mayBeLarge(profileOf(unit))
    ? {
        ...unit,
        large: true,
        ...(unit.figures !== undefined && { figures: armyNumbers.large.figures * unit.figures }),
      }
    : unit

export const isCounted = (unit: ListedUnit): boolean => {
  const [least, most] = profileOf(unit).figures
  return least < most
}

export const raisable = (unit: ListedUnit): readonly Value[] =>
  VALUES.filter((value) => value !== 'fire' || profileOf(unit).fire > 0)

/** What guns and detachments never are. (options.understrength, O2.1) */
export const sizes = (
  unit: ListedUnit,
  { areLarge }: Terms,
): readonly (typeof UNDERSTRENGTH | typeof LARGE)[] => {
  if (!mayBeLarge(profileOf(unit))) return []
  return areLarge ? [UNDERSTRENGTH] : [UNDERSTRENGTH, LARGE]
}

/** A unit that becomes smaller or larger goes back to the fewest figures of its new size. */
export function toggled(unit: ListedUnit, key: string): ListedUnit {
  if (key === UNDERSTRENGTH || key === LARGE) {
    const { figures: _figures, understrength: _weak, large: _large, ...rest } = unit
    return unit[key] ? rest : { ...rest, [key]: true }
  }
  const { [key as Value]: was = 0, ...others } = unit.elite ?? {}
  const elite = was > 0 ? others : { ...others, [key]: 1 }
  const { elite: _elite, ...plain } = unit
  return Object.keys(elite).length === 0 ? plain : { ...plain, elite }
}

/** The first name with a number that nobody has. */
export function numbered(name: string, taken: readonly { readonly name: string }[]): string {
  let n = 1
  while (taken.some((one) => one.name === `${name} ${n}`)) n++
  return `${name} ${n}`
}

/** A list as it will be raised. */
export function raisedIn(army: Json, terms: Terms): ArmyList {
  const list = listOf(army)
  return {
    ...list,
    brigades: list.brigades.map((brigade) => ({
      ...brigade,
      units: brigade.units.map((unit) => asAgreed(unit, terms)),
    })),
  }
}

/** A value as the unit was raised. (options.elite, options.understrength, O2.1) */
export function valueOf(unit: ListedUnit, value: Value): number {
  const less = unit.understrength && value !== 'fire' ? armyNumbers.understrength[value] : 0
  const more = unit.large ? armyNumbers.large[value] : 0
  return profileOf(unit)[value] + (unit.elite?.[value] ?? 0) - less + more
}
