import { randomPlayer } from '@grognard/kernel'
import type { ComputerPlayer } from './player.ts'

/** Takes any of the answers proposed to it. */
export const random: ComputerPlayer = {
  name: 'random',
  kind: 'sparring',
  title: { en: 'Random', it: 'A caso' },
  sit: () => (question) => ({ answer: randomPlayer(question), reason: null }),
  say: () => '',
}
