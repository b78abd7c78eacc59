import { parentPort, workerData } from 'node:worker_threads'
import { playGame } from './simulation/battle.ts'
import type { CrewData, Order, Report } from './simulation/crew.ts'
import type { Game } from './simulation/plan.ts'

const REPORT_EVERY_MS = 100

const { plan, stopped } = workerData as CrewData
const captain = parentPort
if (!captain) throw new Error('This is a part of simulate, and is not run by itself.')

captain.on('message', (order: Order | null) => {
  if (order === null) captain.close()
  else captain.postMessage({ games: carryOut(order), done: true } satisfies Report)
})

/** Plays the battles ordered, and returns those not yet reported. */
function carryOut({ from, to }: Order): readonly Game[] {
  let games: Game[] = []
  let lastReport = performance.now()
  for (let number = from; number <= to && Atomics.load(stopped, 0) === 0; number++) {
    games.push(playGame(plan, number))
    if (performance.now() - lastReport < REPORT_EVERY_MS) continue
    captain?.postMessage({ games, done: false } satisfies Report)
    games = []
    lastReport = performance.now()
  }
  return games
}
