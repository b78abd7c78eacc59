import { setImmediate as breathe } from 'node:timers/promises'
import { playGame } from './battle.ts'
import type { Game, Plan } from './plan.ts'

const BREATH_EVERY_MS = 30

/** Plays one battle after another in this thread, and looks up now and then. */
export async function playAlone(
  plan: Plan,
  games: number,
  onGames: (finished: readonly Game[]) => void,
  isStopped: () => boolean,
): Promise<void> {
  let lastBreath = performance.now()
  for (let number = 1; number <= games && !isStopped(); number++) {
    onGames([playGame(plan, number)])
    if (performance.now() - lastBreath < BREATH_EVERY_MS) continue
    // Ctrl+C is only heard between two turns of the event loop.
    await breathe()
    lastBreath = performance.now()
  }
}
