import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '@grognard/rules-vf/functions'
import type { Emphasis } from '@grognard/table'
import type { Frame } from '../../inches/frame.ts'
import { linesOf, trailOf } from '../../inches/moving/show.ts'
import { unitBody } from '../bodies.ts'
import type { Wording } from '../wording.ts'
import { endOf, isEmpty, placesOf, spent, startOf, type Plan } from './plan.ts'

/** The ghost with its trail, and the lines that show why it may not go there. */
export function planShown(
  seen: Vf,
  unit: Unit,
  plan: Plan | null,
  refusal: Refusal | null,
  frame: Frame,
  wording: Wording,
): Pick<Emphasis, 'ghosts' | 'trails' | 'lines'> {
  const lines = linesOf(refusal, frame, wording.inches)
  if (!plan || isEmpty(plan)) return { ghosts: [], trails: [], lines }
  const ghost = unitBody(seen, unit, frame, wording, endOf(seen, unit, plan))
  const before = plan.first ? [unit.pose ?? [], plan.first.way].flat() : []
  const places = [...before, startOf(seen, unit, plan).pose, ...plan.way.flatMap(placesOf)]
  const trail = () =>
    trailOf(places, spent(seen, unit, plan), refusal !== null, frame, wording.inches)
  return {
    ghosts: ghost ? [ghost] : [],
    trails: plan.way.length === 0 ? [] : [trail()],
    lines,
  }
}
