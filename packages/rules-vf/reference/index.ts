import { sheetOf, type Language, type SheetEntry, type SheetSection } from '@grognard/toolkit'
import { differing, numbersFor, USUAL, type Numbers, type Options } from '../numbers.ts'
import { vfWords } from '../words.ts'
import { en } from './en/index.ts'
import { it } from './it/index.ts'
import { OUTLINE, type SheetText } from './outline.ts'

const TEXTS: { readonly [language in Language]: (numbers: Numbers) => SheetText } = { en, it }

const DIFFERS = {
  en: { title: 'What this edition changes', otherwise: 'All else is as in the 2nd edition.' },
  it: {
    title: 'Che cosa cambia in questa edizione',
    otherwise: 'Il resto è come nella seconda edizione.',
  },
}

/** By the numbers of an edition; one that differs from the 2nd says first in what. */
export function sheet(
  language: Language,
  edition: Options['edition'] = 'vf2',
  options: Options = { ...USUAL, edition },
): readonly SheetSection[] {
  const sections = sheetOf(OUTLINE, TEXTS[language](numbersFor(options)))
  const clauses = differing(edition)
  return clauses.length === 0 ? sections : [differences(language, clauses), ...sections]
}

function differences(language: Language, clauses: readonly string[]): SheetSection {
  const { title, otherwise } = DIFFERS[language]
  const words = vfWords[language]
  const entries = clauses.map((id): SheetEntry => ({
    clauses: [id],
    title: id.slice(id.indexOf(':') + 1),
    paragraphs: [`${words.clause(id)}.`],
    table: null,
  }))
  const rest: SheetEntry = { clauses: [], title, paragraphs: [otherwise], table: null }
  return { id: 'differences', title, entries: [rest, ...entries] }
}
