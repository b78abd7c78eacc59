import type { Book } from '@grognard/books'
import { Command } from 'commander'
import {
  citedBook,
  coverageOf,
  isCovered,
  isMissing,
  prefixesOf,
  prefixOf,
  unknownIn,
  type CitedBook,
  type ClauseCoverage,
  type Coverage,
} from '../citations/coverage.ts'
import type { Citation } from '../citations/citations.ts'
import { citationsOf } from '../citations/sources.ts'
import type { Io } from '../io.ts'
import { Failed, refuse } from '../refused.ts'
import { projectRoot } from '../root.ts'

type Options = { readonly rules?: string; readonly json?: true }

export const clausesCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('clauses')
    .description('show which clauses of the rulebooks are covered, by which code and tests')
    .option('--rules <id>', 'only this rulebook')
    .option('--json', 'for machines')
    .action(async (options: Options) =>
      clauses(options, io, await Promise.all(books.map(citedBook)), projectRoot()),
    )

/** Prints the coverage, and fails where something cites a clause that does not exist. */
export function clauses(
  { rules, json }: Options,
  io: Io,
  books: readonly CitedBook[],
  root: string,
): void {
  const shown = books.filter(({ id }) => rules === undefined || id === rules)
  if (shown.length === 0 && rules !== undefined) {
    const known = books.map(({ id }) => id).join(', ')
    throw refuse('rulebook', `There is no rulebook '${rules}' (known: ${known}).`)
  }
  const citations = citationsOf(root, prefixesOf(books))
  const coverages = shown.map((book) => coverageOf(book, citations))
  if (json) io.out(JSON.stringify({ rulebooks: coverages.map(summaryOf) }))
  else for (const coverage of coverages) print(coverage, io)
  const ours = prefixesOf(shown)
  const unknown = unknownIn(citations, books).filter(
    ({ id }) => rules === undefined || ours.includes(prefixOf(id)),
  )
  if (unknown.length > 0)
    throw new Failed(
      unknown.map((c) => `${placeOf(c)} cites ${c.id}, which no list of clauses has.`).join('\n'),
    )
}

const summaryOf = ({ book, clauses: all }: Coverage) => ({
  id: book.id,
  total: all.length,
  covered: all.filter(isCovered).length,
  missing: all.filter(isMissing).map(({ id }) => id),
  advice: all.flatMap(({ id, advice }) => (advice === null ? [] : [{ id, why: advice }])),
})

function print(coverage: Coverage, io: Io): void {
  const { book, clauses: all } = coverage
  const { total, covered, missing, advice } = summaryOf(coverage)
  io.out(
    `${book.title}: ${covered} of ${total} clauses covered, ${missing.length} missing, ${advice.length} advice`,
  )
  const width = Math.max(...all.map(({ id }) => id.length))
  for (const clause of all) printClause(clause, width, io)
}

function printClause(clause: ClauseCoverage, width: number, io: Io): void {
  const state = isMissing(clause) ? 'MISSING  ' : clause.advice === null ? '         ' : 'advice   '
  io.out(`  ${state}${clause.id.padEnd(width)}  ${clause.title}`)
  const indent = ' '.repeat(width + 13)
  if (clause.advice !== null) io.out(`${indent}${clause.advice}`)
  if (clause.code.length > 0) io.out(`${indent}code: ${placesOf(clause.code)}`)
  if (clause.tests.length > 0) io.out(`${indent}tests: ${placesOf(clause.tests)}`)
}

const placeOf = ({ file, line }: Citation): string => `${file}:${line}`

const placesOf = (citations: readonly Citation[]): string => citations.map(placeOf).join(', ')
