import { isObject, randomFrom, type Json } from '@grognard/kernel'
import {
  armyFrom,
  faultsOfArmy,
  listFrom,
  pointsOf,
  pointsOfArmy,
  randomArmy,
  readyArmies,
  type ArmyList,
  type ListedBrigade,
  type ListedUnit,
} from '@grognard/rules-vf'
import { profileOf } from '@grognard/rules-vf/functions'
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
const FIGURES = 'figures'

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

/** As many as the row has at least, of an understrength unit half. (1.2, options.understrength) */
const fewest = (unit: ListedUnit): number =>
  Math.floor(profileOf(unit).figures[0] / (unit.understrength ? 2 : 1))

const isCounted = (unit: ListedUnit): boolean => {
  const [least, most] = profileOf(unit).figures
  return least < most
}

const mayBeWeak = (unit: ListedUnit): boolean => {
  const { arm, detachment } = profileOf(unit)
  return arm !== 'artillery' && detachment !== true
}

const raisable = (unit: ListedUnit): readonly Value[] =>
  VALUES.filter((value) => value !== 'fire' || profileOf(unit).fire > 0)

function rowOf(unit: ListedUnit, numbers: Numbers, wording: Wording): BuilderRow {
  const { text, nouns } = wording
  const { weapon } = profileOf(unit)
  const range = numbers.rangeOf(profileOf(unit))
  const armed = `${nouns.weapon[weapon] ?? weapon}${range > 0 ? ` ${range}"` : ''}`
  const values = VALUES.map((value) => {
    const less = unit.understrength && value !== 'fire' ? armyNumbers.understrength[value] : 0
    return profileOf(unit)[value] + (unit.elite?.[value] ?? 0) - less
  }) as [number, number, number]
  return {
    name: wording.name(unit),
    summary: text.builder.summary(wording.profile(unit), armed, values, pointsOf(unit).value),
    counts: isCounted(unit)
      ? [{ key: FIGURES, title: text.builder.figures, count: unit.figures ?? fewest(unit) }]
      : [],
    toggles: [
      ...raisable(unit).map((value) => ({
        key: value,
        title: text.builder.elite[value],
        on: (unit.elite?.[value] ?? 0) > 0,
      })),
      ...(mayBeWeak(unit)
        ? [{ key: UNDERSTRENGTH, title: text.builder.weak, on: unit.understrength === true }]
        : []),
    ],
  }
}

/** A unit with more or fewer figures than it has now goes back to the fewest of its new size. */
function toggled(unit: ListedUnit, key: string): ListedUnit {
  const { figures: _figures, understrength, ...rest } = unit
  if (key === UNDERSTRENGTH) return understrength ? rest : { ...rest, understrength: true }
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
export const builderIn = (edition: EditionId): ArmyBuilder => ({
  armies: readyArmies.map((list) => ({ name: list.name, army: armyFrom(list) })),
  groups: (army, language, options) => {
    const wording = wordingIn(language)
    const numbers = numbersFor(agreed(options, edition))
    return listOf(army).brigades.map((brigade) => ({
      name: wording.name(brigade),
      rows: brigade.units.map((unit) => rowOf(unit, numbers, wording)),
    }))
  },
  total: (army, given, language) =>
    wordingIn(language).text.builder.total(
      pointsOfArmy(listOf(army)).value,
      pointsOfArmy(listOf(given)).value,
    ),
  kinds: (army, language) => {
    const { nouns, text } = wordingIn(language)
    return SHEETS[listOf(army).sheet].profiles.map(({ name, title, points }) => ({
      id: name,
      title: text.builder.kind(nouns.profile[title] ?? title, points),
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
    withUnit(army, row, (unit) => [
      { ...unit, figures: Math.max(1, (unit.figures ?? fewest(unit)) + by) },
    ]),
  toggled: (army, row, key) => withUnit(army, row, (unit) => [toggled(unit, key)]),
  renamed: (army, row, name) =>
    withUnit(army, row, (unit) => [{ ...unit, name: name.trim() || unit.name }]),
  drawn: (seed, given) => {
    const list = listOf(given)
    return armyFrom(randomArmy(list.sheet, pointsOfArmy(list).value, randomFrom(seed)))
  },
  faults: (army) => faultsOfArmy(listOf(army)),
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
})
