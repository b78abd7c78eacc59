import type { Adapter } from '@grognard/adapters'
import type { Battle } from '@grognard/kernel'
import type { Book, Play } from './book.ts'

// Apart from the list, whose users need not know what a browser is.

/** The parts of a book, as long as it is known which battle they are about. */
export type Parts<B extends Battle, Seen> = Play<B, Seen, Adapter<Seen>>

/** Checks that the parts of a book are about the same battle, which the list then forgets. */
export function book<B extends Battle, Seen>(
  entry: Omit<Book, 'play'> & {
    readonly play: (Parts<NoInfer<B>, NoInfer<Seen>> & Pick<Parts<B, Seen>, 'rulebook'>) | 'none'
  },
): Book {
  return entry as unknown as Book
}
