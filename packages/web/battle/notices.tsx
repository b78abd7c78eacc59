import { whoIs } from '@grognard/adapters/parts'
import { words } from '../words/index.ts'
import type { Session } from './session.ts'

/** What stands between the battle and its next decision: take-backs, passes, changed rules. */
export function Notices({ session }: { readonly session: Session }) {
  const w = words.value.battle
  const news = session.news.value
  if (!news) return null
  const { proposal, standing } = news
  const asked = proposal?.needs.find(
    (seat) => !proposal.consent.includes(seat) && session.locals.value.includes(seat),
  )
  const passing = standing.filter(({ seat }) => seat === news.seat)
  const misfit = session.misfit.value
  return (
    <div class="notices">
      {misfit && (
        <p class="notice" role="alert">
          {w.misfit(misfit.at)}{' '}
          <button type="button" class="quiet" onClick={() => (session.misfit.value = null)}>
            {words.value.app.close}
          </button>
        </p>
      )}
      {proposal && asked !== undefined && (
        <section class="notice" role="alertdialog" aria-label={w.takeBack}>
          <p>
            {whoIs(news, asked)}: {w.takeBackSure(whoIs(news, proposal.by))}
          </p>
          <div class="buttons">
            <button
              type="button"
              class="do-it"
              onClick={() => void session.order({ kind: 'consent', seat: asked, agrees: true })}
            >
              {w.agree}
            </button>
            <button
              type="button"
              onClick={() => void session.order({ kind: 'consent', seat: asked, agrees: false })}
            >
              {w.refuse}
            </button>
          </div>
        </section>
      )}
      {passing.length > 0 && news.seat !== null && (
        <p class="notice">
          {w.passing}{' '}
          <button
            type="button"
            onClick={() => void session.order({ kind: 'stop passing', seat: news.seat as string })}
          >
            {w.stopPassing}
          </button>
        </p>
      )}
    </div>
  )
}
