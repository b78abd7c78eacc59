import { newId } from '../parts/ids.ts'
import { words } from '../words/index.ts'
import { startSession } from './current.ts'
import type { Session } from './session.ts'

/** A battle of its own that begins at this moment of another, with dice of its own unless one asks. */
export async function playOn(session: Session, at: number, sameDice = false): Promise<void> {
  const summary = session.summary.value
  if (!summary) return
  const seed = newId()
  const text = await session.text({ kind: 'save', at, seed: sameDice ? null : seed })
  if (text === '') return
  const title = words.value.replay.branch(summary.title)
  const players = session.news.value?.players ?? summary.players
  startSession(
    { ...summary, title, guided: false, players },
    { kind: 'resume', id: 0, text, name: title, players, chance: { seed } },
  )
}
