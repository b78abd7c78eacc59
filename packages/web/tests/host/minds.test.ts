import type { ComputerPlayer } from '@grognard/computer/player'
import { randomFrom, type Question } from '@grognard/kernel'
import { describe, expect, test } from 'vitest'
import { seatMinds } from '../../host/minds.ts'

/** Counts its own decisions: a mind that forgets would begin again with 1. */
const counting = (name: string): ComputerPlayer => ({
  name,
  kind: 'level',
  title: { en: name, it: name },
  sit() {
    let decisions = 0
    return () => ({ answer: ++decisions, reason: { code: 'count', data: { decisions } } })
  },
  say: ({ data }, language) => `${language} ${name} ${JSON.stringify(data)}`,
})

const question = (seat: string): Question => ({
  seat,
  ask: { seats: [seat], name: 'act', args: null, sees: 'all' },
  kind: {
    name: 'act',
    expects: '',
    is: (_answer): _answer is null => true,
    refuse: () => null,
    candidates: () => [null],
    complete: false,
  },
  seen: null,
  random: randomFrom('minds'),
  knowledge: () => expect.fail('nobody asked'),
})

function table() {
  const standing = { entries: 0, turn: 1 }
  const minds = seatMinds([counting('slow'), counting('quick')], () => standing)
  const decide = (name: string, seat: string) => {
    const answer = minds.playerOf(name, seat)?.(question(seat))
    standing.entries++
    return answer
  }
  return { standing, minds, decide }
}

describe('minds at a battle', () => {
  test('each seat has a mind of its own, which stays while the seat is its', () => {
    const { decide } = table()
    expect([decide('slow', 'red'), decide('slow', 'blue'), decide('slow', 'red')]).toEqual([
      1, 1, 2,
    ])
    expect([decide('quick', 'red'), decide('slow', 'red')]).toEqual([1, 1])
  })

  test('nobody sits where the name is not known', () => {
    expect(table().minds.playerOf('genius', 'red')).toBeNull()
  })

  test('reasons are told latest first, in the language asked for', () => {
    const { decide, minds, standing } = table()
    decide('slow', 'red')
    standing.turn = 2
    decide('quick', 'blue')
    expect(minds.reasons('it')).toEqual([
      { seat: 'blue', turn: 2, sentence: 'it quick {"decisions":1}' },
      { seat: 'red', turn: 1, sentence: 'it slow {"decisions":1}' },
    ])
  })

  test('what is taken back takes its reason with it', () => {
    const { decide, minds, standing } = table()
    for (let i = 0; i < 3; i++) decide('slow', 'red')
    standing.entries = 1
    expect(minds.reasons('en').map(({ sentence }) => sentence)).toEqual(['en slow {"decisions":1}'])
    decide('slow', 'red')
    expect(minds.reasons('en').map(({ sentence }) => sentence)).toEqual([
      'en slow {"decisions":4}',
      'en slow {"decisions":1}',
    ])
  })
})
