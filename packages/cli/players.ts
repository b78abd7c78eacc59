import { playersOf, type ComputerPlayer } from '@grognard/computer'
import { commandOf } from './bots/command.ts'
import { named } from './choose.ts'
import { refuse } from './refused.ts'

export const USUAL_PLAYER = 'random'

/** The computer player of that name, or a refusal that lists those who can play the rulebook. */
export const choosePlayer = (rulebook: string, name: string): ComputerPlayer =>
  named('player', playersOf(rulebook), (player) => player.name, name)

/** Refuses a name under which nobody can take a seat: neither a player of ours nor a program. */
export function checkPlayer(rulebook: string, name: string): void {
  const command = commandOf(name)
  if (command === null) choosePlayer(rulebook, name)
  else if (command === '') throw refuse('player', `'${name}' names no command to start.`)
}
