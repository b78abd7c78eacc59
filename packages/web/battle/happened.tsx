import type { Adapter } from '@grognard/adapters'
import { sayHappening } from '@grognard/toolkit'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { FightPanel } from '../parts/fight.tsx'
import { settings } from '../settings.ts'
import { language, words } from '../words/index.ts'
import type { Session } from './session.ts'

/** Of all that happened since, the latest are read out; the others are in the log. */
const MOST_SAID = 8

const PACE = { 'at once': 0, quick: 250, slow: 900 } as const

type Props = {
  readonly session: Session
  readonly adapter: Adapter
  /** What is asked now: said after all that has led to it. */
  readonly asks: string | null
}

/** What happened since this screen last decided something, one thing after another. */
export function Happened({ session, adapter, asks }: Props) {
  const w = words.value.battle
  const story = session.story.value
  const from = session.seenUpTo.value
  const fresh = story.slice(from)
  const pace = PACE[settings.value.dice]
  const [shown, setShown] = useState(0)
  const until = pace === 0 ? fresh.length : Math.min(shown, fresh.length)
  useEffect(() => setShown(pace === 0 ? fresh.length : Math.min(1, fresh.length)), [from])
  useEffect(() => {
    if (pace === 0 || shown >= fresh.length) return undefined
    const timer = setTimeout(() => setShown(shown + 1), pace)
    return () => clearTimeout(timer)
  }, [shown, fresh.length, pace])
  const said = adapter.words(language.value)
  const last = fresh[until - 1]
  const heard = useRef(0)
  useEffect(() => {
    // What was taken back may happen again.
    const before = Math.min(heard.current, story.at(-1)?.number ?? 0)
    const unheard = fresh.slice(0, until).filter(({ number }) => number > before)
    heard.current = Math.max(before, last?.number ?? 0)
    if (unheard.length === 0) return
    const left = Math.max(0, unheard.length - MOST_SAID)
    const sentences = unheard.slice(left).map((told) => sayHappening(language.value, said, told))
    announce([...(left > 0 ? [words.value.announce.before(left)] : []), ...sentences].join(' '))
  }, [last?.number])
  const isTold = until >= fresh.length
  const number = session.news.value?.asks[0]?.number
  useEffect(() => {
    if (isTold && asks !== null) announce(asks)
  }, [number, isTold, session.news.value?.outcome === null])
  const seen = session.news.value?.view
  if (fresh.length === 0 || seen === undefined) return null
  return (
    <section class="happened" aria-label={w.happened}>
      <header>
        <h3>{w.happened}</h3>
        {until < fresh.length && (
          <button type="button" class="quiet" onClick={() => setShown(fresh.length)}>
            {w.showAll}
          </button>
        )}
      </header>
      <ol>
        {fresh.slice(0, until).map((told) => {
          const fight = adapter.fight(seen, { happening: told }, language.value)
          return (
            <li key={told.number}>
              {fight ? (
                <FightPanel fight={fight} level={4} />
              ) : (
                <p>{sayHappening(language.value, said, told)}</p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
