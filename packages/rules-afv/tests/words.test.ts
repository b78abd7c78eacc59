import { randomFrom } from '@grognard/kernel'
import { LANGUAGES, saidCodes } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { armies } from '../armies/index.ts'
import { randomArmy } from '../armies/random.ts'
import { afv, afvClauses, afvNouns, afvWords, zoneName } from '../index.ts'
import { refusals } from '../words/en/refusals.ts'
import { refusals as italianRefusals } from '../words/it/refusals.ts'
import { expectItalian } from '@grognard/testkit'
import { refusalData } from './sentences.ts'

const { en, it: italian } = afvWords

/** Names that are the same in every language. */
const PROPER = ['Picardie', 'Piémont', 'La Marine', 'Persan', 'Bourdonné', 'Gardes écossaises']

describe('A Fine Victory! in words', () => {
  it.each(Object.keys(refusals))('refuses in Italian: %s', (code) => {
    const data = refusalData(code)
    const english = en.refusal({ clause: null, code, message: '', data })
    expectItalian(english, italian.refusal({ clause: null, code, message: english, data }))
    expect(saidCodes).not.toContain(code)
  })

  it('has as many refusals in one language as in the other', () => {
    expect(Object.keys(italianRefusals).toSorted()).toEqual(Object.keys(refusals).toSorted())
  })

  it('puts the place before a refusal, and translates it where it is a unit', () => {
    const refusal = { clause: null, code: 'two-ranks', message: '', data: { at: 'Blue Dragoons' } }
    expect(en.refusal(refusal)).toBe('Blue Dragoons: A defensive formation needs two ranks.')
    expect(italian.refusal(refusal)).toBe('Dragoni blu: Una formazione difensiva vuole due righe.')
  })

  it.each(LANGUAGES)('says what it does not know as it is: %s', (language) => {
    const words = afvWords[language]
    const strange = { name: 'x', clauses: [], data: {}, to: 'all', moment: {} } as const
    expect(words.sentence(strange)).toBe('x')
    expect(words.sentence({ ...strange, name: 'fires' })).toBe('fires')
    expect(words.sentence({ ...strange, name: 'toString' })).toBe('toString')
    expect(words.refusal({ clause: null, code: 'x', message: 'No.' })).toBe('No.')
    expect(words.step({ label: 'x' })).toBe('x')
    expect(words.clause('x')).toBe('x')
    expect(words.scenario('x')).toBe('x')
    expect(words.army('x')).toBe('x')
    expect(words.option('x')).toBe('x')
    expect(words.optionValue('x', 'y')).toBe('y')
    expect(words.name('Xanthippe')).toBe('Xanthippe')
    const outcome = { winner: null, name: 'draw', why: 'So it is.', clause: null }
    expect(words.outcome(outcome)).toBe('So it is.')
  })

  it('has titles in Italian for clauses, scenarios, armies and options', () => {
    for (const [id, title] of Object.entries(afvClauses)) {
      expect(en.clause(id)).toBe(title)
      expectItalian(title, italian.clause(id))
    }
    for (const { name, title } of afv.scenarios) {
      expect(en.scenario(name)).toBe(title)
      expect(italian.scenario(name)).not.toBe(title)
    }
    for (const { name, title } of armies) {
      expect(en.army(name)).toBe(title)
      expect(italian.army(name)).not.toBe(title)
    }
    for (const { name, title, values } of afv.options) {
      expect(en.option(name)).toBe(title)
      expectItalian(title, italian.option(name))
      for (const value of values)
        if (typeof value === 'string') expectItalian(value, italian.optionValue(name, value))
        else expect(italian.optionValue(name, value)).toBe(JSON.stringify(value))
    }
  })

  it('calls every unit by an Italian name', () => {
    const names = [
      ...armies.flatMap(({ units }) => units),
      ...randomArmy(60, randomFrom('names')),
      ...afv.scenarios.flatMap(({ position }) => {
        const { red, blue } = (position as { armies: { red: never; blue: never } }).armies
        return [...(red as { name: string }[]), ...(blue as { name: string }[])]
      }),
    ].map(({ name }) => name)
    for (const name of new Set(names)) {
      expect(en.name(name)).toBe(name)
      if (PROPER.includes(name)) expect(italian.name(name)).toBe(name)
      else expectItalian(name, italian.name(name))
    }
    expect(italian.name('Red 1st Regiment')).toBe('1° Reggimento rosso')
    expect(italian.name('Blue Horse, left')).toBe('Cavalleria blu, sinistra')
    expect(italian.name('Pike and Musket 3')).toBe('Picche e moschetti 3')
    expect(italian.name("Browne's and Wardlawe's Dragoons")).toBe('Dragoni di Browne e di Wardlawe')
    expect(italian.name("Robartes' and Constable's")).toBe('Reggimenti di Robartes e di Constable')
    expect(italian.name("Prince Rupert's Horse")).toBe('Cavalleria del principe Rupert')
  })

  it('names zones, on the usual table and on others', () => {
    const five = { columns: 5 }
    expect(zoneName('en', five, 6)).toBe('Centre Left, middle')
    expect(zoneName('it', five, 6)).toBe('Centro sinistra, linea di mezzo')
    expect(zoneName('en', five, 1002)).toBe('reserve behind Centre')
    expect(zoneName('it', five, 1002)).toBe('riserva dietro Centro')
    expect(zoneName('en', { columns: 3 }, 2)).toBe('Column 3, red rear')
    expect(zoneName('it', { columns: 3 }, 8)).toBe('Colonna 3, retrovia blu')
  })

  it('has nouns in both languages', () => {
    const { en: english, it: theirs } = afvNouns
    for (const [noun, words] of Object.entries(english)) {
      if (typeof words !== 'object') continue
      for (const [key, word] of Object.entries(words as Record<string, string>))
        expect((theirs as never as Record<string, Record<string, string>>)[noun]?.[key]).not.toBe(
          word,
        )
    }
    expect(english.formed({ kind: 'attack', files: 2 })).toBe('attack formation, 2 wide')
    expect(theirs.formed({ kind: 'attack', files: 2 })).toBe("formazione d'attacco, fronte di 2")
    expect(english.stands(1, 'pike')).toBe('1 pike stand')
    expect(theirs.stands(2, 'pike')).toBe('2 basi di picchieri')
  })

  it('says how a battle ended', () => {
    const ended = (name: string, clause: string, winner: string | null, why = '') => {
      const outcome = { winner, name, why, clause }
      return [en.outcome(outcome), italian.outcome(outcome)]
    }
    expect(ended('humiliation', 'afv:victory.retreat', null)).toEqual([
      'Both sides are in general retreat: a humiliating loss for both.',
      'Entrambe le parti sono in ritirata generale: una sconfitta umiliante per tutte e due.',
    ])
    expect(ended('red fine victory', 'afv:victory.retreat', 'red')).toEqual([
      'The blue side is in general retreat.',
      'Il blu è in ritirata generale.',
    ])
    expect(ended('blue fine victory', 'afv:victory.concede', 'blue')).toEqual([
      'The red side concedes.',
      'Il rosso si arrende.',
    ])
    const tally = 'Red holds 7 zones uncontested, blue 5.'
    expect(ended('red', 'afv:victory.outcome', 'red', tally)).toEqual([
      `A minor victory. ${tally}`,
      'Una vittoria di misura. Zone incontrastate: 7 al rosso, 5 al blu.',
    ])
    const many = 'Red holds 11 zones uncontested, blue 1.'
    expect(ended('red fine victory', 'afv:victory.outcome', 'red', many)).toEqual([
      `A fine victory. ${many}`,
      'Una bella vittoria. Zone incontrastate: 11 al rosso, 1 al blu.',
    ])
    const even = 'Red holds 1 zone uncontested, blue 1.'
    expect(ended('draw', 'afv:victory.outcome', null, even)).toEqual([
      `A draw. ${even}`,
      'Un pareggio. Zone incontrastate: 1 al rosso, 1 al blu.',
    ])
  })
})
