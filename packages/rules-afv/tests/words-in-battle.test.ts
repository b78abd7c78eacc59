// Everything that is said in whole battles. It takes long to play them, so they have a file to
// themselves.
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
import { sayHappening } from '@grognard/toolkit'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Afv } from '../battle.ts'
import { afv, afvWords } from '../index.ts'
import { events } from '../words/en/events.ts'
import { randomGrounds } from './grounds.ts'
import { expectItalian } from '@grognard/testkit'

const { en, it: italian } = afvWords

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
  let happenings: readonly Happening[] = []
  let refused: readonly Refusal[] = []

  beforeAll(() => {
    const heard = [...setUps, ...setUps].map((setUp, i) => played(setUp, `talk/${i}`))
    happenings = heard.flatMap((battle) => battle.happenings)
    // A field too many is named as it was written, in any language.
    refused = heard
      .flatMap((battle) => battle.refusals)
      .filter(({ code }) => code !== 'answer-surplus')
  }, 600_000)

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
