import type { Book } from '@grognard/books'
import type { Citation } from './citations.ts'

/** A book as a list of clauses. */
export type CitedBook = {
  readonly id: string
  readonly title: string
  readonly clauses: Readonly<Record<string, string>>
  /** Clauses that ask nothing of a program, with why. */
  readonly advice: Readonly<Record<string, string>>
  /** Clauses that are another edition's as well: that one's tests count if they are run for this. */
  readonly as: Readonly<Record<string, string>>
}

export const citedBook = async ({ id, title, clauses, advice, as }: Book): Promise<CitedBook> => ({
  id,
  title: title.en,
  clauses: await clauses(),
  advice: advice === 'none' ? {} : await advice(),
  as: as === 'none' ? {} : await as(),
})

export type ClauseCoverage = {
  readonly id: string
  readonly title: string
  /** Why it asks nothing of a program, if it does not. */
  readonly advice: string | null
  readonly code: readonly Citation[]
  readonly tests: readonly Citation[]
}

export type Coverage = {
  readonly book: CitedBook
  readonly clauses: readonly ClauseCoverage[]
}

export const isMissing = ({ advice, tests }: ClauseCoverage): boolean =>
  advice === null && tests.length === 0

export const isCovered = ({ advice, tests }: ClauseCoverage): boolean =>
  advice === null && tests.length > 0

/** What cites each clause of a book. Code alone covers nothing: only a test shows that it works. */
export function coverageOf(book: CitedBook, citations: readonly Citation[]): Coverage {
  const clauses = Object.entries(book.clauses).map(([id, title]) => {
    const citing = citations.filter((citation) => citation.id === id)
    return {
      id,
      title,
      advice: book.advice[id] ?? null,
      code: citing.filter(({ by }) => by === 'code'),
      tests: [
        ...citing.filter(({ by }) => by === 'test'),
        ...citations.filter((citation) => citation.id === book.as[id] && isRunFor(book, citation)),
      ],
    }
  })
  return { book, clauses }
}

const isRunFor = ({ id }: CitedBook, { allBut }: Citation): boolean =>
  allBut !== undefined && !allBut.includes(id)

/** What the ids of the clauses of some books begin with. */
export const prefixesOf = (books: readonly CitedBook[]): readonly string[] => [
  ...new Set(books.flatMap(({ clauses }) => Object.keys(clauses).map(prefixOf))),
]

export const prefixOf = (id: string): string => id.split(':', 1)[0] as string

/** Citations of clauses that no list has. */
export function unknownIn(
  citations: readonly Citation[],
  books: readonly CitedBook[],
): readonly Citation[] {
  const known = new Set(books.flatMap(({ clauses }) => Object.keys(clauses)))
  return citations.filter(({ id }) => !known.has(id))
}
