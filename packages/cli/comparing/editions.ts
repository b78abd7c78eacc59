import { editionsIn, playable, type Book, type PlayableBook } from '@grognard/books'
import { chooseBook } from '../choose.ts'
import { refuse } from '../refused.ts'

/** Those named, or all editions of the book that can be played; two at least. */
export function editionsOf(
  books: readonly Book[],
  ids: string | undefined,
  like?: PlayableBook,
): readonly PlayableBook[] {
  const named = ids?.split(',').map((id) => chooseBook(books, id.trim(), '--rules: '))
  const chosen = named ?? (like ? editionsIn(like.family, books) : playable(books))
  const families = new Set(chosen.map(({ family }) => family))
  if (families.size > 1)
    throw refuse(
      'rulebook',
      ids === undefined
        ? '--rules must name the editions that are compared.'
        : `--rules: ${ids} are not editions of one book.`,
    )
  const others = chosen.filter(({ id }) => id !== like?.id)
  if (others.length < (like ? 1 : 2))
    throw refuse('rulebook', 'There is no other edition to compare it with.')
  return chosen
}
