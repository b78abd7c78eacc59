import { hashOf } from '@grognard/adapters/parts'
import { families, titleOf, type Book } from '@grognard/books'
import { useEffect, useState } from 'preact/hooks'
import { closeSession, renameSession } from '../battle/current.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SettingsPanel } from '../parts/settings.tsx'
import { openStore, type Kept } from '../store/store.ts'
import { StoreError, type Trouble } from '../store/trouble.ts'
import { storeWords } from '../store/words.ts'
import { language, words } from '../words/index.ts'
import { beginGuided } from './guided.ts'
import { openBattle } from './opening.ts'

/** The first page: go on with a battle, begin one, open a file. */
export function Home({ list }: { readonly list: readonly Book[] }) {
  const w = words.value
  const [battles, setBattles] = useState<readonly Kept[] | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const refresh = (): void => {
    openStore()
      .then((store) => store.list())
      .then(setBattles)
      .catch((error: unknown) => {
        setBattles([])
        setTrouble(error instanceof StoreError ? error.trouble : 'unavailable')
      })
  }
  useEffect(refresh, [])
  return (
    <main class="home" id="main" tabIndex={-1}>
      <header class="title">
        <h1>{w.app.title}</h1>
        <p>{w.app.tagline}</p>
      </header>
      <div class="home-actions">
        <a class="button do-it" href={hashOf({ page: 'new' })}>
          {w.home.newBattle}
        </a>
        <a class="button" href={hashOf({ page: 'study' })}>
          {w.home.study}
        </a>
        <label class="button file">
          {w.home.load}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              openBattle(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        </label>
      </div>
      <p class="soft">{w.home.studyText}</p>
      <p class="soft">{w.home.loadText}</p>
      {families(list)
        .filter(({ usual }) => usual.play.guided)
        .map(({ id, title, usual, books }) => (
          <div key={id} class="home-actions">
            <button type="button" class="button" onClick={() => void beginGuided(usual.id)}>
              {w.home.learn(title[language.value])}
            </button>
            <OtherEditions
              books={books.filter((book) => book !== usual && book.play.guided)}
              begin={(book) => void beginGuided(book)}
            />
          </div>
        ))}
      <p class="soft">{w.home.firstBattleText}</p>
      {trouble && (
        <p class="notice" role="alert">
          {storeWords[language.value][trouble]}
        </p>
      )}
      <h2>{w.home.goOn}</h2>
      {battles?.length === 0 && <p class="soft">{w.home.none}</p>}
      <ul class="battles">
        {battles?.map((battle) => (
          <BattleRow key={battle.id} battle={battle} onChange={refresh} />
        ))}
      </ul>
      <h2>{w.home.rules}</h2>
      <ul class="books">
        {families(list)
          .map(({ books, ...family }) => ({
            ...family,
            books: books.filter(({ play }) => play.sheet !== 'none'),
          }))
          .filter(({ books }) => books.length > 0)
          .map(({ id, title, books }) => (
            <li key={id}>
              {books.length > 1 && <span>{title[language.value]}: </span>}
              {books.map((book) => (
                <a
                  key={book.id}
                  href={hashOf({ page: 'rules', rulebook: book.id, clause: null })}
                  aria-label={book.title[language.value]}
                >
                  {books.length > 1 ? editionName(book) : book.title[language.value]}
                </a>
              ))}
            </li>
          ))}
      </ul>
      <h2>{w.settings.title}</h2>
      <SettingsPanel />
    </main>
  )
}

const editionName = ({ edition, title }: Book): string =>
  (edition === 'none' ? title : edition.name)[language.value]

type OthersProps = {
  readonly books: readonly Book[]
  readonly begin: (book: string) => void
}

/** The lesson in the other editions of a book. */
const OtherEditions = ({ books, begin }: OthersProps) =>
  books.length === 0 ? null : (
    <span class="other-editions">
      {words.value.home.editions}
      {books.map((book) => (
        <button
          key={book.id}
          type="button"
          class="quiet"
          aria-label={words.value.home.learn(book.title[language.value])}
          onClick={() => begin(book.id)}
        >
          {editionName(book)}
        </button>
      ))}
    </span>
  )

type RowProps = { readonly battle: Kept; readonly onChange: () => void }

function BattleRow({ battle, onChange }: RowProps) {
  const w = words.value
  const [asking, setAsking] = useState<'remove' | 'rename' | null>(null)
  const [title, setTitle] = useState(battle.title)
  const close = (): void => setAsking(null)
  const change = (work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<void>) => () => {
    close()
    void openStore().then(work).then(onChange, onChange)
  }
  const when = new Intl.DateTimeFormat(language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(battle.changed)
  const turn = battle.turn === '' ? '' : `${w.battle.turn(Number(battle.turn))}, `
  return (
    <li>
      <a class="battle-link" href={hashOf({ page: 'battle', id: battle.id })}>
        <strong>{battle.title}</strong>
        <span class="soft">
          {titleOf(battle.rulebook, language.value)}, {turn}
          {battle.over ? `${w.home.over}, ` : ''}
          {w.home.changed(when)}
        </span>
      </a>
      <button
        type="button"
        class="quiet"
        aria-label={`${w.home.rename}: ${battle.title}`}
        onClick={() => setAsking('rename')}
      >
        {w.home.rename}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={`${w.home.remove}: ${battle.title}`}
        onClick={() => setAsking('remove')}
      >
        {w.home.remove}
      </button>
      {asking === 'remove' && (
        <Dialog title={w.home.remove} onClose={close}>
          <p>{w.home.removeSure(battle.title)}</p>
          <div class="buttons">
            <button
              type="button"
              class="grave"
              onClick={change((store) => {
                closeSession(battle.id)
                return store.remove(battle.id)
              })}
            >
              {w.home.remove}
            </button>
            <button type="button" onClick={close}>
              {w.app.no}
            </button>
          </div>
        </Dialog>
      )}
      {asking === 'rename' && (
        <Dialog title={w.home.rename} onClose={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const wanted = title.trim()
              if (wanted === '') return
              renameSession(battle.id, wanted)
              change((store) => store.rename(battle.id, wanted))()
            }}
          >
            <label class="setting">
              <span>{w.home.renameTo}</span>
              <input value={title} onInput={({ currentTarget }) => setTitle(currentTarget.value)} />
            </label>
            <div class="buttons">
              <button type="submit" class="do-it">
                {w.home.rename}
              </button>
              <button type="button" onClick={close}>
                {w.app.cancel}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </li>
  )
}
