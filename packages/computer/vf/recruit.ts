import type { ComputerPlayer } from '../player.ts'
import { plainly } from './habits/index.ts'
import { PLAIN } from './habits/temper.ts'
import { sayPlainly } from './words/index.ts'

/** Plain good sense, at once: to the objectives, and at the enemy where the odds are good. */
export const recruit: ComputerPlayer = {
  name: 'recruit',
  kind: 'level',
  title: { en: 'Recruit', it: 'Recluta' },
  sit: () => (question) => plainly(question, PLAIN),
  say: sayPlainly,
}
