import { vf2 } from '@grognard/rules-vf'
import { expect, it } from 'vitest'
import { vfAdapter } from '../../adapters/vf/index.ts'
import { timeSaid } from '../../battle/frame/clock.tsx'
import { titled } from '../../battle/frame/titled.ts'

it('a title is a name and a date, whatever else it says', () => {
  expect(titled('Barrosa, 5 March 1811: Graham’s counter-attack')).toEqual({
    name: 'Barrosa',
    more: '5 March 1811',
  })
  expect(titled('Wednesday')).toEqual({ name: 'Wednesday', more: '' })
})

it('the clock says minutes, and hours from the first one on', () => {
  expect([0, 59, 60, 3599, 3600, 4320, 36_060].map(timeSaid)).toEqual([
    '0 min',
    '0 min',
    '1 min',
    '59 min',
    '1 h 00',
    '1 h 12',
    '10 h 01',
  ])
})

it('each side has a flag for every objective it holds', () => {
  const barrosa = vf2.scenarios.find(({ name }) => name === 'barrosa')
  const position = barrosa?.asFought ?? barrosa?.position ?? null
  const begun = vf2.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const { sides } = vfAdapter.status(begun.value, 'en')
  expect(sides.map(({ short }) => short.flags)).toEqual([
    { held: 1, of: 4 },
    { held: 2, of: 4 },
  ])
})
