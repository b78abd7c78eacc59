import { expect, test } from 'vitest'
import { paced } from '../pace.ts'

function clocked() {
  const frames: (() => void)[] = []
  const taken: string[] = []
  const { step, halt } = paced((then) => frames.push(then))
  return {
    taken,
    halt,
    go: (name: string) => step(() => taken.push(name)),
    nextFrame: () => frames.splice(0).forEach((then) => then()),
  }
}

test('the first step of a frame is taken at once', () => {
  const { go, taken, nextFrame } = clocked()
  go('a')
  expect(taken).toEqual(['a'])
  nextFrame()
  go('b')
  expect(taken).toEqual(['a', 'b'])
})

test('of several steps in a frame the last is taken in the next one', () => {
  const { go, taken, nextFrame } = clocked()
  for (const name of ['a', 'b', 'c']) go(name)
  expect(taken).toEqual(['a'])
  nextFrame()
  expect(taken).toEqual(['a', 'c'])
  go('d')
  expect(taken).toEqual(['a', 'c', 'd'])
})

test('a step that waits is forgotten when the hand lets go', () => {
  const { go, halt, taken, nextFrame } = clocked()
  go('a')
  go('b')
  halt()
  nextFrame()
  expect(taken).toEqual(['a'])
})
