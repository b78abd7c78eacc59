// Reference sheets: the rules as they are played here, in our own words, for pages and terminals.

import type { JsonObject } from '@grognard/kernel'
import type { Language } from './words.ts'

export type SheetSection = {
  readonly id: string
  readonly title: string
  readonly entries: readonly SheetEntry[]
}

export type SheetEntry = {
  /** The clauses it speaks of; a clause link opens the sheet here. */
  readonly clauses: readonly string[]
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly table: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  } | null
  /** What the edition before had otherwise; absent where nothing has changed. */
  readonly changed?: readonly string[]
}

/** A rulebook's sheet in a language, by what players have agreed on. */
export type ReferenceSheet = (language: Language, options?: JsonObject) => readonly SheetSection[]

/**
 * What a sheet speaks of, in the book's order: sections, their entries, and the clauses of each
 * entry. A clause link goes to the first entry that has its clause.
 */
export type Outline<Clause extends string = string> = {
  readonly [section: string]: { readonly [entry: string]: readonly Clause[] }
}

export type EntryText = {
  readonly title: string
  readonly says: readonly string[]
  readonly table?: NonNullable<SheetEntry['table']>
  /** How this table reads the book where it is silent; gathered again at the end of the sheet. */
  readonly asRead?: readonly string[]
  /** What the edition before had otherwise, a sentence each. */
  readonly changed?: readonly string[]
}

export type SectionTextFor<Entries> = {
  readonly title: string
  readonly entries: { readonly [entry in keyof Entries]: EntryText }
}

export type SheetTextFor<Sections> = {
  readonly sections: { readonly [id in keyof Sections]: SectionTextFor<Sections[id]> }
  /** Marks a reading: 'As read here'. */
  readonly asRead: string
  /** Marks what the edition before had otherwise: 'Otherwise in the 1st edition'. */
  readonly changed?: string
  readonly rulings: { readonly title: string; readonly about: EntryText }
}

type SheetText = SheetTextFor<Outline>
type Entry = EntryText & Pick<SheetEntry, 'clauses'>
type Section = Pick<SheetSection, 'id' | 'title'> & { readonly entries: readonly Entry[] }

/** The reference sheet: the rules as this table plays them, in our own words. */
export function sheetOf(outline: Outline, text: SheetText): readonly SheetSection[] {
  const sections = Object.keys(outline).map((id) => sectionOf(id, outline, text))
  return [
    ...sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => written(entry, text)),
    })),
    rulings(sections, text),
  ]
}

function sectionOf(id: string, outline: Outline, { sections }: SheetText): Section {
  const { title, entries } = sections[id] as SheetText['sections'][string]
  return {
    id,
    title,
    entries: Object.entries(outline[id] ?? {}).map(([entry, clauses]) => ({
      ...(entries[entry] as EntryText),
      clauses,
    })),
  }
}

const written = (
  { clauses, title, says, asRead = [], table, changed }: Entry,
  marks: Pick<SheetText, 'asRead' | 'changed'>,
): SheetEntry => ({
  clauses,
  title,
  paragraphs: [...says, ...asRead.map((reading) => `${marks.asRead}: ${reading}`)],
  table: table ?? null,
  ...(changed && { changed: changed.map((was) => `${marks.changed ?? ''}: ${was}`) }),
})

/** All readings once more, under the heads of their sections. */
function rulings(sections: readonly Section[], text: SheetText): SheetSection {
  const { title, about } = text.rulings
  const read = sections.flatMap((section): readonly SheetEntry[] => {
    const entries = section.entries.filter(({ asRead }) => asRead !== undefined)
    if (entries.length === 0) return []
    return [
      {
        clauses: entries.flatMap(({ clauses }) => clauses),
        title: section.title,
        paragraphs: entries.flatMap(({ asRead }) => asRead ?? []),
        table: null,
      },
    ]
  })
  return {
    id: 'rulings',
    title,
    entries: [written({ ...about, clauses: [] }, text), ...read],
  }
}

/** A sheet of a book that has nothing but the titles of its clauses. */
export const plainSheet = (
  id: string,
  title: string,
  clauses: Readonly<Record<string, string>>,
): readonly SheetSection[] => [
  {
    id,
    title,
    entries: Object.entries(clauses).map(([clause, says]) => ({
      clauses: [clause],
      title: clause,
      paragraphs: [says],
      table: null,
    })),
  },
]
