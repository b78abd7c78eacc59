import { sayRefusal } from '@grognard/toolkit'
import { saveFile } from '../parts/files.ts'
import { goTo } from '../routes.ts'
import { language, words } from '../words/index.ts'
import { beginFromRecord, recordIn } from './from-record.ts'
import { saveBattle } from './save.ts'
import type { Session, Trouble } from './session.ts'

/** Why the battle does not go on here, and what can be done about it. */
export function TroublePage({ session, trouble }: { session: Session; trouble: Trouble }) {
  const w = words.value.trouble
  const canGoOn = trouble.kind === 'elsewhere' || trouble.kind === 'lost'
  const canStartAgain = ['silent', 'silent unkept', 'broken'].includes(trouble.kind)
  return (
    <main class="trouble" id="main" tabIndex={-1}>
      <h1>{words.value.app.title}</h1>
      <p class="prompt" role="alert">
        {sentence(trouble)}
      </p>
      {trouble.kind === 'unreadable' && <p>{sayRefusal(language.value, trouble.refusal)}</p>}
      <div class="buttons">
        {(canGoOn || canStartAgain) && (
          <button type="button" class="do-it" onClick={() => session.takeOver()}>
            {canGoOn ? w.takeOver : w.again}
          </button>
        )}
        {trouble.kind === 'unreadable' && recordIn(trouble.text) !== null && (
          <button
            type="button"
            class="do-it"
            onClick={() => beginFromRecord(session, trouble.text)}
          >
            {w.fromRecord}
          </button>
        )}
        {trouble.kind === 'unreadable' && trouble.text !== '' && (
          <button
            type="button"
            onClick={() => saveFile('battle.json', trouble.text, 'application/json')}
          >
            {w.download}
          </button>
        )}
        {trouble.kind === 'removed' && (
          <button type="button" class="do-it" onClick={() => void saveBattle(session)}>
            {words.value.battle.saveFile}
          </button>
        )}
        <button type="button" onClick={() => goTo({ page: 'home' })}>
          {words.value.battle.home}
        </button>
      </div>
    </main>
  )
}

function sentence(trouble: Trouble): string {
  const w = words.value.trouble
  return trouble.kind === 'broken' ? w.broken(trouble.reason) : w[trouble.kind]
}
