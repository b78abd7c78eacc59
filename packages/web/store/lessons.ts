const KEY = 'grognard-lessons'

/** How many lessons of a course there are, and how many are finished. */
export type Course = { readonly done: number; readonly of: number }

type Learnt = { readonly finished: readonly string[]; readonly course: Course | null }

const NOTHING: Learnt = { finished: [], course: null }

/** The lessons of a book that somebody here has finished: they stay finished in its next battle. */
export const finishedIn = (book: string): readonly string[] => (read()[book] ?? NOTHING).finished

/** How far the course of a book has come; null where nobody has begun it. */
export const courseOf = (book: string): Course | null => (read()[book] ?? NOTHING).course

export function keepFinished(book: string, finished: readonly string[], course: Course): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [book]: { finished, course } }))
  } catch {
    // A lesson heard twice does no harm.
  }
}

/** The last lesson of a course is heard elsewhere than on the table. */
export function keepLast(book: string, id: string): void {
  const { finished, course } = read()[book] ?? NOTHING
  if (!course || finished.includes(id)) return
  keepFinished(book, [...finished, id], { ...course, done: Math.min(course.of, course.done + 1) })
}

function read(): { readonly [book: string]: Learnt } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).map(([book, one]) => [book, learnt(one)]))
  } catch {
    return {}
  }
}

/** What was kept of a book; before the course was, it was a list of what is finished. */
function learnt(kept: unknown): Learnt {
  if (Array.isArray(kept)) return { finished: kept.filter(isId), course: null }
  if (typeof kept !== 'object' || kept === null) return NOTHING
  const { finished, course } = kept as { readonly [part: string]: unknown }
  return {
    finished: Array.isArray(finished) ? finished.filter(isId) : [],
    course: isCourse(course) ? course : null,
  }
}

const isId = (id: unknown): id is string => typeof id === 'string'

function isCourse(kept: unknown): kept is Course {
  if (typeof kept !== 'object' || kept === null) return false
  const { done, of } = kept as { readonly [part: string]: unknown }
  return typeof done === 'number' && typeof of === 'number' && done >= 0 && done <= of
}
