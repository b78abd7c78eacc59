import { hashOf, routeOf, rulebookOfClause } from '@grognard/adapters/parts'
import { bookOf, books, titleOf as titleOfBook } from '@grognard/books'
import { signal } from '@preact/signals'
import { Component, type ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { current, sessionOf } from './battle/current.ts'
import { BattleScreen } from './battle/screen.tsx'
import { Home } from './home/home.tsx'
import { fetched } from './pages/fetched.tsx'
import { useDropping, wrongFile } from './pages/opening.ts'
import { Announcer } from './parts/announcer.tsx'
import { Dialog } from './parts/dialog.tsx'
import { route } from './routes.ts'
import { settings } from './settings.ts'
import { language, words } from './words/index.ts'

const DespatchOf = fetched(async () => (await import('./despatch/page.tsx')).DespatchPage)
const RulesPage = fetched(async () => (await import('./pages/rules.tsx')).RulesPage)
const Sheet = fetched(
  async () => (await import('./pages/rules.tsx')).Sheet,
  () => null,
)
const CertificatePage = fetched(
  async () => (await import('./pages/certificate.tsx')).CertificateSheet,
)
const ComparePage = fetched(async () => (await import('./compare/page.tsx')).Compare)
const StudyPage = fetched(async () => (await import('./pages/study.tsx')).Study)
const NewBattle = fetched(async () => (await import('./pages/new-battle.tsx')).NewBattle)
const Armies = fetched(async () => (await import('./armies/armies.tsx')).Armies)
const Briefing = fetched(async () => (await import('./briefing/briefing.tsx')).Briefing)

/** A clause opened beside the battle. */
const openClause = signal<{ readonly rulebook: string; readonly clause: string | null } | null>(
  null,
)
/** Takes the new version of the application; null while there is none. */
export const newVersion = signal<(() => void) | null>(null)

export function App() {
  const { theme, motion } = settings.value
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = language.value
    documentElement.dataset['theme'] = theme
    documentElement.dataset['motion'] = motion
  }, [language.value, theme, motion])
  useEffect(() => {
    document.title = titleOf()
  })
  useDropping()
  // A page that has just been opened is read from its beginning.
  const here = hashOf(route.value)
  const first = useRef(here)
  useEffect(() => {
    if (first.current !== here && document.activeElement === document.body)
      document.getElementById('main')?.focus()
    first.current = here
  }, [here])
  return (
    <div onClick={openBeside}>
      <a class="skip" href="#main" onClick={toMain}>
        {words.value.app.skip}
      </a>
      <Guarded key={JSON.stringify(route.value)}>
        <Page />
      </Guarded>
      {openClause.value && (
        <Dialog
          title={words.value.rules.title(titleOfBook(openClause.value.rulebook, language.value))}
          wide
          onClose={() => (openClause.value = null)}
        >
          <Sheet {...openClause.value} heading={false} seen={seenBeside()} />
        </Dialog>
      )}
      {wrongFile.value !== null && (
        <div class="refusal file-refused">
          <span role="alert">{wrongFile.value}</span>{' '}
          <button type="button" class="quiet" onClick={() => (wrongFile.value = null)}>
            {words.value.app.close}
          </button>
        </div>
      )}
      {newVersion.value && (
        <p class="notice version" role="status">
          {words.value.app.newVersion}{' '}
          <button type="button" onClick={newVersion.value}>
            {words.value.app.takeNewVersion}
          </button>
        </p>
      )}
      <Announcer />
    </div>
  )
}

function titleOf(): string {
  const { app, certificate } = words.value
  const { page } = route.value
  const own = isOfBattle(page) ? current.value?.summary.value?.title : null
  const title = page === 'certificate' ? certificate.page : own
  return title ? `${title} – ${app.title}` : app.title
}

/** The hash is the address of the page, so this link moves the focus itself. */
function toMain(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function Page() {
  const here = route.value
  switch (here.page) {
    case 'home':
      return <Home list={books} />
    case 'new':
      return <NewBattle list={books} {...(here.army !== undefined && { army: here.army })} />
    case 'briefing':
      return <Briefing list={books} rulebook={here.rulebook} scenario={here.scenario} />
    case 'armies':
      return <Armies list={books} army={here.army} />
    case 'study':
      return <StudyPage list={books} />
    case 'compare':
      return <ComparePage list={books} battle={here.battle} at={here.at} />
    case 'battle':
      return <BattleScreen session={sessionOf(here.id)} />
    case 'despatch':
      return <DespatchOf id={here.id} />
    case 'certificate':
      return <CertificatePage rulebook={here.rulebook} carried={here.carried} />
    case 'rules':
      return <RulesPage rulebook={here.rulebook} clause={here.clause} />
  }
}

/** On the table a clause link opens the sheet beside the battle instead of leaving it. */
function openBeside(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#/rules/"]')
  if (!link || route.value.page === 'home' || route.value.page === 'rules') return
  const to = routeOf(link.getAttribute('href') ?? '')
  if (to.page !== 'rules') return
  event.preventDefault()
  openClause.value = {
    rulebook: to.clause === null ? to.rulebook : sheetFor(to.clause),
    clause: to.clause,
  }
}

const isOfBattle = (page: string): boolean => page === 'battle' || page === 'despatch'

/** What is seen of the battle that a sheet is opened beside. */
const seenBeside = (): unknown =>
  isOfBattle(route.value.page) ? (current.value?.news.value?.view ?? null) : null

/** A rule that an edition has not changed is cited by another's clause: its own sheet has it, too. */
function sheetFor(clause: string): string {
  const { value: here } = route
  const cited = rulebookOfClause(clause)
  const played = isOfBattle(here.page)
    ? current.value?.summary.value?.rulebook
    : here.page === 'certificate'
      ? here.rulebook
      : undefined
  const isFamily = played !== undefined && bookOf(played)?.family === bookOf(cited)?.family
  return isFamily ? played : cited
}

/** A fault in one page leaves the others, and the battle in its worker, alone. */
class Guarded extends Component<{ readonly children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false }

  override componentDidCatch(error: unknown): void {
    console.error(error)
    this.setState({ failed: true })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main class="trouble">
        <p class="prompt" role="alert">
          {words.value.app.failed}
        </p>
        <button type="button" class="do-it" onClick={() => location.reload()}>
          {words.value.app.reload}
        </button>
      </main>
    )
  }
}
