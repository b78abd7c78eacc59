import type { Adapter, Lesson, LessonMoment } from '@grognard/adapters'
import { useEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../parts/announcer.tsx'
import { finishedIn, keepFinished } from '../store/lessons.ts'
import { language, words } from '../words/index.ts'
import { showTab, shownTab } from './frame/tabs.tsx'
import type { Hand } from './hand.ts'
import type { Session } from './session.ts'

type Props = {
  readonly session: Session
  readonly adapter: Adapter
  readonly hand: Hand
  /** What happens is being shown: no lesson begins meanwhile. */
  readonly isShowing: boolean
}

/** What the instructor says now, and what the learner may do about it. */
export type Teaching = {
  /** Null while nothing is due. */
  readonly lesson: Lesson | null
  /** The lessons that make up the course, and which of them are finished. */
  readonly course: readonly { readonly title: string; readonly isFinished: boolean }[]
  readonly understood: () => void
  readonly stop: () => void
  /** All of them once more. */
  readonly anew: () => void
}

/** A lesson begins: how much had been told by then, and whether its task was done already. */
type Begun = { readonly id: string; readonly since: number; readonly wasDone: boolean }

/** Teaches by doing, one thing at a time: says it when it first matters, and marks what it means. */
export function useTeaching({ session, adapter, hand, isShowing }: Props): Teaching | null {
  const book = adapter.rulebook.id
  const [lessons, setLessons] = useState<readonly Lesson[]>([])
  const [finished, setFinished] = useState<readonly string[]>(() => finishedIn(book))
  const [off, setOff] = useState(false)
  const begun = useRef<Begun | null>(null)
  const isReading = useRef(false)
  const isGuided = session.summary.value?.guided === true && !off
  useEffect(() => {
    if (isGuided) void adapter.guided?.lessons(language.value).then(setLessons)
  }, [isGuided, adapter, language.value])
  const news = session.news.value
  const story = session.story.value
  // Whoever looks back is not taught about what he sees there.
  const moment =
    news && isGuided && session.past.value === null && !isShowing
      ? {
          seen: news.view,
          ask: news.asks[0]?.ask ?? null,
          told: story,
          since: begun.current?.since ?? story.length,
          selected: hand.selected.value,
          reads: hand.selected.value !== null && shownTab.value === 'unit',
          refused: session.refused.value !== null,
        }
      : null
  const present = lessons.find(({ id }) => id === begun.current?.id) ?? null
  const lesson = moment
    ? dueOf(lessons, finished, begun.current, moment)
    : isShowing && session.past.value === null
      ? present
      : null
  if (moment && lesson && begun.current?.id !== lesson.id) {
    const since = story.length
    begun.current = { id: lesson.id, since, wasDone: isDone(lesson, { ...moment, since }) }
  }
  const hasDone =
    moment !== null && lesson !== null && begun.current?.wasDone === false && isDone(lesson, moment)
  const finish = (ids: readonly string[]): void => {
    begun.current = null
    setFinished(ids)
    const core = lessons.filter((one) => one.core)
    const done = core.filter(({ id }) => ids.includes(id)).length
    keepFinished(book, ids, { done, of: core.length })
  }
  useEffect(() => {
    if (!hasDone || !lesson) return
    isReading.current = lesson.marks?.includes('card') === true
    finish([...finished, lesson.id])
  }, [hasDone, lesson?.id])
  useEffect(() => {
    hand.taught.value = lesson && moment ? lesson.shows(moment.seen) : []
    return () => (hand.taught.value = [])
  }, [lesson?.id, moment?.seen])
  useEffect(() => {
    document.documentElement.dataset['taught'] = (lesson?.marks ?? []).join(' ')
    return () => void delete document.documentElement.dataset['taught']
  }, [lesson?.id])
  useEffect(() => {
    if (!lesson) return
    // Whoever was told to open something else reads that first.
    if (!isReading.current) showTab('lesson')
    isReading.current = false
    announce([lesson.title, lesson.text, lesson.task ?? ''].join(' '))
  }, [lesson?.id])
  if (!isGuided || lessons.length === 0) return null
  return {
    lesson,
    course: lessons
      .filter(({ core }) => core)
      .map(({ id, title }) => ({ title, isFinished: finished.includes(id) })),
    understood: () => lesson && finish([...finished, lesson.id]),
    stop: () => setOff(true),
    anew: () => finish([]),
  }
}

/** The one that is being given, as long as nothing is finished; else the first that is due. */
function dueOf(
  lessons: readonly Lesson[],
  finished: readonly string[],
  begun: Begun | null,
  moment: LessonMoment<unknown>,
): Lesson | null {
  const open = lessons.filter(({ id }) => !finished.includes(id))
  return open.find(({ id }) => id === begun?.id) ?? open.find(({ when }) => when(moment)) ?? null
}

const isDone = ({ done }: Lesson, moment: LessonMoment<unknown>): boolean => done?.(moment) === true

export function LessonShown({ lesson, course, understood, stop, anew }: Teaching) {
  const w = words.value.lesson
  const done = course.filter(({ isFinished }) => isFinished).length
  if (!lesson)
    return (
      <section class="lessons-kept" aria-label={w.title}>
        <h2>{done === course.length ? w.allFinished : w.finished(done, course.length)}</h2>
        <p>{w.later}</p>
        <ul>
          {course.map(({ title, isFinished }) => (
            <li key={title} class={isFinished ? 'finished' : undefined}>
              {title}
              {isFinished && <span class="unseen"> ({w.done})</span>}
            </li>
          ))}
        </ul>
        <div class="buttons">
          <button type="button" class="quiet" onClick={anew}>
            {w.anew}
          </button>
          <button type="button" class="quiet" onClick={stop}>
            {w.off}
          </button>
        </div>
      </section>
    )
  return (
    <aside class="lesson" aria-label={w.title}>
      <p class="how-far">
        <span>{lesson.core ? w.progress(done + 1, course.length) : w.aside}</span>
        <span class="dots" aria-hidden="true">
          {course.map(({ title, isFinished }) => (
            <i
              key={title}
              class={isFinished ? 'finished' : title === lesson.title ? 'present' : undefined}
            />
          ))}
        </span>
      </p>
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
