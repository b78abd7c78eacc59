// What is read off the ways that a battle may go.

import type { Happening } from '@grognard/kernel'
import { outcomeOf, type Figure } from '@grognard/toolkit'
import { isReady, type UnitId, type Vf } from '../battle.ts'
import { isShaken } from '../morale/shaken.ts'
import type { EventName, Events } from '../words/en/index.ts'
import type { FigureCode, FigureData } from './words.ts'

const figure = <Code extends FigureCode>(
  code: Code,
  data: FigureData[Code],
  value: number | boolean,
): Figure => ({ code, data, value })

type Heard = {
  readonly [name in EventName]?: (data: Parameters<Events[name]>[0]) => readonly Figure[]
}

type OfUnits = { readonly unit: string; readonly units: readonly UnitId[] }

const ofUnit = ({ unit, units: [id] }: OfUnits) => ({ unit, id: id as UnitId })

const between = ({ unit, units: [by, at] }: OfUnits, other: string) => ({
  unit,
  at: other,
  ids: [by as UnitId, at as UnitId],
})

const HEARD: Heard = {
  attack: (data) => [figure('hits', between(data, data.at), data.hits)],
  losses: (data) => [figure('losses', ofUnit(data), data.losses)],
  valour: (data) => [figure('valour', ofUnit(data), true)],
  routs: (data) => [figure('routs', ofUnit(data), true)],
  'fight-won': (data) => [figure('wins', between(data, data.loser), true)],
  'before-square': (data) => [figure('square', { ...ofUnit(data), outcome: data.outcome }, true)],
  headstrong: (data) => [figure('headstrong', ofUnit(data), true)],
  fortitude: ({ brigade }) => [figure('fortitude', { brigade }, true)],
  wavers: ({ brigade }) => [figure('wavers', { brigade }, true)],
  shattered: ({ brigade }) => [figure('shattered', { brigade }, true)],
  defeat: ({ side }) => [figure('defeats', { side }, 1)],
  activates: ({ brigade }) => [figure('activates', { brigade }, true)],
  'activates-itself': ({ brigade }) => [figure('activates', { brigade }, true)],
  messenger: (data) => [figure('messenger', ofUnit(data), true)],
  rally: (data) => [figure('rallied', ofUnit(data), data.rallied)],
}

export const heard = ({ name, data }: Happening): readonly Figure[] =>
  HEARD[name as EventName]?.(data as never) ?? []

/** Who stands shaken in the end and did not before, and how the battle ended. (9.1) */
export const ended = (before: Vf, after: Vf): readonly Figure[] => [
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
    .map(({ id, name }) => figure('shaken', { unit: name, id }, true)),
  ...outcomeOf(after),
]
