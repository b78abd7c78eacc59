import type { Book, PlayableBook } from '@grognard/books'
import type { JsonObject } from '@grognard/kernel'
import {
  LANGUAGES,
  plainSheet,
  type Language,
  type SheetEntry,
  type SheetSection,
} from '@grognard/toolkit'
import { Command } from 'commander'
import { chooseOnlyBook, chooseOptions, named } from '../choose.ts'
import type { Io } from '../io.ts'
import { refuse } from '../refused.ts'

type Options = {
  readonly rules?: string
  readonly language: string
  readonly changed?: true
  readonly option?: readonly string[]
  readonly json?: true
}

export const sheetCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('sheet')
    .description('the rules in our own words, or what they say of a clause or a section')
    .argument('[what]', "a clause such as 'vf2:8.1.5', or a section")
    .option('--rules <id>', 'the rulebook, where no clause names it')
    .option('--language <language>', LANGUAGES.join(' or '), 'en')
    .option('--changed', 'only what the edition before had otherwise')
    .option('--option <name=value...>', "distances by these options, as in 'rules'")
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExamples:\n  grognard sheet vf2:8.1.5\n  grognard sheet --rules vf3 --changed',
    )
    .action((what: string | undefined, options: Options) => print(what, options, io, books))

async function print(
  what: string | undefined,
  options: Options,
  io: Io,
  books: readonly Book[],
): Promise<void> {
  const language = named('language', LANGUAGES, (known) => known, options.language)
  const book = chooseOnlyBook(books, options.rules ?? rulebookOf(what))
  const agreed = chooseOptions(await book.play.rulebook(), options.option ?? [])
  const all = await sheetOf(book, language, agreed)
  const told = what === undefined ? all : found(all, what)
  const sections = options.changed ? onlyChanged(told, book.id) : told
  if (options.json) return io.out(JSON.stringify({ rulebook: book.id, language, sections }))
  for (const line of sections.flatMap(linesOf).slice(1)) io.out(line)
}

/** A clause names its rulebook. */
function rulebookOf(what: string | undefined): string | undefined {
  const at = what?.indexOf(':') ?? -1
  return at > 0 ? what?.slice(0, at) : undefined
}

async function sheetOf(
  book: PlayableBook,
  language: Language,
  options: JsonObject,
): Promise<readonly SheetSection[]> {
  const { play, id, title, clauses } = book
  return play.sheet === 'none'
    ? plainSheet(id, title[language], await clauses())
    : (await play.sheet())(language, options)
}

/** A section by its name, or all entries that speak of a clause. */
function found(sections: readonly SheetSection[], what: string): readonly SheetSection[] {
  const section = sections.filter(({ id }) => id === what)
  if (section.length > 0) return section
  const speaking = sections
    .map(({ entries, ...rest }) => ({
      ...rest,
      entries: entries.filter(({ clauses }) => clauses.includes(what)),
    }))
    .filter(({ entries, id }) => entries.length > 0 && id !== 'rulings')
  if (speaking.length > 0) return speaking
  const names = sections.map(({ id }) => id).join(', ')
  throw refuse(
    'sheet',
    `The sheet speaks of no '${what}': it takes a clause or a section (${names}).`,
  )
}

/** Entries that the edition before had otherwise. */
function onlyChanged(sections: readonly SheetSection[], id: string): readonly SheetSection[] {
  const changed = sections
    .map(({ entries, ...rest }) => ({ ...rest, entries: entries.filter((one) => one.changed) }))
    .filter(({ entries }) => entries.length > 0)
  if (changed.length > 0) return changed
  throw refuse('sheet', `The sheet of '${id}' tells of no edition before that had it otherwise.`)
}

const WIDTH = 96

const linesOf = ({ title, entries }: SheetSection): readonly string[] => [
  '',
  title.toUpperCase(),
  ...entries.flatMap(entryLines),
]

const entryLines = (entry: SheetEntry): readonly string[] => {
  const { title, clauses, paragraphs, table, changed = [] } = entry
  return [
    '',
    clauses.length === 0 ? title : `${title} (${clauses.join(', ')})`,
    ...paragraphs.flatMap((paragraph) => wrapped(paragraph)),
    ...(table ? tableLines(table) : []),
    ...changed.flatMap((was) => wrapped(was).map((line) => `  |${line}`)),
  ]
}

function wrapped(text: string): readonly string[] {
  const lines: string[] = []
  let line = ' '
  for (const word of text.split(' ')) {
    if (line.length + word.length >= WIDTH) {
      lines.push(line)
      line = ' '
    }
    line += ` ${word}`
  }
  return [...lines, line]
}

function tableLines({ head, rows }: NonNullable<SheetEntry['table']>): readonly string[] {
  const all = [head, ...rows]
  const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)))
  return all.map((row) =>
    `    ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
  )
}
