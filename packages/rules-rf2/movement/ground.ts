// The ground that a move goes over. (12.5, 12.6, 13.6 to 13.8, 13.12)

import { opened, placesTagged, type Place } from '@grognard/field'
import {
  filesAlong,
  groundsSwept,
  onceFor,
  together,
  type Closed,
  type Ground,
  type Path,
  type Terrain,
} from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import type { Stance } from '../field/situation.ts'
import { effectOf, GROUNDS, type Effect, type GroundTag } from '../terrain/going.ts'
import { goingOf } from '../units/kinds.ts'

/** A place with what it is to those who cross it. */
type Tagged = { readonly tag: GroundTag; readonly place: Place }

const taggedOn = onceFor((terrain: Terrain): readonly Tagged[] =>
  GROUNDS.flatMap((tag) => placesTagged(terrain, tag).map((place): Tagged => ({ tag, place }))),
)

/** All roads of a table as one; null if there is none. (12.25) */
const roadsOn = onceFor((terrain: Terrain): { readonly ground: Ground | null } => {
  const roads = placesTagged(terrain, 'road')
  return { ground: roads.length > 0 ? together(roads.map(({ ground }) => ground)) : null }
})

/** Some ground that a move goes over, with what it does to the unit, and from which leg on. */
export type Crossed = Tagged & { readonly effect: Effect; readonly leg: number }

export const nameOf = ({ place }: Pick<Crossed, 'place'>): string => place.feature.name || place.id

/** Whether a way leads along roads from its start to its end. (12.25, 12.35) */
export function isOnRoad(terrain: Terrain, path: Path): boolean {
  const { ground } = roadsOn(terrain)
  return ground !== null && path.legs.length > 0 && filesAlong(path, ground)
}

/** Skirmishers mind none of it. (13.6) */
const NOTHING: Effect = { halves: false, disorders: false, keeps: false, closed: false }

/** All ground with an effect that a unit stands on, goes over or comes to. */
export function groundOnWay(
  terrain: Terrain,
  unit: Unit,
  { formation }: Stance,
  paths: readonly Path[],
): readonly Crossed[] {
  const all = taggedOn(terrain)
  const road = roadsOn(terrain).ground
  const named = all.map(({ place, tag }) => ({ id: `${tag} ${place.id}`, ground: place.ground }))
  const first = new Map<string, number>()
  for (const path of paths)
    for (const { id, leg } of groundsSwept(path, named, road))
      if (!first.has(id)) first.set(id, leg)
  return all.flatMap(({ tag, place }) => {
    const leg = first.get(`${tag} ${place.id}`)
    if (leg === undefined) return []
    const effect = formation.kind === 'skirmish' ? NOTHING : effectOf(tag, goingOf(unit))
    return [{ tag, place, effect, leg }]
  })
}

/** Where nobody may go but over bridges and fords. */
export const impassableOn = onceFor((terrain: Terrain): readonly Closed[] =>
  placesTagged(terrain, 'impassable').map(opened),
)
