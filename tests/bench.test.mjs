import { playable } from '@grognard/books'
import { expect, test } from 'vitest'
import { titles } from '../bench/rows.mjs'

// Editions of one book run the same code: one of each family is measured.
test('the benchmark has rows for every family of books, but for the example', () => {
  const books = playable().filter(({ id }) => id !== 'picket')
  const measured = Object.keys(titles).map((id) => books.find((book) => book.id === id)?.family)
  expect(measured).toEqual([...new Set(books.map(({ family }) => family))])
})
