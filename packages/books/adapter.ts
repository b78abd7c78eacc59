import type { Adapter } from '@grognard/adapters'
import type { Book } from './book.ts'
import { bookOf, books, isPlayable } from './list.ts'

/** What the browser's table shows of a book; null where it cannot be played. */
export async function adapterOf(
  id: string,
  list: readonly Book[] = books,
): Promise<Adapter | null> {
  const found = bookOf(id, list)
  return found && isPlayable(found) ? ((await found.play.adapter()) as Adapter) : null
}
