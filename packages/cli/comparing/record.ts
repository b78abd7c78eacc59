import type { Book, PlayableBook } from '@grognard/books'
import { follow, type BattleRecord } from '@grognard/kernel'
import { parseRecordOrSaved } from '@grognard/toolkit'
import { chooseBook } from '../choose.ts'
import { readText } from '../files.ts'
import type { Io } from '../io.ts'
import { orFail, orRefuse, refuseAt } from '../refused.ts'
import { followedData, followedLines } from '../telling/parting.ts'
import { editionsOf } from './editions.ts'
import type { Options } from './options.ts'

/** A record from a file, and the book that it was played by. */
export function recordIn(
  file: string,
  books: readonly Book[],
): { readonly record: BattleRecord; readonly book: PlayableBook } {
  const parsed = orRefuse(parseRecordOrSaved(readText(file), file))
  const record = parsed.format === 'grognard-saved' ? parsed.record : parsed
  return { record, book: chooseBook(books, record.rulebook.id, `${file}: `) }
}

/** One battle's decisions and dice, given to other editions as far as they go. */
export async function compareRecord(
  file: string,
  { rules, json }: Options,
  io: Io,
  books: readonly Book[],
): Promise<void> {
  const { record, book } = recordIn(file, books)
  const one = await book.play.rulebook()
  const found = []
  for (const { id, play } of editionsOf(books, rules, book)) {
    if (id === book.id) continue
    const other = await play.rulebook()
    const offers = play.offers === 'none' ? undefined : await play.offers()
    const result = orFail(file, () => follow(one, record, other, offers))
    if (!result.ok) throw refuseAt([file], result.refusal)
    found.push({ books: { one, other }, followed: result.value })
  }
  if (json) {
    const compared = found.map((each) => followedData(each.books, each.followed))
    return io.out(JSON.stringify({ rulebook: one.id, compared }))
  }
  io.out(`${file}: ${one.title}`)
  for (const each of found)
    for (const line of ['', ...followedLines(each.books, each.followed)]) io.out(line)
}
