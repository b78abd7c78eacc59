import {
  sheetOf,
  withDecimalCommas,
  type EntryText,
  type Language,
  type Outline,
  type SheetEntry,
  type SheetSection,
} from '@grognard/toolkit'
import type { JsonObject } from '@grognard/kernel'
import { editionNamed } from '../editions/book.ts'
import { numbersFor, type Numbers } from '../numbers.ts'
import { agreed, type EditionId, type Options } from '../options.ts'
import { vfWords } from '../words.ts'
import * as en from './en/index.ts'
import * as it from './it/index.ts'
import {
  ALSO,
  OPTION_CLAUSES,
  OUTLINE,
  type Changes,
  type EditionTexts,
  type SheetText,
} from './outline.ts'

export { OPTION_CLAUSES } from './outline.ts'

type Texts = {
  readonly second: (numbers: Numbers) => SheetText
  readonly first: (numbers: Numbers) => Changes
  /** What the 1st edition, whose numbers these are, had where the 2nd says something else. */
  readonly before: (was: Numbers) => Changes
  readonly third: (numbers: Numbers, was: Numbers) => Changes
  readonly editions: EditionTexts
}

const TEXTS: { readonly [language in Language]: Texts } = { en, it }

/** By the numbers of an edition and of the options that are agreed on. */
export function sheet(
  language: Language,
  edition: EditionId = 'vf2',
  given: JsonObject = {},
): readonly SheetSection[] {
  const options = agreed(given, edition)
  const { editions } = TEXTS[language]
  const text = { ...textOf(language, options), changed: editions.changed[edition] }
  const sections = sheetOf(outlineOf(edition), text)
  const all = [
    aboutEdition(editions, edition),
    ...sections.slice(0, -1),
    optionsOf(language, edition),
    ...sections.slice(-1),
  ]
  return language === 'it' ? all.map(withCommas) : all
}

const withCommas = (section: SheetSection): SheetSection => ({
  ...section,
  entries: section.entries.map(({ paragraphs, table, changed, ...entry }) => ({
    ...entry,
    paragraphs: paragraphs.map(withDecimalCommas),
    table: table && { ...table, rows: table.rows.map((row) => row.map(withDecimalCommas)) },
    ...(changed && { changed: changed.map(withDecimalCommas) }),
  })),
})

function textOf(language: Language, options: Options): SheetText {
  const { second, first, before, third } = TEXTS[language]
  const numbers = numbersFor(options)
  const text = second(numbers)
  switch (options.edition) {
    case 'vf1':
      return changedBy(text, first(numbers))
    case 'vf2':
      return changedBy(text, before(numbersFor({ ...options, edition: 'vf1' })))
    case 'vf3':
      return changedBy(text, third(numbers, numbersFor({ ...options, edition: 'vf2' })))
  }
}

/** The same with what an edition says otherwise, entry by entry. */
function changedBy(text: SheetText, changes: Changes): SheetText {
  const all: { readonly [section: string]: { readonly [entry: string]: object } } = changes
  const sections = Object.entries(text.sections).map(([id, section]) => {
    const entries = Object.entries<EntryText>(section.entries).map(([entry, said]) => [
      entry,
      { ...said, ...all[id]?.[entry] },
    ])
    return [id, { ...section, entries: Object.fromEntries(entries) as object }]
  })
  return { ...text, sections: Object.fromEntries(sections) as SheetText['sections'] }
}

/** An edition's own clauses come first: a link to one of them leads to its entry. */
function outlineOf(edition: EditionId): Outline {
  const also: { readonly [section: string]: { readonly [entry: string]: readonly string[] } } =
    ALSO[edition]
  const sections = Object.entries<Outline[string]>(OUTLINE).map(([id, entries]) => [
    id,
    Object.fromEntries(
      Object.entries(entries).map(([entry, clauses]) => [
        entry,
        [...(also[id]?.[entry] ?? []), ...clauses],
      ]),
    ),
  ])
  return Object.fromEntries(sections) as Outline
}

function aboutEdition({ about }: EditionTexts, edition: EditionId): SheetSection {
  const { title, says } = about
  const clauses = edition === 'vf3' ? ['vf3:lang'] : []
  const entry: SheetEntry = { clauses, title, paragraphs: [says[edition]], table: null }
  return { id: 'edition', title, entries: [entry] }
}

/** What players may agree on, with what each changes. */
function optionsOf(language: Language, edition: EditionId): SheetSection {
  const words = vfWords[language]
  const entries = editionNamed(edition).options.map(({ name }): SheetEntry => ({
    clauses: OPTION_CLAUSES[name] ?? [],
    title: words.option(name),
    paragraphs: [words.optionLine(name)].filter((line) => line !== null),
    table: null,
  }))
  return { id: 'options', title: TEXTS[language].editions.options, entries }
}
