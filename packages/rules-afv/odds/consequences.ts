// What is read off the ways that a battle may go.

import type { Happening } from '@grognard/kernel'
import { outcomeOf, type Consequence } from '@grognard/toolkit'
import type { Afv, UnitId } from '../battle.ts'
import type { EventName, Events } from '../words/events.ts'
import type { ConsequenceCode, ConsequenceData } from './words.ts'

const consequence = <Code extends ConsequenceCode>(
  code: Code,
  data: ConsequenceData[Code],
  value: number | boolean,
): Consequence => ({ code, data, value })

type Heard = { readonly [name in EventName]?: (data: Events[name]) => readonly Consequence[] }

const ofUnit = ({ unit, units: [id] }: { unit: string; units: readonly UnitId[] }) => ({
  unit,
  id: id as UnitId,
})

const between = (
  { unit, units: [by, at] }: { unit: string; units: readonly UnitId[] },
  other: string,
) => ({ unit, at: other, ids: [by as UnitId, at as UnitId] })

const HEARD: Heard = {
  fires: (data) => [consequence('hits', between(data, data.at), data.hits)],
  blows: (data) => [consequence('hits', between(data, data.at), data.hits.value)],
  tests: (data) => [consequence('passes', ofUnit(data), data.success)],
  engages: (data) => [consequence('contact', between(data, data.with), true)],
  meets: (data) => [consequence('contact', between(data, data.with), true)],
  flinches: (data) => [consequence('flinches', ofUnit(data), true)],
  'pulls up': (data) => [consequence('flinches', ofUnit(data), true)],
  loses: (data) => [consequence('stands', ofUnit(data), data.stands.value)],
  routs: (data) => [consequence('routs', ofUnit(data), true)],
  'over-run': (data) => [consequence('routs', ofUnit(data), true)],
  initiative: ({ side }) => [consequence('initiative', { side }, true)],
  quality: (data) => [consequence('quality', { ...ofUnit(data), quality: data.quality }, true)],
  'commander lost': ({ side }) => [consequence('commander', { side }, true)],
  broken: ({ sides }) => sides.map((side) => consequence('broken', { side }, true)),
}

export const heard = ({ name, data }: Happening): readonly Consequence[] =>
  HEARD[name as EventName]?.(data as never) ?? []

/** Hits that are still marked in the end, where they were not before; and how the battle ended. */
export const ended = (before: Afv, after: Afv): readonly Consequence[] => [
  ...after.units
    .filter(({ id, hits, gone }) => gone === null && hits !== before.units[id]?.hits)
    .map(({ id, name, hits }) => consequence('markers', { unit: name, id }, hits)),
  ...outcomeOf(after),
]
