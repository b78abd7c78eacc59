import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { words } from '../words/index.ts'
import { newId } from '../parts/ids.ts'
import { startSession } from './current.ts'
import type { Session } from './session.ts'

const playing = signal(false)
const STEP = 700

/** The past on a slider, with a way to play on from any moment of it. */
export function Replay({ session }: { readonly session: Session }) {
  const w = words.value.replay
  const past = session.past.value
  const news = session.news.value
  const at = past?.entries ?? 0
  const [first, last] = [news?.earliest ?? 0, news?.entries ?? 0]
  useEffect(() => {
    if (!playing.value) return undefined
    if (at >= last) playing.value = false
    const timer = setTimeout(() => void session.lookBack({ entries: at + 1 }), STEP)
    return () => clearTimeout(timer)
  }, [at, playing.value])
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    announce(w.title)
    // From the menu the way on is here; in the log one may want to look at another line next.
    if (document.activeElement?.closest('.battle-menu')) section.current?.focus()
    return () => void (playing.value = false)
  }, [])
  if (!past || !news) return null
  const go = (entries: number) => () => {
    playing.value = false
    void session.lookBack({ entries })
  }
  return (
    <section ref={section} class="replay" tabIndex={-1} aria-labelledby="replay-title">
      <h2 id="replay-title">{w.title}</h2>
      <label>
        <span>{w.at(at, last)}</span>
        <input
          type="range"
          aria-label={w.slider}
          min={first}
          max={last}
          value={at}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))()}
        />
      </label>
      <div class="buttons">
        <button type="button" onClick={go(first)}>
          {w.first}
        </button>
        <button type="button" disabled={at <= first} onClick={go(at - 1)}>
          {w.earlier}
        </button>
        <button type="button" onClick={() => (playing.value = !playing.value)}>
          {playing.value ? w.pause : w.play}
        </button>
        <button type="button" disabled={at >= last} onClick={go(at + 1)}>
          {w.later}
        </button>
        <button type="button" class="do-it" onClick={() => (session.past.value = null)}>
          {w.present}
        </button>
        <button type="button" onClick={() => void playOn(session, at)}>
          {w.playOn}
        </button>
      </div>
      <p class="soft">{w.playOnText}</p>
    </section>
  )
}

/** A battle of its own that begins at this moment of another. */
async function playOn(session: Session, at: number): Promise<void> {
  const summary = session.summary.value
  if (!summary) return
  const seed = newId()
  const text = await session.text({ kind: 'save', at, seed })
  const title = words.value.replay.branch(summary.title)
  const players = session.news.value?.players ?? summary.players
  startSession(
    { ...summary, title, guided: false, players },
    { kind: 'resume', id: 0, text, name: title, players, chance: { seed } },
  )
}
