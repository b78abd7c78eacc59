import { hashOf, type Route } from '@grognard/adapters/parts'
import type { Book } from '@grognard/books'
import { useEffect, useState } from 'preact/hooks'
import { openBattle } from '../pages/opening.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SettingsPanel } from '../parts/settings.tsx'
import { openStore, type Kept } from '../store/store.ts'
import { StoreError, type Trouble } from '../store/trouble.ts'
import { storeWords } from '../store/words.ts'
import { front } from '../words/front.ts'
import { language, words } from '../words/index.ts'
import { FirstLesson, Rulebooks } from './books.tsx'
import { Fought } from './fought.tsx'
import { GoOn } from './go-on.tsx'
import { KeptList } from './kept-list.tsx'
import { Lessons } from './lessons.tsx'
import { useTold, type ToldOf } from './told.ts'
import { Tonight } from './tonight.tsx'

type Props = { readonly list: readonly Book[] }

/** The first page, a table of battles: the one to go on with, one for tonight, those of history. */
export function Home({ list }: Props) {
  const [battles, setBattles] = useState<readonly Kept[] | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const told = useTold(list)
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
  const [first, ...others] = inOrder(battles ?? [])
  const fresh = (told ?? []).filter(
    ({ told: { scenario } }) => first === undefined || scenario !== first.scenario,
  )
  const [one, ...more] = fresh
  return (
    <main class="home" id="main" tabIndex={-1}>
      <Head />
      {trouble && (
        <p class="notice" role="alert">
          {storeWords[language.value][trouble]}
        </p>
      )}
      <div class="leading">
        {battles && told && first && <GoOn battles={[first, ...others]} all={told} list={list} />}
        {battles && one && <Tonight all={[one, ...more]} list={list} large={!first} />}
        {battles && !first && <FirstLesson list={list} />}
      </div>
      <Fought all={dated(told ?? [])} list={list} />
      <div class="shelf">
        <Rulebooks list={list} />
        <Lessons list={list} battles={battles ?? []} />
      </div>
      {battles && <KeptList battles={battles} onChange={refresh} />}
      <Foot />
    </main>
  )
}

/** Those that are over come last. */
const inOrder = (battles: readonly Kept[]): readonly Kept[] => [
  ...battles.filter(({ over }) => !over),
  ...battles.filter(({ over }) => over),
]

const dated = (all: readonly ToldOf[]): readonly ToldOf[] =>
  all.filter(({ told }) => told.date !== null)

function Head() {
  const w = front.value
  const [settingUp, setSettingUp] = useState(false)
  return (
    <header class="masthead">
      <h1>{words.value.app.title}</h1>
      <p class="tagline">{words.value.app.tagline}</p>
      <nav class="home-actions" aria-label={w.places}>
        <Place to={{ page: 'new' }}>{words.value.home.newBattle}</Place>
        <Place to={{ page: 'armies', army: null }} isInThumb>
          {w.armies}
        </Place>
        <Place to={{ page: 'study' }} title={words.value.home.study} isInThumb>
          {w.study}
        </Place>
        <Place to={{ page: 'compare', battle: null, at: null }}>{w.compare}</Place>
        <button type="button" class="place in-thumb" onClick={toSheets}>
          {w.sheets}
        </button>
        <label class="place file">
          {w.open}
          <input
            type="file"
            aria-label={words.value.home.load}
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              openBattle(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        </label>
      </nav>
      <button
        type="button"
        class="square"
        aria-label={w.settings}
        title={w.settings}
        onClick={() => setSettingUp(true)}
      >
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden>
          <path d="M1 4h16M1 9h16M1 14h16" />
          <circle cx="6" cy="4" r="2" />
          <circle cx="12" cy="9" r="2" />
          <circle cx="5" cy="14" r="2" />
        </svg>
      </button>
      {settingUp && (
        <Dialog title={words.value.settings.title} onClose={() => setSettingUp(false)}>
          <SettingsPanel />
        </Dialog>
      )}
    </header>
  )
}

type PlaceProps = {
  readonly to: Route
  readonly title?: string
  /** On a phone it is in the bar at the foot. */
  readonly isInThumb?: true
  readonly children: string
}

const Place = ({ to, title, isInThumb, children }: PlaceProps) => (
  <a
    class={isInThumb ? 'place in-thumb' : 'place'}
    href={hashOf(to)}
    {...(title !== undefined && { 'aria-label': title })}
  >
    {children}
  </a>
)

/** The sheets stand with their rulebooks. */
function toSheets(): void {
  const heading = document.getElementById('rulebooks')
  heading?.parentElement?.scrollIntoView({ block: 'center' })
  heading?.parentElement?.querySelector<HTMLElement>('.sheets a')?.focus()
}

/** On a phone the places lie under the thumb. */
function Foot() {
  const w = front.value
  return (
    <nav class="thumb" aria-label={w.places}>
      <a href={hashOf({ page: 'home' })} aria-current="page">
        {w.battles}
      </a>
      <a href={hashOf({ page: 'armies', army: null })}>{w.armies}</a>
      <a href={hashOf({ page: 'study' })} aria-label={words.value.home.study}>
        {w.study}
      </a>
      <button type="button" onClick={toSheets}>
        {w.sheets}
      </button>
    </nav>
  )
}
