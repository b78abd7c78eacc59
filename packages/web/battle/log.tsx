import type { Adapter } from '@grognard/adapters'
import { ClauseLink } from '@grognard/adapters/parts'
import type { Told } from '@grognard/kernel'
import { sayHappening } from '@grognard/toolkit'
import { computed } from '@preact/signals'
import { useMemo, useState } from 'preact/hooks'
import { FightPanel } from '../parts/fight.tsx'
import { language, words } from '../words/index.ts'
import type { Hand } from './hand.ts'
import type { Session } from './session.ts'

type Props = {
  readonly session: Session
  readonly adapter: Adapter
  readonly hand: Hand
  /** So much has been shown of what was told; null: all of it. */
  readonly until: number | null
}

/** A line of the log by which one looks back, and how far back it led. */
type Picked = { readonly told: number; readonly entries: number }

/** More are shown when one scrolls for them: a long battle has thousands. */
const PAGE = 150

/** The log in plain sentences, the latest first. */
export function Log({ session, adapter, hand, until }: Props) {
  const w = words.value.battle
  const [filter, setFilter] = useState('')
  const [pages, setPages] = useState(1)
  const [picked, setPicked] = useState<Picked | null>(null)
  const sentences = useMemo(
    () =>
      computed(() => {
        const said = adapter.words(language.value)
        return session.story.value.map((told) => ({
          told,
          sentence: sayHappening(language.value, said, told),
        }))
      }),
    [session, adapter],
  )
  const wanted = filter.trim().toLocaleLowerCase()
  const found = sentences.value
    .slice(0, until ?? undefined)
    .filter(
      ({ sentence, told }) =>
        wanted === '' ||
        sentence.toLocaleLowerCase().includes(wanted) ||
        told.clauses.some((clause) => clause.includes(wanted)),
    )
  const shown = found.slice(-PAGE * pages).toReversed()
  const past = session.past.value
  // Much may be told by one answer: of that, the line that was picked is marked, not the last.
  const pastTold =
    until !== null ? until : past && picked?.entries === past.entries ? picked.told : past?.told
  const lookBack = async (told: number): Promise<void> => {
    await session.lookBack({ told })
    setPicked({ told, entries: session.past.value?.entries ?? 0 })
  }
  return (
    <section class="log" aria-label={w.log}>
      <header>
        <h3>{w.log}</h3>
        <label>
          <span class="unseen">{w.filter}</span>
          <input
            type="search"
            placeholder={w.filter}
            value={filter}
            onInput={({ currentTarget }) => setFilter(currentTarget.value)}
          />
        </label>
      </header>
      {found.length === 0 && wanted !== '' && <p class="soft">{w.filterNone}</p>}
      <ol reversed>
        {shown.map(({ told, sentence }, i) => (
          <LogEntry
            key={told.number}
            told={told}
            sentence={sentence}
            newTurn={turnOf(shown[i + 1]?.told) !== turnOf(told) ? turnOf(told) : null}
            isPast={told.number === pastTold}
            session={session}
            adapter={adapter}
            hand={hand}
            lookBack={lookBack}
          />
        ))}
      </ol>
      {found.length > shown.length && (
        <button type="button" class="quiet" onClick={() => setPages(pages + 1)}>
          {w.more}
        </button>
      )}
    </section>
  )
}

function turnOf(told: Told | undefined): number | null {
  const turn = told?.moment['turn']
  return typeof turn === 'number' ? turn : null
}

type EntryProps = Omit<Props, 'until'> & {
  readonly told: Told
  readonly sentence: string
  readonly newTurn: number | null
  readonly isPast: boolean
  readonly lookBack: (told: number) => Promise<void>
}

function LogEntry({
  told,
  sentence,
  newTurn,
  isPast,
  session,
  adapter,
  hand,
  lookBack,
}: EntryProps) {
  const w = words.value.battle
  const [open, setOpen] = useState(false)
  // Not watched: what was told stays as it is, and a long log is not drawn anew with every news.
  const seen = session.news.peek()?.view
  const hint = (on: boolean) => () => {
    const now = session.news.peek()?.view
    hand.hinted.value = on && now !== undefined ? adapter.about(now, told) : []
  }
  const fight = seen === undefined ? null : adapter.fight(seen, { happening: told }, language.value)
  return (
    <>
      <li
        class={isPast ? 'entry past' : 'entry'}
        onPointerEnter={hint(true)}
        onPointerLeave={hint(false)}
        onFocusIn={hint(true)}
        onFocusOut={hint(false)}
      >
        <button
          type="button"
          class="sentence"
          aria-label={`${sentence} ${w.lookBack}`}
          onClick={() => void lookBack(told.number)}
        >
          {sentence}
        </button>{' '}
        {told.clauses.map((clause) => (
          <ClauseLink
            key={clause}
            id={clause}
            title={adapter.words(language.value).clause(clause)}
          />
        ))}
        {fight && (
          <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{w.details}</summary>
            {open && <FightPanel fight={fight} level={4} />}
          </details>
        )}
      </li>
      {newTurn !== null && <li class="turn-mark">{w.turn(newTurn)}</li>}
    </>
  )
}
