import { listed } from '../listed.ts'
import type { ComputerPlayer } from '../player.ts'
import { random } from '../random.ts'
import { mindOf, type Habit } from './habit.ts'
import { assault } from './minds/assault.ts'
import { camper } from './minds/camper.ts'
import { gunner } from './minds/gunner.ts'
import { recruit } from './minds/recruit.ts'
import { regular } from './regular/index.ts'
import { say } from './words/index.ts'

export { generalship, type Generalship } from './counts.ts'

const player = (
  name: Exclude<keyof typeof listed, 'random'>,
  habit: () => Habit,
): ComputerPlayer => ({ name, ...listed[name], sit: () => mindOf(habit()), say })

/** Who can play A Fine Victory! */
export const afvPlayers: readonly ComputerPlayer[] = [
  player('regular', regular),
  player('recruit', () => recruit),
  player('assault', () => assault),
  player('camper', () => camper),
  player('gunner', () => gunner),
  random,
]
