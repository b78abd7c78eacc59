import { viewInSteps, type Side, type Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { Measure, Measured } from '../../adapter.ts'
import { frameFor } from '../frame.ts'
import { leaderIn, unitIn } from '../ids.ts'
import { wordingIn } from '../wording.ts'
import { commandOf } from './command.ts'
import { rangesOf } from './ranges.ts'
import { rulerOf } from './ruler.ts'
import { sightOf } from './sight.ts'
import { viewShown } from './view.ts'

/** What is measured on the table, by the rules' own functions; null where there is nothing. */
export function measureOf(
  seen: Vf,
  measure: Measure,
  language: Language,
  nearest: Side,
): Measured | null {
  const wording = wordingIn(language)
  const frame = frameFor(seen, nearest)
  if (measure.tool === 'ruler') return rulerOf(seen, measure.from, measure.to, frame, wording)
  const unit = unitIn(seen, measure.of)
  const isThere = unit?.status === 'ready'
  switch (measure.tool) {
    case 'sight': {
      const target = unitIn(seen, measure.to)
      return unit && target && sightOf(seen, unit, target, frame, wording)
    }
    case 'ranges': {
      const leader = leaderIn(seen, measure.of)
      if (leader) return commandOf(seen, leader, frame, wording)
      return isThere ? rangesOf(seen, unit, frame, wording) : null
    }
    case 'view':
      return isThere ? viewShown(seen, unit, measure.isRough === true, frame, wording) : null
  }
}

/** Of all measures only what a unit sees takes longer than a frame. */
export function* prepared(seen: Vf, measure: Measure): Generator<void, void> {
  if (measure.tool !== 'view') return
  const unit = unitIn(seen, measure.of)
  if (unit?.status === 'ready')
    yield* viewInSteps(seen, unit.id, measure.isRough ? 'rough' : 'whole')
}
