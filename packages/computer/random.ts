import { randomPlayer } from '@grognard/kernel'
import { listed } from './listed.ts'
import type { ComputerPlayer } from './player.ts'

/** Takes any of the answers proposed to it. */
export const random: ComputerPlayer = {
  name: 'random',
  ...listed.random,
  sit: () => (question) => ({ answer: randomPlayer(question), reason: null }),
  say: () => '',
}
