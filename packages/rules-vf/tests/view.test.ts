import {
  courseAt,
  knowledgeOf,
  put,
  randomFrom,
  resample as imagined,
  type Json,
  type Knowledge,
} from '@grognard/kernel'
import { fuzzBattle } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import type { Vf } from '../battle.ts'
import { resample } from '../resample.ts'
import { view } from '../view.ts'
import { battleOf, foot, inches, ligne, positionOf, type Drawn } from './drawn-up.ts'
import { frame } from './framed.ts'

const drawn: Drawn = {
  red: [foot(30, 40)],
  blue: [ligne(30, 8, { losses: 2 }), ligne(45, 8)],
  hands: { red: ['king', '5'], blue: ['jack', '8', '3'] },
  objectives: [
    { name: 'Mill', at: { x: inches(8), y: inches(24) }, control: 'red' },
    { name: 'Farm', at: { x: inches(60), y: inches(24) }, control: 'blue' },
  ],
}
const seats = [
  { id: 'wellington', side: 'red', chief: true, player: '' },
  { id: 'hill', side: 'red', chief: false, player: '' },
  { id: 'soult', side: 'blue', chief: true, player: '' },
] as const

describe('Valour & Fortitude: what a seat sees', () => {
  const battle = battleOf({ ...drawn, seats: [...seats] })

  it('vf2:4.0 its own side’s cards, and of the enemy’s how many there are', () => {
    for (const seat of ['wellington', 'hill']) {
      const { fate, you } = view(battle, seat)
      expect(you).toBe(seat)
      expect(fate.red).toEqual(battle.fate.red)
      expect(fate.blue).toEqual({ deck: null, left: 10, hand: null, held: 3, discard: [] })
    }
    expect(view(battle, 'soult').fate.red).toMatchObject({ hand: null, deck: null, held: 2 })
  })

  it('vf2:4.0 a spectator sees no cards at all', () => {
    const { fate, you } = view(battle, null)
    expect(you).toBeNull()
    for (const side of ['red', 'blue'] as const)
      expect(fate[side]).toMatchObject({ hand: null, deck: null })
  })

  it('vf2:4.0 everything else lies open', () => {
    const { fate: _, you: __, ...open } = battle
    expect(view(battle, 'soult')).toMatchObject(open)
  })
})

describe('Valour & Fortitude: what a seat imagines', () => {
  const known = (battle: Vf, seat: string): Knowledge<Vf> =>
    knowledgeOf(courseAt(frame, battle), seat) as Knowledge<Vf>

  it('vf2:4.0 a hand of as many cards, each of which may be there', () => {
    const battle = battleOf(drawn)
    const seen = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const { fate, you } = resample(known(battle, 'red'), randomFrom(`hand ${i}`))
      expect(you).toBeNull()
      expect(fate.red).toEqual(battle.fate.red)
      expect(fate.blue).toMatchObject({ held: 3, left: 10 })
      expect(new Set(fate.blue.hand)).toHaveProperty('size', 3)
      for (const card of fate.blue.hand ?? []) {
        seen.add(card)
        expect(fate.blue.deck).not.toHaveProperty(card)
      }
    }
    // The Tide of Battle is never held.
    expect(seen.size).toBe(12)
    expect(seen.has('2')).toBe(false)
  })

  it('vf2:4.0 no card that was seen to go', () => {
    const battle = battleOf({ ...drawn, hands: { blue: ['jack'] } })
    battle.fate = {
      ...battle.fate,
      blue: { ...battle.fate.blue, discard: ['king', 'queen'], deck: null, left: 10 },
    }
    for (let i = 0; i < 60; i++) {
      const { fate } = resample(known(battle, 'red'), randomFrom(`gone ${i}`))
      expect(['king', 'queen']).not.toContain(fate.blue.hand?.[0])
      expect(fate.blue.discard).toEqual(['king', 'queen'])
    }
  })

  it('vf2:4.0 a card that the enemy has just played was in its hand', () => {
    const course = courseAt(frame, battleOf({ ...drawn, active: 'blue', phase: 'fate' }))
    put(course, { seat: 'chance', ask: 'draw', answer: '4' })
    put(course, { seat: 'blue', ask: 'fate', answer: { card: 'jack', unit: 1 } })
    expect(course.asks).toMatchObject([{ name: 'fate' }])
    const knowledge = knowledgeOf(course, 'red')
    for (let i = 0; i < 20; i++) {
      const { fate } = resample(knowledge as Knowledge<Vf>, randomFrom(`played ${i}`))
      expect(fate.blue.hand).toContain('jack')
      expect(fate.blue.hand).toHaveLength(3)
      expect(imagined(frame, knowledge, randomFrom(`course ${i}`))).not.toBeNull()
    }
  })

  it('vf2:4.0 a card that one has played oneself says nothing of the enemy’s hand', () => {
    const trail = [{ seat: 'red', ask: 'card', answer: { card: 'king' } }]
    const knowledge = { ...known(battleOf(drawn), 'red'), trail }
    const hands = Array.from(
      { length: 20 },
      (_, i) => resample(knowledge, randomFrom(`own ${i}`)).fate.blue.hand,
    )
    expect(hands.some((hand) => !hand?.includes('king'))).toBe(true)
  })

  it('vf2:4.0 nothing that is asked, told or refused betrays a card', () => {
    const mistaken = new Set<string>()
    for (let i = 0; i < 6; i++) {
      const position = {
        ...(positionOf({ ...drawn, turns: 4 }) as object),
        ...(i % 2 && { seats }),
      }
      const setUp = { position: position as Json, options: {} }
      for (const seat of fuzzBattle(frame, setUp, `secrets ${i}`).mistaken) mistaken.add(seat)
    }
    expect([...mistaken].toSorted()).toEqual(['blue', 'hill', 'red', 'soult', 'wellington'])
  })
})
