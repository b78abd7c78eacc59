import { playerOf } from '@grognard/computer'
import {
  digestOfText,
  playOut,
  randomFrom,
  recordOfPlayed,
  seeded,
  type BattleRecord,
  type Outcome,
  type Played,
  type Playing,
  type Battle,
} from '@grognard/kernel'
import { textOfRecord } from '@grognard/toolkit'
import { join } from 'node:path'
import { chooseRulebook, chooseScenario } from '../choose.ts'
import { writeWhole } from '../files.ts'
import { choosePlayer, USUAL_PLAYER } from '../players.ts'
import { Failed, reasonOf, refuseAt } from '../refused.ts'
import type { Game, Plan } from './plan.ts'

type Seated = ReturnType<Playing['players']>

/** Plays the battle of that number: the same for the same seed, wherever and whenever. */
export function playGame(plan: Plan, number: number): Game {
  try {
    const { record, played, start } = playRecord(plan, number)
    if (plan.save !== null) writeWhole(join(plan.save, `${number}.json`), textOfRecord(record))
    const { checkpoint, rulebook } = played.course
    const { turn } = rulebook.moment(checkpoint)
    return {
      number,
      outcome: (checkpoint.outcome as Outcome).name,
      turns: typeof turn === 'number' ? turn : null,
      answers: played.log.length,
      decisions: played.decisions,
      automatic: played.automatic,
      losses: rulebook.losses?.(start, checkpoint) ?? [],
      // Canonical text costs as much as the battle, and one program writes all records alike.
      digest: digestOfText(JSON.stringify(record)),
    }
  } catch (error) {
    throw new Failed(`Game ${number} of seed '${plan.seed}': ${reasonOf(error)}`, { cause: error })
  }
}

export function playRecord(
  plan: Plan,
  number: number,
): {
  readonly record: BattleRecord
  readonly played: Played<Battle>
  readonly start: Battle
} {
  const rulebook = chooseRulebook(plan.rulebook)
  const scenario = chooseScenario(rulebook, plan.scenario)
  const setUp = { position: scenario.position, options: plan.options }
  const begun = rulebook.setUp(setUp)
  if (!begun.ok) throw refuseAt([scenario.name], begun.refusal)
  const stream = (of: string) => `${plan.seed}/${number}/${of}`
  const seats = new Map(
    begun.value.seats.map(({ id, side }) => {
      const who = choosePlayer(plan.rulebook, plan.players[side] ?? USUAL_PLAYER)
      return [id, { player: playerOf(who.sit()), random: randomFrom(stream(id)) }]
    }),
  )
  const played = playOut(rulebook, begun.value, {
    players: (seat) => seats.get(seat) as Seated,
    chance: seeded(stream('chance')),
  })
  return { record: recordOfPlayed(setUp, played), played, start: begun.value }
}
