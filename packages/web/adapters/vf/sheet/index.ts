import type { Language } from '@grognard/toolkit'
import type { SheetEntry, SheetSection } from '../../adapter.ts'
import { en } from './en/index.ts'
import { it } from './it/index.ts'
import { OUTLINE, type EntryText, type SectionId, type SheetText } from './outline.ts'

const TEXTS: { readonly [language in Language]: SheetText } = { en, it }

/** The reference sheet: the rules as this table plays them, in our own words. */
export function sheet(language: Language): readonly SheetSection[] {
  const text = TEXTS[language]
  const ids = Object.keys(OUTLINE) as SectionId[]
  return [...ids.map((id) => section(id, text)), rulings(ids, text)]
}

type Entry = { readonly clauses: readonly string[]; readonly text: EntryText }

function entriesOf(id: SectionId, { sections }: SheetText): readonly Entry[] {
  const texts: { readonly [entry: string]: EntryText } = sections[id].entries
  return Object.entries<readonly string[]>(OUTLINE[id]).map(([entry, clauses]) => ({
    clauses,
    text: texts[entry] as EntryText,
  }))
}

const section = (id: SectionId, text: SheetText): SheetSection => ({
  id,
  title: text.sections[id].title,
  entries: entriesOf(id, text).map((entry) => written(entry, text.asRead)),
})

const written = ({ clauses, text }: Entry, asRead: string): SheetEntry => ({
  clauses,
  title: text.title,
  paragraphs: [...text.says, ...(text.asRead ?? []).map((reading) => `${asRead}: ${reading}`)],
  table: text.table ?? null,
})

/** All readings once more, under the heads of their sections. */
function rulings(ids: readonly SectionId[], text: SheetText): SheetSection {
  const { title, about } = text.rulings
  const read = ids.flatMap((id) => {
    const entries = entriesOf(id, text).filter((entry) => entry.text.asRead !== undefined)
    if (entries.length === 0) return []
    const gathered: SheetEntry = {
      clauses: entries.flatMap(({ clauses }) => clauses),
      title: text.sections[id].title,
      paragraphs: entries.flatMap((entry) => entry.text.asRead ?? []),
      table: null,
    }
    return [gathered]
  })
  return {
    id: 'rulings',
    title,
    entries: [written({ clauses: [], text: about }, text.asRead), ...read],
  }
}
