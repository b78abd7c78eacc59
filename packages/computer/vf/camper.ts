import type { ComputerPlayer } from '../player.ts'
import { plainly } from './habits/index.ts'
import { CAMPING } from './habits/temper.ts'
import { sayPlainly } from './words/index.ts'

/** Goes to the objectives of its own half, stays there and shoots. */
export const camper: ComputerPlayer = {
  name: 'camper',
  kind: 'sparring',
  title: { en: 'Camper', it: 'Accampato' },
  sit: () => (question) => plainly(question, CAMPING),
  say: sayPlainly,
}
