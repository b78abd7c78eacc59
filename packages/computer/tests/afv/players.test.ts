import {
  canonical,
  cloneOf,
  courseAt,
  isOver,
  kindOf,
  knowledgeOf,
  put,
  randomFrom,
  resample,
  seeded,
  seenBy,
  type Ask,
  type Question,
} from '@grognard/kernel'
import { afv } from '@grognard/rules-afv'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it, vi } from 'vitest'
import { afvPlayers } from '../../afv/index.ts'
import { battleOf, matchOf, playerNamed, positionOf } from './battles.ts'

// Whole battles take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const names = afvPlayers.map(({ name }) => name)

describe('every player', () => {
  it('goes by its name', () => {
    expect(names).toEqual(['regular', 'recruit', 'assault', 'camper', 'gunner', 'random'])
  })

  // A refused answer is an error of playOut.
  const playsWhole = (name: string, scenario: string): void => {
    const { played } = battleOf(scenario, name, 'gunner', `whole/${scenario}`)
    expect(played.course.checkpoint.outcome).not.toBeNull()
  }
  it.each(names)('%s plays a whole battle', (name) => playsWhole(name, 'open field'))
  it.each(names)('%s plays whole battles in every scenario', { tags: ['long'] }, (name) => {
    for (const { name: scenario } of afv.scenarios) playsWhole(name, scenario)
  })

  it.each(names)('%s plays the same battle for the same seed', (name) => {
    const once = battleOf('first battle', name, 'recruit', 'same')
    const again = battleOf('first battle', name, 'recruit', 'same')
    expect(canonical(again.played.log as never)).toBe(canonical(once.played.log as never))
  })

  it('gives reasons that can be said in both languages', () => {
    const unsaid = new Set<string>()
    const codes = new Set<string>()
    for (const name of names)
      battleOf('open field', name, 'regular', 'reasons', (player, { thought: { reason } }) => {
        if (!reason) return
        codes.add(reason.code)
        const [en, it] = LANGUAGES.map((language) => player.say(reason, language))
        if (
          en === reason.code ||
          it === reason.code ||
          en === it ||
          /undefined|NaN/.test(`${en}${it}`)
        )
          unsaid.add(`${reason.code}: ${en} / ${it}`)
      })
    expect([...unsaid]).toEqual([])
    expect(codes.size).toBeGreaterThan(10)
  })

  it('has a reason for every decision but those of random', () => {
    const without = new Set<string>()
    for (const name of ['regular', 'recruit', 'assault', 'camper', 'gunner'])
      battleOf('wood and village', name, 'random', 'all reasons', (player, told) => {
        if (player.name !== 'random' && !told.thought.reason)
          without.add(`${player.name}: ${told.question.ask.name}`)
      })
    expect([...without]).toEqual([])
  })
})

describe('levels', () => {
  it('recruit beats random', () => {
    expect(matchOf('open field', 'recruit', 'random', 20).won).toBeGreaterThanOrEqual(16)
  })

  it('regular beats random and recruit', { tags: ['long'] }, () => {
    expect(matchOf('first battle', 'regular', 'random', 20).won).toBeGreaterThanOrEqual(18)
    expect(matchOf('first battle', 'regular', 'recruit', 20).won).toBeGreaterThanOrEqual(14)
  })
})

describe('what a seat cannot know', () => {
  /** Fire is planned in secret: whoever plans second may not profit by the first plan. */
  it.each(['regular', 'recruit', 'assault'])('makes no difference to %s', (name) => {
    const begun = afv.setUp({ position: positionOf('first battle'), options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const course = courseAt(afv, begun.value)
    const chance = seeded('secrets')
    while (course.asks[0]?.seats[0] === 'chance')
      put(course, {
        seat: 'chance',
        ask: course.asks[0].name,
        answer: chance.answer(course.asks[0]) as never,
      })
    const [red, blue] = course.asks as [Ask, Ask]
    expect([red.name, blue.name]).toEqual(['fire', 'fire'])
    const thoughts = [[], undefined].map((plan) => {
      const own = cloneOf(course)
      const kind = kindOf(own, 'fire')
      const seen = seenBy(own, 'red')
      const answer = plan ?? kind.candidates(seen, red.args, 12, randomFrom('plans')).at(-1)
      put(own, { seat: 'red', ask: 'fire', answer: answer as never })
      const question: Question = {
        seat: 'blue',
        ask: blue,
        kind,
        seen: seenBy(own, 'blue'),
        random: randomFrom('blue'),
        knowledge: () => knowledgeOf(own, 'blue'),
      }
      return playerNamed(name).sit()(question)
    })
    expect(thoughts[0]).toEqual(thoughts[1])
  })

  it('makes no difference when it is dealt anew in the middle of a battle', () => {
    let compared = 0
    battleOf('open field', 'regular', 'recruit', 'anew', (player, { question }) => {
      if (player.name !== 'regular' || question.ask.name !== 'move' || compared >= 12) return
      const known = question.knowledge()
      const imagined = resample(afv, known, randomFrom('imagined'))
      if (!imagined || isOver(imagined)) return
      const ask = (knowledge: Question['knowledge'], seen: unknown) =>
        playerNamed('regular').sit()({ ...question, random: randomFrom('own'), knowledge, seen })
      const real = ask(() => known, question.seen)
      const other = ask(() => knowledgeOf(imagined, question.seat), seenBy(imagined, question.seat))
      expect(other).toEqual(real)
      compared++
    })
    expect(compared).toBe(12)
  })
})
