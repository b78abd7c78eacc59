import type { Adapter } from '@grognard/adapters'
import { hashOf } from '@grognard/adapters/parts'
import { othersLike } from '@grognard/books'
import { HUMAN } from '@grognard/host'
import { signal, type Signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { saveFile } from '../parts/files.ts'
import { fetched, Nothing } from '../pages/fetched.tsx'
import { SettingsPanel } from '../parts/settings.tsx'
import { storeWords } from '../store/words.ts'
import { language, words } from '../words/index.ts'
import { close, closesItself } from './frame/closing.ts'
import { textReport } from './report.ts'
import { saveReport } from './report-button.tsx'
import { saveBattle, saveRecord } from './save.ts'
import type { Session } from './session.ts'

/** What is opened now and then is fetched then. */
const Reasons = fetched(async () => (await import('./reasons.tsx')).Reasons, Nothing)
const Seats = fetched(async () => (await import('./seats.tsx')).Seats, Nothing)

const asking = signal<'concede' | 'settings' | 'keys' | 'seats' | 'reasons' | null>(null)
export const showKeys = (): void => void (asking.value = 'keys')

type Props = { readonly session: Session; readonly adapter: Adapter }

/** What one does around the battle: look back, save, export, give up. */
export function BattleMenu({ session, adapter, bare }: Props & { bare: Signal<boolean> }) {
  const w = words.value.battle
  const news = session.news.value
  const seat = news?.seat ?? null
  const more = useRef<HTMLDetailsElement>(null)
  const title = session.summary.value?.title ?? ''
  const closing = (act: () => unknown) => () => {
    close(more.current)
    void act()
  }
  // Whoever looks back does not see what would be taken back.
  const isNow = session.past.value === null
  const couldUndo = seat !== null && news?.undoable.includes(seat) === true
  // Nothing goes on from the end of a battle.
  const at = session.past.value?.entries ?? (news?.outcome ? null : (news?.entries ?? null))
  const canAsk = isNow && seat !== null && !couldUndo && (news?.entries ?? 0) > 0 && !news?.outcome
  return (
    <nav class="battle-menu" aria-label={words.value.app.menu}>
      <details ref={more} class="more" {...closesItself}>
        <summary aria-label={w.more} title={w.more}>
          ☰
        </summary>
        <ul>
          <li>
            <a href={hashOf({ page: 'home' })}>{w.home}</a>
          </li>
          <MenuItem
            text={words.value.replay.replay}
            disabled={(news?.entries ?? 0) <= (news?.earliest ?? 0)}
            act={closing(() => session.lookBack({ entries: news?.entries ?? 0 }))}
          />
          <MenuItem
            text={bare.value ? words.value.table.armed : words.value.table.bare}
            act={closing(() => (bare.value = !bare.value))}
          />
          <MenuItem
            text={w.takeBack}
            disabled={!canAsk}
            act={closing(() => seat !== null && session.order({ kind: 'propose', seat, to: null }))}
          />
          <MenuItem text={w.seats} act={closing(() => (asking.value = 'seats'))} />
          <MenuItem text={w.saveFile} act={closing(() => saveBattle(session))} />
          <MenuItem text={w.saveRecord} act={closing(() => saveRecord(session))} />
          <MenuItem
            text={w.exportText}
            act={closing(() =>
              saveFile(`${title}.txt`, textReport(session, adapter), 'text/plain'),
            )}
          />
          <MenuItem text={w.exportHtml} act={closing(() => saveReport({ session, adapter }))} />
          <MenuItem
            text={w.reasons}
            disabled={!Object.values(news?.players ?? {}).some((who) => who !== HUMAN)}
            act={closing(() => (asking.value = 'reasons'))}
          />
          {othersLike(adapter.rulebook.id).length > 0 && (
            <li>
              <a href={hashOf({ page: 'compare', battle: session.id, at })}>{w.compare}</a>
            </li>
          )}
          <li>
            <a href={hashOf({ page: 'rules', rulebook: adapter.rulebook.id, clause: null })}>
              {w.reference}
            </a>
          </li>
          <MenuItem
            text={words.value.settings.title}
            act={closing(() => (asking.value = 'settings'))}
          />
          <MenuItem text={w.help} act={closing(showKeys)} />
          <MenuItem
            text={w.concede}
            disabled={seat === null || news?.outcome !== null}
            act={closing(() => (asking.value = 'concede'))}
          />
        </ul>
      </details>
      <KeptNotice session={session} />
      <MenuDialogs session={session} adapter={adapter} />
    </nav>
  )
}

type ItemProps = { readonly text: string; readonly act: () => void; readonly disabled?: boolean }

const MenuItem = ({ text, act, disabled = false }: ItemProps) => (
  <li>
    <button type="button" disabled={disabled} onClick={act}>
      {text}
    </button>
  </li>
)

/** Says when the battle is not being kept, and gives a way to keep it. */
function KeptNotice({ session }: { readonly session: Session }) {
  const how = session.kept.value
  if (how === 'kept') return null
  return (
    <p class="notice" role="alert">
      {storeWords[language.value][how]}{' '}
      <button type="button" onClick={() => void saveBattle(session)}>
        {words.value.battle.saveFile}
      </button>
    </p>
  )
}

function MenuDialogs({ session, adapter }: Props) {
  const w = words.value
  const shut = (): void => void (asking.value = null)
  const seat = session.viewer.value
  switch (asking.value) {
    case 'concede':
      return (
        <Dialog title={w.battle.concede} onClose={shut}>
          <p>{w.battle.concedeSure}</p>
          <div class="buttons">
            <button
              type="button"
              class="grave"
              onClick={() => {
                shut()
                if (seat !== null)
                  void session.order({ kind: 'interject', said: { kind: 'concede', by: seat } })
              }}
            >
              {w.battle.concede}
            </button>
            <button type="button" onClick={shut}>
              {w.app.no}
            </button>
          </div>
        </Dialog>
      )
    case 'settings':
      return (
        <Dialog title={w.settings.title} onClose={shut}>
          <SettingsPanel />
        </Dialog>
      )
    case 'seats':
      return (
        <Dialog title={w.battle.seats} onClose={shut}>
          <Seats session={session} />
        </Dialog>
      )
    case 'reasons':
      return (
        <Dialog title={w.battle.reasons} onClose={shut} wide>
          <Reasons session={session} />
        </Dialog>
      )
    case 'keys':
      return (
        <Dialog title={w.keys.title} onClose={shut}>
          <dl class="keys">
            {[
              ...w.keys.list,
              ...(adapter.measure ? w.measure.keys : []),
              ...(adapter.keys?.(language.value) ?? []),
            ].map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )
    case null:
      return null
  }
}
