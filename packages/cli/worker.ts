import { books } from '@grognard/books'
import { parentPort, workerData } from 'node:worker_threads'
import { noteIn, watchBy } from './bots/running.ts'
import { chooseBook } from './choose.ts'
import { openBook } from './open-book.ts'
import { playGame } from './simulation/battle.ts'
import type { CrewData, Report } from './simulation/crew.ts'
import type { Order } from './simulation/orders.ts'
import type { Game } from './simulation/plan.ts'

const REPORT_EVERY_MS = 100

const { plan, stopped, programs } = workerData as CrewData
const captain = parentPort
if (!captain) throw new Error('This is a part of simulate, and is not run by itself.')

const open = await openBook(chooseBook(books, plan.rulebook), { studied: plan.studied === true })

const isStopped = () => Atomics.load(stopped, 0) === 1

// Whoever employs this thread ends the programs that it leaves behind.
watchBy(noteIn(programs))

captain.on('message', (order: Order | null) => {
  if (order === null) captain.close()
  else
    void carryOut(order).then((games) => {
      captain.postMessage({ games, done: true } satisfies Report)
    })
})

/** Plays the battles ordered, and returns those not yet reported. */
async function carryOut({ from, to }: Order): Promise<readonly Game[]> {
  let games: Game[] = []
  let lastReport = performance.now()
  for (let number = from; number <= to && !isStopped(); number++) {
    const playing = playGame(open, plan, number, isStopped)
    const game = playing instanceof Promise ? await playing : playing
    if (game) games.push(game)
    if (performance.now() - lastReport < REPORT_EVERY_MS) continue
    captain?.postMessage({ games, done: false } satisfies Report)
    games = []
    lastReport = performance.now()
  }
  return games
}
