import { hashOf } from '@grognard/adapters/parts'
import { titleOf } from '@grognard/books'
import { useState } from 'preact/hooks'
import { closeSession, renameSession } from '../battle/current.ts'
import { Dialog } from '../parts/dialog.tsx'
import { openStore, type Kept } from '../store/store.ts'
import { front } from '../words/front.ts'
import { language, words } from '../words/index.ts'

type Props = { readonly battles: readonly Kept[]; readonly onChange: () => void }

/** Every battle that is kept here, to go on with, to rename and to remove. */
export const KeptList = ({ battles, onChange }: Props) => (
  <section class="kept" aria-labelledby="kept">
    <h2 id="kept">{front.value.kept}</h2>
    {battles.length === 0 && <p class="soft">{words.value.home.none}</p>}
    <ul class="battles">
      {battles.map((battle) => (
        <BattleRow key={battle.id} battle={battle} onChange={onChange} />
      ))}
    </ul>
  </section>
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
