import type { Ask, Json, Refusal } from '@grognard/kernel'
import {
  afv,
  ahead,
  columnOf,
  isReserve,
  usualFormation,
  type Afv,
  type Unit,
  type ZoneId,
} from '@grognard/rules-afv'
import type { Thing } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import { commanderIn, unitIn, zoneIn } from './ids.ts'
import { wordingIn } from './wording.ts'

/** Why what a player picked for a unit will not do, by the clause that says so. */
export function whyNot(
  seen: Afv,
  ask: Ask,
  subject: string | null,
  thing: Thing,
  language: Language,
): Refusal | null {
  if (subject === null) return null
  const unit = unitIn(seen, subject)
  if (ask.name === 'move') {
    if (commanderIn(subject)) return judged(seen, ask, commanderTo(zoneOf(thing)))
    return unit && whyNotMove(seen, ask, unit, thing, language)
  }
  const zone = zoneOf(thing)
  if (zone === null) return null
  if (ask.name === 'place commander') return judged(seen, ask, zone)
  if (ask.name !== 'deploy' || !unit) return null
  return judged(seen, ask, { unit: unit.id, zone, formation: usualFormation(unit) })
}

const zoneOf = (thing: Thing): ZoneId | null => ('area' in thing ? zoneIn(thing.area) : null)

const commanderTo = (zone: ZoneId | null): Json | null =>
  zone === null ? null : { do: 'commander', zone }

function judged(seen: Afv, ask: Ask, answer: Json | null): Refusal | null {
  const kind = afv.asks.find(({ name }) => name === ask.name)
  return answer === null || !kind?.is(answer) ? null : kind.refuse(seen, ask.args, answer)
}

function whyNotMove(
  seen: Afv,
  ask: Ask,
  unit: Unit,
  thing: Thing,
  language: Language,
): Refusal | null {
  if ('body' in thing) {
    const target = unitIn(seen, thing.body)
    const isEnemy = target !== null && target.side !== unit.side
    return isEnemy ? judged(seen, ask, { unit: unit.id, do: 'engage', target: target.id }) : null
  }
  const zone = zoneOf(thing)
  const from = unit.zone
  if (zone === null || from === null || zone === from) return null
  const refusal = judged(seen, ask, { unit: unit.id, ...wayTo(seen, unit, from, zone) })
  // What is wrong with the zone ahead says nothing about another one.
  const isAhead = isReserve(from) || ahead(seen.table, from, unit.facing) === zone
  const speaksOfZone = refusal !== null && ABOUT_ZONE.test(refusal.clause ?? '')
  return refusal && (isAhead || !speaksOfZone) ? refusal : notThere(unit, language)
}

/** Clauses on where a unit may go, not on what it may do. */
const ABOUT_ZONE = /^afv:(?:terrain|table\.limit|move\.zone)/

/** What would bring a unit towards a zone: ahead, back to the reserve, or up from it. */
function wayTo({ table }: Afv, unit: Unit, from: ZoneId, zone: ZoneId): { readonly do: string } {
  if (!isReserve(from)) return { do: isReserve(zone) ? 'leave' : 'move' }
  if (isReserve(zone)) return { do: 'shift', column: columnOf(table, zone) } as { do: string }
  return { do: 'enter', formation: usualFormation(unit) } as { do: string }
}

/** It could go somewhere, and not there. */
function notThere(unit: Unit, language: Language): Refusal {
  const wording = wordingIn(language)
  const clause = unit.zone !== null && isReserve(unit.zone) ? 'afv:reserve' : 'afv:move.zone'
  const message = wording.text.choice.straightAhead(wording.name(unit))
  return { clause, code: 'straight-ahead', message }
}
