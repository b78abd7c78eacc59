import type { Body, Scene } from '@grognard/table'
import { expect, it } from 'vitest'
import { movedBetween } from '../../battle/moved.ts'

const body = (id: string, x: number, y: number): Body => ({
  id,
  livery: 'red',
  coat: '#900',
  facings: '#fff',
  arm: 'foot',
  pose: { x, y, facing: 0 },
  blocks: [],
  name: `The ${id}`,
  description: '',
  losses: null,
  counters: [],
  states: [],
  mark: null,
})

const scene = (bodies: readonly Body[]): Scene => ({
  width: 1000,
  height: 1000,
  areas: [],
  features: [],
  bodies,
  links: [],
})

it('who moved has an arrow from its old place, who left only a ghost, the others nothing', () => {
  const before = scene([body('33rd', 0, 0), body('95th', 500, 500), body('52nd', 100, 100)])
  const after = scene([body('33rd', 0, 4000), body('52nd', 100, 120), body('43rd', 7, 7)])
  const { names, gone, shown } = movedBetween(before, after)
  expect(names).toEqual(['The 33rd'])
  expect(gone).toEqual(['The 95th'])
  expect(shown.ghosts.map(({ id }) => id)).toEqual(['33rd', '95th'])
  expect(shown.trails).toEqual([
    {
      points: [
        { x: 0, y: 0, facing: 0 },
        { x: 0, y: 4000, facing: 0 },
      ],
      label: null,
      barred: false,
      gone: true,
    },
  ])
})

it('nothing is shown where nobody moved', () => {
  const same = scene([body('33rd', 0, 0)])
  expect(movedBetween(same, same)).toEqual({
    names: [],
    gone: [],
    shown: { ghosts: [], trails: [] },
  })
})
