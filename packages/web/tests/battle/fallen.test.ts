import type { Told } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { markedIn, startOfLast, turnOf } from '../../battle/film/fallen.ts'

const told = (number: number, turn: number, active: string): Told => ({
  number,
  name: 'thing',
  clauses: [],
  moment: { turn, active },
  to: 'all',
  data: {},
})
const who = (id: string) => ({ id, name: id, at: { x: 0, y: 0 } })
const story = [told(1, 1, 'red'), told(2, 1, 'blue'), told(3, 1, 'blue'), told(4, 2, 'red')]
const fell = (turn: number, active: string) => turnOf(told(0, turn, active))

it('the fallen are marked in the turn in which they fell and in the one after it', () => {
  const fallen = [
    { turn: fell(1, 'red'), who: who('long ago') },
    { turn: fell(1, 'blue'), who: who('before') },
    { turn: fell(2, 'red'), who: who('now') },
  ]
  expect(markedIn(story, fallen).map(({ id }) => id)).toEqual(['before', 'now'])
  expect(markedIn(story.slice(0, 1), fallen).map(({ id }) => id)).toEqual(['long ago'])
})

it('whoever comes back looks as far back as the turn before', () => {
  expect(startOfLast(story)).toBe(2)
  expect(startOfLast(story.slice(0, 1))).toBe(1)
})
