// What a target stand is covered by. (13.2, 13.5, 14.9)

import { placesOn, type Place } from '@grognard/field'
import { enters, isNearGround, whereIs, CONTACT, type Ring, type Terrain } from '@grognard/geometry'
import type { Stand } from './ranks.ts'

const COVERS = ['fortified heavy', 'heavy', 'fortified light', 'light'] as const
export type Cover = (typeof COVERS)[number]

/** The tags of a feature say which cover it gives. */
const coverOf = ({ rules }: Place): Cover | null =>
  COVERS.find((cover) => rules.has(`${cover} cover`)) ?? null

/**
 * The best cover of a stand against fire from some place: of ground its middle is on, and of a line
 * that it stands at, if the fire comes across it.
 */
export function coverAgainst(
  terrain: Terrain,
  { ring }: Pick<Stand, 'ring'>,
  from: { readonly x: number; readonly y: number },
  scale: number,
): Cover | null {
  const [x, y] = [middle(ring, 0), middle(ring, 1)]
  const covers = placesOn(terrain).flatMap((place): readonly Cover[] => {
    const cover = coverOf(place)
    if (!cover) return []
    const { feature, ground } = place
    const covered =
      'shape' in feature && feature.shape === 'line'
        ? isNearGround(onTable(ring, scale), ground, CONTACT) &&
          ground.pieces.some((piece) =>
            enters({ ax: from.x * 4, ay: from.y * 4, bx: x, by: y, scale: 4 * scale }, piece),
          )
        : ground.parts.some((part) => whereIs(part, x, y, 4 * scale) !== 'outside')
    return covered ? [cover] : []
  })
  return COVERS.find((cover) => covers.includes(cover)) ?? null
}

/** Four times the middle of a stand. */
const middle = (ring: Ring, from: 0 | 1): number =>
  (ring[from] as number) +
  (ring[from + 2] as number) +
  (ring[from + 4] as number) +
  (ring[from + 6] as number)

/** To the thousandth: contact has a tolerance of its own. */
const onTable = (ring: Ring, scale: number): Ring => ring.map((value) => Math.round(value / scale))
