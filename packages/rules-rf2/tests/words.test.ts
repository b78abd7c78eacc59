// Everything that is said, in both languages.

import {
  newTelling,
  playOut,
  randomPlayer,
  seatPlayers,
  seeded,
  type Json,
  type JsonObject,
} from '@grognard/kernel'
import { LANGUAGES, saidCodes, sayHappening } from '@grognard/toolkit'
import { expectItalian } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import { rf2, rf2Clauses, rf2Nouns, rf2Words } from '../index.ts'
import { events as englishEvents, refusals } from '../words/en/index.ts'
import { refusals as italianRefusals } from '../words/it/index.ts'
import { knownLabels } from '../words/it/steps.ts'

const { en, it: italian } = rf2Words

/** Something for every field that a sentence may speak of. */
const DATA: JsonObject = {
  unit: '1st Foot',
  other: '2nd Line',
  leader: 'Colonel Barlow',
  brigade: 'Barlow Brigade',
  ground: 'the orchard',
  name: '3rd Fusiliers',
  side: 'red',
  why: 'moved',
  into: 'square',
  pace: 'march',
  stands: 3,
  stand: 1,
  aside: 3,
  inches: 4.5,
  over: 150,
  least: 80,
  most: 4,
  number: 7,
  hits: 19,
}

describe('Second Rank & File in words', () => {
  it.each(Object.keys(refusals).filter((code) => code !== 'terrain'))(
    'refuses in Italian: %s',
    (code) => {
      const english = en.refusal({ clause: null, code, message: '', data: DATA })
      expect(english).not.toBe('')
      expectItalian(english, italian.refusal({ clause: null, code, message: english, data: DATA }))
      expect(saidCodes).not.toContain(code)
    },
  )

  it('has as many refusals in one language as in the other', () => {
    expect(Object.keys(italianRefusals).toSorted()).toEqual(Object.keys(refusals).toSorted())
  })

  it.each(LANGUAGES)('says what it does not know as it is: %s', (language) => {
    const words = rf2Words[language]
    const strange = { name: 'x', clauses: [], data: {}, to: 'all', moment: {} } as const
    expect(words.sentence(strange)).toBe('x')
    expect(words.sentence({ ...strange, name: 'fires' })).toBe('fires')
    expect(words.refusal({ clause: null, code: 'x', message: 'No.' })).toBe('No.')
    expect(words.step({ label: 'x' })).toBe('x')
    expect(words.clause('x')).toBe('x')
    expect(words.scenario('x')).toBe('x')
    expect(words.army('x')).toBe('x')
    expect(words.option('x')).toBe('x')
    expect(words.optionLine('x')).toBeNull()
    expect(words.optionValue('x', 3)).toBe('3')
    expect(words.name('Xanthippe')).toBe('Xanthippe')
    expect(words.outcome({ winner: null, name: 'draw', why: 'So it is.', clause: null })).toBe(
      'So it is.',
    )
  })

  it('has titles in Italian for clauses, scenarios and options', () => {
    // Two letters in brackets, proper names of weapons and numbers of a table are the same.
    for (const [id, title] of Object.entries(rf2Clauses)) {
      expect(en.clause(id)).toBe(title)
      expectItalian(title, italian.clause(id))
    }
    for (const { name, title } of rf2.scenarios) {
      expect(en.scenario(name)).toBe(title)
      expectItalian(title, italian.scenario(name))
    }
    for (const { name, title, values } of rf2.options) {
      expect(en.option(name)).toBe(title)
      expectItalian(title, italian.option(name))
      expectItalian(en.optionLine(name) ?? '', italian.optionLine(name) ?? '')
      for (const value of values)
        if (name === 'arcs')
          expectItalian(en.optionValue(name, value), italian.optionValue(name, value))
    }
  })

  it('calls units, leaders, brigades and ground by Italian names', () => {
    const called = (given: Json | undefined): readonly string[] => {
      if (Array.isArray(given)) return given.flatMap((one: Json) => called(one))
      if (typeof given !== 'object' || given === null) return []
      const { name, ...rest } = given as JsonObject
      return [...(typeof name === 'string' ? [name] : []), ...Object.values(rest).flatMap(called)]
    }
    for (const { position } of rf2.scenarios)
      for (const name of called(position)) {
        expect(en.name(name)).toBe(name)
        expectItalian(name, italian.name(name))
      }
    expect(italian.name('1st Foot')).toBe('1° di fanteria')
    expect(italian.name('Cole’s battery')).toBe('Batteria di Cole')
    expect(italian.name('Colonel red 2')).toBe('Colonnello rosso 2')
  })

  it('has nouns in both languages', () => {
    const { en: english, it: theirs } = rf2Nouns
    for (const [noun, words] of Object.entries(english)) {
      if (typeof words !== 'object') continue
      for (const [key, word] of Object.entries(words as Record<string, string>))
        if (word !== 'morale')
          expectItalian(
            word,
            (theirs as never as Record<string, Record<string, string>>)[noun]?.[key] ?? '',
          )
    }
    expect([english.stands(1), theirs.stands(2)]).toEqual(['1 stand', '2 basi'])
    expect([english.breakPoints(2), theirs.breakPoints(1)]).toEqual([
      '2 break points',
      '1 punto di rottura',
    ])
  })

  it('explains its numbers in Italian', () => {
    for (const label of [...knownLabels, 'crosses the hedge', 'in Birch Wood', 'through 1st Foot'])
      expectItalian(label, italian.step({ label }))
    expect(italian.step({ label: 'crosses the hedge' })).toBe('attraversa la siepe')
  })

  it.each([
    ['rf2:19.6', 'red', 'The blue army is destroyed: red wins.'],
    ['rf2:19.8', 'blue', 'The red army is broken: blue wins.'],
    ['rf2:19.4', 'red', 'The battle ends with 1 red and 2 blue units lost: red wins.'],
    ['rf2:19.4', null, 'The battle ends with 1 red and 1 blue units lost: a draw.'],
    [null, 'blue', 'The red side concedes: blue wins.'],
  ] as const)('says how it ended in both languages: %s %s', (clause, winner, why) => {
    const outcome = { winner, name: winner ?? 'draw', why, clause }
    expect(en.outcome(outcome)).toBe(why)
    expectItalian(why, italian.outcome(outcome))
  })
})

/** The labels of all explained numbers within. */
function labelsIn(value: Json | undefined): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { label } = value as { label?: Json }
  const inner = Object.values(value as JsonObject).flatMap(labelsIn)
  return typeof label === 'string' ? [label, ...inner] : inner
}

describe('Second Rank & File in battle', () => {
  const [firefight] = rf2.scenarios
  const happenings = ['1', '2', '3', '4'].flatMap((seed) => {
    const begun = rf2.setUp({ position: firefight.position, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const players = seatPlayers(begun.value, seed, () => randomPlayer)
    const chance = seeded(seed)
    const telling = newTelling(rf2)
    playOut(rf2, begun.value, { players, chance, telling })
    return telling.happenings
  })

  it('tells everything in both languages', () => {
    const names = new Set(happenings.map(({ name }) => name))
    for (const name of ['moves', 'rides', 'fires', 'loses', 'morale', 'retreats', 'elan'])
      expect(names).toContain(name)
    for (const happening of happenings) {
      if (happening.name !== 'outcome') {
        expect(Object.keys(englishEvents)).toContain(happening.name)
        expect(en.sentence(happening)).not.toBe(happening.name)
      }
      expectItalian(sayHappening('en', en, happening), sayHappening('it', italian, happening))
    }
  })

  it('explains all its numbers in Italian', () => {
    const labels = new Set(happenings.flatMap(({ data }) => labelsIn(data)))
    expect(labels.size).toBeGreaterThan(15)
    for (const label of labels) expectItalian(label, italian.step({ label }))
  })
})
