// In which order steps may be taken, and which of them by whom. (12.7 to 12.14, 12.33)

import { FULL_TURN, QUARTER } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Unit } from '../battle.ts'
import { refused } from '../refusals/refused.ts'
import { isColumnOnTheMarch, type Formation } from '../units/formations.ts'
import { isChange, type Pace, type Step, type Steps } from './order.ts'

/** 22.5 degrees (12.13) and 45 degrees (12.33). */
export const INCLINE = FULL_TURN / 16
export const MARCH_TURN = QUARTER / 2

/** The change before the steps, or after them, and the steps between. */
export type Parsed = {
  readonly first: (Step & { readonly do: Changes }) | null
  readonly way: Steps
  readonly last: (Step & { readonly do: Changes }) | null
}
type Changes = 'form' | 'form in place' | 'about'

/** What of some steps is a change, and what is a way; null if changes stand where they may not. */
export function parsed(unit: Unit, steps: Steps): Parsed | Refusal {
  const changes = steps.filter(isChange)
  // 12.11
  if (changes.length > 1) return refused('rf2:12.11', 'changes-two', { unit: unit.name })
  const [change] = changes
  const way = steps.filter((step) => !isChange(step))
  if (!change) return { first: null, way, last: null }
  // 12.14
  if (way.some((step) => step.do === 'retire'))
    return refused('rf2:12.14', 'retire-alone', { unit: unit.name })
  if (steps[0] === change) return { first: change, way, last: null }
  if (steps.at(-1) === change) return { first: null, way, last: change }
  return refused('rf2:12.7', 'change-between', { unit: unit.name })
}

/** Why a unit that stands like that may not go this way; null if it may. */
export function refuseWay(
  unit: Unit,
  formation: Formation,
  way: Steps,
  pace: Pace,
): Refusal | null {
  const { name } = unit
  for (const step of way) {
    const wrong = refuseStep(unit, formation, step)
    if (wrong) return wrong
  }
  const kinds = new Set(way.map((step) => step.do))
  // 13.12
  if (kinds.has('cross') && way.length > 1)
    return refused('rf2:13.12.others', 'cross-alone', { unit: name })
  // 12.14
  if (kinds.has('retire') && [...kinds].some((kind) => kind !== 'retire'))
    return refused('rf2:12.14', 'retire-alone', { unit: name })
  // 12.13
  if (kinds.has('incline') && kinds.has('wheel'))
    return refused('rf2:12.13', 'incline-and-wheel', { unit: name })
  const sides = new Set(way.flatMap((step) => Math.sign('distance' in step ? byOf(step) : 0)))
  if (sides.has(1) && sides.has(-1)) return refused('rf2:12.13', 'incline-both', { unit: name })
  // 12.12
  const wheels = way.flatMap((step, i) => (step.do === 'wheel' ? [i] : []))
  if (wheels.some((i) => i > 0 && i < way.length - 1) || wheels.length > 2)
    return refused('rf2:12.12', 'wheel-between', { unit: name })
  return pace === 'march' ? refuseMarch(unit, way, wheels) : null
}

const byOf = (step: Step): number => ('by' in step ? (step.by ?? 0) : 0)

function refuseStep(unit: Unit, formation: Formation, step: Step): Refusal | null {
  const { name } = unit
  const { kind } = formation
  // 12.27
  if (kind === 'square') return refused('rf2:12.27', 'square-moves', { unit: name })
  // 12.20
  if (kind === 'unlimbered') return refused('rf2:12.20', 'deployed-moves', { unit: name })
  if (step.do === 'drive' && kind !== 'limbered')
    return refused('rf2:12.20', 'drive-guns', { unit: name })
  if (step.do === 'shift' && kind !== 'skirmish')
    return refused('rf2:12.26', 'shift-skirmishers', { unit: name })
  if (step.do === 'file' && !isColumnOnTheMarch(formation))
    return refused('rf2:3.4', 'file-columns', { unit: name })
  // 3.4: what hangs behind a head follows it.
  if ((step.do === 'wheel' || step.do === 'cross') && isColumnOnTheMarch(formation))
    return refused('rf2:3.4', 'wheel-column', { unit: name })
  if (
    (step.do === 'incline' || step.do === 'retire') &&
    'bends' in formation &&
    formation.bends.length > 0
  )
    return refused('rf2:3.4', 'bent-straight', { unit: name })
  if ('distance' in step && step.distance < 0)
    return refused('rf2:12.14', 'distance-below', { unit: name })
  // 12.13, 12.14
  if (
    (step.do === 'incline' || step.do === 'retire') &&
    kind !== 'skirmish' &&
    Math.abs(byOf(step)) > INCLINE
  )
    return refused('rf2:12.13', 'incline-steep', { unit: name })
  return null
}

// 12.31, 12.33
function refuseMarch({ name }: Unit, way: Steps, wheels: readonly number[]): Refusal | null {
  if (way.some((step) => step.do === 'retire'))
    return refused('rf2:12.31', 'march-retires', { unit: name })
  if (wheels.some((i) => i > 0)) return refused('rf2:12.33', 'march-turns-late', { unit: name })
  if (way.some((step) => step.do === 'wheel' && step.by > MARCH_TURN))
    return refused('rf2:12.33', 'march-turns-far', { unit: name })
  return null
}
