import type { Adapter } from '@grognard/adapters'
import { sayHappening } from '@grognard/toolkit'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { language, words } from '../words/index.ts'
import type { Session } from './session.ts'

/** Of all that happened since, the latest are read out; the others are in the log. */
const MOST_SAID = 8

/** Reads out what happens as soon as it is told, and then what is asked, once that is shown. */
export function useReadOut(session: Session, adapter: Adapter, asks: string | null): void {
  const story = session.story.value
  const heard = useRef<number | null>(null)
  useEffect(() => {
    // What was taken back may happen again.
    const before = Math.min(heard.current ?? session.seenUpTo.peek(), story.length)
    const unheard = story.slice(before)
    heard.current = story.length
    if (unheard.length === 0) return
    const said = adapter.words(language.value)
    const left = Math.max(0, unheard.length - MOST_SAID)
    const sentences = unheard.slice(left).map((told) => sayHappening(language.value, said, told))
    announce([...(left > 0 ? [words.value.announce.before(left)] : []), ...sentences].join(' '))
  }, [story])
  const number = session.news.value?.asks[0]?.number
  useEffect(() => {
    if (asks !== null) announce(asks)
  }, [number, asks === null, session.news.value?.outcome === null])
}
