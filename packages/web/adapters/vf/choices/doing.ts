import { INCH, type Point } from '@grognard/geometry'
import { metBy, unitOf, type Order, type Unit, type Vf } from '@grognard/rules-vf/functions'
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
    'way' in order ? farSaid(lengthOf(unit, order.way), wording) : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

/** Whoever only turns, or changes formation, goes nowhere. */
const farSaid = (far: number, { text, inches }: Wording): string =>
  far < 0.05 ? text.choice.onTheSpot : inches.control.inches(far)

/** How far the middle of the front goes, for people. */
function lengthOf(unit: Unit, way: readonly Point[]): number {
  let [at, far]: [Point | null, number] = [unit.pose, 0]
  for (const next of way) {
    if (at) far += Math.hypot(next.x - at.x, next.y - at.y)
    at = next
  }
  return far / INCH
}
