import type { Json } from '@grognard/kernel'
import {
  contactsOf,
  KINDS,
  type Afv,
  type Split,
  type StandType,
  type Unit,
} from '@grognard/rules-afv'

/** Stands given to each enemy, by 'unit/enemy/stand'. */
export type Allotment = { readonly [key: string]: number }

export const keyOf = (unit: number, enemy: number, stand: StandType): string =>
  `${unit}/${enemy}/${stand}`

export const enemiesOf = (seen: Afv, unit: Unit): readonly number[] =>
  contactsOf(seen, unit.id).map(({ enemy }) => enemy)

export const standsIn = (unit: Unit): readonly StandType[] =>
  KINDS[unit.kind].made.filter((stand) => unit.stands[stand] > 0)

export const givenOf = (seen: Afv, allotment: Allotment, unit: Unit, stand: StandType): number =>
  enemiesOf(seen, unit).reduce(
    (sum, enemy) => sum + (allotment[keyOf(unit.id, enemy, stand)] ?? 0),
    0,
  )

/** All stands of a unit against one of its enemies. */
export function allAgainst(seen: Afv, allotment: Allotment, unit: Unit, target: number): Allotment {
  const changed: { [key: string]: number } = { ...allotment }
  for (const enemy of enemiesOf(seen, unit))
    for (const stand of standsIn(unit))
      changed[keyOf(unit.id, enemy, stand)] = enemy === target ? unit.stands[stand] : 0
  return changed
}

/** The enemy in front is attacked until somebody says otherwise. */
export function firstAllotment(seen: Afv, units: readonly Unit[]): Allotment {
  let allotment: Allotment = {}
  for (const unit of units) {
    const contacts = contactsOf(seen, unit.id)
    const front = contacts.find(({ ownFace }) => ownFace === 'front') ?? contacts[0]
    if (front) allotment = allAgainst(seen, allotment, unit, front.enemy)
  }
  return allotment
}

/** The answer that an allotment makes. */
export function splitsOf(seen: Afv, units: readonly Unit[], allotment: Allotment): Json {
  const splits = units.map((unit): Split => ({
    unit: unit.id,
    attacks: enemiesOf(seen, unit).flatMap((at) => {
      const stands: { [stand in StandType]?: number } = {}
      for (const stand of standsIn(unit)) {
        const count = allotment[keyOf(unit.id, at, stand)] ?? 0
        if (count > 0) stands[stand] = count
      }
      return Object.keys(stands).length === 0 ? [] : [{ at, stands }]
    }),
  }))
  return splits
}
