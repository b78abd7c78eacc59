import { playable } from '@grognard/books'
import { expect, test } from 'vitest'
import { titles } from '../bench/rows.mjs'

test('the benchmark has rows for every book that can be played, but for the example', () => {
  const measured = playable().filter(({ id }) => id !== 'picket')
  expect(Object.keys(titles)).toEqual(measured.map(({ id }) => id))
})
