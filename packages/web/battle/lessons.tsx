import type { Adapter, Lesson } from '@grognard/adapters'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { language, words } from '../words/index.ts'
import { showTab } from './frame/tabs.tsx'
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

/** What the instructor says now, and what the learner may do about it. */
export type Teaching = {
  readonly lesson: Lesson
  readonly understood: () => void
  readonly stop: () => void
}

/** Teaches by doing: says something when it first matters. */
export function useTeaching({ session, adapter, hand }: Props): Teaching | null {
  const [lessons, setLessons] = useState<readonly Lesson[]>([])
  const [heard, setHeard] = useState<readonly string[]>(() => heardIn(session.id))
  const [off, setOff] = useState(false)
  const isGuided = session.summary.value?.guided === true && !off
  useEffect(() => {
    if (isGuided) void adapter.guided?.lessons(language.value).then(setLessons)
  }, [isGuided, adapter, language.value])
  const news = session.news.value
  // Whoever looks back is not taught about what he sees there.
  const moment = news &&
    isGuided &&
    session.past.value === null && {
      seen: news.view,
      ask: news.asks[0]?.ask ?? null,
      told: session.story.value,
    }
  const lesson = moment
    ? lessons.find(({ id, when }) => !heard.includes(id) && when(moment))
    : undefined
  useEffect(() => {
    if (!isGuided) return
    hand.hinted.value = lesson && news ? lesson.shows(news.view) : []
    if (!lesson) return
    showTab('lesson')
    announce([lesson.title, lesson.text, lesson.task ?? ''].join(' '))
  }, [lesson?.id])
  if (!lesson) return null
  return {
    lesson,
    understood() {
      const now = [...heard, lesson.id]
      setHeard(now)
      remember(session.id, now)
    },
    stop: () => setOff(true),
  }
}

export function LessonShown({ lesson, understood, stop }: Teaching) {
  const w = words.value.lesson
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
        <button type="button" class="quiet" onClick={stop}>
          {w.off}
        </button>
      </div>
    </aside>
  )
}
