import type { Adapter } from '@grognard/adapters'
import { hashOf } from '@grognard/adapters/parts'
import { othersLike } from '@grognard/books'
import type { SideId } from '@grognard/kernel'
import { sayRefusal } from '@grognard/toolkit'
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { language, words } from '../words/index.ts'
import { ActionRow } from './frame/action-row.tsx'
import { Answers } from './frame/answers.tsx'
import { Framed } from './frame/framed.tsx'
import type { Rerun } from './film/rerun.ts'
import type { Hand } from './hand.ts'
import { movedBetween, seenBefore, type Moved, type Since } from './moved.ts'
import { playOn } from './play-on.ts'
import { ReportButton } from './report-button.tsx'
import type { Session } from './session.ts'

type Props = {
  readonly session: Session
  readonly adapter: Adapter
  readonly hand: Hand
  readonly nearest: SideId
  readonly rerun: Rerun
}

/** The past on a slider, with a way to play on from any moment of it. */
export function Replay({ session, adapter, hand, nearest, rerun }: Props) {
  const w = words.value.replay
  const past = session.past.value
  const news = session.news.value
  const at = past?.entries ?? 0
  const [first, last] = [news?.earliest ?? 0, news?.entries ?? 0]
  const goes = rerun.goes.value
  const refusal = session.refused.value
  const sameDice = useRef(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    announce(w.title)
    // From the menu the way on is here; in the log one may want to look at another line next.
    if (document.activeElement?.closest('.battle-menu')) section.current?.focus()
    return () => rerun.stop()
  }, [])
  if (!past || !news) return null
  const go = (entries: number) => () => {
    rerun.stop()
    void session.lookBack({ entries })
  }
  return (
    <section ref={section} class="replay framed" tabIndex={-1} aria-labelledby="replay-title">
      <Framed
        head={<h2 id="replay-title">{w.title}</h2>}
        question={<p class="prompt">{w.at(at, last)}</p>}
        actions={<ActionRow adapter={adapter} seen={past.view} pressings={{}} />}
        answers={
          <Answers
            first={{ label: w.present, key: 'Esc', can: true, press: () => session.returnToNow() }}
            others={[
              {
                label: goes === 'backwards' ? w.pause : w.backwards,
                can: goes !== null || at > first,
                press: () => (goes === 'backwards' ? rerun.stop() : void rerun.play('backwards')),
              },
              {
                label: goes === 'forwards' ? w.pause : w.play,
                can: goes !== null || at < last,
                press: () => (goes === 'forwards' ? rerun.stop() : void rerun.play('forwards')),
              },
            ]}
          />
        }
      >
        <label>
          <span class="unseen">{w.at(at, last)}</span>
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
          <button type="button" disabled={at >= last} onClick={go(at + 1)}>
            {w.later}
          </button>
          <button
            type="button"
            onClick={() => void playOn(session, at, at === last && sameDice.current)}
          >
            {w.playOn}
          </button>
        </div>
        {refusal && (
          <p class="refusal" role="alert">
            {sayRefusal(language.value, refusal)}
          </p>
        )}
        {at === last && !news.outcome && (
          <label class="pick">
            <input
              type="checkbox"
              onChange={({ currentTarget }) => (sameDice.current = currentTarget.checked)}
            />
            {w.sameDice}
          </label>
        )}
        {goes === null && <Arrows {...{ session, adapter, hand, nearest }} />}
        <p class="soft">{w.playOnText}</p>
        {othersLike(adapter.rulebook.id).length > 0 && (
          <p>
            <a href={hashOf({ page: 'compare', battle: session.id, at })}>
              {words.value.battle.compare}
            </a>
          </p>
        )}
        <ReportButton session={session} adapter={adapter} />
      </Framed>
    </section>
  )
}

const since = signal<Since>('turn')

/** What moved, since the step before or since the turn began: in words, and on the table. */
function Arrows({ session, adapter, hand, nearest }: Omit<Props, 'rerun'>) {
  const w = words.value.replay
  const past = session.past.value
  const [moved, setMoved] = useState<Moved | null>(null)
  const hide = useRef(() => {})
  useEffect(() => {
    let isWanted = true
    void seenBefore(session, since.value).then((seen) => {
      if (!isWanted) return
      const scene = (view: unknown) => adapter.scene(view, language.value, nearest)
      const found = past && seen !== null ? movedBetween(scene(seen), scene(past.view)) : null
      hide.current = hand.emphasise(found?.shown ?? {})
      setMoved(found)
    })
    return () => {
      isWanted = false
    }
  }, [past, since.value, language.value])
  useEffect(() => () => hide.current(), [])
  return (
    <>
      <fieldset class="arrows">
        <legend>{w.arrows}</legend>
        {(['turn', 'step'] as const).map((one) => (
          <label key={one} class="pick">
            <input
              type="radio"
              name="since"
              checked={since.value === one}
              onChange={() => (since.value = one)}
            />
            {w.since[one]}
          </label>
        ))}
      </fieldset>
      <p class="moved" role="status">
        {moved && moved.names.length > 0 && w.moved(moved.names.join(', '))}{' '}
        {moved && moved.gone.length > 0 && w.gone(moved.gone.join(', '))}
      </p>
    </>
  )
}
