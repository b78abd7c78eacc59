// What a charge and the reactions to it would bring, by the functions that charge and react.

import type { Procedure } from '@grognard/kernel'
import type { End, InSteps } from '@grognard/toolkit'
import type { Engaging } from '../asks/move.ts'
import type { Reaction } from '../asks/react.ts'
import { copy, unitOf, type Afv, type UnitId } from '../battle.ts'
import { contactsOf } from '../engagements.ts'
import { afterReactions, engaging } from '../phases/engage.ts'
import { perform } from '../reactions/perform.ts'
import { reactionsTo } from '../reactions/suspended.ts'
import { roundForecast } from './combat-forecast.ts'
import { following } from './deciding.ts'
import { ALWAYS, mixed, tollOf, type Toll } from './toll.ts'

/** A charge and the round of combat that follows contact, if nobody else interferes. */
export type ChargeForecast = {
  /** The chances that it comes to contact, or rides its target down; that it is stopped on the way. */
  readonly contact: number
  readonly rides: number
  readonly stopped: number
  /** That it fails its test, and does not set out. (engage.test) */
  readonly hangs: number
  readonly mover: Toll
  readonly target: Toll
}

/** A unit that engages an enemy: its test, reactions by habit, contact. (engage) */
export const chargeForecast = (seen: Afv, mover: UnitId, order: Engaging): Steps =>
  summed(
    seen,
    mover,
    order.target,
    following(seen, function* (battle) {
      yield* engaging(battle, mover, order)
      return battle
    }),
  )

/** A reaction to the unit that comes on, and what others do by habit; null: nobody reacts any more. */
export function reactionForecast(seen: Afv, reaction: Reaction | null): Steps {
  const { now } = seen
  if (!now) return nothing()
  const target = reaction?.react === 'intercept' ? reaction.unit : (now.target ?? reaction?.unit)
  if (target === undefined) return nothing()
  return summed(
    seen,
    now.unit,
    target,
    following(seen, function* (battle) {
      yield* reacted(battle, now, reaction)
      return battle
    }),
  )
}

function* reacted(
  battle: Afv,
  now: NonNullable<Afv['now']>,
  reaction: Reaction | null,
): Procedure<void> {
  const first = reaction
    ? yield* perform(battle, now, reaction)
    : ({ kind: 'goes on', impact: null } as const)
  const after =
    reaction && first.kind === 'goes on' ? yield* reactionsTo(battle, now, first.impact) : first
  battle.now = null
  if (now.doing === 'engaging' && now.target !== null)
    yield* afterReactions(battle, now.unit, { target: now.target }, after)
}

/** Worked out in small steps; null where nothing is to be reckoned. */
export type Steps = InSteps<ChargeForecast | null>

function* nothing(): Steps {
  return null
}

function* summed(
  seen: Afv,
  mover: UnitId,
  target: UnitId,
  work: InSteps<readonly End<Afv>[]>,
): Steps {
  const chances = { contact: 0, rides: 0, stopped: 0, hangs: 0 }
  const movers: { readonly chance: number; readonly toll: Toll }[] = []
  const targets: typeof movers = []
  for (const { chance, result: end } of yield* work) {
    chances[outcomeOf(seen, end, mover, target)] += chance
    const [one, other] = yield* tollsOf(end, mover, target)
    movers.push({ chance, toll: one })
    targets.push({ chance, toll: other })
  }
  return { ...chances, mover: mixed(movers), target: mixed(targets) }
}

function outcomeOf(seen: Afv, end: Afv, mover: UnitId, target: UnitId) {
  if (contactsOf(end, mover).length > 0) return 'contact'
  if (unitOf(end, target).gone !== null) return 'rides'
  // Whoever fails its test has changed nothing.
  return end.units === seen.units ? 'hangs' : 'stopped'
}

/** By a round of combat with whomever it touches, or by the hits that they have. */
function* tollsOf(end: Afv, mover: UnitId, target: UnitId): InSteps<readonly [Toll, Toll]> {
  const [met] = contactsOf(end, mover)
  if (!met) return [still(end, mover), still(end, target)]
  const [one, other] = yield* roundForecast(withoutNow(end), mover, met.enemy)
  return [one, met.enemy === target ? other : still(end, target)]
}

const withoutNow = (battle: Afv): Afv => ({ ...copy(battle), now: null })

function still(end: Afv, id: UnitId): Toll {
  const { gone, hits } = unitOf(end, id)
  return gone === null
    ? tollOf(end, id, ALWAYS(hits))
    : { unit: id, hits: ALWAYS(0), stands: ALWAYS(0), routs: 1 }
}
