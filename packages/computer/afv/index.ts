import type { ComputerPlayer } from '../player.ts'
import { random } from '../random.ts'
import { mindOf, type Habit } from './habit.ts'
import { assault } from './minds/assault.ts'
import { camper } from './minds/camper.ts'
import { gunner } from './minds/gunner.ts'
import { recruit } from './minds/recruit.ts'
import { regular } from './minds/regular.ts'
import { say } from './words/index.ts'

const player = (
  name: string,
  kind: ComputerPlayer['kind'],
  title: ComputerPlayer['title'],
  habit: () => Habit,
): ComputerPlayer => ({ name, kind, title, sit: () => mindOf(habit()), say })

/** Who can play A Fine Victory! */
export const afvPlayers: readonly ComputerPlayer[] = [
  player('recruit', 'level', { en: 'Recruit', it: 'Recluta' }, () => recruit),
  player('regular', 'level', { en: 'Regular', it: 'Veterano' }, regular),
  player('assault', 'sparring', { en: 'All-out assault', it: 'Assalto a fondo' }, () => assault),
  player('camper', 'sparring', { en: 'Camper', it: 'Attendista' }, () => camper),
  player('gunner', 'sparring', { en: 'Gunner', it: 'Cannoniere' }, () => gunner),
  random,
]
