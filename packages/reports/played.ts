import {
  digestOfText,
  type Battle,
  type BattleRecord,
  type Outcome,
  type Played,
} from '@grognard/kernel'
import type { Game } from './game.ts'
import type { Reported } from './reported.ts'
import { studyOf } from './study.ts'

/** A battle that has been played, and from where. */
export type PlayedBattle = {
  readonly start: Battle
  readonly played: Played<Battle>
  readonly record: BattleRecord
  readonly thinking: Game['thinking']
}

/**
 * What is kept of a battle that was played; studied where a report is wanted, by how its rulebook
 * reckons losses.
 */
export function gameOf(
  number: number,
  { start, played, record, thinking }: PlayedBattle,
  studied: Reported['accounts'] | null,
): Game {
  const { checkpoint, rulebook } = played.course
  const { turn } = rulebook.moment(checkpoint)
  const { name, winner } = checkpoint.outcome as Outcome
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
    study: studied && studyOf(rulebook, studied, start, played.log),
  }
}
