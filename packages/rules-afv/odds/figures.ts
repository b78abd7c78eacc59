// What is read off the ways that a battle may go.

import type { Happening } from '@grognard/kernel'
import { outcomeOf, type Figure } from '@grognard/toolkit'
import type { Afv, UnitId } from '../battle.ts'
import type { EventName, Events } from '../words/events.ts'
import type { FigureCode, FigureData } from './words.ts'

const figure = <Code extends FigureCode>(
  code: Code,
  data: FigureData[Code],
  value: number | boolean,
): Figure => ({ code, data, value })

type Heard = { readonly [name in EventName]?: (data: Events[name]) => readonly Figure[] }

const ofUnit = ({ unit, units: [id] }: { unit: string; units: readonly UnitId[] }) => ({
  unit,
  id: id as UnitId,
})

const between = (
  { unit, units: [by, at] }: { unit: string; units: readonly UnitId[] },
  other: string,
) => ({ unit, at: other, ids: [by as UnitId, at as UnitId] })

const HEARD: Heard = {
  fires: (data) => [figure('hits', between(data, data.at), data.hits)],
  blows: (data) => [figure('hits', between(data, data.at), data.hits.value)],
  tests: (data) => [figure('passes', ofUnit(data), data.success)],
  engages: (data) => [figure('contact', between(data, data.with), true)],
  meets: (data) => [figure('contact', between(data, data.with), true)],
  flinches: (data) => [figure('flinches', ofUnit(data), true)],
  'pulls up': (data) => [figure('flinches', ofUnit(data), true)],
  loses: (data) => [figure('stands', ofUnit(data), data.stands.value)],
  routs: (data) => [figure('routs', ofUnit(data), true)],
  'over-run': (data) => [figure('routs', ofUnit(data), true)],
  initiative: ({ side }) => [figure('initiative', { side }, true)],
  quality: (data) => [figure('quality', { ...ofUnit(data), quality: data.quality }, true)],
  'commander lost': ({ side }) => [figure('commander', { side }, true)],
  broken: ({ sides }) => sides.map((side) => figure('broken', { side }, true)),
}

export const heard = ({ name, data }: Happening): readonly Figure[] =>
  HEARD[name as EventName]?.(data as never) ?? []

/** Hits that are still marked in the end, where they were not before; and how the battle ended. */
export const ended = (before: Afv, after: Afv): readonly Figure[] => [
  ...after.units
    .filter(({ id, hits, gone }) => gone === null && hits !== before.units[id]?.hits)
    .map(({ id, name, hits }) => figure('markers', { unit: name, id }, hits)),
  ...outcomeOf(after),
]
