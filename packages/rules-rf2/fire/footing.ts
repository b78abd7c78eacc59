// What a stand stands on, as far as sight goes: how high it is, and what it is in. (13.9 to 13.13)

import { heightOf, hillsOn, placesOn, type Place } from '@grognard/field'
import {
  crestScreen,
  groundOf,
  groundScreen,
  isWithin,
  levelAt,
  levelsOf,
  levelScreens,
  onceFor,
  overlap,
  polygonOf,
  risesBy,
  type Hill,
  type Ring,
  type Screen,
  type Terrain,
} from '@grognard/geometry'

/** Ground that can be in the way: a level of a hill, its crest, or what grows or is built on it. */
export type Rise = {
  readonly screen: Screen
  readonly height: number
  /** Which hill it is of; null if it is none. */
  readonly hill: number | null
  /** Woods and built up areas: one sees an inch into them. (13.13) */
  readonly dense: boolean
}

/** All that may be in the way on a table, but for those who stand there. */
export const risesOn = onceFor((terrain: Terrain): readonly Rise[] => [
  ...hillsOn(terrain).flatMap(ofHill),
  ...placesOn(terrain).flatMap((place) => {
    const rise = ofPlace(terrain, place)
    return rise ? [rise] : []
  }),
])

function ofHill(hill: Hill, number: number): readonly Rise[] {
  const of = (screen: Screen, height: number): Rise => ({
    screen,
    height,
    hill: number,
    dense: false,
  })
  const levels = levelScreens(hill).map((screen, i) => of(screen, i + 1))
  // What a crest hides is as high as its hill. (13.11)
  return hill.crest.length > 1 ? [...levels, of(crestScreen(hill), levels.length)] : levels
}

/** Levels add up: a forest on a hill is as high as both. (13.9) */
function ofPlace(terrain: Terrain, { id, feature, ground, rules }: Place): Rise | null {
  const dense = rules.has('dense')
  const own = 'shape' in feature && feature.shape !== 'hill' ? risesBy(feature) : 0
  const rises = dense ? Math.max(1, own) : own
  if (rises === 0) return null
  const height = heightOf(terrain, ground) + rises
  return { screen: groundScreen(id, ground, height), height, hill: null, dense }
}

export type Footing = {
  /** How high its middle is. */
  readonly level: number
  /** By hill: the highest of its levels that any of it is on, which hides nothing from it. (13.10) */
  readonly touches: readonly number[]
  /** Hills whose crests it stands on. */
  readonly crests: readonly number[]
  /** Of all rises those that are no hills and that it is in. */
  readonly inside: readonly number[]
}

/** Of a stand on a lattice that is so much finer; the same for all that stand alike. */
export function footingOf(
  terrain: Terrain,
  stand: Ring,
  scale: number,
  known: Map<string, Footing>,
): Footing {
  const hills = hillsOn(terrain)
  const level = Math.max(0, ...hills.map((hill) => levelUnder(hill, stand, scale)))
  const touches = hills.map((hill) => levelTouched(hill, stand, scale))
  const crests = hills.flatMap((hill, i) => (isOnCrest(hill, stand, scale) ? [i] : []))
  const inside = risesOn(terrain).flatMap((rise, i) =>
    rise.hill === null && isInside(rise, stand, scale) ? [i] : [],
  )
  const key = `${level}/${touches.join(' ')}/${crests.join(' ')}/${inside.join(' ')}`
  let footing = known.get(key)
  if (!footing) known.set(key, (footing = { level, touches, crests, inside }))
  return footing
}

/** The level on which the middle of a stand is. */
function levelUnder(hill: Hill, stand: Ring, scale: number): number {
  if (isAside(stand, scale, groundOf(hill))) return 0
  const middle = (from: 0 | 1): number =>
    (stand[from] as number) +
    (stand[from + 2] as number) +
    (stand[from + 4] as number) +
    (stand[from + 6] as number)
  return levelAt(hill, middle(0), middle(1), 4 * scale)
}

function levelTouched(hill: Hill, stand: Ring, scale: number): number {
  if (isAside(stand, scale, groundOf(hill))) return 0
  const grounds = levelsOf(hill)
  for (let level = grounds.length; level > 0; level--)
    if (grounds[level - 1]?.pieces.some((piece) => overlap(stand, times(piece, scale))))
      return level
  return 0
}

type Bounds = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function isAside(stand: Ring, scale: number, { left, top, right, bottom }: Bounds): boolean {
  const among = (from: 0 | 1): readonly number[] =>
    [0, 2, 4, 6].map((i) => stand[from + i] as number)
  const [xs, ys] = [among(0), among(1)]
  return (
    Math.min(...xs) > right * scale ||
    Math.max(...xs) < left * scale ||
    Math.min(...ys) > bottom * scale ||
    Math.max(...ys) < top * scale
  )
}

const isInside = ({ screen }: Rise, stand: Ring, scale: number): boolean =>
  !isAside(stand, scale, screen) && screen.cores.some((core) => overlap(stand, times(core, scale)))

/** It is on the crest, or touches it. (13.11) */
function isOnCrest(hill: Hill, stand: Ring, scale: number): boolean {
  if (hill.crest.length < 2 || isAside(stand, scale, groundOf(hill))) return false
  const crest = polygonOf(hill.crest)
  for (let i = 0; i + 3 < crest.length; i += 2)
    if (isWithin(stand, times(crest.slice(i, i + 4), scale), 0)) return true
  return false
}

export const times = (ring: Ring, scale: number): Ring => ring.map((value) => value * scale)
