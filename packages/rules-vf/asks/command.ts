import { hasOnly, isObject, type AskKind, type Json, type Refusal } from '@grognard/kernel'
import { waitingBrigades } from '../actions/activation.ts'
import { arriving } from '../actions/arrivals.ts'
import type { BrigadeId, Side, UnitId, Vf } from '../battle.ts'
import {
  initiatives,
  isInitiative,
  mightUrge,
  refuseInitiative,
  type Initiative,
} from './initiative.ts'
import { calledBy, refused } from './refused.ts'

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
  if (!isObject(answer)) return false
  const { activate, arrive, initiative } = answer
  if (activate !== undefined) return Number.isInteger(activate) && hasOnly(answer, 'activate')
  if (arrive !== undefined) return Number.isInteger(arrive) && hasOnly(answer, 'arrive')
  return isInitiative(initiative) && hasOnly(answer, 'initiative')
}

/** Whether there is anything to command, by what all at the table know. */
export const hasCommands = (publicly: Vf, side: Side): boolean =>
  waitingBrigades(publicly).length > 0 ||
  arriving(publicly, side).length > 0 ||
  mightUrge(publicly, side)

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
