import type { PlayableBook } from '@grognard/books'
import type { ComputerPlayer } from '@grognard/computer'
import type { Rulebook } from '@grognard/kernel'
import type { Reported } from '@grognard/reports'

/** A book whose rules and players are at hand, to play one battle after another. */
export type OpenBook = {
  readonly book: PlayableBook
  readonly rulebook: Rulebook
  readonly players: readonly ComputerPlayer[]
  /** How losses are reckoned for a report; null where none is wanted. */
  readonly accounts: Reported['accounts'] | null
}

export async function openBook(
  book: PlayableBook,
  { studied = false }: { readonly studied?: boolean } = {},
): Promise<OpenBook> {
  const { play } = book
  const [rulebook, players, report] = await Promise.all([
    play.rulebook(),
    play.players.minds(),
    studied ? play.report() : null,
  ])
  return { book, rulebook, players, accounts: report && report.accounts }
}
