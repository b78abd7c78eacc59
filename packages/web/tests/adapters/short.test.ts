import { expect, it } from 'vitest'
import { shortNames } from '../../adapters/afv/short.ts'

it.each([
  ['Red 1st Regiment', '1st Regt'],
  ['Sir William Balfour’s Horse', 'Balfour’s'],
  ["Sir William Balfour's Horse", "Balfour's"],
  ["The Earl of Northampton's Horse", "Northampton's"],
  ["The King's Lifeguard of Foot", "King's Lifeguard of Foot"],
  ["Alburquerque's Horse, first line", "Alburquerque's, first"],
  ['Tercio of Visconti (Italians)', 'Visconti'],
  ['Picardie', 'Picardie'],
])('on the table %s is %s', (name, short) => {
  expect(shortNames([name]).get(name)).toBe(short)
})

it('who would be taken for another keeps the whole of his name', () => {
  const names = ["Fairfax's Horse", "Fairfax's Regiment", "Pye's Horse"]
  expect([...shortNames(names).values()]).toEqual([
    "Fairfax's Horse",
    "Fairfax's Regiment",
    "Pye's",
  ])
})
