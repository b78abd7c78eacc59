// A place that a unit might go to, with the order that leads there.

import { FULL_TURN } from '@grognard/geometry'
import {
  formationsFor,
  isInMarchColumn,
  profileOf,
  stanceAfter,
  type FeatureId,
  type Formation,
  type Order,
  type Stance,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { headingOf, type Spot } from '../features/oblong.ts'

/** An order, and how its unit would stand then; inside a feature, or in the open. */
export type Wish = {
  readonly order: Order
  readonly stance: Stance | null
  readonly inside: FeatureId | null
}

/** How a unit in the open stands after an order; null if it does not stand in the open then. */
export function stanceOfOrder(seen: Vf, unit: Unit, order: Order): Stance | null {
  if (order.do === 'exit') return { formation: order.formation, pose: order.pose }
  if (order.do === 'move' || order.do === 'retreat')
    return order.occupy === undefined && unit.pose ? stanceAfter(seen, unit, order) : null
  const way = 'again' in order ? [...order.way, ...order.again] : 'way' in order ? order.way : []
  return way && way.length > 0 && unit.pose ? stanceAfter(seen, unit, { way }) : null
}

export type Moving = Extract<Order, { readonly do: 'move' | 'retreat' }>

const COMPASS = Array.from({ length: 64 }, (_, i) => {
  const facing = (i * FULL_TURN) / 64
  return { facing, ahead: headingOf(facing) }
})

/** The heading, of 64, that leads there most nearly. */
export function headingTo(from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [most, best] = [-Infinity, 0]
  for (const { facing, ahead } of COMPASS) {
    const along = dx * ahead.x + dy * ahead.y
    if (along > most) [most, best] = [along, facing]
  }
  return best
}

/** The formations worth thinking about: to fight in, and to march in. */
export function formationsOf(unit: Unit): readonly Formation[] {
  const { arm } = profileOf(unit)
  const all = formationsFor(unit)
  if (arm === 'artillery') return all
  const first = (kind: Formation['kind']): readonly Formation[] =>
    all.filter((formation) => formation.kind === kind).slice(0, 1)
  if (arm === 'cavalry') return first('line')
  const march = all.filter((formation) => isInMarchColumn({ formation })).slice(0, 1)
  return [...first('line'), ...first('attack column'), ...first('open order'), ...march]
}
