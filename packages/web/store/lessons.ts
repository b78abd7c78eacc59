const KEY = 'grognard-lessons'

type Finished = { readonly [book: string]: readonly string[] }

/** The lessons of a book that somebody here has finished: they stay finished in its next battle. */
export const finishedIn = (book: string): readonly string[] => read()[book] ?? []

export function keepFinished(book: string, lessons: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [book]: lessons }))
  } catch {
    // A lesson heard twice does no harm.
  }
}

function read(): Finished {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const valid = Object.entries(kept).filter(([, ids]) => Array.isArray(ids))
    return Object.fromEntries(
      valid.map(([book, ids]) => [
        book,
        (ids as unknown[]).filter((id): id is string => typeof id === 'string'),
      ]),
    )
  } catch {
    return {}
  }
}
