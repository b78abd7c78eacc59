import type { ComputerPlayer } from '../player.ts'
import { random } from '../random.ts'

/** Who can play Valour & Fortitude. */
export const vfPlayers: readonly ComputerPlayer[] = [random]
