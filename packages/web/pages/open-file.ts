import { bookOf, isPlayable, lacking } from '@grognard/books'
import type { ToHost } from '@grognard/host'
import { parseRecordOrSaved, sayRefusal } from '@grognard/toolkit'
import type { Summary } from '../host/messages.ts'
import { newId } from '../parts/ids.ts'
import { language, words } from '../words/index.ts'
import { seatsOf } from './seats.ts'

export type Opened =
  | {
      readonly ok: true
      readonly summary: Omit<Summary, 'id'>
      readonly begin: Extract<ToHost, { kind: 'resume' }>
    }
  | { readonly ok: false; readonly sentence: string }

const LARGEST = 50_000_000

/** Reads a record or a saved battle that somebody chose or dropped. */
export async function openFiles(files: Iterable<File>): Promise<Opened> {
  const w = words.value.home
  const [file, another] = files
  if (!file || another) return { ok: false, sentence: w.oneFile }
  if (file.size > LARGEST) return { ok: false, sentence: w.tooLarge }
  const text = await file.text()
  const parsed = parseRecordOrSaved(text, file.name)
  if (!parsed.ok) return { ok: false, sentence: sayRefusal(language.value, parsed.refusal) }
  const record = 'record' in parsed.value ? parsed.value.record : parsed.value
  const { id } = record.rulebook
  const book = bookOf(id)
  if (!book) return { ok: false, sentence: w.unknownRulebook(id) }
  if (!isPlayable(book)) return { ok: false, sentence: lacking(book, 'play', language.value) }
  const rulebook = await book.play.rulebook()
  const seats = seatsOf(rulebook, record.setUp)
  // Everybody sits at this screen until somebody says otherwise: so nobody moves unasked.
  const players = Object.fromEntries(seats.map(({ id }) => [id, 'human']))
  const title = file.name.replace(/(\.record)?\.json$/i, '')
  return {
    ok: true,
    summary: { title, rulebook: rulebook.id, scenario: '', players, guided: false },
    begin: { kind: 'resume', id: 0, text, name: file.name, players, chance: { seed: newId() } },
  }
}
