import { newId } from '../parts/ids.ts'
import { startSession } from './current.ts'
import type { Session } from './session.ts'

/** The record inside a saved battle whose own state cannot be read; null where there is none. */
export function recordIn(text: string): string | null {
  try {
    // What is wrong with it is said when it is played.
    const { record } = JSON.parse(text) as { readonly record?: { readonly log?: unknown } }
    if (!record || !Array.isArray(record.log)) return null
    return JSON.stringify({ format: 'grognard-record', version: 1, ...record })
  } catch {
    return null
  }
}

/** Plays its record again, as a battle of its own: what was kept stays as it is. */
export function beginFromRecord(session: Session, text: string): void {
  const [about, record] = [session.summary.value, recordIn(text)]
  if (!about || record === null) return
  const { title, players } = about
  startSession(about, {
    kind: 'resume',
    id: 0,
    text: record,
    name: title,
    players: { ...players },
    chance: { seed: newId() },
  })
}
