import { newTelling, randomPlayer, replay, setUpOf } from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { expect, it } from 'vitest'
import { playBattle } from '../battle.ts'
import { random } from '../random.ts'

const setUp = setUpOf(picket)

it('plays a battle to its end, and the record of it replays', () => {
  const { record, played } = playBattle(picket, setUp, {
    players: { red: random, blue: randomPlayer },
    seed: 'a',
  })
  expect(played.course.checkpoint.outcome).toEqual(record.end?.outcome)
  expect(replay(picket, record).ok).toBe(true)
})

it('plays the same battle from the same seed, and another from another', () => {
  const recordOf = (seed: string) =>
    playBattle(picket, setUp, { players: { red: random, blue: random }, seed }).record
  expect(recordOf('a')).toEqual(recordOf('a'))
  expect(recordOf('a')).not.toEqual(recordOf('b'))
})

it('gives every seat of a side a mind of its own, anew for each battle', () => {
  let minds = 0
  const counted = { sit: () => (minds++, random.sit()) }
  const wings = setUpOf(picket, 'wings')
  const contest = { players: { red: counted, blue: random }, seed: 'a' }
  playBattle(picket, wings, contest)
  playBattle(picket, wings, contest)
  expect(minds).toBe(4)
})

it('tells its story to whoever listens', () => {
  const telling = newTelling(picket)
  playBattle(picket, setUp, { players: { red: random, blue: random }, seed: 'a', telling })
  expect(telling.happenings.at(-1)?.name).toBe('outcome')
})

it('names the side that nobody plays, and why a position will not do', () => {
  const contest = { players: { red: random }, seed: 'a' }
  expect(() => playBattle(picket, setUp, contest)).toThrow('Nobody plays the blue side.')
  const nowhere = { position: { units: 'none' }, options: {} }
  expect(() => playBattle(picket, nowhere, contest)).toThrow(/units/)
})
