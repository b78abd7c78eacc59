import type { ComputerPlayer } from '../player.ts'
import { plainly } from './habits/index.ts'
import { SHOOTING } from './habits/temper.ts'
import { sayPlainly } from './words/index.ts'

/** Keeps at range and shoots; never assaults. */
export const gunner: ComputerPlayer = {
  name: 'gunner',
  kind: 'sparring',
  title: { en: 'Gunner', it: 'Artigliere' },
  sit: () => (question) => plainly(question, SHOOTING),
  say: sayPlainly,
}
