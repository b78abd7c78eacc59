import type { ComputerPlayer } from '../player.ts'
import { random } from '../random.ts'

/** Who can play A Fine Victory! */
export const afvPlayers: readonly ComputerPlayer[] = [random]
