// How a battle of Second Rank & File becomes a film.

import type { Pose } from '@grognard/geometry'
import type { SideId, Told } from '@grognard/kernel'
import type { Rf2 } from '@grognard/rules-rf2/functions'
import type { March, Shows } from '@grognard/table'
import type { Explained, Language } from '@grognard/toolkit'
import type { Filming, FilmScene } from '../../adapter.ts'
import { costSaid } from '../../inches/moving/show.ts'
import { aboutOf } from '../about.ts'
import { frameFor } from '../frame.ts'
import { wordingIn } from '../wording.ts'
import { begins, kindOfScene } from './cut.ts'
import { throwOf } from './throws.ts'

export const rf2Film: Filming<Rf2> = {
  begins,
  shows: showsOf,
  changes: aboutOf,
  says: (told) => told,
  titled,
  briefly,
}

function showsOf(
  { told, before }: FilmScene<Rf2>,
  language: Language,
  nearest: SideId,
): Partial<Shows> {
  const [first] = told
  const throws = told
    .flatMap((one) => throwOf(one, language) ?? [])
    .filter(({ beside }) => beside !== '')
  const routs = told.flatMap((one) => (one.name === 'routs' ? aboutOf(before, one) : []))
  const actors = first ? aboutOf(before, first).slice(0, 1) : []
  const common = { routs, throws, actors }
  switch (kindOfScene(told)) {
    case 'volley': {
      const shots = told.filter(({ name }) => name === 'fires').map((one) => aboutOf(before, one))
      return {
        ...common,
        targets: shots.flatMap(([, target]) => target ?? []),
        volleys: shots.flatMap(([from, to]) =>
          from !== undefined && to !== undefined ? [{ from, to, lends: false }] : [],
        ),
      }
    }
    case 'order':
    case 'test':
      return { ...common, marches: marchesOf(told, before, language, nearest) }
    case 'ride':
    case 'losses':
      return { ...common, actors: told.flatMap((one) => aboutOf(before, one)) }
    case 'note':
      return common
  }
}

/** Whoever goes somewhere, from where he stood. */
function marchesOf(
  told: readonly Told[],
  before: Rf2,
  language: Language,
  nearest: SideId,
): readonly March[] {
  const frame = frameFor(before, nearest === 'blue' ? 'blue' : 'red')
  return told.flatMap((one): readonly March[] => {
    const { to, units, used, allowance } = one.data
    const from = before.units[Array.isArray(units) ? Number(units[0]) : -1]?.pose
    const [body] = aboutOf(before, one)
    if (
      !from ||
      !to ||
      body === undefined ||
      !['moves', 'manhandled', 'retreats'].includes(one.name)
    )
      return []
    const { inches } = wordingIn(language)
    const { used: of, distance } = inches.control
    const label =
      typeof used === 'number'
        ? of(costSaid(used / 100, inches), distance((allowance as unknown as Explained).value))
        : null
    const way = [from, to as unknown as Pose]
    return [{ body, way: way.map((pose) => frame.pose(pose)), label }]
  })
}

/** Fire and tests in few words: what the dice show and needed is seen beside them. */
function briefly({ name: event, data }: Told, language: Language): string | null {
  const { text, name } = wordingIn(language)
  const { brief } = text.film
  const named = (key: string): string => name({ name: String(data[key]) })
  switch (event) {
    case 'fires':
      return brief.fires(named('unit'), named('target'), Number(data['hits']))
    case 'morale':
      return (data['passed'] === true ? brief.stands : brief.breaks)(named('unit'))
    case 'elan':
      return (data['passed'] === true ? brief.steady : brief.disordered)(named('unit'))
    default:
      return null
  }
}

/** Who does what in a scene, before it is known what comes of it. */
function titled(told: readonly Told[], language: Language): string | null {
  const [first] = told
  const { text, name } = wordingIn(language)
  const named = (key: string): string => {
    const value = first?.data[key]
    return typeof value === 'string' ? name({ name: value }) : ''
  }
  const { title } = text.film
  switch (first?.name) {
    case 'fires':
      return title.fires(named('unit'), named('target'))
    case 'moves':
      return title.moves(named('unit'))
    case 'morale':
      return title.morale(named('unit'))
    case 'rides':
      return title.rides(named('leader'))
    default:
      return null
  }
}
