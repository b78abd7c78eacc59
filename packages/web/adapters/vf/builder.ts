import { isObject, randomFrom, type Json, type JsonObject } from '@grognard/kernel'
import {
  armyFrom,
  faultsOfArmy,
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
import { boughtBy } from './bought.ts'
import {
  asAgreed,
  changed,
  fewest,
  FIGURES,
  isCounted,
  LARGE,
  listIn,
  listOf,
  numbered,
  raisable,
  raisedIn,
  sizes,
  toggled,
  unitsIn,
  valueOf,
  VALUES,
  withUnit,
  type Terms,
} from './raising.ts'
import { wordingIn, type Wording } from './wording.ts'

function rowOf(listed: ListedUnit, numbers: Numbers, wording: Wording, terms: Terms): BuilderRow {
  const { text, nouns } = wording
  const unit = asAgreed(listed, terms)
  const { weapon } = profileOf(unit)
  const range = numbers.rangeOf(profileOf(unit))
  const armed = `${nouns.weapon[weapon] ?? weapon}${range > 0 ? ` ${wording.inches.control.distance(range)}` : ''}`
  const values = VALUES.map((value) => valueOf(unit, value)) as [number, number, number]
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
    bought: boughtBy(edition, options, terms),
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

const pointsIn = (army: Json, terms: Terms): number =>
  pointsOfArmy(raisedIn(army, terms), terms).value

const termsOf = ({ batteries, large, units }: JsonObject): Terms => ({
  areLarge: large === 'all',
  ...(units === 'half' && { units }),
  ...((batteries === 'large' || batteries === 'effective') && { batteries }),
})
