import { afvAdapter } from '@grognard/adapters/afv'
import { clauses, picket } from '@grognard/kernel/picket'
import { afvOdds } from '@grognard/rules-afv'
import { vfReported } from '@grognard/reports/vf'
import { describe, expect, it } from 'vitest'
import { book } from '../entry.ts'
import { plain } from '../plain/index.ts'

const head = {
  id: 'picket',
  family: 'picket',
  edition: 'none',
  title: { en: 'Picket', it: 'Picket' },
  line: { en: 'A small one.', it: 'Uno piccolo.' },
  sources: ['packages/kernel/picket'],
  clauses: async () => clauses,
  advice: 'none',
  as: 'none',
} as const

const parts = plain(
  async () => picket,
  async () => clauses,
)

// These are judged by the compiler: an error that is expected and does not come is one.
describe('a book', () => {
  it('does not compile without one of its parts', () => {
    const { odds: _, ...without } = parts
    // @ts-expect-error Odds are there, or 'none'.
    expect(book({ ...head, play: without }).play).toBe(without)
    const { advice: __, ...silent } = head
    // @ts-expect-error So is advice.
    expect(book({ ...silent, play: 'none' }).play).toBe('none')
  })

  it('does not compile with a part of another book', () => {
    // @ts-expect-error Odds of another battle.
    book({ ...head, play: { ...parts, odds: async () => afvOdds } })
    // @ts-expect-error A table of another battle.
    book({ ...head, play: { ...parts, adapter: async () => afvAdapter } })
    // @ts-expect-error A report on another battle.
    book({ ...head, play: { ...parts, report: async () => vfReported } })
    expect(book({ ...head, play: { ...parts, odds: 'none' } }).play).toMatchObject({ odds: 'none' })
  })

  it('is played, told and counted from its rules alone', async () => {
    const words = await parts.words()
    expect(words.it.scenario('stream')).toBe('Four pickets a side along a stream')
    expect((await parts.adapter()).rulebook.id).toBe('picket')
    expect((await parts.report()).map).toBe('none')
  })
})
