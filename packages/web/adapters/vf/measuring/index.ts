import {
  leaderBody,
  situationOf,
  viewInSteps,
  type Side,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { Measure, Measured } from '../../adapter.ts'
import { rulerOf, type Standing } from '../../inches/measuring/ruler.ts'
import { frameFor } from '../frame.ts'
import { leaderIn, unitIn } from '../ids.ts'
import { wordingIn, type Wording } from '../wording.ts'
import { commandOf } from './command.ts'
import { rangesOf } from './ranges.ts'
import { unitSight, unitView } from './seeing.ts'

/** What is measured on the table, by the rules' own functions; null where there is nothing. */
export function measureOf(
  seen: Vf,
  measure: Measure,
  language: Language,
  nearest: Side,
): Measured | null {
  const wording = wordingIn(language)
  const frame = frameFor(seen, nearest)
  if (measure.tool === 'ruler') {
    const whoStands = (body: string) => standingAs(seen, body, wording)
    return rulerOf(measure.from, measure.to, whoStands, frame, wording.inches)
  }
  if (measure.tool === 'sight') {
    const [viewer, target] = [unitIn(seen, measure.from), unitIn(seen, measure.to)]
    return viewer && target && unitSight(seen, viewer, target, frame, wording)
  }
  const leader = leaderIn(seen, measure.body)
  if (leader && measure.tool === 'ranges') return commandOf(seen, leader, frame, wording)
  const unit = unitIn(seen, measure.body)
  if (unit?.status !== 'ready') return null
  return measure.tool === 'ranges'
    ? rangesOf(seen, unit, frame, wording)
    : unitView(seen, unit, measure.isRough === true, frame, wording)
}

/** A unit or a leader on the table, or the feature that it holds. (1.0) */
function standingAs(seen: Vf, id: string, { name }: Wording): Standing | null {
  const unit = unitIn(seen, id)
  const leader = unit ? null : leaderIn(seen, id)
  const body = unit ? situationOf(seen).bodies[unit.id] : leader && leaderBody(seen, leader)
  const named = unit ?? leader
  return named && body ? { name: name(named), body } : null
}

/** Of all measures only what a unit sees takes longer than a frame. */
export function* prepared(seen: Vf, measure: Measure): Generator<void, void> {
  if (measure.tool !== 'view') return
  const unit = unitIn(seen, measure.body)
  if (unit?.status === 'ready')
    yield* viewInSteps(seen, unit.id, measure.isRough ? 'rough' : 'whole')
}
