import type { Language, SheetSection } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'

const textsOf = (section: SheetSection): readonly string[] => [
  section.title,
  ...section.entries.flatMap(({ title, paragraphs, table, changed = [] }) => [
    title,
    ...paragraphs,
    ...changed,
    ...(table ? [...table.head, ...table.rows.flat()] : []),
  ]),
]

/** The one name on a sheet that the book itself prints with an exclamation mark. */
const shouted = 'Vive l’Empereur!'

/** What every reference sheet is: complete, the same in both languages, and quiet. */
export function testSheet(
  title: string,
  sheet: (language: Language) => readonly SheetSection[],
  known: readonly string[],
  readings: number,
): void {
  const [en, italian] = [sheet('en'), sheet('it')]

  describe(`the reference sheet of ${title}`, () => {
    it('covers every clause and cites no other', () => {
      const cited = en.flatMap(({ entries }) => entries.flatMap(({ clauses }) => clauses))
      expect([...new Set(cited)].toSorted()).toEqual(known.toSorted())
    })

    it('has every clause outside the rulings, too', () => {
      const cited = en
        .filter(({ id }) => id !== 'rulings')
        .flatMap(({ entries }) => entries.flatMap(({ clauses }) => clauses))
      expect(new Set(cited).size).toBe(known.length)
    })

    it('has the same form in both languages', () => {
      const form = (sections: typeof en) =>
        sections.map(({ id, entries }) => ({
          id,
          entries: entries.map(({ clauses, paragraphs, table, changed }) => ({
            clauses,
            changed: changed?.length ?? 0,
            paragraphs: paragraphs.length,
            head: table?.head.length ?? 0,
            rows: table?.rows.map((row) => row.length) ?? [],
          })),
        }))
      expect(form(italian)).toEqual(form(en))
    })

    it('has as many cells in each row as in the head', () => {
      for (const { entries } of en)
        for (const { table } of entries)
          for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0)
    })

    it('gives the same numbers in both languages', () => {
      const numbers = (sections: typeof en) =>
        sections.map((section) =>
          // Editions are counted in words where a language has no short ones for that.
          textsOf(section).map((text) =>
            (text.replace(/\d(?:st|nd|rd)\b/g, '').match(/[+-]?\d+/g) ?? []).join(' '),
          ),
        )
      expect(numbers(italian)).toEqual(numbers(en))
    })

    it('says something everywhere, without exclamation marks', () => {
      for (const section of [...en, ...italian]) {
        expect(section.entries).not.toHaveLength(0)
        for (const text of textsOf(section)) {
          expect(text.trim()).not.toBe('')
          expect(text).not.toMatch(/undefined|NaN/)
          if (text !== shouted) expect(text).not.toContain('!')
        }
        for (const { paragraphs } of section.entries) expect(paragraphs).not.toHaveLength(0)
      }
    })

    it('is translated', () => {
      const same = en.flatMap(({ entries }, i) =>
        entries.flatMap(({ paragraphs, changed = [] }, j) => {
          const other = italian[i]?.entries[j]
          return [
            ...paragraphs.filter((text, k) => text === other?.paragraphs[k]),
            ...changed.filter((text, k) => text === other?.changed?.[k]),
          ]
        }),
      )
      expect(same).toEqual([])
      expect(en.map((section) => section.title)).not.toEqual(
        italian.map((section) => section.title),
      )
    })

    it('marks readings where they stand and gathers them at the end', () => {
      for (const [sections, mark] of [
        [en, 'As read here: '],
        [italian, 'Come si legge qui: '],
      ] as const) {
        const rulings = sections.at(-1)
        expect(rulings?.id).toBe('rulings')
        const marked = sections
          .flatMap(({ entries }) => entries.flatMap(({ paragraphs }) => paragraphs))
          .filter((text) => text.startsWith(mark))
          .map((text) => text.slice(mark.length))
        expect(rulings?.entries.slice(1).flatMap(({ paragraphs }) => paragraphs)).toEqual(marked)
        expect(marked.length).toBeGreaterThan(readings)
      }
    })
  })
}
