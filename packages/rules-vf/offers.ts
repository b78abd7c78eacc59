// An order of one edition, as another would have it given: what the 2nd and 3rd call a double is a
// manoeuvre of two moves in the 1st, and the other way round. (6.6, vf1:action.manoeuvre)

import { lengthOf, type Point, type Pose } from '@grognard/geometry'
import type { Json, Offers } from '@grognard/kernel'
import { headTo } from './actions/filing.ts'
import type { NextOrder } from './actions/next-order.ts'
import { stanceOf } from './actions/reform.ts'
import { orderAsk } from './asks/order.ts'
import type { FeatureId, Unit, Vf } from './battle.ts'
import { editionOf } from './editions/book.ts'
import type { Order, Step, Way } from './order.ts'

/** As it is given, and if that will not do, as this edition calls it. */
export const offers: Offers<Vf> = ({ answer }, { name }, seen) => {
  const given = name === orderAsk.name ? (answer as NextOrder) : 'done'
  if (given === 'done' || !('order' in given)) return [answer]
  const others = otherwise(seen, given.order).map((order) => ({ ...given, order }))
  return [answer, ...(others as unknown as Json[])]
}

/** The orders that lead to the same place by what this edition has. */
function otherwise(seen: Vf, order: Order): readonly Order[] {
  const unit = seen.units[order.unit]
  if (!unit) return []
  if (order.do === 'manoeuvre') return joined(order)
  const isOneWay = order.do === 'double' || (order.do === 'move' && !order.before && !order.after)
  return isOneWay && unit.pose && editionOf(seen).actions.includes('manoeuvre')
    ? halved(unit, order)
    : []
}

/** Two moves as a double, or as one move where enemies are too near for that. */
const joined = (order: Extract<Order, { readonly do: 'manoeuvre' }>): readonly Order[] => {
  const { unit, way, again, occupy } = order
  const whole = [...way, ...again]
  return occupy === undefined
    ? [
        { unit, do: 'double', way: whole },
        { unit, do: 'move', way: whole },
      ]
    : [{ unit, do: 'move', way: whole, occupy }]
}

type OneWay = { readonly way: Way; readonly occupy?: FeatureId }

/** One way as two moves, the break near its middle first. */
function halved(unit: Unit, order: OneWay): readonly Order[] {
  const into = order.occupy === undefined ? {} : { occupy: order.occupy }
  return breaksOf(stanceOf(unit).pose, order.way).map(([way, again]) => ({
    unit: unit.id,
    do: 'manoeuvre',
    way,
    again,
    ...into,
  }))
}

type Break = readonly [way: Way, again: Way]

/** Where a way may be broken, in parts of its length: rough ground makes one half longer. */
const SHARES = [1 / 2, 2 / 5, 3 / 5, 1 / 3, 2 / 3, 1 / 4, 3 / 4]

/** The ways to break a way in two: between two steps, and in the midst of one. */
function breaksOf(from: Pose, way: Way): readonly Break[] {
  const starts: readonly Pose[] = [from, ...way]
  const lengths = way.map((step, i) => lengthOf(starts[i] as Pose, step))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const between = way.slice(1).map((_, i): Break => [way.slice(0, i + 1), way.slice(i + 1)])
  const within = SHARES.flatMap((share) => {
    let left = all * share
    const at = lengths.findIndex((length) => {
      left -= length
      return left <= 0
    })
    const [start, step, length] = [starts[at], way[at], lengths[at]]
    if (!start || !step || length === undefined || length === 0) return []
    return stopsOn(start, step, left + length).map(([stop, on]): Break => [
      [...way.slice(0, at), stop],
      [on, ...way.slice(at + 1)],
    ])
  })
  return [...within, ...between]
}

/** A stop on a step, and the step that leads on from there. */
type Stop = readonly [stop: Step, on: Step]

/** Where a unit may stop so far along a step; one through a gap is gone as a whole. */
function stopsOn(from: Pose, step: Step, far: number): readonly Stop[] {
  if (step.by) return []
  const length = lengthOf(from, step)
  const place = (distance: number): Point => ({
    x: Math.round(from.x + ((step.x - from.x) * distance) / length),
    y: Math.round(from.y + ((step.y - from.y) * distance) / length),
  })
  if (step.file) return stopInFile(from, step, far, place)
  const { x, y } = place(far)
  const facings = new Set([step.facing, from.facing])
  return [...facings].map((facing) => [{ x, y, facing }, step])
}

/** So much nearer or farther a head may stop. */
const ASIDE = 250

/** A head looks where it goes: only where it looks the same way before and after it goes straight on. */
function stopInFile(
  from: Pose,
  step: Step,
  far: number,
  place: (distance: number) => Point,
): readonly Stop[] {
  for (let aside = 0; aside <= ASIDE; aside++)
    for (const distance of [far - aside, far + aside]) {
      const stop = headTo(from, place(distance))
      const on = headTo(stop, step)
      if (stop.facing === step.facing && on.facing === step.facing) return [[stop, on]]
    }
  return []
}
