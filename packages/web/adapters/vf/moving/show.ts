import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '@grognard/rules-vf/functions'
import type { Emphasis } from '@grognard/table'
import type { Frame } from '../../inches/frame.ts'
import { linesOf, trailOf } from '../../inches/moving/show.ts'
import { unitBody } from '../bodies.ts'
import type { Wording } from '../wording.ts'
import { endOf, isEmpty, movesOf, placesOf, spentEach, type Plan } from './plan.ts'

/** The ghost with its trail, and the lines that show why it may not go there. */
export function planShown(
  seen: Vf,
  unit: Unit,
  plan: Plan | null,
  refusal: Refusal | null,
  frame: Frame,
  wording: Wording,
): Pick<Emphasis, 'ghosts' | 'trails' | 'lines'> {
  const reasons = linesOf(refusal, frame, wording.inches)
  if (!plan || isEmpty(plan)) return { ghosts: [], trails: [], lines: reasons }
  const moves = movesOf(seen, unit, plan)
  const before = plan.first ? [unit.pose ?? [], plan.first.way].flat() : []
  // Where the first of two moves ends, and where all of it does.
  const stands = [...moves.slice(1).map(({ start }) => start), endOf(seen, unit, plan)]
  const ghosts = stands.map((stance) => unitBody(seen, unit, frame, wording, stance))
  const { nthMove } = wording.text.control
  const each = spentEach(seen, unit, plan)
  // Its trail says already how much too far it is.
  const isTooFar = each.some(({ used, all }) => all !== null && used > all)
  const lines = isTooFar ? reasons.map((line) => ({ ...line, label: null })) : reasons
  const trails = each.map((spent, i) => {
    const { start, way } = moves[i] as (typeof moves)[0]
    const places = [...(i === 0 ? before : []), start.pose, ...way.flatMap(placesOf)]
    const trail = trailOf(places, spent, refusal !== null, frame, wording.inches)
    return moves.length === 1 ? trail : { ...trail, label: nthMove(i, trail.label ?? '') }
  })
  return {
    ghosts: ghosts.filter((ghost) => ghost !== null),
    trails: plan.way.length === 0 ? [] : trails,
    lines,
  }
}
