import type { ComputerPlayer } from '../player.ts'
import { plainly } from './habits/index.ts'
import { ALL_OUT } from './habits/temper.ts'
import { sayPlainly } from './words/index.ts'

/** Always at the nearest enemy, and into contact whenever it may. */
export const assault: ComputerPlayer = {
  name: 'assault',
  kind: 'sparring',
  title: { en: 'All-out assault', it: 'Assalto a oltranza' },
  sit: () => (question) => plainly(question, ALL_OUT),
  say: sayPlainly,
}
