import type { ComputerPlayer } from '../player.ts'
import { random } from '../random.ts'
import { assault } from './assault.ts'
import { camper } from './camper.ts'
import { gunner } from './gunner.ts'
import { recruit } from './recruit.ts'
import { regular } from './regular/index.ts'

export { generalship, type Generalship } from './counts.ts'

/** Who can play Valour & Fortitude. */
export const vfPlayers: readonly ComputerPlayer[] = [
  regular,
  recruit,
  assault,
  camper,
  gunner,
  random,
]
