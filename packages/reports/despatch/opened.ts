// A battle that is over, opened for whoever tells of its end.

import {
  replay,
  type Battle,
  type BattleRecord,
  type Entry,
  type Happening,
  type Host,
  type Refusal,
  type Rulebook,
} from '@grognard/kernel'
import { turnOf } from '../follow.ts'

/** A turn: the first and the last activity of it, by their places among the checkpoints. */
export type TurnSpan = { readonly turn: number; readonly first: number; readonly end: number }

export type OpenedBattle<B extends Battle = Battle> = {
  readonly rulebook: Rulebook<B>
  readonly host: Host<B>
  /** Between its activities: the first is how it began, the last how it ended. */
  readonly marks: Host<B>['marks']
  readonly turns: readonly TurnSpan[]
  readonly start: B
  readonly end: B
}

export type Opened<B extends Battle> =
  | { readonly ok: true; readonly value: OpenedBattle<B> }
  | { readonly ok: false; readonly refusal: Refusal }

/** Plays a record again; what is not over has no end to be told. */
export function openBattle<B extends Battle>(
  rulebook: Rulebook<B>,
  record: BattleRecord,
): Opened<B> {
  const replayed = replay(rulebook, record, { checkEnd: false })
  if (!replayed.ok) return { ok: false, refusal: replayed.misfit.refusal }
  const { host } = replayed
  const end = host.course.checkpoint
  const start = host.marks[0]?.battle ?? end
  if (end.outcome === null)
    return {
      ok: false,
      refusal: { clause: null, code: 'not-over', message: 'The battle is not over yet.' },
    }
  const { marks } = host
  return { ok: true, value: { rulebook, host, marks, turns: turnsOf(rulebook, marks), start, end } }
}

/** What comes before the first turn belongs to it; without turns all of it is one. */
function turnsOf<B extends Battle>(
  rulebook: Rulebook<B>,
  marks: Host<B>['marks'],
): readonly TurnSpan[] {
  const last = marks.length - 1
  const turns: { turn: number; first: number; end: number }[] = []
  for (const [place, { battle }] of marks.slice(0, -1).entries()) {
    const turn = Math.max(1, turnOf(rulebook, battle) ?? 1)
    const present = turns.at(-1)
    if (present && turn <= present.turn) continue
    if (present) present.end = place
    turns.push({ turn, first: place, end: last })
  }
  return turns
}

/** What was told in the activity that began at this checkpoint. */
export function toldIn({ host, marks }: OpenedBattle, place: number): readonly Happening[] {
  const story = host.course.telling?.happenings ?? []
  return story.slice(marks[place]?.told ?? 0, marks[place + 1]?.told ?? story.length)
}

/** The answers of the activity that began at this checkpoint. */
export function entriesOf({ host, marks }: OpenedBattle, place: number): readonly Entry[] {
  return host.entries.slice(marks[place]?.entries ?? 0, marks[place + 1]?.entries)
}
