import type { Body, Scene } from '@grognard/table'
import { describe, expect, it } from 'vitest'
import { movesOf } from '../../home/kept-battle.ts'
import { startOfTheirs } from '../../home/last-turn.ts'

const moments = (...sides: readonly string[]) =>
  sides.map((side) => {
    const [turn, active] = side.split(' ')
    return active === undefined ? { turn: Number(turn) } : { turn: Number(turn), active }
  })

describe('when the other side began to do what it did last', () => {
  it.each([
    ['its turn has just ended', moments('1 red', '1 blue', '1 blue', '2 red'), 'red', 1],
    ['its turn is not over', moments('1 red', '1 blue', '2 red', '2 blue', '2 blue'), 'red', 3],
    ['one is in the midst of one’s own', moments('1 blue', '2 red', '2 blue', '3 red'), 'red', 2],
    ['it has done nothing yet', moments('1 red', '1 red'), 'red', null],
    ['it began the battle', moments('1 blue', '1 blue', '1 red'), 'red', null],
    ['no side has turns of its own', moments('1', '1', '2', '2'), 'red', 2],
    ['nobody sits here', moments('1 red', '1 blue', '2 red'), null, 2],
  ] as const)('%s', (_when, told, mine, start) => {
    expect(startOfTheirs(told, mine)).toBe(start)
  })
})

describe('what it did is shown', () => {
  const body = (id: string, livery: string, x: number) =>
    ({ id, livery, name: id, pose: { x, y: 0, facing: 0 }, blocks: [] }) as unknown as Body
  const scene = (...bodies: readonly Body[]) => ({ bodies }) as unknown as Scene

  it('by an arrow for each of its units that moved, from where that stood', () => {
    const before = scene(body('a', 'blue', 0), body('b', 'blue', 0), body('c', 'red', 0))
    const now = scene(body('a', 'blue', 4000), body('b', 'blue', 0), body('c', 'red', 4000))
    const { ways, places } = movesOf(before, now, 'red')
    expect(places.map(({ id }) => id)).toEqual(['a'])
    expect(ways.map(({ way }) => way.map(({ x }) => x))).toEqual([[0, 4000]])
  })

  it('not of those who have left the table', () => {
    const { ways, places } = movesOf(scene(body('a', 'blue', 0)), scene(), 'red')
    expect([ways, places]).toEqual([[], []])
  })
})
