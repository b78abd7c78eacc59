import { playerOf } from '@grognard/computer'
import {
  newTelling,
  playOutWaiting,
  streamOf,
  type DistantPlayer,
  type Outcome,
  type Player,
  type Seat,
} from '@grognard/kernel'
import { choosePlayer, USUAL_PLAYER } from '../players.ts'
import type { Fixture } from '../simulation/fixture.ts'
import { ourPlayer, recorded, seated, type Ready, type Recorded } from '../simulation/ready.ts'
import { seatBot, type Bot } from './bot.ts'
import { commandOf, USUAL_SECONDS } from './command.ts'

const WATCH_EVERY_MS = 50

export const hasBots = ({ players }: Fixture): boolean =>
  Object.values(players).some((who) => commandOf(who) !== null)

/** A battle in which programs outside have seats; null where it was given up. */
export async function playWithBots(
  ready: Ready,
  isStopped: () => boolean,
): Promise<Recorded | null> {
  const { plan, fixture, open, start, chance } = ready
  const { rulebook } = open
  const telling = newTelling(rulebook)
  const bots: Bot[] = []
  const playerIn = (seat: Seat): Player | DistantPlayer => {
    const command = commandOf(fixture.players[seat.side])
    if (command === null) return ourPlayer(ready, seat)
    const bot = seatBot({
      command,
      rulebook,
      scenario: plan.scenario,
      options: plan.options,
      seat,
      seats: start.seats,
      // Whatever a program learns of the battle's seed would lead it to the dice to come.
      stream: streamOf(`bot/${fixture.place}`, seat.id),
      seconds: plan.botSeconds ?? USUAL_SECONDS,
      telling,
      replacement: playerOf(choosePlayer(open, USUAL_PLAYER).sit()),
    })
    bots.push(bot)
    return bot.player
  }
  let watch: NodeJS.Timeout | undefined
  const stopped = new Promise<null>((resolve) => {
    watch = setInterval(() => isStopped() && resolve(null), WATCH_EVERY_MS)
  })
  let outcome: Outcome | null = null
  try {
    const { players, thinking } = seated(ready, playerIn)
    const battle = playOutWaiting(rulebook, start, { players, chance, telling })
    const played = await Promise.race([battle, stopped])
    if (played === null) return null
    outcome = played.course.checkpoint.outcome
    return { ...recorded(ready, played, thinking), bots: bots.map((bot) => bot.report()) }
  } finally {
    clearInterval(watch)
    await Promise.all(bots.map((bot) => bot.leave(outcome)))
  }
}
