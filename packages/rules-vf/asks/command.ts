import { hasOnly, isObject, type AskKind, type Json } from '@grognard/kernel'
import { refuseNextCommand, type Command } from '../actions/command.ts'
import type { Side, Vf } from '../battle.ts'
import { commandsFor } from '../proposals/commands.ts'
import { isInitiative } from './initiative.ts'

type Args = { readonly side: Side }

export const commandAsk: AskKind<Vf, Args, Command> = {
  name: 'command',
  expects: `{activate: brigade}, {arrive: unit}, {initiative: {card, unit}}, or 'done'`,
  is: isCommand,
  refuse: (seen, { side }, command) => refuseNextCommand(seen, side, command),
  candidates: (seen, { side }, n) => commandsFor(seen, side).slice(0, n),
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
