import { randomFrom, type Json, type JsonObject } from '@grognard/kernel'
import { LANGUAGES, saidCodes } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { randomArmy } from '../armies/random.ts'
import { readyArmies } from '../armies/ready.ts'
import { RANKS, type Vf } from '../battle.ts'
import { vf2, vf2Clauses, vfNouns, vfRulebooks, vfWords } from '../index.ts'
import { SHEET_NAMES, SHEETS } from '../sheets/index.ts'
import { specialsOf } from '../specials/index.ts'
import { events, refusals } from '../words/en/index.ts'
import { events as italianEvents, refusals as italianRefusals } from '../words/it/index.ts'
import { expectItalian, FRENCH, isProper } from './in-italian.ts'
import { dataOf } from './sentences.ts'

const { en, it: italian } = vfWords

const plainNames = (): readonly string[] =>
  vf2.scenarios.flatMap(({ position }) => namesIn(position))

function namesIn(value: Json | undefined): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { name } = value as { name?: Json }
  const inner = Object.values(value as JsonObject).flatMap(namesIn)
  return typeof name === 'string' && name !== '' ? [name, ...inner] : inner
}

describe('Valour & Fortitude in words', () => {
  it.each(Object.keys(events))('tells in Italian: %s', (key) => {
    const say = (catalogue: object) =>
      (catalogue as Record<string, (data: JsonObject) => string>)[key]?.(dataOf(key)) as string
    expect(say(events)).toMatch(/^(?!.*(?:undefined|\[object)).*\p{L}/u)
    expectItalian(say(events), say(italianEvents))
  })

  it.each(Object.keys(refusals))('refuses in Italian: %s', (key) => {
    const say = (catalogue: object) =>
      (catalogue as Record<string, (data: JsonObject) => string>)[key]?.(dataOf(key)) as string
    expect(say(refusals)).toMatch(/^(?!.*(?:undefined|\[object)).*\p{L}/u)
    expectItalian(say(refusals), say(italianRefusals))
    expect(saidCodes).not.toContain(key)
  })

  it('has as many sentences in one language as in the other', () => {
    expect(Object.keys(italianEvents).toSorted()).toEqual(Object.keys(events).toSorted())
    expect(Object.keys(italianRefusals).toSorted()).toEqual(Object.keys(refusals).toSorted())
  })

  it('puts the place before a refusal, and translates it where it is a name', () => {
    const refusal = {
      clause: null,
      code: 'brigade-size',
      message: '',
      data: { at: "Colborne's Brigade", count: 1 },
    }
    expect(en.refusal(refusal)).toBe("Colborne's Brigade: A brigade has 2 to 8 units, and not 1.")
    expect(italian.refusal(refusal)).toBe(
      'Brigata di Colborne: Una brigata conta da 2 a 8 unità, non 1.',
    )
  })

  it('says what is wrong with terrain in Italian', () => {
    const position = { ...(vf2.scenarios[3]?.position as JsonObject), terrain: {} }
    const begun = vf2.setUp({ position, options: {} })
    if (begun.ok) throw new Error('Nothing is wrong.')
    expect(en.refusal(begun.refusal)).toBe(begun.refusal.message)
    expectItalian(begun.refusal.message, italian.refusal(begun.refusal))
  })

  it.each(LANGUAGES)('says what it does not know as it is: %s', (language) => {
    const words = vfWords[language]
    const strange = { name: 'x', clauses: [], data: {}, to: 'all', moment: {} } as const
    expect(words.sentence(strange)).toBe('x')
    expect(words.sentence({ ...strange, name: 'attack' })).toBe('attack')
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
    expect(words.outcome({ ...outcome, winner: 'red' })).toBe('So it is.')
    expect(words.outcome({ ...outcome, clause: 'vf2:10.0' })).toBe('So it is.')
  })

  it('has titles in Italian for clauses, scenarios, armies and options', () => {
    expect(Object.keys(vf2Clauses)).toHaveLength(144)
    for (const [id, title] of Object.entries(vf2Clauses)) {
      expect(en.clause(id)).toBe(title)
      expectItalian(title, italian.clause(id))
    }
    for (const { name, title } of vf2.scenarios) {
      expect(en.scenario(name)).toBe(title)
      expectItalian(title, italian.scenario(name))
    }
    for (const { name, title } of readyArmies) {
      expect(en.army(name)).toBe(title)
      expectItalian(title, italian.army(name))
    }
    for (const { name, title, values } of vf2.options) {
      expect(en.option(name)).toBe(title)
      expectItalian(title, italian.option(name))
      for (const value of values)
        if (name === 'bases')
          expectItalian(en.optionValue(name, value), italian.optionValue(name, value))
    }
    for (const { options } of vfRulebooks)
      for (const { name, title } of options) {
        const line = en.optionLine(name)
        expect(line, name).toMatch(/\.$/)
        expect(line).not.toBe(title)
        expectItalian(line ?? '', italian.optionLine(name) ?? '')
      }
    expect(en.optionLine('x')).toBeNull()
    expect(italian.optionLine('x')).toBeNull()
    expect(en.optionValue('heavyGuns', true)).toBe('yes')
    expect(italian.optionValue('heavyGuns', true)).toBe('sì')
    expect(italian.optionValue('gap', '1/4"')).toBe('1/4"')
  })

  it('calls everybody and every place by an Italian name', () => {
    const lists = [
      ...readyArmies,
      ...SHEET_NAMES.map((sheet) => randomArmy(sheet, 2000, randomFrom('names'))),
    ]
    const names = [
      ...plainNames(),
      ...lists.flatMap(({ leader, brigades }) => [leader, ...namesIn(brigades as Json)]),
      ...lists.flatMap(({ brigades }) => brigades.map((brigade) => brigade.leader)),
    ]
    for (const name of new Set(names)) {
      expect(en.name(name)).toBe(name)
      if (isProper(name)) expect(italian.name(name)).toBe(name)
      else expectItalian(name, italian.name(name))
    }
  })

  it.each([
    ['1/95th Rifles', '1/95° Fucilieri'],
    ['15th Hussars, right wing', '15° Ussari, ala destra'],
    ["Cleeves' Battery", 'Batteria di Cleeves'],
    ['Dilkes’s Brigade', 'Brigata di Dilkes'],
    ['Voltigeurs of the 88e', "Volteggiatori dell'88°"],
    ['Company of the 5/60th', 'Compagnia del 5/60°'],
    ['Patrol of the 4e Chasseurs', 'Pattuglia del 4° Cacciatori'],
    ['Line Infantry 3', 'Fanteria di linea 3'],
    ['Brigade 2', 'Brigata 2'],
    ['Division Friant', 'Divisione Friant'],
    ['Général de division Foy', 'Generale di divisione Foy'],
    ['General', 'Generale'],
    ['The pine wood', 'La pineta'],
    ['hill 2', 'La collina 2'],
    ['Objective 1', "L'obiettivo 1"],
  ])('calls %s %s', (name, said) => {
    expect(italian.name(name)).toBe(said)
  })

  it.each([
    ['leader-enters', { leader: 'General Leval', feature: 'The pine wood' }, 'entra nella pineta'],
    ['leader-enters', { leader: 'General Leval', feature: 'Gardens' }, 'entra negli orti'],
    ['leader-enters', { leader: 'General Leval', feature: 'Hougoumont' }, 'entra in Hougoumont'],
    ['exits', { unit: 'x', feature: 'village 1', into: 'line' }, 'dal villaggio 1'],
    ['card', { side: 'red', card: 'Capture', on: 'Objective 2' }, "sull'obiettivo 2"],
    ['card', { side: 'red', card: 'Breakthrough', on: 'Brigade 2' }, 'su Brigata 2'],
    [
      'moves',
      { unit: 'x', how: 'move', hundredths: 250, distance: { value: 8, steps: [] }, crossed: [] },
      'muove di 2,5" su 8"',
    ],
  ])('joins words as Italian does: %s %j', (name, data, said) => {
    const happening = { name, clauses: [], data, to: 'all', moment: {} } as const
    expect(italian.sentence(happening)).toContain(said)
  })

  it('has nouns in both languages', () => {
    const { en: english, it: theirs } = vfNouns
    const nouns = (all: object): Record<string, Record<string, string>> => all as never
    for (const [noun, words] of Object.entries(nouns(english))) {
      if (typeof words !== 'object' || noun === 'rank' || noun === 'card') continue
      expect(Object.keys(nouns(theirs)[noun] ?? {}).toSorted()).toEqual(
        Object.keys(words).toSorted(),
      )
      for (const [key, word] of Object.entries(words))
        expectItalian(word, nouns(theirs)[noun]?.[key] as string)
    }
    for (const sheet of SHEET_NAMES)
      for (const rank of RANKS) {
        const title = english.card[sheet][rank]
        if (FRENCH.includes(title)) expect(theirs.card[sheet][rank]).toBe(title)
        else expectItalian(title, theirs.card[sheet][rank])
      }
    expect(english.formed({ kind: 'line', files: 12 })).toBe('line, 12 wide')
    expect(theirs.formed({ kind: 'line', files: 12 })).toBe('linea, 12 file')
    expect(theirs.formed({ kind: 'square' })).toBe('quadrato')
  })

  it('calls special rules and army rules as the sheets do', () => {
    for (const sheet of SHEET_NAMES) {
      const { profiles, rule } = SHEETS[sheet]
      for (const { name } of profiles)
        for (const special of specialsOf({ profile: name }))
          expect(vfNouns.en.special[special.name]).toBe(special.title)
      if (rule) expect(vfNouns.en.armyRule[rule.name]).toBe(rule.title)
    }
  })

  it('says how a battle ended', () => {
    const why = 'Red counts 3 and blue 1, for objectives held and defeats inflicted.'
    const outcome = { winner: 'red', name: 'red', why, clause: 'vf2:10.0' }
    expect(en.outcome(outcome)).toBe(why)
    expect(italian.outcome(outcome)).toBe(
      'Fra obiettivi tenuti e sconfitte inflitte, il rosso ha 3 punti e il blu 1.',
    )
    const given = vf2.concede?.({} as Vf, 'blue')
    if (!given) throw new Error('Nobody can concede.')
    expect(en.outcome(given)).toBe('The blue side concedes.')
    expect(italian.outcome(given)).toBe('Il blu si arrende.')
  })
})
