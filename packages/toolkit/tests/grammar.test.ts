import { describe, expect, it } from 'vitest'
import { capital, english, italian } from '../words/grammar.ts'

describe('how words are put together', () => {
  it('counts one, none and several', () => {
    expect([0, 1, 2, 21].map((n) => english.counted(n, 'die', 'dice'))).toEqual([
      '0 dice',
      '1 die',
      '2 dice',
      '21 dice',
    ])
    expect([0, 1, 2].map((n) => italian.counted(n, 'dado', 'dadi'))).toEqual([
      '0 dadi',
      '1 dado',
      '2 dadi',
    ])
    expect(english.agreeing(1, 'is', 'are')).toBe('is')
    expect(italian.agreeing(3, 'resta', 'restano')).toBe('restano')
  })

  it('lists with a word before the last', () => {
    expect(english.listed([])).toBe('')
    expect(english.listed(['a'])).toBe('a')
    expect(english.listed(['a', 'b', 'c'])).toBe('a, b and c')
    expect(italian.listed(['a', 'b'])).toBe('a e b')
  })

  it('begins a sentence', () => {
    expect(capital('red')).toBe('Red')
    expect(capital('è vero')).toBe('È vero')
    expect(capital('')).toBe('')
  })
})
