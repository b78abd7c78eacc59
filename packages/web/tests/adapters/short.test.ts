import { expect, it } from 'vitest'
import { shortNames } from '../../adapters/afv/short.ts'
import { shortNames as inInches } from '../../adapters/vf/short.ts'

it.each([
  ['Red 1st Regiment', '1st Regt'],
  ['Sir William Balfour’s Horse', 'Balfour’s'],
  ["Sir William Balfour's Horse", "Balfour's"],
  ["The Earl of Northampton's Horse", "Northampton's"],
  ["The King's Lifeguard of Foot", "King's Lifeguard of Foot"],
  ["Alburquerque's Horse, first line", "Alburquerque's, first"],
  ['Tercio of Visconti (Italians)', 'Visconti'],
  ['Picardie', 'Picardie'],
  ['1° Reggimento rosso', '1° Regg.'],
  ['Cavalleria rossa di riserva', 'Cavalleria di riserva'],
  ['Reggimento di Sir Hardress Waller', 'Waller'],
  ['Reggimento del duca di York', 'York'],
  ['Cavalleria del principe Rupert', 'Rupert'],
  ["Cavalleria d'Enghien", 'Enghien'],
  ['Cavalleria di Alburquerque, prima linea', 'Alburquerque, prima'],
  ['Tercio di Visconti (Italiani)', 'Visconti'],
  ['Cavalleria tedesca di destra', 'Cavalleria tedesca di destra'],
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

it('in Italian, too, a colonel’s foot is told from his horse', () => {
  const names = ['Cavalleria di Fairfax', 'Reggimento di Fairfax', 'Cavalleria di Pye']
  expect([...shortNames(names).values()]).toEqual([
    'Cavalleria di Fairfax',
    'Reggimento di Fairfax',
    'Pye',
  ])
})

it.each([
  ['2/87th Foot', '2/87th'],
  ['2/1st Foot Guards', '2/1st Guards'],
  ['Barnard’s light battalion', 'Barnard’s'],
  ['1/24e Ligne', '1/24e Ligne'],
  ['Brigadier-General Dilkes', 'Dilkes'],
  ['Lieutenant-Colonel Grant', 'Grant'],
  ['Général de division Clauzon', 'Clauzon'],
  ['Generale di brigata Dilkes', 'Dilkes'],
  ['Colonnello Wheatley', 'Wheatley'],
  ['2/87° Fanteria', '2/87°'],
  ['Battaglione leggero di Barnard', 'Barnard'],
  ['Cannoni di Duncan', 'Duncan'],
  ['Batteria di Leval', 'Batteria di Leval'],
])('on a table in inches %s is %s', (name, short) => {
  expect(inInches([name]).get(name)).toBe(short)
})

it('a battery is not called as its general is', () => {
  const names = ['Leval’s battery', 'General Leval', 'Duncan’s guns']
  expect([...inInches(names).values()]).toEqual(['Leval’s battery', 'Leval', 'Duncan’s'])
})
