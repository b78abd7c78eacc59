import { sideOfSeat, whoIs } from '@grognard/adapters/parts'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../words/index.ts'
import type { Session } from './session.ts'

/** Hides the table until the player whose decision it is sits before it. */
export function Curtain({ session }: { readonly session: Session }) {
  const seat = session.curtain.value
  const w = words.value.curtain
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  const news = session.news.value
  if (seat === null || !news) return null
  return (
    <main class="curtain" id="main" tabIndex={-1}>
      <h1 class={`side ${sideOfSeat(news, seat)}`}>{w.title(whoIs(news, seat))}</h1>
      <p>{w.text}</p>
      <button ref={button} type="button" class="do-it" onClick={() => session.liftCurtain()}>
        {w.ready}
      </button>
    </main>
  )
}
