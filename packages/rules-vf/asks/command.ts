import { isObject, type AskKind, type Json, type Refusal } from '@grognard/kernel'
import { unitsToUrge, waitingBrigades } from '../actions/activation.ts'
import { arriving } from '../actions/arrivals.ts'
import { RANKS, type BrigadeId, type Rank, type Side, type UnitId, type Vf } from '../battle.ts'
import { cardOf } from '../cards/play.ts'
import { calledBy, refused } from './refused.ts'

/** A unit of a brigade that failed its test acts by itself, for any card. (fate.any) */
export type Initiative = { readonly card: Rank; readonly unit: UnitId }

/** What the commander-in-chief has done next. (6.0) */
export type Command =
  | { readonly activate: BrigadeId }
  | { readonly arrive: UnitId }
  | { readonly initiative: Initiative }
  | 'done'

type Args = { readonly side: Side }

export const commandAsk: AskKind<Vf, Args, Command> = {
  name: 'command',
  expects: `{activate: brigade}, {arrive: unit}, {initiative: {card, unit}}, or 'done'`,
  is: isCommand,
  refuse(seen, { side }, command) {
    if (command === 'done') return refuseDone(seen)
    if ('activate' in command) return refuseActivation(seen, command.activate)
    if ('arrive' in command) return refuseArriving(seen, side, command.arrive)
    return refuseInitiative(seen, side, command.initiative)
  },
  candidates(seen, { side }, n) {
    const brigades = waitingBrigades(seen).map(({ id }): Command => ({ activate: id }))
    const all: readonly Command[] = [
      ...brigades,
      ...(brigades.length === 0 ? (['done'] as const) : []),
      ...arriving(seen, side).map(({ id }): Command => ({ arrive: id })),
      ...initiatives(seen, side).map((initiative): Command => ({ initiative })),
    ]
    return all.slice(0, n)
  },
  complete: true,
}

function isCommand(answer: Json): answer is Command {
  if (answer === 'done') return true
  if (!isObject(answer) || Object.keys(answer).length !== 1) return false
  const { activate, arrive, initiative } = answer
  if (activate !== undefined) return Number.isInteger(activate)
  if (arrive !== undefined) return Number.isInteger(arrive)
  return (
    isObject(initiative) &&
    RANKS.includes(initiative['card'] as Rank) &&
    Number.isInteger(initiative['unit'])
  )
}

/** Whether there is anything to command, by what all at the table know. */
export const hasCommands = (publicly: Vf, side: Side): boolean =>
  waitingBrigades(publicly).length > 0 ||
  arriving(publicly, side).length > 0 ||
  (mayUrge(publicly, side) && unitsToUrge(publicly).length > 0)

/** Once a phase, and for a card. (fate.any) */
const mayUrge = ({ initiative, fate }: Vf, side: Side): boolean =>
  !initiative && fate[side].held > 0

function initiatives(seen: Vf, side: Side): readonly Initiative[] {
  if (!mayUrge(seen, side)) return []
  const hand = seen.fate[side].hand ?? []
  return unitsToUrge(seen).flatMap(({ id }) => hand.map((card) => ({ card, unit: id })))
}

// 6.0
function refuseDone(seen: Vf): Refusal | null {
  const [brigade] = waitingBrigades(seen)
  return brigade ? refused('vf2:6.0', 'brigade-untested', { brigade: brigade.name }) : null
}

function refuseActivation(seen: Vf, id: BrigadeId): Refusal | null {
  if (waitingBrigades(seen).some((brigade) => brigade.id === id)) return null
  const brigade = seen.brigades[id]
  return refused('vf2:6.0', 'brigade-not-waiting', { brigade: brigade?.name ?? id })
}

// 11.0, A4.1
const refuseArriving = (seen: Vf, side: Side, id: UnitId): Refusal | null =>
  arriving(seen, side).some((unit) => unit.id === id)
    ? null
    : refused('vf2:11.0', 'not-arriving', { unit: calledBy(seen, id) })

function refuseInitiative(seen: Vf, side: Side, { card, unit }: Initiative): Refusal | null {
  if (seen.initiative) return refused('vf2:fate.any', 'initiative-once')
  if (!seen.fate[side].hand?.includes(card))
    return refused('vf2:fate.any', 'card-not-held', { card: cardOf(seen, side, card).title })
  return unitsToUrge(seen).some(({ id }) => id === unit)
    ? null
    : refused('vf2:fate.any', 'no-initiative', { unit: calledBy(seen, unit) })
}
