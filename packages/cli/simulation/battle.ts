import { playOut } from '@grognard/kernel'
import { gameOf } from '@grognard/reports'
import { textOfRecord } from '@grognard/toolkit'
import { join } from 'node:path'
import { hasBots, playWithBots } from '../bots/play.ts'
import { writeWhole } from '../files.ts'
import type { OpenBook } from '../open-book.ts'
import { Failed, reasonOf } from '../refused.ts'
import type { Game, Plan } from './plan.ts'
import { ourPlayer, readyFor, recorded, seated, type Ready, type Recorded } from './ready.ts'

/**
 * Plays the battle of that number: the same for the same seed, wherever and whenever. A program
 * outside has to be waited for; null where the battle was given up since all is stopped.
 */
export function playGame(
  open: OpenBook,
  plan: Plan,
  number: number,
  isStopped: () => boolean,
): Game | Promise<Game | null> {
  const failed = (error: unknown) =>
    new Failed(`Game ${number} of seed '${plan.seed}': ${reasonOf(error)}`, { cause: error })
  try {
    const ready = readyFor(open, plan, number)
    if (!hasBots(ready.fixture)) return kept(ready, number, play(ready))
    return playWithBots(ready, isStopped).then(
      (battle) => battle && kept(ready, number, battle),
      (error: unknown) => {
        throw failed(error)
      },
    )
  } catch (error) {
    throw failed(error)
  }
}

export const playRecord = (open: OpenBook, plan: Plan, number: number): Recorded =>
  play(readyFor(open, plan, number))

function play(ready: Ready): Recorded {
  const { players, thinking } = seated(ready, (seat) => ourPlayer(ready, seat))
  const { open, start, chance } = ready
  return recorded(ready, playOut(open.rulebook, start, { players, chance }), thinking)
}

function kept({ plan, open }: Ready, number: number, battle: Recorded): Game {
  const { record, bots } = battle
  if (plan.save !== null) writeWhole(join(plan.save, `${number}.json`), textOfRecord(record))
  return { ...gameOf(number, battle, open.accounts), ...(bots && { bots }) }
}
