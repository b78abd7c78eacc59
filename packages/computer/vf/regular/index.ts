import { listed } from '../../listed.ts'
import type { ComputerPlayer } from '../../player.ts'
import { plainWords, sayingIn } from '../words/index.ts'
import { regularReasons as english } from '../words/regular.en.ts'
import { regularReasons as italian } from '../words/regular.it.ts'
import { regularMind } from './mind.ts'

/** Gives every brigade a task, and looks one activity ahead with exact odds. */
export const regular: ComputerPlayer = {
  name: 'regular',
  ...listed.regular,
  sit: regularMind,
  say: sayingIn({ en: english, it: italian }, plainWords),
}
