import { playersOf, type ComputerPlayer } from '@grognard/computer'
import { named } from './choose.ts'

export const USUAL_PLAYER = 'random'

/** The computer player of that name, or a refusal that lists those who can play the rulebook. */
export const choosePlayer = (rulebook: string, name: string): ComputerPlayer =>
  named('player', playersOf(rulebook), (player) => player.name, name)
