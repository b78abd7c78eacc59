import { INCH, type Point } from '@grognard/geometry'
import {
  metBy,
  unitOf,
  type Order,
  type Unit,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'
import type { Wording } from '../wording.ts'

/** 'move, form line, 12 wide'. */
export function doing(seen: Vf, unit: Unit, order: Order, wording: Wording): string {
  const { text, nouns } = wording
  const formed =
    'after' in order && order.after
      ? order.after.formation
      : 'before' in order && order.before
        ? order.before.formation
        : 'formation' in order
          ? order.formation
          : null
  const into = 'feature' in order ? order.feature : 'occupy' in order ? order.occupy : undefined
  const met = order.do === 'assault' ? metBy(seen, unit, order.way) : []
  const parts = [
    nouns.order[order.do],
    formed ? text.choice.formed(nouns.formed(formed)) : null,
    into === undefined ? null : text.choice.into(wording.place(seen, into)),
    met.length > 0
      ? text.choice.target(text.list(met.map((id) => wording.name(unitOf(seen, id)))))
      : null,
    'way' in order && order.way ? goneSaid(unit, order, order.way, wording) : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

/** How far it goes: at once, in two moves, or before it rallies. */
function goneSaid(unit: Unit, order: Order, way: Way, wording: Wording): string {
  const { choice } = wording.text
  const far = farSaid(lengthOf(unit.pose, way), wording)
  if (order.do === 'rally') return choice.afterMove(far)
  if (order.do !== 'manoeuvre') return far
  return choice.andThen(far, farSaid(lengthOf(way.at(-1) ?? unit.pose, order.again), wording))
}

/** Whoever only turns, or changes formation, goes nowhere. */
const farSaid = (far: number, { text, inches }: Wording): string =>
  far < 0.05 ? text.choice.onTheSpot : inches.control.inches(far)

/** How far the middle of the front goes, for people. */
function lengthOf(from: Point | null, way: readonly Point[]): number {
  let [at, far]: [Point | null, number] = [from, 0]
  for (const next of way) {
    if (at) far += Math.hypot(next.x - at.x, next.y - at.y)
    at = next
  }
  return far / INCH
}
