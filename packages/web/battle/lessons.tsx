import type { Adapter, Lesson } from '@grognard/adapters'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { language, words } from '../words/index.ts'
import type { Hand } from './hand.ts'
import type { Session } from './session.ts'

type Props = { readonly session: Session; readonly adapter: Adapter; readonly hand: Hand }

/** What the instructor has said in this battle, for as long as the browser remembers. */
const KEY = (id: string): string => `grognard-lessons-${id}`

function heardIn(id: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY(id)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function remember(id: string, heard: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY(id), JSON.stringify(heard))
  } catch {
    // A lesson heard twice does no harm.
  }
}

/** Teaches by doing: says something when it first matters. */
export function Lessons({ session, adapter, hand }: Props) {
  const w = words.value.lesson
  const [lessons, setLessons] = useState<readonly Lesson[]>([])
  const [heard, setHeard] = useState<readonly string[]>(() => heardIn(session.id))
  const [off, setOff] = useState(false)
  useEffect(() => {
    void adapter.guided?.lessons(language.value).then(setLessons)
  }, [adapter, language.value])
  const news = session.news.value
  const moment = news && {
    seen: news.view,
    ask: news.asks[0]?.ask ?? null,
    told: session.story.value,
  }
  const lesson =
    off || !moment ? undefined : lessons.find(({ id, when }) => !heard.includes(id) && when(moment))
  useEffect(() => {
    hand.hinted.value = lesson && news ? lesson.shows(news.view) : []
    if (lesson) announce([lesson.title, lesson.text, lesson.task ?? ''].join(' '))
  }, [lesson?.id])
  if (!lesson) return null
  const understood = (): void => {
    const now = [...heard, lesson.id]
    setHeard(now)
    remember(session.id, now)
  }
  return (
    <aside class="lesson" aria-label={w.title}>
      <h2>{lesson.title}</h2>
      <p>{lesson.text}</p>
      {lesson.task !== null && (
        <p class="task">
          <strong>{w.task}:</strong> {lesson.task}
        </p>
      )}
      <div class="buttons">
        <button type="button" class="do-it" onClick={understood}>
          {w.next}
        </button>
        <button type="button" class="quiet" onClick={() => setOff(true)}>
          {w.off}
        </button>
      </div>
    </aside>
  )
}
