// What a commander-in-chief may have done next. (6.0)

import type { Refusal } from '@grognard/kernel'
import { unitOf, type Brigade, type BrigadeId, type Side, type UnitId, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { refused } from '../refusals/refused.ts'
import { refuseNotOwn } from '../refusals/whose.ts'
import type { NotWaiting } from '../words/told.ts'
import { isConfused, waitingBrigades } from './activation.ts'
import { arrivalsOf, arriving } from './arrivals.ts'
import { mightActOnInitiative, refuseInitiative, type Initiative } from './initiative.ts'

/** What the commander-in-chief has done next. (6.0) */
export type Command =
  | { readonly activate: BrigadeId }
  | { readonly arrive: UnitId }
  | { readonly initiative: Initiative }
  | 'done'

/** Whether there is anything to command, by what all at the table know. */
export const hasCommands = (publicly: Vf, side: Side): boolean =>
  waitingBrigades(publicly).length > 0 ||
  arriving(publicly, side).length > 0 ||
  mightActOnInitiative(publicly, side)

/** Why a commander-in-chief may not command that next. (6.0) */
export function refuseNextCommand(seen: Vf, side: Side, command: Command): Refusal | null {
  if (command === 'done') return refuseDone(seen)
  if ('activate' in command) return refuseActivation(seen, command.activate)
  if ('arrive' in command) return refuseArriving(seen, side, command.arrive)
  return refuseInitiative(seen, side, command.initiative)
}

// 6.0
function refuseDone(seen: Vf): Refusal | null {
  const [brigade] = waitingBrigades(seen)
  return brigade ? refused('vf2:6.0', 'brigade-untested', { brigade: brigade.name }) : null
}

function refuseActivation(seen: Vf, id: BrigadeId): Refusal | null {
  if (waitingBrigades(seen).some((brigade) => brigade.id === id)) return null
  const brigade = seen.brigades[id]
  if (!brigade) return refused('vf2:6.0', 'unknown-brigade', { brigade: id })
  const why = whyNotWaiting(seen, brigade)
  return refused(NOT_WAITING[why], 'brigade-not-waiting', { brigade: brigade.name, why })
}

/** By which clause a brigade is not to be activated. */
const NOT_WAITING = {
  enemy: 'vf2:6.0',
  active: 'vf2:6.0',
  failed: 'vf2:6.1',
  shattered: 'vf2:9.4',
  away: 'vf2:11.0',
} as const satisfies { readonly [why in NotWaiting]: VfClause }

function whyNotWaiting({ active }: Vf, { side, activation, shattered }: Brigade): NotWaiting {
  if (side !== active) return 'enemy'
  if (shattered) return 'shattered'
  if (activation === 'failed') return 'failed'
  return activation === 'waiting' ? 'away' : 'active'
}

// 11.0, A4.1, fate.3
function refuseArriving(seen: Vf, side: Side, id: UnitId): Refusal | null {
  if (arriving(seen, side).some((unit) => unit.id === id)) return null
  const unit = seen.units[id]
  if (unit?.status !== 'reserve' || unit.side !== side)
    return (
      refuseNotOwn(seen, clause('vf2:11.0'), side, id) ??
      refused('vf2:11.0', 'arrived-already', { unit: unitOf(seen, id).name })
    )
  const arrivals = arrivalsOf(seen, side)
  if (!arrivals) return refused('vf2:11.0', 'no-arrivals', { side })
  const { from, most, come } = arrivals
  const { turn } = seen
  if (turn < from) return refused('vf2:A4.1', 'arrivals-later', { from, turn })
  if (isConfused(seen, side)) return refused('vf2:fate.3', 'arrivals-confused', { unit: unit.name })
  if (come >= most) return refused('vf2:A4.1', 'arrivals-enough', { most, come })
  return refused('vf2:11.0', 'arrives-next-turn', { unit: unit.name })
}
