import type { Battle } from './battle.ts'
import { CHANCE } from './battle.ts'
import { isAnswered } from './course.ts'
import type { Happening } from './events.ts'
import { recordOf, type Host, type Mark } from './host.ts'
import { same, type Json } from './json.ts'
import type { Ahead, BattleRecord, Logged, Proposal, Proposed, Standing } from './record.ts'

/**
 * What an order has changed: so many of the log stand, and these follow. Answers, undo, withdrawal
 * and take-back are all this one thing, so rows are only ever added though the log is cut. What has
 * not changed is left out, but for the numbers.
 */
export type Row = {
  readonly keep: number
  readonly add: readonly Logged[]
  /** The number of the first open question, and the next that is free. */
  readonly number: number
  readonly next: number
  readonly barrier: number
  readonly chance?: Json
  /** Of the story before the present activity. */
  readonly told?: { readonly keep: number; readonly add: readonly Happening[] }
  readonly rewinds?: readonly number[]
  readonly standing?: readonly Standing[]
  readonly ahead?: readonly Ahead[]
  readonly proposal?: Proposal | null
  readonly proposed?: readonly Proposed[]
  readonly end?: BattleRecord['end']
}

/** How far a host has been written down. */
export type Written = {
  readonly log: number
  readonly told: number
  readonly rewinds: number
  readonly number: number
  readonly chance: Json
  readonly standing: readonly Standing[]
  readonly ahead: readonly Ahead[]
  readonly proposal: Proposal | null
  readonly proposed: readonly Proposed[]
  readonly isOver: boolean
}

/** All of it has been written down now. */
export function writtenOf(host: Host): Written {
  const { log, rewinds, number, standing, ahead, proposal, proposed } = host
  host.unchanged = log.length
  return {
    log: log.length,
    told: toldBefore(host),
    rewinds: rewinds.length,
    number,
    chance: host.chance.save(),
    standing,
    ahead,
    proposal,
    proposed,
    isOver: host.course.checkpoint.outcome !== null,
  }
}

const toldBefore = ({ course }: Host): number => course.telling?.atCheckpoint ?? 0

/** What has changed since; null where nothing has. */
export function rowOf(host: Host, before: Written): Row | null {
  const { standing, ahead, proposal, proposed, number } = host
  const keep = Math.min(host.unchanged, before.log)
  const add = host.log.slice(keep)
  const rewinds = host.rewinds.slice(before.rewinds)
  const stands = Math.min(before.told, ...rewinds)
  const told = (host.course.telling?.happenings ?? []).slice(stands, toldBefore(host))
  const chance = host.chance.save()
  const isOver = host.course.checkpoint.outcome !== null
  const changes = {
    ...(!same(chance, before.chance) && { chance }),
    ...((told.length > 0 || stands < before.told) && { told: { keep: stands, add: told } }),
    ...(rewinds.length > 0 && { rewinds }),
    ...(standing !== before.standing && { standing }),
    ...(ahead !== before.ahead && { ahead }),
    ...(proposal !== before.proposal && { proposal }),
    ...(proposed !== before.proposed && { proposed }),
    ...((isOver || before.isOver) && { end: recordOf(host).end }),
  }
  const isSame = keep === before.log && add.length === 0 && number === before.number
  if (isSame && Object.keys(changes).length === 0) return null
  return { keep, add, number, next: host.nextNumber, barrier: host.barrier, ...changes }
}

/**
 * The checkpoint at or before the first entry that anybody could still undo to: whoever slept on
 * it may undo as before.
 */
export function markToKeep<B extends Battle>(host: Host<B>): Mark<B> {
  const { entries, marks } = host
  let first = entries.length
  while (first > host.barrier) {
    const entry = entries[first - 1]
    if (!entry || !isAnswered(entry) || entry.seat === CHANCE) break
    first--
  }
  return marks.findLast((mark) => mark.entries <= first) ?? (marks[0] as Mark<B>)
}
