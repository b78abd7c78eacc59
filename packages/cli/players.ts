import type { ComputerPlayer } from '@grognard/computer'
import { commandOf } from './bots/command.ts'
import { named } from './choose.ts'
import type { OpenBook } from './open-book.ts'
import { refuse } from './refused.ts'

export const USUAL_PLAYER = 'random'

/** The computer player of that name, or a refusal that lists those who can play the book. */
export const choosePlayer = ({ players }: OpenBook, name: string): ComputerPlayer =>
  named('player', players, (player) => player.name, name)

/** Refuses a name under which nobody can take a seat: neither a player of ours nor a program. */
export function checkPlayer(open: OpenBook, name: string): void {
  const command = commandOf(name)
  if (command === null) choosePlayer(open, name)
  else if (command === '') throw refuse('player', `'${name}' names no command to start.`)
}
