import { digestOfText, playOut, type Outcome } from '@grognard/kernel'
import { reportedOf, studyOf } from '@grognard/reports'
import { textOfRecord } from '@grognard/toolkit'
import { join } from 'node:path'
import { hasBots, playWithBots } from '../bots/play.ts'
import { writeWhole } from '../files.ts'
import { Failed, reasonOf } from '../refused.ts'
import type { Game, Plan } from './plan.ts'
import { ourPlayer, readyFor, recorded, seated, type Ready, type Recorded } from './ready.ts'

/**
 * Plays the battle of that number: the same for the same seed, wherever and whenever. A program
 * outside has to be waited for; null where the battle was given up since all is stopped.
 */
export function playGame(
  plan: Plan,
  number: number,
  isStopped: () => boolean,
): Game | Promise<Game | null> {
  const failed = (error: unknown) =>
    new Failed(`Game ${number} of seed '${plan.seed}': ${reasonOf(error)}`, { cause: error })
  try {
    const ready = readyFor(plan, number)
    if (!hasBots(ready.fixture)) return gameOf(plan, number, play(ready))
    return playWithBots(ready, isStopped).then(
      (battle) => battle && gameOf(plan, number, battle),
      (error: unknown) => {
        throw failed(error)
      },
    )
  } catch (error) {
    throw failed(error)
  }
}

export const playRecord = (plan: Plan, number: number): Recorded => play(readyFor(plan, number))

function play(ready: Ready): Recorded {
  const { players, thinking } = seated(ready, (seat) => ourPlayer(ready, seat))
  const { rulebook, start, chance } = ready
  return recorded(ready, playOut(rulebook, start, { players, chance }), thinking)
}

function gameOf(plan: Plan, number: number, battle: Recorded): Game {
  const { record, played, start, thinking, bots } = battle
  if (plan.save !== null) writeWhole(join(plan.save, `${number}.json`), textOfRecord(record))
  const { checkpoint, rulebook } = played.course
  const { turn } = rulebook.moment(checkpoint)
  const { name, winner } = checkpoint.outcome as Outcome
  const { accounts } = reportedOf(plan.rulebook)
  return {
    number,
    outcome: name,
    winner,
    turns: typeof turn === 'number' ? turn : null,
    answers: played.log.length,
    decisions: played.decisions,
    automatic: played.automatic,
    losses: rulebook.losses?.(start, checkpoint) ?? [],
    // Canonical text costs as much as the battle, and one program writes all records alike.
    digest: digestOfText(JSON.stringify(record)),
    thinking,
    study: plan.studied ? studyOf(rulebook, accounts, start, played.log) : null,
    ...(bots && { bots }),
  }
}
