import { afvPlayers } from './afv/index.ts'
import type { ComputerPlayer } from './player.ts'
import { random } from './random.ts'
import { vfPlayers } from './vf/index.ts'

export { playBattle, type Contender, type Contest, type Fought } from './battle.ts'
export { namesFor, listed, type Listed, type PlayerKind, type PlayerName } from './listed.ts'
export { playerOf, type ComputerPlayer, type Mind, type Reason, type Thought } from './player.ts'
export { random } from './random.ts'

const players: Readonly<Record<string, readonly ComputerPlayer[]>> = {
  afv: afvPlayers,
  vf2: vfPlayers,
}

/** Who can play a rulebook: its own levels and sparring partners, and random, who can play any. */
export const playersOf = (rulebook: string): readonly ComputerPlayer[] =>
  players[rulebook] ?? [random]
