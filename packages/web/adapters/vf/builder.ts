import { isObject, randomFrom, type Json, type JsonObject } from '@grognard/kernel'
import {
  armyFrom,
  faultsOfArmy,
  figuresFor,
  listFrom,
  pointsOf,
  pointsOfArmy,
  randomArmy,
  readyArmies,
  type Agreed,
  type ArmyList,
  type ListedBrigade,
  type ListedUnit,
} from '@grognard/rules-vf'
import { mayBeLarge, profileOf } from '@grognard/rules-vf/functions'
import {
  agreed,
  armyNumbers,
  numbersFor,
  SHEETS,
  type EditionId,
  type Numbers,
} from '@grognard/rules-vf/numbers'
import type { ArmyBuilder, BuilderRow } from '../adapter.ts'
import { wordingIn, type Wording } from './wording.ts'

const VALUES = ['fire', 'melee', 'tenacity'] as const
type Value = (typeof VALUES)[number]

const UNDERSTRENGTH = 'understrength'
const LARGE = 'large'
const FIGURES = 'figures'

/** What is agreed on for the battle, as far as it decides what units are and cost. (O1.2, O2.1, O3.2) */
type Terms = Agreed & { readonly areLarge: boolean }

/** An army of a position as a list; null if it is none, since its units stand on the table. */
function listIn(army: Json | undefined): ArmyList | null {
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
function listOf(army: Json): ArmyList {
  const list = listIn(army)
  if (!list) throw new TypeError('This is no army list.')
  return list
}

const changed = (army: Json, change: (list: ArmyList) => ArmyList): Json =>
  armyFrom(change(listOf(army)))

const unitsIn = ({ brigades }: ArmyList): readonly ListedUnit[] =>
  brigades.flatMap(({ units }) => units)

/** The list with one unit changed, or without it; a brigade goes with its last unit. */
const withUnit = (
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
const fewest = (unit: ListedUnit, terms: Terms): number =>
  figuresFor(profileOf(unit), unit, terms)[0]

/** As it will be raised: where all are large that may be, whoever may be is. (O2.1) */
const asAgreed = (unit: ListedUnit, { areLarge }: Terms): ListedUnit =>
  areLarge && !unit.large && !unit.understrength && mayBeLarge(profileOf(unit))
    ? {
        ...unit,
        large: true,
        ...(unit.figures !== undefined && { figures: armyNumbers.large.figures * unit.figures }),
      }
    : unit

const isCounted = (unit: ListedUnit): boolean => {
  const [least, most] = profileOf(unit).figures
  return least < most
}

const raisable = (unit: ListedUnit): readonly Value[] =>
  VALUES.filter((value) => value !== 'fire' || profileOf(unit).fire > 0)

function rowOf(listed: ListedUnit, numbers: Numbers, wording: Wording, terms: Terms): BuilderRow {
  const { text, nouns } = wording
  const unit = asAgreed(listed, terms)
  const { weapon } = profileOf(unit)
  const range = numbers.rangeOf(profileOf(unit))
  const armed = `${nouns.weapon[weapon] ?? weapon}${range > 0 ? ` ${wording.inches.control.distance(range)}` : ''}`
  const values = VALUES.map((value) => {
    const less = unit.understrength && value !== 'fire' ? armyNumbers.understrength[value] : 0
    const more = unit.large ? armyNumbers.large[value] : 0
    return profileOf(unit)[value] + (unit.elite?.[value] ?? 0) - less + more
  }) as [number, number, number]
  return {
    name: wording.name(unit),
    summary: text.builder.summary(
      wording.profile(unit),
      armed,
      values,
      pointsOf(unit, terms).value,
    ),
    counts: isCounted(unit)
      ? [{ key: FIGURES, title: text.builder.figures, count: unit.figures ?? fewest(unit, terms) }]
      : [],
    toggles: [
      ...raisable(unit).map((value) => ({
        key: value,
        title: text.builder.elite[value],
        on: (unit.elite?.[value] ?? 0) > 0,
      })),
      ...sizes(listed, terms).map((key) => ({
        key,
        title: key === LARGE ? text.builder.large : text.builder.weak,
        on: listed[key] === true,
      })),
    ],
  }
}

/** What guns and detachments never are. (options.understrength, O2.1) */
const sizes = (
  unit: ListedUnit,
  { areLarge }: Terms,
): readonly (typeof UNDERSTRENGTH | typeof LARGE)[] => {
  if (!mayBeLarge(profileOf(unit))) return []
  return areLarge ? [UNDERSTRENGTH] : [UNDERSTRENGTH, LARGE]
}

/** A unit that becomes smaller or larger goes back to the fewest figures of its new size. */
function toggled(unit: ListedUnit, key: string): ListedUnit {
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
function numbered(name: string, taken: readonly { readonly name: string }[]): string {
  let n = 1
  while (taken.some((one) => one.name === `${name} ${n}`)) n++
  return `${name} ${n}`
}

/** Units of a row, called as those of armies by lot are: every language has words for that. */
function raised(list: ArmyList, profile: string, count = 1): readonly ListedUnit[] {
  const units: ListedUnit[] = []
  while (units.length < count)
    units.push({
      name: numbered(profileOf({ profile }).title, [...unitsIn(list), ...units]),
      profile,
    })
  return units
}

/** As small as a brigade can be, of the plainest infantry. (1.4) */
function anotherBrigade(list: ArmyList): ListedBrigade {
  const { sheet, brigades } = list
  const leaders = brigades.map(({ leader }) => ({ name: leader }))
  return {
    name: numbered('Brigade', brigades),
    leader: numbered('Brigadier', leaders),
    units: [...raised(list, `${sheet} line infantry`, armyNumbers.brigade.least)],
  }
}

/** Army lists of Valour & Fortitude: brigades of units, with what they were raised as. (A1.0) */
export const builderIn = (edition: EditionId): ArmyBuilder => builderBy(edition, {})

function builderBy(edition: EditionId, options: JsonObject): ArmyBuilder {
  const terms = termsOf(options)
  return {
    agreed: (others) => builderBy(edition, others),
    armies: readyArmies.map((list) => ({ name: list.name, army: armyFrom(list) })),
    groups: (army, language) => {
      const wording = wordingIn(language)
      const numbers = numbersFor(agreed(options, edition))
      return listOf(army).brigades.map((brigade) => ({
        name: wording.name(brigade),
        rows: brigade.units.map((unit) => rowOf(unit, numbers, wording, terms)),
      }))
    },
    total: (army, given, language) =>
      wordingIn(language).text.builder.total(pointsIn(army, terms), pointsIn(given, terms)),
    kinds: (army, language) => {
      const { nouns, text } = wordingIn(language)
      return SHEETS[listOf(army).sheet].profiles.map(({ name, title }) => ({
        id: name,
        title: text.builder.kind(
          nouns.profile[title] ?? title,
          pointsOf(asAgreed({ name, profile: name }, terms), terms).value,
        ),
      }))
    },
    added: (army, group, kind) =>
      changed(army, (list) =>
        SHEETS[list.sheet].profiles.some(({ name }) => name === kind)
          ? {
              ...list,
              brigades: list.brigades.map((brigade, i) =>
                i === group
                  ? { ...brigade, units: [...brigade.units, ...raised(list, kind)] }
                  : brigade,
              ),
            }
          : list,
      ),
    grouped: (army) =>
      changed(army, (list) => ({ ...list, brigades: [...list.brigades, anotherBrigade(list)] })),
    removed: (army, row) => withUnit(army, row, () => []),
    counted: (army, row, _key, by) =>
      withUnit(army, row, (listed) => {
        const unit = asAgreed(listed, terms)
        return [{ ...unit, figures: Math.max(1, (unit.figures ?? fewest(unit, terms)) + by) }]
      }),
    toggled: (army, row, key) => withUnit(army, row, (unit) => [toggled(unit, key)]),
    renamed: (army, row, name) =>
      withUnit(army, row, (unit) => [{ ...unit, name: name.trim() || unit.name }]),
    drawn: (seed, given) => {
      const list = listOf(given)
      const points = pointsOfArmy(list, terms).value
      return armyFrom(randomArmy(list.sheet, points, randomFrom(seed), terms))
    },
    faults: (army) => faultsOfArmy(raisedIn(army, terms), undefined, terms),
    armiesOf: (position) => {
      const given = isObject(position) ? position['armies'] : undefined
      if (!isObject(given)) return null
      const { red = null, blue = null } = given
      return listIn(red) && listIn(blue) ? { red, blue } : null
    },
    withArmy: (position, side, army) => {
      if (!isObject(position)) return position
      const given = isObject(position['armies']) ? position['armies'] : {}
      return { ...position, armies: { ...given, [side]: army } }
    },
  }
}

/** A list as it will be raised. */
function raisedIn(army: Json, terms: Terms): ArmyList {
  const list = listOf(army)
  return {
    ...list,
    brigades: list.brigades.map((brigade) => ({
      ...brigade,
      units: brigade.units.map((unit) => asAgreed(unit, terms)),
    })),
  }
}

const pointsIn = (army: Json, terms: Terms): number =>
  pointsOfArmy(raisedIn(army, terms), terms).value

const termsOf = ({ batteries, large, units }: JsonObject): Terms => ({
  areLarge: large === 'all',
  ...(units === 'half' && { units }),
  ...((batteries === 'large' || batteries === 'effective') && { batteries }),
})
