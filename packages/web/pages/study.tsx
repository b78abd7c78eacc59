import type { Adapter } from '@grognard/adapters'
import { hashOf, sideName } from '@grognard/adapters/parts'
import { families, playersOf, type Book } from '@grognard/books'
import { listed as computers, type PlayerName } from '@grognard/computer/listed'
import { useEffect, useRef, useState } from 'preact/hooks'
import { saveFile } from '../parts/files.ts'
import type { StudyNews, StudyOrder } from '../study/messages.ts'
import { language, words } from '../words/index.ts'
import { BookPicker } from './book-picker.tsx'
import { useAdapter } from './use-adapter.ts'

const COUNTS = [20, 100, 400, 1000]
const SIDES = ['red', 'blue'] as const

/** Many battles between computer players, and what came of them. */
export function Study({ list }: { readonly list: readonly Book[] }) {
  const w = words.value.study
  const [book, setBook] = useState(families(list)[0]?.usual.id ?? '')
  const adapter = useAdapter(book, list)
  return (
    <main class="new-battle study" id="main" tabIndex={-1}>
      <nav>
        <a href={hashOf({ page: 'home' })}>{words.value.battle.home}</a>{' '}
        <a href={hashOf({ page: 'compare', battle: null, at: null })}>
          {words.value.compare.title}
        </a>
      </nav>
      <h1>{w.title}</h1>
      <p class="soft">{w.text}</p>
      <BookPicker list={list} book={book} set={setBook} />
      {adapter ? (
        <Details key={book} adapter={adapter} names={playersOf(book, list)} />
      ) : (
        <p>{words.value.app.loading}</p>
      )}
    </main>
  )
}

type DetailsProps = {
  readonly adapter: Adapter
  readonly names: readonly PlayerName[]
}

function Details({ adapter, names }: DetailsProps) {
  const w = words.value.study
  const { rulebook } = adapter
  const said = adapter.words(language.value)
  const [scenario, setScenario] = useState(rulebook.scenarios[0].name)
  const [players, setPlayers] = useState<Readonly<Record<string, PlayerName>>>({
    red: names[0] ?? 'random',
    blue: names[0] ?? 'random',
  })
  const [games, setGames] = useState(COUNTS[0] as number)
  const [seed, setSeed] = useState('1')
  const { news, begin, stop } = useStudy()
  const working = news?.kind === 'progress'
  const order: StudyOrder = {
    rulebook: rulebook.id,
    scenario,
    options: Object.fromEntries(rulebook.options.map(({ name, usual }) => [name, usual])),
    players,
    seed,
    games,
    language: language.value,
  }
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          begin(order)
        }}
      >
        <label class="setting">
          <span>{words.value.fresh.battle}</span>
          <select
            value={scenario}
            onChange={({ currentTarget }) => setScenario(currentTarget.value)}
          >
            {rulebook.scenarios.map(({ name }) => (
              <option key={name} value={name}>
                {said.scenario(name)}
              </option>
            ))}
          </select>
        </label>
        {SIDES.map((side) => (
          <label key={side} class="setting">
            <span class={`side ${side}`}>{sideName(side)}</span>
            <select
              value={players[side]}
              onChange={({ currentTarget }) =>
                setPlayers({ ...players, [side]: currentTarget.value as PlayerName })
              }
            >
              {names.map((name) => (
                <option key={name} value={name}>
                  {computers[name].title[language.value]}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label class="setting">
          <span>{w.games}</span>
          <select
            value={String(games)}
            onChange={({ currentTarget }) => setGames(Number(currentTarget.value))}
          >
            {COUNTS.map((count) => (
              <option key={count} value={String(count)}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label class="setting">
          <span>{words.value.fresh.seed}</span>
          <input value={seed} onInput={({ currentTarget }) => setSeed(currentTarget.value)} />
        </label>
        <div class="row">
          <button type="submit" class="do-it" disabled={working}>
            {w.begin}
          </button>
          <button type="button" disabled={!working} onClick={stop}>
            {w.stop}
          </button>
        </div>
      </form>
      <div role="status">
        {news?.kind === 'progress' && (
          <>
            <progress value={news.finished} max={games} aria-label={w.progress} />
            <p>{w.finished(news.finished, games)}</p>
          </>
        )}
        {news?.kind === 'failed' && <p class="refusal">{news.reason}</p>}
      </div>
      {news?.kind === 'report' && <Report page={news.page} />}
    </>
  )
}

/** The report as it is written into a file: a page of its own within this one. */
function Report({ page }: { readonly page: string }) {
  const w = words.value.study
  return (
    <section class="report">
      <button type="button" onClick={() => saveFile(`${w.file}.html`, page, 'text/html')}>
        {w.save}
      </button>
      <iframe title={w.report} srcdoc={page} sandbox="allow-downloads allow-popups" />
    </section>
  )
}

/** One study at a time, in a worker that ends with the page. */
function useStudy() {
  const [news, setNews] = useState<StudyNews | null>(null)
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])
  return {
    news,
    begin: (order: StudyOrder): void => {
      worker.current?.terminate()
      const made = new Worker(new URL('../study/worker.ts', import.meta.url), {
        type: 'module',
        name: 'study',
      })
      worker.current = made
      setNews({ kind: 'progress', finished: 0 })
      made.addEventListener('message', ({ data }: MessageEvent<StudyNews>) => setNews(data))
      made.addEventListener('error', ({ message }) => setNews({ kind: 'failed', reason: message }))
      made.postMessage(order)
    },
    stop: () => worker.current?.postMessage('stop'),
  }
}
