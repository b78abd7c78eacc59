import { expect, it } from 'vitest'
import { setUpOf, usualOptions } from '../index.ts'
import { picket } from '../picket/index.ts'

it('a set-up is the first scenario with the usual options, unless others are named', () => {
  const [stream, wings] = picket.scenarios
  expect(usualOptions(picket)).toEqual({ long: false })
  expect(setUpOf(picket)).toEqual({ position: stream.position, options: { long: false } })
  expect(setUpOf(picket, 'wings', { long: true })).toEqual({
    position: wings?.position,
    options: { long: true },
  })
})

it('what a rulebook does not have is named, with what it has', () => {
  expect(() => setUpOf(picket, 'river')).toThrow(
    "Picket has no scenario 'river'; it has 'stream', 'wings'.",
  )
  expect(() => setUpOf(picket, 'stream', { short: true })).toThrow("Picket has no option 'short'.")
})
