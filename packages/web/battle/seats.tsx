import { whoIs } from '@grognard/adapters/parts'
import { playersOf } from '@grognard/books'
import { listed } from '@grognard/computer/listed'
import { HUMAN } from '@grognard/host'
import { language, words } from '../words/index.ts'
import type { Session } from './session.ts'

/** Who plays which seat; it may change in the middle of a battle. */
export function Seats({ session }: { readonly session: Session }) {
  const w = words.value.fresh
  const news = session.news.value
  if (!news) return null
  return (
    <>
      {news.seats.map(({ id, side }) => (
        <label key={id} class="setting">
          <span class={`side ${side}`}>{whoIs(news, id)}</span>
          <select
            value={news.players[id] ?? HUMAN}
            onChange={({ currentTarget }) =>
              void session.seat({ ...news.players, [id]: currentTarget.value })
            }
          >
            <option value={HUMAN}>{w.atThisScreen}</option>
            {playersOf(news.rulebook).map((name) => (
              <option key={name} value={name}>
                {w.computer(listed[name].title[language.value])}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  )
}
