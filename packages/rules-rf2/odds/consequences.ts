// What is read off the ways that a battle may go.

import type { UnitId } from '@grognard/field'
import type { Happening } from '@grognard/kernel'
import { outcomeOf, type Consequence } from '@grognard/toolkit'
import type { Rf2 } from '../battle.ts'
import type { EventName, Events } from '../words/en/index.ts'
import type { OfUnit } from '../words/told.ts'
import type { ConsequenceCode, ConsequenceData } from './words.ts'

const consequence = <Code extends ConsequenceCode>(
  code: Code,
  data: ConsequenceData[Code],
  value: number | boolean,
): Consequence => ({ code, data, value })

type Heard = {
  readonly [name in EventName]?: (data: Parameters<Events[name]>[0]) => readonly Consequence[]
}

const ofUnit = ({ unit, units: [id] }: OfUnit) => ({ unit, id: id as UnitId })

const HEARD: Heard = {
  fires: (data) => [
    consequence('hits', { unit: data.unit, at: data.target, ids: data.units }, data.hits),
  ],
  loses: (data) => [consequence('lost', ofUnit(data), data.lost)],
  tires: (data) => [consequence('tires', ofUnit(data), data.lost)],
  morale: (data) => [consequence('tests', ofUnit(data), true)],
  retreats: (data) => [consequence('retreats', ofUnit(data), true)],
  rallies: (data) => [consequence('rallies', ofUnit(data), true)],
  routs: (data) => [consequence('routs', ofUnit(data), true)],
  'leader-falls': ({ leader }) => [consequence('struck', { leader }, true)],
  breaks: ({ side, passed }) => (passed ? [] : [consequence('breaks', { side }, true)]),
}

export const heard = ({ name, data }: Happening): readonly Consequence[] =>
  HEARD[name as EventName]?.(data as never) ?? []

/** Who is disordered in the end and was not before, and how the battle ended. */
export const ended = (before: Rf2, after: Rf2): readonly Consequence[] => [
  ...after.units
    .filter(({ pose, disordered }, id) => pose && disordered && !before.units[id]?.disordered)
    .map(({ id, name }) => consequence('disordered', { unit: name, id }, true)),
  ...outcomeOf(after),
]
