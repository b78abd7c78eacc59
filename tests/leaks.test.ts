import { bookOf, type PlayableBook } from '@grognard/books'
import { describe, expect, it } from 'vitest'
import { twinsOf } from './leaks/twins.ts'

const rulebookOf = (id: string) => (bookOf(id) as PlayableBook).play.rulebook()

// Valour & Fortitude takes too long to be waited for: npm run leaks.
describe('what blue and watchers are told', () => {
  it.each(['picket', 'afv'])(
    'depends on nothing that blue cannot know: %s',
    async (id) => {
      const { others, leaks } = twinsOf(await rulebookOf(id), 1, { most: 40 })
      expect(leaks).toEqual([])
      expect(others).toBeGreaterThan(0)
    },
    120_000,
  )

  it.each(['look', 'passes'] as const)('is noticed where it does: %s', async (broken) => {
    const rulebook = await rulebookOf('picket')
    const found = Array.from({ length: 6 }, (_, i) => twinsOf(rulebook, i, { broken }))
    expect(found.flatMap(({ leaks }) => leaks)).not.toEqual([])
  })
})
