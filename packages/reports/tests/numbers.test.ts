import { expect, it } from 'vitest'
import { numbersIn } from '../numbers.ts'

it('writes numbers as each language does', () => {
  const [en, it] = [numbersIn('en'), numbersIn('it')]
  expect([en.whole(1234567.4), it.whole(1234567.4)]).toEqual(['1,234,567', '1.234.567'])
  expect([en.decimal(1234.56, 1), it.decimal(1234.56, 1)]).toEqual(['1,234.6', '1.234,6'])
  expect([en.percent(0.1234), it.percent(0.1234)]).toEqual(['12.3%', '12,3%'])
  expect([en.decimal(-0.5, 1), en.decimal(-0.04, 1), en.whole(999)]).toEqual(['−0.5', '0.0', '999'])
})
