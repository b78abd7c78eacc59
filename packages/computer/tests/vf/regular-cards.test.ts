import { describe, expect, it } from 'vitest'
import type { Ordered, Rank, Volley } from '@grognard/rules-vf/functions'
import type { JsonObject, Question } from '@grognard/kernel'
import { keepInspiration } from '../../vf/regular/cards.ts'
import { breakThrough } from '../../vf/regular/commanding.ts'
import { freshMemory } from '../../vf/regular/memory.ts'
import { regular } from '../../vf/regular/index.ts'
import { recruit } from '../../vf/recruit.ts'
import { acting, drawnUp, questionTo, unit } from './sparring-table.ts'

const foot = (x: number, y: number, more = {}) => unit('british line infantry', x, y, 0, more)
const ligne = (x: number, y: number, more = {}) => unit('french line infantry', x, y, 180, more)

const holding = (...hand: readonly Rank[]): JsonObject => ({ fate: { red: { hand } } })

/** The cards that go with the first target of red's fire. */
function cardsWithFire(
  player: typeof regular,
  red: JsonObject[],
  blue: JsonObject[],
  more: JsonObject,
) {
  const question = questionTo('red', drawnUp(red, blue, { phase: 'fire', ...more }))
  expect(question.ask.name).toBe('volley')
  const answer = player.sit()(question).answer as Volley | null
  expect(question.kind.refuse(question.seen, question.ask.args, answer)).toBeNull()
  return answer?.cards?.map(({ card }) => card) ?? []
}

const line = [foot(22, 30), foot(36, 30), foot(50, 30)]
const enemies = [ligne(22, 21), ligne(36, 21), ligne(50, 21)]

describe('the cards of a regular', () => {
  it('vf2:fate.king.british Perfect Volleys goes with the fire of three battalions, not of one', () => {
    const king = holding('king')
    expect(cardsWithFire(regular, line, enemies, king)).toEqual(['king'])
    expect(cardsWithFire(regular, [foot(36, 30)], [ligne(36, 21)], king)).toEqual([])
  })

  it('vf2:fate.7 Directed Fire is for a shaken enemy, not for a fresh one early in a battle', () => {
    const seven = holding('7')
    const shaken = [ligne(36, 21, { losses: 4 })]
    expect(cardsWithFire(regular, [foot(36, 30)], shaken, seven)).toEqual(['7'])
    const fresh = [ligne(36, 21), ligne(60, 6), ligne(12, 6)]
    expect(cardsWithFire(regular, [foot(36, 30)], fresh, { ...seven, turn: 1 })).toEqual([])
  })

  it('vf2:fate.5 Stubborn is for whoever is shaken, not for whoever is whole', () => {
    const orderOf = (losses: number) => {
      const battle = acting([foot(36, 40, { losses })], [ligne(36, 6)], holding('5'))
      return regular.sit()(questionTo('red', battle)).answer as Ordered
    }
    expect(orderOf(4).cards).toEqual([{ card: '5' }])
    expect(orderOf(0).cards).toBeUndefined()
  })

  it('vf2:fate.8 Inspiration is kept for the brigade early in a battle, and spent late', () => {
    const reasonAt = (turn: number, ...hand: readonly Rank[]) => {
      const seen = drawnUp([foot(22, 30), foot(36, 30)], [ligne(36, 21)], {
        ...holding(...hand),
        turn,
      })
      const ask = { name: 'card', args: { side: 'red', moment: 'test failed', about: { unit: 0 } } }
      const question = { ...questionTo('red', seen), ask } as unknown as Question
      return keepInspiration(question, { seen, side: 'red', memory: freshMemory() })?.reason?.code
    }
    expect(reasonAt(1, '8')).toBe('keeps-inspiration')
    expect(reasonAt(8, '8')).toBeUndefined()
    expect(reasonAt(1, '7')).toBeUndefined()
  })

  it('vf2:fate.4 by Breakthrough foot goes on to its goal, and guns stay where they are', () => {
    const orderOf = (who: JsonObject) => {
      const seen = drawnUp([who], [ligne(36, 6)], { phase: 'action', turn: 4 })
      const ask = { name: 'break-through', args: { brigade: 0 } }
      const question = { ...questionTo('red', seen), ask } as unknown as Question
      return breakThrough(question, { seen, side: 'red', memory: freshMemory() })?.answer ?? null
    }
    expect(orderOf(foot(36, 40))).toMatchObject({ unit: 0, do: 'move' })
    expect(orderOf(unit('british field artillery', 36, 40, 0))).toBeNull()
  })

  it('a recruit forgets its cards', () => {
    expect(cardsWithFire(recruit, line, enemies, holding('king', '7'))).toEqual([])
  })
})
