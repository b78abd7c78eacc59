import type { ComputerPlayer } from '../player.ts'
import { plainly } from './habits/index.ts'
import { GREEN } from './habits/temper.ts'
import { sayPlainly } from './words/index.ts'

/** At once, as a beginner would: straight on, at whoever is nearest, and shy of cold steel. */
export const recruit: ComputerPlayer = {
  name: 'recruit',
  kind: 'level',
  title: { en: 'Recruit', it: 'Recluta' },
  sit: () => (question) => plainly(question, GREEN),
  say: sayPlainly,
}
