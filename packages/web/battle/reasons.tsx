import { whoIs } from '@grognard/adapters/parts'
import { useEffect, useState } from 'preact/hooks'
import type { Considered } from '../host/minds.ts'
import { language, words } from '../words/index.ts'
import type { Session } from './session.ts'

/** Why the computer players decided as they did. It may betray what they are up to. */
export function Reasons({ session }: { readonly session: Session }) {
  const w = words.value.battle
  const [list, setList] = useState<readonly Considered[] | null>(null)
  const [sure, setSure] = useState(false)
  const news = session.news.value
  const isSure = sure || news?.outcome !== null
  useEffect(() => {
    if (isSure) void session.reasons(language.value).then(setList)
  }, [session, isSure, language.value, news?.entries])
  if (!news) return null
  if (!isSure)
    return (
      <>
        <p>{w.reasonsBetray}</p>
        <div class="buttons">
          <button type="button" onClick={() => setSure(true)}>
            {w.reasonsShow}
          </button>
        </div>
      </>
    )
  if (!list) return <p>{words.value.app.loading}</p>
  if (list.length === 0) return <p class="soft">{w.reasonsNone}</p>
  return (
    <ol class="reasons">
      {list.map(({ seat, turn, sentence }, i) => (
        <li key={list.length - i}>
          <span class="soft">
            {turn === null ? whoIs(news, seat) : `${w.turn(turn)}, ${whoIs(news, seat)}`}
          </span>{' '}
          {sentence}
        </li>
      ))}
    </ol>
  )
}
