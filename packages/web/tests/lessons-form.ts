import { newsFor, openTo, seenBy, type Battle, type Host } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import { expect, it } from 'vitest'
import type { Lesson } from '../adapters/adapter.ts'

/** Whatever is due now, one after the other, as the learner goes through them. */
export function hear<Seen extends Battle>(
  host: Host<Seen>,
  all: readonly Lesson<Seen>[],
  heard: string[],
  checkShown: (seen: Seen, shown: readonly string[]) => void,
): void {
  const seen = seenBy(host.course, 'red') as Seen
  const ask = openTo(host, 'red')[0]?.ask ?? null
  const { told } = newsFor(host, 'red')
  const moment = {
    seen,
    ask,
    told,
    since: told.length,
    selected: null,
    reads: false,
    refused: false,
  }
  for (const { id, when, shows } of all) {
    if (heard.includes(id) || !when(moment)) continue
    heard.push(id)
    const shown = shows(seen)
    expect(new Set(shown).size).toBe(shown.length)
    checkShown(seen, shown)
  }
}

/** What every guided battle says: the same in both languages, shortly and quietly. */
export function testLessonTexts(
  lessons: (language: Language) => readonly Omit<Lesson<never>, 'when' | 'shows'>[],
  alike: readonly string[] = [],
): void {
  it('has the same lessons in both languages, each with an id of its own', () => {
    const [en, italian] = [lessons('en'), lessons('it')]
    const ids = en.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(italian.map(({ id }) => id)).toEqual(ids)
    const numbersIn = (text: string | null | undefined) => (text ?? '').match(/\d+/g) ?? []
    for (const [i, { title, text, task }] of en.entries()) {
      const other = italian[i]
      if (!alike.includes(title)) expect(other?.title).not.toBe(title)
      expect(other?.text).not.toBe(text)
      expect(other?.task === null).toBe(task === null)
      expect(numbersIn(other?.text)).toEqual(numbersIn(text))
      for (const words of [title, text, task, other?.title, other?.text, other?.task]) {
        expect(words).not.toBe('')
        expect(words ?? '').not.toContain('!')
      }
    }
  })

  it('keeps to two, three or four sentences a lesson', () => {
    for (const { text } of [...lessons('en'), ...lessons('it')]) {
      const sentences = text.match(/[.](?= |$)/g)?.length ?? 0
      expect(sentences, text).toBeGreaterThanOrEqual(2)
      expect(sentences, text).toBeLessThanOrEqual(4)
    }
  })
}
