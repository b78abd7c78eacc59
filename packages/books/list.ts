import type { PlayerName } from '@grognard/computer/listed'
import type { Language } from '@grognard/toolkit'
import { afvBook } from './afv/index.ts'
import type { Book, PlayableBook, Titles } from './book.ts'
import { picketBook } from './picket/index.ts'
import { rf2Book } from './rf2/index.ts'
import { vfBooks } from './vf/index.ts'

/** Every book there is. The first that can be played is played when nobody names another. */
export const books: readonly Book[] = [afvBook, ...vfBooks, rf2Book, picketBook]

export const bookOf = (id: string, list: readonly Book[] = books): Book | null =>
  list.find((one) => one.id === id) ?? null

export const isPlayable = (one: Book): one is PlayableBook => one.play !== 'none'

/** Those of which there is more than a list of clauses. */
export const playable = (list: readonly Book[] = books): readonly PlayableBook[] =>
  list.filter(isPlayable)

/** One book of rules in all its editions. */
export type Family = {
  readonly id: string
  readonly title: Titles
  readonly books: readonly PlayableBook[]
  /** The edition that is played unless another is named. */
  readonly usual: PlayableBook
}

/** The books that can be played, in the order of the list, editions together. */
export function families(list: readonly Book[] = books): readonly Family[] {
  const all = playable(list)
  return [...new Set(all.map(({ family }) => family))].map((id) => {
    const editions = all.filter(({ family }) => family === id)
    const [first] = editions as [PlayableBook]
    const usual = editions.find(({ edition }) => edition !== 'none' && edition.isUsual) ?? first
    const title = usual.edition === 'none' ? usual.title : usual.edition.of
    return { id, title, books: editions, usual }
  })
}

/** The editions of a family that can be played. */
export const editionsIn = (
  family: string,
  list: readonly Book[] = books,
): readonly PlayableBook[] => playable(list).filter((one) => one.family === family)

/** The other editions of the same book that can be played. */
export function othersLike(id: string, list: readonly Book[] = books): readonly PlayableBook[] {
  const found = bookOf(id, list)
  return found ? editionsIn(found.family, list).filter((one) => one.id !== id) : []
}

/** What a rulebook is called; its id where nobody has heard of it. */
export const titleOf = (id: string, language: Language): string => bookOf(id)?.title[language] ?? id

/** Who can play it, by name; nobody where it cannot be played. */
export function playersOf(id: string, list: readonly Book[] = books): readonly PlayerName[] {
  const found = bookOf(id, list)
  return found && isPlayable(found) ? found.play.players.names : []
}
