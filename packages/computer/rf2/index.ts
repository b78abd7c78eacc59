import { listed } from '../listed.ts'
import type { ComputerPlayer } from '../player.ts'
import { random } from '../random.ts'
import { recruited } from './recruit.ts'
import { say } from './words.ts'

const recruit: ComputerPlayer = {
  name: 'recruit',
  ...listed.recruit,
  sit: () => recruited,
  say,
}

/** Who can play Second Rank & File. */
export const rf2Players: readonly ComputerPlayer[] = [recruit, random]
