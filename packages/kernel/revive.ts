// Read only where a battle was kept: whoever begins one need not fetch it.

import type { Battle } from './battle.ts'
import { put } from './course.ts'
import { noteCheckpoint, type Host } from './host.ts'
import type { SavedBattle } from './record.ts'
import { begunAt, numberAgain, standing, wrongWith } from './replay.ts'
import type { Row } from './rows.ts'
import type { Rulebook } from './rulebook.ts'

/** A saved battle that these rows have been added to. Its checkpoint stays where it is. */
export function withRows(saved: SavedBattle, rows: readonly Row[]): SavedBattle {
  const log = [...saved.record.log]
  const story = saved.story.slice(0, rows.length > 0 ? saved.checkpoint.told : undefined)
  const rewinds = [...saved.rewinds]
  let now: Partial<SavedBattle> = {}
  let { end } = saved.record
  for (const row of rows) {
    log.length = Math.min(log.length, row.keep)
    for (const one of row.add) log.push(one)
    if (row.told) {
      story.length = Math.min(story.length, row.told.keep)
      for (const one of row.told.add) story.push(one)
    }
    for (const one of row.rewinds ?? []) rewinds.push(one)
    const {
      keep: _keep,
      add: _add,
      told: _told,
      rewinds: _rewinds,
      next,
      end: ended,
      ...others
    } = row
    now = { ...now, ...others, nextNumber: next }
    end = ended === undefined ? end : ended
  }
  return { ...saved, ...now, record: { ...saved.record, log, end }, story, rewinds }
}

/**
 * Goes on from the checkpoint of what these same rules have written, without judging again what they
 * judged then; null where they do not lead on from there.
 */
export function revive<B extends Battle>(
  rulebook: Rulebook<B>,
  saved: SavedBattle,
): Host<B> | null {
  const { checkpoint, record } = saved
  const entries = standing(record.log)
  const wrong = rulebook.refuseBattle?.(checkpoint.battle) ?? wrongWith(rulebook, saved, entries)
  const host = wrong ? null : begunAt(rulebook, saved, checkpoint.battle as unknown as B)
  if (!host) return null
  host.entries = entries.slice(0, checkpoint.entries)
  host.marks = [
    {
      battle: checkpoint.battle as unknown as B,
      entries: checkpoint.entries,
      told: checkpoint.told,
    },
  ]
  try {
    for (const entry of entries.slice(checkpoint.entries)) {
      put(host.course, entry)
      host.entries.push(entry)
      noteCheckpoint(host)
    }
  } catch {
    return null
  }
  if (!numberAgain(host, saved)) return null
  if (host.course.telling) host.course.telling.revealed = false
  host.log = [...record.log]
  host.recalls = checkpoint.entries > 0
  host.barrier = saved.barrier ?? entries.length
  host.standing = saved.standing
  host.ahead = saved.ahead ?? []
  host.proposal = saved.proposal
  host.proposed = saved.proposed ?? []
  host.rewinds = [...saved.rewinds]
  return host
}
