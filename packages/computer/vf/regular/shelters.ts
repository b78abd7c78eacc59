// Into defendable features and out of them. (T.3.2, T.3.3)

import { FULL_TURN, INCH, layoutReach, poseAt, toward, turned } from '@grognard/geometry'
import {
  basesOf,
  layoutOf,
  numbersOf,
  occupierOf,
  placesWith,
  profileOf,
  specialsOf,
  type Place,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { between, headingOf, inInches, type Spot } from '../features/oblong.ts'
import type { Picture } from '../features/picture.ts'
import { formationsOf, headingTo, type Moving, type Wish } from './wish.ts'

/** Into a feature at hand; for some after a move. (T.3.2) */
export function shelters(seen: Vf, unit: Unit, moves: readonly Wish[]): readonly Wish[] {
  if (profileOf(unit).arm !== 'infantry') return []
  const open = placesWith(seen.terrain, 'defendable').filter(({ id }) => !occupierOf(seen, id))
  const nimble = specialsOf(unit).some(({ occupiesAfterMove }) => occupiesAfterMove)
  return open.flatMap(({ id, ground }) => {
    const at: Wish = {
      order: { unit: unit.id, do: 'occupy', feature: id },
      stance: null,
      inside: id,
    }
    const middle = {
      x: (ground.left + ground.right) / 2 / INCH,
      y: (ground.top + ground.bottom) / 2 / INCH,
    }
    if (!nimble) return [at]
    const near = moves
      .filter(
        ({ order }) =>
          order.do === 'move' && order.after === undefined && order.before === undefined,
      )
      .flatMap((wish) =>
        wish.stance ? [{ wish, far: between(inInches(wish.stance.pose), middle) }] : [],
      )
      .toSorted((a, b) => a.far - b.far)
      .slice(0, 3)
    return [
      at,
      ...near.map(({ wish }) => ({
        order: { occupy: id, ...(wish.order as Moving) },
        stance: null,
        inside: id,
      })),
    ]
  })
}

/** How far out of a feature, as parts of how far all of a unit may be. (T.3.3) */
const OUT = [1 / 6, 2.5 / 6] as const

/** Out of a feature towards the goal, or towards the enemy. (T.3.3) */
export function exits(picture: Picture, unit: Unit, goal: Spot): readonly Wish[] {
  const place = placesWith(picture.seen.terrain, 'defendable').find(({ id }) => id === unit.inside)
  if (!place || unit.entered) return []
  const { left, top, right, bottom } = place.ground
  const { out } = numbersOf(picture.seen.options)
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  const towards = headingTo(inInches(middle), goal)
  return [0, 1, -1, 2, -2, 3, -3, 4].flatMap((eighths) => {
    const way = turned(towards, (eighths * FULL_TURN) / 8)
    const edge = edgeOf(place.ground, middle, way)
    return OUT.flatMap((part) =>
      formationsOf(unit).map((formation) => {
        const depth = -layoutReach(layoutOf(unit, formation, basesOf(picture.seen.options))).rear
        // Looking away from the feature, its rear is next to it.
        const pose = poseAt(toward(middle, way, Math.round(edge + part * out - depth)), way)
        return {
          order: { unit: unit.id, do: 'exit', formation, pose },
          stance: { formation, pose },
          inside: null,
        } as const
      }),
    )
  })
}

/** How far the ground goes from its middle, that way. */
function edgeOf({ pieces }: Place['ground'], middle: Spot, way: number): number {
  const { x, y } = headingOf(way)
  let most = 0
  for (const ring of pieces)
    for (let i = 0; i < ring.length; i += 2)
      most = Math.max(
        most,
        ((ring[i] as number) - middle.x) * x + ((ring[i + 1] as number) - middle.y) * y,
      )
  return most
}
