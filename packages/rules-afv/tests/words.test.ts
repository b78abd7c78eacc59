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
  type Chance,
  type Course,
  type Happening,
  type Json,
  type JsonObject,
  type Random,
  type Refusal,
  type SetUp,
} from '@grognard/kernel'
import { LANGUAGES, saidCodes, sayHappening } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { armies } from '../armies/index.ts'
import { randomArmy } from '../armies/random.ts'
import type { Afv } from '../battle.ts'
import { afv, afvClauses, afvNouns, afvWords, zoneName } from '../index.ts'
import { events } from '../words/en/events.ts'
import { refusals } from '../words/en/refusals.ts'
import { refusals as italianRefusals } from '../words/it/refusals.ts'
import { randomGrounds } from './grounds.ts'

const { en, it: italian } = afvWords

/** Names that are the same in every language. */
const PROPER = ['Picardie', 'Piémont', 'La Marine', 'Persan', 'Bourdonné', 'Gardes écossaises']

/** Words that betray an English sentence; names of regiments have none of them. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|is|are|and|with|not|only|units?|stands?|red|blue|towards|formation|undefined|null|NaN)(?!\p{L})|\[object/iu

/** Must be said in Italian: neither left as it was, nor with English in it. */
function expectItalian(english: string, said: string): void {
  expect(said, english).not.toBe(english)
  expect(said, english).not.toMatch(ENGLISH)
}

const setUps: readonly SetUp[] = [
  ...afv.scenarios.flatMap(({ position }) => [
    { position, options: {} },
    ...afv.options.flatMap(({ name, values }) =>
      values.map((value) => ({ position, options: { [name]: value } })),
    ),
  ]),
  ...randomGrounds(60, 'words').map(({ position }) => ({ position, options: {} })),
]

/** Something like an answer: a candidate with one part changed, or a part of another kind. */
function nonsense(ask: Ask, course: Course, seat: string, random: Random): Json {
  const kind = kindOf(course, ask.name)
  const candidates = kind.candidates(seenBy(course, seat), ask.args, 24, random)
  return changed(random.pick(candidates), random)
}

const WORDS = ['attack', 'defensive', 'open order', 'front', 'rear', 'pass', 'end', 'intercept']
const DOING = ['change', 'turn', 'move', 'mount', 'dismount', 'disengage', 'withdraw', 'leave']
const REACTING = ['counter-charge', 'fire', 'evade', 'intercept', 'support', 'recoil', 'flee']

function changed(value: Json, random: Random): Json {
  if (typeof value === 'number') return random.below(20)
  if (typeof value === 'string') return random.pick([...WORDS, ...DOING, ...REACTING])
  if (Array.isArray(value))
    return value.length === 0
      ? [{ unit: random.below(20), at: random.below(20) }]
      : value.map((item: Json) => (random.below(2) === 0 ? changed(item, random) : item))
  if (!isObject(value)) return random.below(20)
  const rest = Object.entries(value).map(([key, part]) => [
    key,
    random.below(2) === 0 ? changed(part ?? null, random) : (part ?? null),
  ])
  const more = { facing: random.below(4), target: random.below(20), column: random.below(5) }
  const files = 1 + random.below(4)
  const formation = { kind: random.pick(['attack', 'defensive', 'open order']), files }
  const all: JsonObject = { files, formation, ...more, ...(Object.fromEntries(rest) as JsonObject) }
  const what = all['do'] ?? all['react']
  const names =
    typeof what === 'string' ? ['unit', 'do', 'react', ...(NEEDED[what] ?? [])] : Object.keys(value)
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}

/** What an answer says besides who does what. */
const NEEDED: { readonly [doing: string]: readonly string[] } = {
  change: ['formation', 'facing'],
  turn: ['facing'],
  engage: ['target'],
  enter: ['formation'],
  shift: ['column'],
  recoil: ['column'],
  flee: ['column'],
  form: ['files'],
  commander: ['zone'],
}

type Heard = { readonly happenings: readonly Happening[]; readonly refusals: readonly Refusal[] }

/** Plays a battle through, and has nonsense answered now and then. */
function played(setUp: SetUp, seed: string): Heard {
  const begun = afv.setUp(setUp)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const telling = newTelling(afv)
  const course = courseAt<Afv>(afv, begun.value, telling)
  const random = randomFrom(`${seed}/players`)
  const chance = seeded(`${seed}/chance`)
  const refused: Refusal[] = []
  while (!isOver(course)) {
    const ask = course.asks[course.given.indexOf(null)] as Ask
    const seat = ask.seats[0] as string
    if (seat !== CHANCE)
      for (let i = 0; i < 2; i++) {
        const refusal = judge(course, seat, nonsense(ask, course, seat, random))
        if (refusal) refused.push(refusal)
      }
    put(course, { seat, ask: ask.name, answer: answered(ask, course, seat, chance, random) })
  }
  return { happenings: telling.happenings, refusals: refused }
}

function answered(ask: Ask, course: Course, seat: string, chance: Chance, random: Random): Json {
  if (seat === CHANCE) return chance.answer(ask)
  const kind = kindOf(course, ask.name)
  const seen = seenBy(course, seat)
  const knowledge = () => {
    throw new Error('Nobody needs it here.')
  }
  return randomPlayer({ seat, ask, kind, seen, random, knowledge })
}

/** The labels of all explained numbers within. */
function labelsIn(value: Json | undefined): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { label } = value as { label?: Json }
  const inner = Object.values(value as JsonObject).flatMap(labelsIn)
  return typeof label === 'string' ? [label, ...inner] : inner
}

describe('A Fine Victory! in battle', () => {
  const heard = [...setUps, ...setUps].map((setUp, i) => played(setUp, `talk/${i}`))
  const happenings = heard.flatMap((battle) => battle.happenings)
  // A field too many is named as it was written, in any language.
  const refused = heard
    .flatMap((battle) => battle.refusals)
    .filter(({ code }) => code !== 'answer-surplus')

  it('tells everything in Italian', () => {
    const names = new Set(happenings.map(({ name }) => name))
    expect([...names].toSorted()).toEqual([...Object.keys(events), 'outcome'].toSorted())
    for (const happening of happenings)
      expectItalian(sayHappening('en', en, happening), sayHappening('it', italian, happening))
  })

  it('says in English what the rulebook says', () => {
    for (const happening of happenings) {
      if (happening.name === 'outcome')
        expect(en.outcome(happening.data as never)).toContain(happening.data['why'])
      else expect(en.sentence(happening)).not.toBe(happening.name)
    }
  })

  it('names the units that each event is about', () => {
    for (const { name, data } of happenings) {
      if (data['unit'] !== undefined) expect(data['units'], name).toEqual(expect.any(Array))
      if (data['zone'] !== undefined) expect(data['zones'], name).toEqual([data['zone']])
    }
  })

  it('refuses in Italian, and in English with the same words as the message', () => {
    expect(new Set(refused.map(({ code }) => code)).size).toBeGreaterThan(40)
    for (const refusal of refused) {
      expect(en.refusal(refusal)).toBe(refusal.message)
      expectItalian(refusal.message, italian.refusal(refusal))
    }
  })

  it('explains its numbers in Italian', () => {
    const labels = new Set(happenings.flatMap(({ data }) => labelsIn(data)))
    expect(labels.size).toBeGreaterThan(25)
    for (const label of labels) expectItalian(label, italian.step({ label }))
  })
})

describe('A Fine Victory! in words', () => {
  const sample = {
    unit: 'Red 1st Regiment',
    target: 'Blue Horse, left',
    action: 'turn',
    limit: 4,
    terrain: 'woods',
    most: 2,
    last: 3,
    count: 2,
    files: 2,
    stands: 6,
    pikes: 1,
    foot: 2,
    kind: 'mounted',
    stand: 'pike',
    least: 1,
    name: 'x',
    values: [1, 2],
    side: 'red',
    turn: 3,
    room: 2,
    waiting: 3,
    zone: 1,
    column: 2,
    a: 1,
    b: 2,
    calls: 3,
    by: 1,
    with: 2,
    enemy: 'Blue Horse, right',
    face: 'left',
    flank: 'right',
    met: 'front',
    reach: 1,
    away: 2,
    dice: 1,
    less: 2,
    fewer: 0,
    more: 2,
    given: 1,
    has: 2,
    picked: 3,
    may: [1, 2],
    nearest: [1001, 1003],
    columns: 5,
    guns: false,
    dismounted: true,
  } satisfies JsonObject

  /** Said of units that have no name, or none that could be trusted. */
  const NUMBERED = ['nameless', 'mover', 'wrong-number']

  it.each(Object.keys(refusals))('refuses in Italian: %s', (code) => {
    const data = NUMBERED.includes(code) ? { ...sample, unit: 3 } : sample
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
