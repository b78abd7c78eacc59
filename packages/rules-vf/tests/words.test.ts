import {
  CHANCE,
  courseAt,
  isObject,
  isOver,
  judge,
  kindOf,
  newTelling,
  put,
  randomFrom,
  randomPlayer,
  seeded,
  seenBy,
  type Ask,
  type Course,
  type Happening,
  type Json,
  type JsonObject,
  type Random,
  type Refusal,
} from '@grognard/kernel'
import { LANGUAGES, saidCodes, sayHappening } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { randomArmy } from '../armies/random.ts'
import { readyArmies } from '../armies/ready.ts'
import { RANKS, type Vf } from '../battle.ts'
import { vf2, vf2Clauses, vfNouns, vfRulebooks, vfWords } from '../index.ts'
import { SHEET_NAMES, SHEETS } from '../sheets/index.ts'
import { specialsOf } from '../specials/index.ts'
import { events, refusals } from '../words/en/index.ts'
import { events as italianEvents, refusals as italianRefusals } from '../words/it/index.ts'
import { randomBattles } from './random-battles.ts'
import { dataOf } from './sentences.ts'

const { en, it: italian } = vfWords

/** Words that betray an English sentence. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|is|are|and|with|not|only|units?|brigades?|leaders?|red|blue|towards|line|square|column|fire|melee|move|from|undefined|null|NaN)(?!\p{L})|\[object/iu

/** Must be said in Italian: not left out, nor left as it was, nor with English in it. */
function expectItalian(english: string, said: string): void {
  expect(said, english).toMatch(/\p{L}/u)
  expect(said, english).not.toBe(english)
  expect(said, english).not.toMatch(ENGLISH)
}

/** Names that are the same in every language: French ones, and those of places and people. */
const isProper = (name: string): boolean =>
  /(?:^|\/)\d+er? (?:Lég|Ligne|Gren|Chass|Tir|Volt|Cuir|Drag|Chev|Carab)|^(?:Marins|Garde |Les |Lanciers r|Artillerie |Éclair|Lord |Cerro|Sahagún)/.test(
    name,
  )

/** Cards that are French in every language. */
const FRENCH = ['Vive l’Empereur!', 'Attaque à outrance', 'Les Grognards']

type Heard = { readonly happenings: readonly Happening[]; readonly refusals: readonly Refusal[] }

/** Something like an answer: a candidate with one part changed, or a part of another kind. */
function nonsense(ask: Ask, course: Course, seat: string, random: Random): Json {
  const kind = kindOf(course, ask.name)
  const candidates = kind.candidates(seenBy(course, seat), ask.args, 4, random)
  return changed(random.pick(candidates), random)
}

const WORDS = ['line', 'square', 'attack column', 'limbered', 'open order', 'king', '5', '9', 'top']
const DOING = ['move', 'double', 'assault', 'retreat', 'rally', 'exit', 'occupy']
const FEATURES = ['inside', 'feature', 'occupy']

function changed(value: Json, random: Random): Json {
  if (typeof value === 'number')
    return random.below(2) === 0 ? random.below(24) : value + random.below(30_000)
  if (typeof value === 'string') return random.pick([...WORDS, ...DOING])
  if (Array.isArray(value)) return value.map((item: Json) => changedOrNot(item, random))
  if (!isObject(value)) return random.below(20)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      FEATURES.includes(key) ? `wood ${random.below(9)}` : changedOrNot(part ?? null, random),
    ]),
  )
}

const changedOrNot = (value: Json, random: Random): Json =>
  random.below(3) === 0 ? changed(value, random) : value

/** Plays a battle through, and has nonsense answered now and then. */
function played(position: Json, seed: string): Heard {
  const begun = vf2.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const telling = newTelling(vf2)
  const course = courseAt<Vf>(vf2, begun.value, telling)
  const random = randomFrom(`${seed}/players`)
  const chance = seeded(`${seed}/chance`)
  const refused: Refusal[] = []
  while (!isOver(course)) {
    const ask = course.asks[course.given.indexOf(null)] as Ask
    const seat = ask.seats[0] as string
    if (seat === CHANCE) {
      put(course, { seat, ask: ask.name, answer: chance.answer(ask) })
      continue
    }
    for (let i = 0; i < 3; i++) {
      const refusal = judge(course, seat, nonsense(ask, course, seat, random))
      if (refusal) refused.push(refusal)
    }
    const kind = kindOf(course, ask.name)
    const knowledge = () => {
      throw new Error('Nobody needs it here.')
    }
    const seen = seenBy(course, seat)
    const answer = randomPlayer({ seat, ask, kind, seen, random, knowledge })
    put(course, { seat, ask: ask.name, answer })
  }
  return { happenings: telling.happenings, refusals: refused }
}

/** The labels of all explained numbers within. */
function labelsIn(value: Json | undefined): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { label } = value as { label?: Json }
  const inner = Object.values(value as JsonObject).flatMap(labelsIn)
  return typeof label === 'string' ? [label, ...inner] : inner
}

const plainNames = (): readonly string[] =>
  vf2.scenarios.flatMap(({ position }) => namesIn(position))

function namesIn(value: Json | undefined): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { name } = value as { name?: Json }
  const inner = Object.values(value as JsonObject).flatMap(namesIn)
  return typeof name === 'string' && name !== '' ? [name, ...inner] : inner
}

describe('Valour & Fortitude in battle', () => {
  const ready = vf2.scenarios.filter(({ name }) => ['sabugal', 'sahagun'].includes(name))
  const heard = [...ready, ...randomBattles(3, 'words')].map(({ position }, i) =>
    played(position, `words/${i}`),
  )
  const happenings = heard.flatMap((battle) => battle.happenings)
  const refused = heard.flatMap((battle) => battle.refusals)

  it('tells everything in Italian', () => {
    const names = new Set(happenings.map(({ name }) => name))
    expect(names.size).toBeGreaterThan(35)
    for (const happening of happenings) {
      const said = sayHappening('en', en, happening)
      if (FRENCH.some((card) => said === `The card is ${card}.`)) continue
      expectItalian(said, sayHappening('it', italian, happening))
    }
  })

  it('says in English what the rulebook says', () => {
    for (const happening of happenings) {
      if (happening.name === 'outcome')
        expect(en.outcome(happening.data as never)).toBe(happening.data['why'])
      else expect(en.sentence(happening)).not.toBe(happening.name)
    }
  })

  it('refuses in Italian, and in English with the same words as the message', () => {
    // What is wrong with a terrain file quotes its fields.
    const own = refused.filter(({ code }) => code in refusals && code !== 'terrain')
    expect(new Set(own.map(({ code }) => code)).size).toBeGreaterThan(40)
    for (const refusal of own) {
      expect(en.refusal(refusal)).toBe(refusal.message)
      expectItalian(refusal.message, italian.refusal(refusal))
    }
  })

  it('explains its numbers in Italian', () => {
    const labels = new Set(happenings.flatMap(({ data }) => labelsIn(data)))
    expect(labels.size).toBeGreaterThan(50)
    for (const label of labels)
      if (!FRENCH.includes(label) && !isProper(label)) expectItalian(label, italian.step({ label }))
  })
})

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
