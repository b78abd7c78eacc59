import { hashOf } from '@grognard/adapters/parts'
import { bookOf, isPlayable, titleOf } from '@grognard/books'
import { plainSheet, type Language, type SheetEntry, type SheetSection } from '@grognard/toolkit'
import { adapterOf } from '@grognard/books/adapter'
import { useEffect, useRef, useState } from 'preact/hooks'
import { current } from '../battle/current.ts'
import { language, words } from '../words/index.ts'

type Props = { readonly rulebook: string; readonly clause: string | null }

/** The reference sheet as a page. */
export function RulesPage({ rulebook, clause }: Props) {
  const session = current.value
  return (
    <main class="rules" id="main" tabIndex={-1}>
      <nav>
        <a href={hashOf(session ? { page: 'battle', id: session.id } : { page: 'home' })}>
          {words.value.rules.back}
        </a>
      </nav>
      <Sheet rulebook={rulebook} clause={clause} heading />
    </main>
  )
}

/** The rules in our own words; where there are none, the titles of the clauses. */
async function sheetOf(
  id: string,
  speaking: Language,
  seen: unknown,
): Promise<readonly SheetSection[]> {
  const book = bookOf(id)
  if (!book) return []
  if (isPlayable(book) && book.play.sheet !== 'none') {
    const options = seen ? (await adapterOf(id))?.agreed?.(seen) : undefined
    return (await book.play.sheet())(speaking, options)
  }
  return plainSheet(id, book.title[speaking], await book.clauses())
}

type SheetProps = Props & {
  readonly heading: boolean
  /** The battle beside which it lies: distances are as agreed on there. */
  readonly seen?: unknown
}

/** The reference sheet of a rulebook, searchable, opened at a clause. */
export function Sheet({ rulebook, clause, heading, seen = null }: SheetProps) {
  const w = words.value.rules
  const [sections, setSections] = useState<readonly SheetSection[] | null>(null)
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isWanted = true
    void sheetOf(rulebook, language.value, seen).then((loaded) => isWanted && setSections(loaded))
    return () => {
      isWanted = false
    }
  }, [rulebook, language.value])
  useEffect(() => {
    setSearch('')
    setOnlyChanged(false)
  }, [clause, rulebook])
  useEffect(() => {
    const entry = place.current?.querySelector<HTMLElement>('.entry-of-clause')
    entry?.scrollIntoView({ block: 'start' })
    entry?.focus({ preventScroll: true })
  }, [sections, clause])
  if (!sections) return <p>{words.value.app.loading}</p>
  const wanted = search.trim().toLocaleLowerCase()
  const hasChanged = sections.some(({ entries }) => entries.some(({ changed }) => changed))
  const found = sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((e) => has(e, wanted) && (!onlyChanged || e.changed)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div class="sheet" ref={place}>
      {heading && <h1>{w.title(titleOf(rulebook, language.value))}</h1>}
      <label class="setting">
        <span>{w.search}</span>
        <input
          type="search"
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </label>
      {hasChanged && (
        <label class="toggle">
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={({ currentTarget }) => setOnlyChanged(currentTarget.checked)}
          />
          <span>{w.onlyChanged}</span>
        </label>
      )}
      {found.length > 1 && (
        <label class="setting">
          <span>{w.section}</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              const section = place.current?.querySelector<HTMLElement>(
                `[data-section="${currentTarget.value}"]`,
              )
              section?.scrollIntoView({ block: 'start' })
              section?.focus({ preventScroll: true })
              currentTarget.value = ''
            }}
          >
            <option value="">…</option>
            {found.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {sections.length === 0 && <p>{w.noSheet}</p>}
      {sections.length > 0 && found.length === 0 && <p role="status">{w.none}</p>}
      {found.map(({ id, title, entries }) => (
        <section key={id}>
          <h2 data-section={id} tabIndex={-1}>
            {title}
          </h2>
          {entries.map((entry) => (
            <Entry key={`${entry.title}${entry.clauses.join()}`} entry={entry} clause={clause} />
          ))}
        </section>
      ))}
    </div>
  )
}

const has = (entry: SheetEntry, wanted: string): boolean => {
  const { clauses, title, paragraphs, table, changed = [] } = entry
  const cells = table ? [...table.head, ...table.rows.flat()] : []
  return (
    wanted === '' ||
    [title, ...paragraphs, ...changed, ...clauses, ...cells].some((text) =>
      text.toLocaleLowerCase().includes(wanted),
    )
  )
}

/** Editions often have the same number for the same matter. */
const numberOf = (id: string): string => id.slice(id.indexOf(':') + 1)

function Entry({ entry, clause }: { readonly entry: SheetEntry; readonly clause: string | null }) {
  const { clauses, title, paragraphs, table, changed = [] } = entry
  const isWanted = clause !== null && clauses.includes(clause)
  return (
    <article
      class={[isWanted && 'entry-of-clause', changed.length > 0 && 'changed']
        .filter(Boolean)
        .join(' ')}
      tabIndex={isWanted ? -1 : undefined}
    >
      <h3>
        {title} <small>{[...new Set(clauses.map(numberOf))].join(', ')}</small>
      </h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {table && (
        <div class="table-scroll" tabIndex={0} role="region" aria-label={title}>
          <table>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, i) => (i === 0 ? <th scope="row">{cell}</th> : <td>{cell}</td>))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {changed.map((was) => (
        <p key={was} class="was">
          {was}
        </p>
      ))}
    </article>
  )
}
