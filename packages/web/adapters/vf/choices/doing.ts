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
  const { what, formed, into, against, gone } = partsOf(seen, unit, order, wording)
  return [what, formed, into, against, gone].filter((part) => part !== null).join(', ')
}

/** What OK would do in a word or two, and in full where that is more. */
export type Told = { readonly brief: string; readonly full: string | null }

/** 'Move 4.0"', and in full 'Move, form line, 12 wide, 4.0"'. */
export function toldOf(seen: Vf, unit: Unit, order: Order, wording: Wording): Told {
  const { capital, choice } = wording.text
  const { what, formed, into, against, gone } = partsOf(seen, unit, order, wording)
  if (formed !== null && gone === choice.onTheSpot && order.do === 'move')
    return { brief: capital(formed), full: null }
  const isMore = formed !== null || into !== null || against !== null
  return {
    brief: capital(gone === null ? what : `${what} ${gone}`),
    full: isMore ? capital(doing(seen, unit, order, wording)) : null,
  }
}

function partsOf(seen: Vf, unit: Unit, order: Order, wording: Wording) {
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
  return {
    what: nouns.order[order.do],
    formed: formed ? text.choice.formed(nouns.formed(formed)) : null,
    into: into === undefined ? null : text.choice.into(wording.place(seen, into)),
    against:
      met.length > 0
        ? text.choice.target(text.list(met.map((id) => wording.name(unitOf(seen, id)))))
        : null,
    gone: 'way' in order && order.way ? goneSaid(unit, order, order.way, wording) : null,
  }
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
