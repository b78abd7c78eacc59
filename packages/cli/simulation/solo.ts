import { setImmediate as breathe } from 'node:timers/promises'
import type { OpenBook } from '../open-book.ts'
import { playGame } from './battle.ts'
import type { Order } from './orders.ts'
import type { Game, Plan } from './plan.ts'

const BREATH_EVERY_MS = 30

/** Plays one battle after another in this thread, and looks up now and then. */
export async function playAlone(
  open: OpenBook,
  plan: Plan,
  wanted: readonly Order[],
  onGames: (finished: readonly Game[]) => void,
  isStopped: () => boolean,
): Promise<void> {
  let lastBreath = performance.now()
  for (const { from, to } of wanted)
    for (let number = from; number <= to && !isStopped(); number++) {
      const playing = playGame(open, plan, number, isStopped)
      const game = playing instanceof Promise ? await playing : playing
      if (game) onGames([game])
      if (performance.now() - lastBreath < BREATH_EVERY_MS) continue
      // Ctrl+C is only heard between two turns of the event loop.
      await breathe()
      lastBreath = performance.now()
    }
}
