// What is read off the ways that a battle may go.

import type { Happening } from '@grognard/kernel'
import { outcomeOf, type Consequence } from '@grognard/toolkit'
import { isReady, type UnitId, type Vf } from '../battle.ts'
import { isShaken } from '../morale/shaken.ts'
import type { EventName, Events } from '../words/en/index.ts'
import type { ConsequenceCode, ConsequenceData } from './words.ts'

const consequence = <Code extends ConsequenceCode>(
  code: Code,
  data: ConsequenceData[Code],
  value: number | boolean,
): Consequence => ({ code, data, value })

type Heard = {
  readonly [name in EventName]?: (data: Parameters<Events[name]>[0]) => readonly Consequence[]
}

type OfUnits = { readonly unit: string; readonly units: readonly UnitId[] }

const ofUnit = ({ unit, units: [id] }: OfUnits) => ({ unit, id: id as UnitId })

const between = ({ unit, units: [by, at] }: OfUnits, other: string) => ({
  unit,
  at: other,
  ids: [by as UnitId, at as UnitId],
})

const HEARD: Heard = {
  attack: (data) => [consequence('hits', between(data, data.at), data.hits)],
  losses: (data) => [consequence('losses', ofUnit(data), data.losses)],
  valour: (data) => [consequence('valour', ofUnit(data), true)],
  routs: (data) => [consequence('routs', ofUnit(data), true)],
  'fight-won': (data) => [consequence('wins', between(data, data.loser), true)],
  'before-square': (data) => [
    consequence('square', { ...ofUnit(data), outcome: data.outcome }, true),
  ],
  headstrong: (data) => [consequence('headstrong', ofUnit(data), true)],
  fortitude: ({ brigade }) => [consequence('fortitude', { brigade }, true)],
  wavers: ({ brigade }) => [consequence('wavers', { brigade }, true)],
  shattered: ({ brigade }) => [consequence('shattered', { brigade }, true)],
  defeat: ({ side }) => [consequence('defeats', { side }, 1)],
  activates: ({ brigade }) => [consequence('activates', { brigade }, true)],
  'activates-itself': ({ brigade }) => [consequence('activates', { brigade }, true)],
  messenger: (data) => [consequence('messenger', ofUnit(data), true)],
  rally: (data) => [consequence('rallied', ofUnit(data), data.rallied)],
}

export const heard = ({ name, data }: Happening): readonly Consequence[] =>
  HEARD[name as EventName]?.(data as never) ?? []

/** Who stands shaken in the end and did not before, and how the battle ended. (9.1) */
export const ended = (before: Vf, after: Vf): readonly Consequence[] => [
  ...after.units
    .filter((unit, id) => {
      const then = before.units[id]
      return (
        unit !== then &&
        isReady(unit) &&
        isShaken(after, unit) &&
        !(then && isReady(then) && isShaken(before, then))
      )
    })
    .map(({ id, name }) => consequence('shaken', { unit: name, id }, true)),
  ...outcomeOf(after),
]
