import type { Adapter } from '@grognard/adapters'
import { parseRecordOrSaved } from '@grognard/toolkit'
import { HUMAN, type Players } from '@grognard/host'
import { useState } from 'preact/hooks'
import { startSession } from '../battle/current.ts'
import { playOn } from '../battle/play-on.ts'
import { saveReport } from '../battle/report-button.tsx'
import type { Session } from '../battle/session.ts'
import { newId } from '../parts/ids.ts'
import { goTo } from '../routes.ts'
import { despatchPageWords } from './words.ts'

type Props = {
  readonly session: Session
  readonly adapter: Adapter
  /** The record of the battle. */
  readonly text: string
  /** From where it could be played otherwise, and how many answers stood then. */
  readonly from: { readonly turn: number; readonly entries: number } | null
}

/** What one may do when a battle is over. */
export function Deeds({ session, adapter, text, from }: Props) {
  const w = despatchPageWords.value
  const [busy, setBusy] = useState(false)
  const report = async (): Promise<void> => {
    setBusy(true)
    await saveReport({ session, adapter }).finally(() => setBusy(false))
  }
  const replay = async (): Promise<void> => {
    const first = session.news.value?.earliest ?? 0
    await session.lookBack({ entries: first })
    goTo({ page: 'battle', id: session.id })
  }
  return (
    <nav class="deeds" aria-label={w.deeds}>
      <button type="button" class="do-it" onClick={() => again(session, text, (who) => who)}>
        {w.rematch}
      </button>
      <button type="button" onClick={() => again(session, text, changed(session))}>
        {w.change}
      </button>
      <button type="button" onClick={() => void replay()}>
        {w.replay}
      </button>
      <button type="button" disabled={busy} onClick={() => void report()}>
        {busy ? w.writing : w.report}
      </button>
      {from && (
        <button
          type="button"
          class="last"
          onClick={() => {
            session.returnToNow()
            void playOn(session, from.entries)
          }}
        >
          {w.playOn(from.turn)}
        </button>
      )}
    </nav>
  )
}

/** The same battle from its beginning, with other dice. */
function again(session: Session, text: string, seated: (players: Players) => Players): void {
  const summary = session.summary.value
  const parsed = parseRecordOrSaved(text, summary?.title ?? '')
  if (!summary || !parsed.ok) return
  const { value } = parsed
  const record = value.format === 'grognard-saved' ? value.record : value
  const players = seated(session.news.value?.players ?? summary.players)
  startSession(
    { ...summary, guided: false, players },
    {
      kind: 'start',
      id: 0,
      rulebook: record.rulebook.id,
      setUp: record.setUp,
      chance: { seed: newId() },
      players,
    },
  )
}

/** Whoever led one side leads the other; where both sides are alike, people go first. */
const changed =
  (session: Session) =>
  (players: Players): Players => {
    const seats = session.news.value?.seats ?? []
    const of = (side: string): readonly string[] =>
      seats.filter((seat) => seat.side === side).map(({ id }) => players[id] ?? HUMAN)
    const other = (side: string): readonly string[] => of(side === 'red' ? 'blue' : 'red')
    return Object.fromEntries(
      seats.map(({ id, side }) => {
        const place = seats.filter((seat) => seat.side === side).findIndex((seat) => seat.id === id)
        const theirs = other(side)
        return [id, theirs[place] ?? theirs[0] ?? HUMAN]
      }),
    )
  }
