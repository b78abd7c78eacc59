import type { Json, JsonObject } from '@grognard/kernel'
import {
  armyFrom,
  faultsOfArmy,
  figuresFor,
  pointsOf,
  pointsOfArmy,
  type ListedUnit,
} from '@grognard/rules-vf'
import {
  basesOf,
  formationsFor,
  layoutOf,
  profileOf,
  specialsOf,
  type Formation,
  type Unit,
} from '@grognard/rules-vf/functions'
import {
  agreed,
  armyNumbers,
  numbersFor,
  SHEETS,
  type EditionId,
  type Numbers,
} from '@grognard/rules-vf/numbers'
import type { Body } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import type { Bought, BoughtUnit, WayOut } from '../adapter.ts'
import { coatOf } from '../coats.ts'
import { blocksOf } from '../inches/blocks.ts'
import { armOf, dressOf } from './bodies.ts'
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
  unitsIn,
  valueOf,
  VALUES,
  type Terms,
} from './raising.ts'
import { boughtWords } from './words/bought.ts'
import { wordingIn, type Wording } from './wording.ts'

const USUAL_POINTS = 200

/** What a page about an army that is bought shows of it. (A1.0, 1.5) */
export function boughtBy(edition: EditionId, options: JsonObject, terms: Terms): Bought {
  const numbers = (): Numbers => numbersFor(agreed(options, edition))
  const bases = () => basesOf(agreed(options, edition))
  const shown = (unit: ListedUnit, sheet: string, language: Language): BoughtUnit =>
    unitShown(unit, sheet, language, { terms, numbers: numbers(), bases: bases() })
  return {
    usual: USUAL_POINTS,
    points: (army) => pointsOfArmy(raisedIn(army, terms), terms).value,
    about: (army, language) => {
      const { sheet, leader } = listOf(army)
      const { name } = wordingIn(language)
      const bought = boughtWords[language]
      return { sheet: bought.sheet[sheet], leader: name({ name: leader }) }
    },
    brigades: (army, language) => {
      const { sheet, brigades } = listOf(army)
      const { name } = wordingIn(language)
      return brigades.map((brigade) => {
        const units = brigade.units.map((unit) => shown(unit, sheet, language))
        return {
          name: name(brigade),
          leader: name({ name: brigade.leader }),
          points: units.reduce((sum, { points }) => sum + points, 0),
          units,
          ...armyNumbers.brigade,
        }
      })
    },
    rows: (army, language) => {
      const { sheet } = listOf(army)
      return SHEETS[sheet].profiles.map(({ name }) => ({
        id: name,
        ...shown({ name, profile: name }, sheet, language),
      }))
    },
    faults: (army, limit) => faultsOfArmy(raisedIn(army, terms), limit, terms),
    waysOut: (army, limit, language) => waysOut(army, limit, terms, language),
    doubled: (army, row) => doubled(army, row),
    read: (army) => {
      const list = listIn(army)
      return list && armyFrom(list)
    },
  }
}

type Table = {
  readonly terms: Terms
  readonly numbers: Numbers
  readonly bases: ReturnType<typeof basesOf>
}

function unitShown(
  listed: ListedUnit,
  sheet: string,
  language: Language,
  table: Table,
): BoughtUnit {
  const { terms, numbers } = table
  const wording = wordingIn(language)
  const bought = boughtWords[language]
  const { text, nouns } = wording
  const unit = asAgreed(listed, terms)
  const profile = profileOf(unit)
  const points = pointsOf(unit, terms).value
  const [least, most] = figuresFor(profile, unit, terms)
  const range = numbers.rangeOf(profile)
  const weapon = nouns.weapon[profile.weapon] ?? profile.weapon
  const armed = range > 0 ? `${weapon} ${wording.inches.control.distance(range)}` : weapon
  const raised = VALUES.filter((value) => (unit.elite?.[value] ?? 0) > 0)
  const notes = [
    ...raised.map((value) => bought.elite[value]),
    ...(unit.understrength ? [bought.weak] : []),
    ...(unit.large ? [bought.large] : []),
  ]
  return {
    name: wording.name(unit),
    kind: [wording.profile(unit), ...notes].join(', '),
    facts: bought.facts(least, most, armed.toLowerCase()),
    values: VALUES.map((value) => ({
      title: text.capital(nouns.value[value]),
      short: bought.short[value],
      value: valueOf(unit, value),
      isRaised: raised.includes(value),
    })),
    points,
    looks: looksOf(unit, sheet, wording, table),
    specials: specialsOf(unit).map(({ name, clause }) => ({
      title: nouns.special[name],
      clause,
    })),
    options: [
      ...raisable(unit).map((value) => ({
        key: value,
        title: text.builder.elite[value],
        price: priceOf(unit, { elite: { [value]: 1 } }, terms),
        on: raised.includes(value),
      })),
      ...sizes(listed, terms).map((key) => ({
        key,
        title: key === LARGE ? text.builder.large : bought.understrength,
        price: priceOf(unit, { [key]: true }, terms),
        on: listed[key] === true,
      })),
    ],
    counts: isCounted(unit)
      ? [{ key: FIGURES, title: text.builder.figures, count: unit.figures ?? fewest(unit, terms) }]
      : [],
  }
}

/** What it alone would add. */
function priceOf({ profile }: ListedUnit, has: Partial<ListedUnit>, terms: Terms): number {
  return pointsOf({ profile, ...has }, terms).value - pointsOf({ profile }, terms).value
}

const SHOWN: readonly Formation['kind'][] = ['line', 'attack column', 'unlimbered', 'limbered']
const MOST_LOOKS = 2

/** In line and in column, or unlimbered and limbered. */
function looksOf(
  listed: ListedUnit,
  sheet: string,
  { nouns }: Pick<Wording, 'nouns'>,
  { terms, bases }: Table,
): BoughtUnit['looks'] {
  const figures = listed.figures ?? fewest(listed, terms)
  // A unit of no battle: what its layout depends on is all there.
  const unit = { name: listed.name, profile: listed.profile, figures } as unknown as Unit
  const side = sheet === 'french' ? 'blue' : 'red'
  const all = formationsFor(unit)
  return SHOWN.flatMap((kind) => all.find((one) => one.kind === kind) ?? [])
    .slice(0, MOST_LOOKS)
    .map((formation) => {
      const layout = layoutOf(unit, formation, bases)
      const body: Body = {
        id: `${listed.name} ${formation.kind}`,
        livery: side,
        ...coatOf({ side, name: listed.name }),
        arm: armOf(unit),
        pose: { x: 0, y: 0, facing: 0 },
        blocks: blocksOf(layout, (part) => dressOf(formation, layout[part]?.front ?? false)),
        name: listed.name,
        description: '',
        losses: null,
        counters: [],
        states: [],
        mark: null,
      }
      return { title: nouns.formation[formation.kind], body }
    })
}

/** The same unit once more, under the first name that nobody has. */
const doubled = (army: Json, row: number): Json =>
  changed(army, (list) => {
    let n = 0
    return {
      ...list,
      brigades: list.brigades.map((brigade) => ({
        ...brigade,
        units: brigade.units.flatMap((unit) =>
          n++ === row ? [unit, { ...unit, name: numbered(unit.name, unitsIn(list)) }] : [unit],
        ),
      })),
    }
  })

/** Leaving one out, fielding some understrength, or raising one no more. (A1.0) */
function waysOut(army: Json, limit: number, terms: Terms, language: Language): readonly WayOut[] {
  const list = raisedIn(army, terms)
  const over = pointsOfArmy(list, terms).value - limit
  if (over <= 0) return []
  const wording = wordingIn(language)
  const bought = boughtWords[language]
  const units = unitsIn(list)
  const cost = (unit: ListedUnit): number => pointsOf(unit, terms).value
  const replaced = (change: (unit: ListedUnit, row: number) => readonly ListedUnit[]): Json => {
    let n = 0
    return changed(army, (own) => ({
      ...own,
      brigades: own.brigades.map((brigade) => ({
        ...brigade,
        units: brigade.units.flatMap((unit) => change(unit, n++)),
      })),
    }))
  }
  const spare = list.brigades
    .filter((brigade) => brigade.units.length > armyNumbers.brigade.least)
    .flatMap((brigade) => brigade.units)
    .filter((unit) => cost(unit) >= over)
    .toSorted((a, b) => cost(a) - cost(b))[0]
  const plainer = units.find(
    (unit) => unit.elite !== undefined && cost(unit) - cost({ ...unit, elite: {} }) >= over,
  )
  const weak = units
    .filter((unit) => sizes(unit, terms).includes('understrength') && !unit.understrength)
    .slice(-Math.ceil(over / armyNumbers.understrength.cheaper))
  const isEnough = weak.length * armyNumbers.understrength.cheaper >= over
  const names = new Set(weak.map(({ name }) => name))
  return [
    ...(plainer
      ? [
          {
            label: bought.plainer(wording.name(plainer)),
            army: replaced((unit) => {
              if (unit.name !== plainer.name) return [unit]
              const { elite: _elite, ...rest } = unit
              return [rest]
            }),
          },
        ]
      : []),
    ...(spare
      ? [
          {
            label: bought.leaveOut(wording.name(spare)),
            army: replaced((unit) => (unit.name === spare.name ? [] : [unit])),
          },
        ]
      : []),
    ...(isEnough
      ? [
          {
            label: bought.weaken(weak.map((unit) => wording.name(unit))),
            army: replaced((unit) => {
              if (!names.has(unit.name)) return [unit]
              const { figures: _figures, large: _large, ...rest } = unit
              return [{ ...rest, understrength: true }]
            }),
          },
        ]
      : []),
  ]
}
