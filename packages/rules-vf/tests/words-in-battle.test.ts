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
  type Course,
  type Happening,
  type Json,
  type JsonObject,
  type Random,
  type Refusal,
} from '@grognard/kernel'
import { sayHappening } from '@grognard/toolkit'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Vf } from '../battle.ts'
import { vf2, vfWords } from '../index.ts'
import { refusals } from '../words/en/index.ts'
import { expectItalian, FRENCH, isProper } from './in-italian.ts'
import { randomBattles } from './random-battles.ts'

const { en, it: italian } = vfWords

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

describe('Valour & Fortitude in battle', () => {
  let happenings: readonly Happening[] = []
  let refused: readonly Refusal[] = []

  beforeAll(() => {
    const ready = vf2.scenarios.filter(({ name }) => ['sabugal', 'sahagun'].includes(name))
    const heard = [...ready, ...randomBattles(3, 'words')].map(({ position }, i) =>
      played(position, `words/${i}`),
    )
    happenings = heard.flatMap((battle) => battle.happenings)
    refused = heard.flatMap((battle) => battle.refusals)
  }, 600_000)

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
