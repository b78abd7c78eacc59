import { isObject, randomFrom, type Json } from '@grognard/kernel'
import {
  armies,
  faultsOfArmy,
  KINDS,
  randomArmy,
  type Kind,
  type ListedUnit,
  type StandType,
} from '@grognard/rules-afv'
import type { ArmyBuilder } from '../adapter.ts'
import { wordingIn } from './wording.ts'

const plain = (units: readonly ListedUnit[]): Json => units
const unitsIn = (army: Json): readonly ListedUnit[] => (Array.isArray(army) ? army : [])

/** What a new unit of a kind is made of, until its owner changes it. */
const USUAL: { readonly [kind in Kind]: ListedUnit['stands'] } = {
  'pike and musket': { pike: 2, musket: 4 },
  foot: { light: 2, hand: 2 },
  'heavy mounted': { heavy: 3 },
  mounted: { mounted: 4 },
  dragoons: { dragoon: 3 },
  'galloper guns': { gun: 1 },
  'regular artillery': { gun: 1 },
  'heavy artillery': { gun: 1 },
}

const KINDS_LISTED = Object.keys(KINDS) as readonly Kind[]
const DRAWN_UNITS = 8

const changed = (army: Json, row: number, change: (unit: ListedUnit) => ListedUnit): Json =>
  plain(unitsIn(army).map((unit, i) => (i === row ? change(unit) : unit)))

const countIn = ({ stands }: ListedUnit, stand: string): number => stands[stand as StandType] ?? 0

/** Guns are single stands: there is nothing to count up or down. */
const countable = ({ kind }: ListedUnit): readonly StandType[] =>
  KINDS[kind].most === 1 ? [] : KINDS[kind].made

export const afvBuilder: ArmyBuilder = {
  armies: armies.map(({ name, units }) => ({ name, army: plain(units) })),
  groups: (army, language) => {
    const wording = wordingIn(language)
    const { text, nouns } = wording
    const rows = unitsIn(army).map((unit) => ({
      name: wording.name(unit),
      summary: text.builder.summary(
        nouns.kind[unit.kind],
        KINDS[unit.kind].made
          .filter((stand) => countIn(unit, stand) > 0)
          .map((stand) => nouns.stands(countIn(unit, stand), stand))
          .join(', '),
      ),
      counts: countable(unit).map((stand) => ({
        key: stand,
        title: nouns.stand[stand],
        count: countIn(unit, stand),
      })),
      toggles: [],
    }))
    return [{ name: null, rows }]
  },
  total: () => null,
  kinds: (_army, language) =>
    KINDS_LISTED.map((id) => ({ id, title: wordingIn(language).nouns.kind[id] })),
  added: (army, _group, kind, language) => {
    const known = KINDS_LISTED.find((one) => one === kind)
    if (known === undefined) return army
    const units = unitsIn(army)
    const { text, nouns } = wordingIn(language)
    const taken = new Set(units.map(({ name }) => name))
    let n = units.filter((unit) => unit.kind === known).length + 1
    while (taken.has(text.builder.unit(nouns.kind[known], n))) n++
    const name = text.builder.unit(nouns.kind[known], n)
    return plain([...units, { name, kind: known, stands: USUAL[known] }])
  },
  removed: (army, row) => plain(unitsIn(army).filter((_, i) => i !== row)),
  counted: (army, row, key, by) =>
    changed(army, row, (unit) => ({
      ...unit,
      stands: { ...unit.stands, [key]: Math.max(0, countIn(unit, key) + by) },
    })),
  toggled: (army) => army,
  renamed: (army, row, name) => changed(army, row, (unit) => ({ ...unit, name })),
  drawn: (seed) => plain(randomArmy(DRAWN_UNITS, randomFrom(seed))),
  faults: (army) => faultsOfArmy(unitsIn(army)),
  armiesOf: (position) => {
    const given = isObject(position) ? position['armies'] : undefined
    if (!isObject(given)) return null
    const { red = [], blue = [] } = given
    const placed = [...unitsIn(red), ...unitsIn(blue)].some(
      (unit) => 'zone' in unit && unit.zone !== undefined,
    )
    return placed ? null : { red, blue }
  },
  withArmy: (position, side, army) => {
    if (!isObject(position)) return position
    const given = isObject(position['armies']) ? position['armies'] : {}
    return { ...position, armies: { ...given, [side]: army } }
  },
}
