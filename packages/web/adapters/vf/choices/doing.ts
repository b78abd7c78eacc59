import { INCH } from '@grognard/geometry'
import {
  metBy,
  unitOf,
  type Order,
  type Unit,
  type Vf,
  type Way,
} from '@grognard/rules-vf/functions'
import { costSaid } from '../../inches/moving/show.ts'
import { planOf, spentEach } from '../moving/plan.ts'
import type { Wording } from '../wording.ts'

/** 'move, form line, 12 wide'. */
export function doing(seen: Vf, unit: Unit, order: Order, wording: Wording): string {
  const { what, formed, into, met, gone } = partsOf(seen, unit, order, wording)
  const against = met === null ? null : wording.text.choice.target(met)
  return [what, formed, into, against, gone].filter((part) => part !== null).join(', ')
}

/** What OK would do in a word or two, and in full where that is more. */
export type Told = { readonly brief: string; readonly full: string | null }

/** 'Move 4.0"', and in full 'Move, form line, 12 wide, 4.0"'; an assault as a question. */
export function toldOf(seen: Vf, unit: Unit, order: Order, wording: Wording): Told {
  const { capital, choice } = wording.text
  const { what, formed, into, met, gone } = partsOf(seen, unit, order, wording)
  if (formed !== null && gone === choice.onTheSpot && order.do === 'move')
    return { brief: capital(formed), full: null }
  const isMore = formed !== null || into !== null
  return {
    brief: capital(gone === null ? what : `${what} ${gone}`),
    full:
      met !== null
        ? choice.assaults(met, wording.name(unit))
        : isMore
          ? capital(doing(seen, unit, order, wording))
          : null,
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
    met: met.length > 0 ? text.list(met.map((id) => wording.name(unitOf(seen, id)))) : null,
    gone: 'way' in order && order.way ? goneSaid(seen, unit, order, order.way, wording) : null,
  }
}

/** What it costs, as its trail tells it: at once, in two moves, or before it rallies. */
function goneSaid(seen: Vf, unit: Unit, order: Order, way: Way, wording: Wording): string {
  const { text, inches } = wording
  const plan = planOf(order)
  const [far = '', again = ''] = plan
    ? spentEach(seen, unit, plan).map(({ used }) => costSaid(used, inches))
    : []
  if (order.do === 'rally') return text.choice.afterMove(far)
  if (order.do === 'manoeuvre') return text.choice.andThen(far, again)
  if (!isOnTheSpot(unit, way)) return far
  return way.length === 0 ? text.choice.onTheSpot : `${text.choice.onTheSpot}, ${far}`
}

/** Whoever only turns goes nowhere, and what that costs goes off its move. */
const isOnTheSpot = ({ pose }: Unit, way: Way): boolean =>
  way.every(({ x, y }) => pose !== null && Math.hypot(x - pose.x, y - pose.y) < INCH / 20)
