// What scenario A lets the defender put on the table. (A3.1)

import { groundOf, INCH, type Feature, type Terrain } from '@grognard/geometry'
import { same, type Refusal } from '@grognard/kernel'
import { refused } from '../refusals/refused.ts'
import { tagged, tags, type Ways } from '../terrain/kinds.ts'

const BORDERS = ['fence', 'hedge', 'wall']
const LARGE = 96 * 60 * INCH * INCH

type TagsOf = (feature: Feature) => readonly string[]

type Count = readonly [least: number, most: number]

/** Woods are about 6 to 9 inches across; an inch more or less is still about. */
const ACROSS: Count = [5 * INCH, 10 * INCH]

/** How many towns and woods there are at least, and at most; a large table has room for more. */
export function limitsOf({ width, height }: Pick<Terrain, 'width' | 'height'>): {
  readonly village: Count
  readonly wood: Count
} {
  const most = width * height > LARGE ? 5 : 3
  return { village: [2, most], wood: [2, most] }
}

/** The first thing that the scenario does not allow, where features do what these tags say. */
export function refuseBattlefield(terrain: Terrain, tagsOf: TagsOf = tags): Refusal | null {
  const { features } = terrain
  const ofKind = (...kinds: readonly string[]) =>
    features.filter(({ kind }) => kinds.includes(kind))
  const {
    village: [, mostTowns],
    wood: [, mostWoods],
  } = limitsOf(terrain)
  const [towns, woods, water] = [ofKind('village'), ofKind('wood'), ofKind('river', 'stream')]
  const odd = features.find(
    ({ kind }) =>
      !['village', 'wood', 'river', 'stream', 'hill', 'road', ...BORDERS].includes(kind),
  )
  if (odd) return refused('vf2:A3.1', 'odd-feature', { feature: odd.name || odd.id })
  if (towns.length < 2 || towns.length > mostTowns)
    return refused('vf2:A3.1', 'towns', { most: mostTowns, count: towns.length })
  if (woods.length < 2 || woods.length > mostWoods)
    return refused('vf2:A3.1', 'woods', { most: mostWoods, count: woods.length })
  // One or two more in all, not two of each.
  const both = towns.length + woods.length
  if (both > mostTowns + 3)
    return refused('vf2:A3.1', 'towns-and-woods', { most: mostTowns + 3, count: both })
  const open = towns.find(({ tags }) => !tags.includes('defendable'))
  if (open) return refused('vf2:A3.1', 'town-defendable', { feature: open.name || open.id })
  const other = features.find((feature) => !hasItsRules(feature, tagsOf))
  if (other) return refused('vf2:A3.1', 'feature-rules', { feature: other.name || other.id })
  const wood = woods.find((feature) => !isAbout(feature, ACROSS))
  if (wood)
    return refused('vf2:A3.1', 'wood-size', { feature: wood.name || wood.id, ...sizeOf(wood) })
  return refuseWater(terrain, water)
}

/** It does what its kind does, in one of the ways that players may agree on. (T.1) */
const hasItsRules = (feature: Feature, tagsOf: TagsOf): boolean =>
  WAYS.some((ways) => {
    const proper = tagged(feature, ways)
    return (
      same(tagsOf(proper).toSorted(), tagsOf(feature).toSorted()) &&
      (!('crossings' in proper) ||
        !('crossings' in feature) ||
        proper.crossings.every((one, i) => same(one.tags, feature.crossings[i]?.tags ?? [])))
    )
  })

const WAYS: readonly Ways[] = [{}, { wood: 'rough' }, { high: true }]

function isAbout(feature: Feature, [least, most]: Count): boolean {
  const { wide, deep } = sizeOf(feature)
  return [wide, deep].every((across) => across >= hundredths(least) && across <= hundredths(most))
}

/** How large a feature is, in hundredths of an inch. */
function sizeOf(feature: Feature): { readonly wide: number; readonly deep: number } {
  const { left, right, top, bottom } = groundOf(feature)
  return { wide: hundredths(right - left), deep: hundredths(bottom - top) }
}

const hundredths = (length: number): number => (length * 100) / INCH

/** One at most, from one edge to another; a river can be crossed somewhere. */
function refuseWater(terrain: Terrain, water: readonly Feature[]): Refusal | null {
  if (water.length > 1) return refused('vf2:A3.1', 'one-river', { count: water.length })
  const [river] = water
  if (river?.shape !== 'line') return null
  if (river.kind === 'river' && river.crossings.length === 0)
    return refused('vf2:A3.1', 'no-crossing', { feature: river.name || river.id })
  const ends = [river.points[0], river.points.at(-1)].map((end) => edgesAt(terrain, end))
  const [from = [], to = []] = ends
  const isAcross = from.length > 0 && to.some((edge) => !from.includes(edge) || from.length > 1)
  return isAcross ? null : refused('vf2:A3.1', 'river-ends', { feature: river.name || river.id })
}

const edgesAt = (
  { width, height }: Terrain,
  end: { readonly x: number; readonly y: number } | undefined,
): readonly string[] => {
  if (!end) return []
  const at: [boolean, string][] = [
    [end.x <= 0, 'left'],
    [end.x >= width, 'right'],
    [end.y <= 0, 'top'],
    [end.y >= height, 'bottom'],
  ]
  return at.flatMap(([isThere, edge]) => (isThere ? [edge] : []))
}
