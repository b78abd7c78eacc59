import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { refuseArrival, type Arrival } from '../actions/arrive.ts'
import { unitOf, type UnitId, type Vf } from '../battle.ts'
import { anyArrival, arrivals } from '../proposals/arrivals.ts'
import { isFormation, isOrder, isPose, isWay } from './order-form.ts'

type Args = { readonly unit: UnitId }

/** How a reinforcement comes on; null if it does not come before next turn. (11.0) */
export const arriveAsk: AskKind<Vf, Args, Arrival | null> = {
  name: 'arrive',
  expects: '{formation, from, order, again?}, or null',
  is: isArrival,
  refuse: (seen, { unit }, arrival) =>
    arrival === null ? null : refuseArrival(seen, unitOf(seen, unit), arrival),
  candidates: (seen, { unit }, n, random) => arrivals(seen, unitOf(seen, unit), n, random),
  any: (seen, { unit }, random) => anyArrival(seen, unitOf(seen, unit), random),
  complete: false,
}

function isArrival(answer: Json): answer is Arrival | null {
  if (answer === null) return true
  if (!isObject(answer) || !hasOnly(answer, 'formation', 'from', 'order', 'again')) return false
  const { formation, from, order, again } = answer
  return (
    isFormation(formation) &&
    isPose(from) &&
    isOrder(order) &&
    (again === undefined || isWay(again))
  )
}
