import { hashOf } from '@grognard/adapters/parts'
import { families, type Book } from '@grognard/books'
import { beginGuided } from '../pages/guided.ts'
import { courseOf } from '../store/lessons.ts'
import type { Kept } from '../store/store.ts'
import { front } from '../words/front.ts'
import { language, words } from '../words/index.ts'

type Props = {
  readonly list: readonly Book[]
  /** What is on this table, a guided battle that is not over perhaps among it. */
  readonly battles: readonly Kept[]
}

/** A guided first battle of each rulebook, in any of its editions, and how far one has come. */
export function Lessons({ list, battles }: Props) {
  const speaking = language.value
  const taught = families(list).filter(({ usual }) => usual.play.guided)
  if (taught.length === 0) return null
  return (
    <section class="lessons" aria-labelledby="lessons">
      <h2 id="lessons">{front.value.lessons}</h2>
      <ul>
        {taught.map(({ id, title, usual, books }) => (
          <li key={id}>
            <Lesson book={usual} title={title[speaking]} of={title[speaking]} battles={battles} />
            <span class="other-editions">
              {books
                .filter((book) => book !== usual && book.play.guided)
                .map((book) => (
                  <Lesson
                    key={book.id}
                    book={book}
                    of={book.title[speaking]}
                    title={(book.edition === 'none' ? book.title : book.edition.name)[speaking]}
                    battles={battles}
                  />
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type LessonProps = {
  readonly book: Book
  readonly title: string
  /** What is learnt, in full. */
  readonly of: string
  readonly battles: readonly Kept[]
}

/** Leads to the battle in which one was learning, or to a fresh one. */
function Lesson({ book, title, of, battles }: LessonProps) {
  const begun = battles.find(
    ({ rulebook, guided, over }) => rulebook === book.id && guided && !over,
  )
  const label = words.value.home.learn(of)
  return (
    <span class="course">
      {begun ? (
        <a class="link" aria-label={label} href={hashOf({ page: 'battle', id: begun.id })}>
          {title}
        </a>
      ) : (
        <button
          type="button"
          class="link"
          aria-label={label}
          onClick={() => void beginGuided(book.id)}
        >
          {title}
        </button>
      )}
      <HowFar book={book.id} />
    </span>
  )
}

function HowFar({ book }: { readonly book: string }) {
  const w = front.value
  const course = courseOf(book)
  if (!course || course.done === 0) return null
  return course.done === course.of ? (
    <span class="how-far finished">{w.lessonsDone}</span>
  ) : (
    <span class="how-far">{w.lessonsSoFar(course.done, course.of)}</span>
  )
}
