import {
  CHANCE,
  courseAt,
  isOver,
  kindOf,
  put,
  randomFrom,
  seeded,
  seenBy,
  type Ask,
  type Json,
  type JsonObject,
  type Random,
} from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { volleyAsk } from '../asks/volley.ts'
import type { Vf } from '../battle.ts'
import { caseFrom, caseOf, type Matter } from '../certificate.ts'
import { vf2 } from '../index.ts'
import { view } from '../view.ts'
import { area, battleOf, box, foot, ligne } from './drawn-up.ts'

/** The same answer with numbers that make it wrong, mostly: farther away, and other units. */
function altered(answer: Json): Json {
  if (typeof answer === 'number') return answer > 100 ? answer + 7000 : answer
  if (Array.isArray(answer)) return answer.map(altered)
  if (answer === null || typeof answer !== 'object') return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      key === 'target' ? Number(value) + 1 : key === 'facing' ? value : altered(value ?? null),
    ]),
  )
}

const throughText = (value: Json): Json => JSON.parse(JSON.stringify(value))

describe('a case that is passed on', () => {
  const refusals = new Set<string>()

  it.each(vf2.scenarios.map(({ name }) => name))(
    'is judged as it was in the battle, in %s',
    (name) => {
      const { position } = vf2.scenarios.find((one) => one.name === name) as { position: Json }
      const begun = vf2.setUp({ position, options: {} })
      if (!begun.ok) throw new Error(begun.refusal.message)
      const course = courseAt(vf2, begun.value)
      const chance = seeded(name)
      const random = randomFrom(`${name}/cases`)
      const judged = new Set<string>()
      for (let i = 0; i < 160 && !isOver(course); i++) {
        const ask = course.asks[course.given.indexOf(null)] as Ask
        const seat = ask.seats[0] as string
        if (seat === CHANCE) {
          put(course, { seat, ask: ask.name, answer: chance.answer(ask) })
          continue
        }
        const seen = seenBy(course, seat) as Vf
        const kind = kindOf(course, ask.name)
        const answer = random.pick(kind.candidates(seen, ask.args, 8, random))
        if (i % 4 === 0)
          for (const given of [answer, altered(answer)]) {
            if (!kind.is(given)) continue
            const matter: Matter = {
              about: 'answer',
              ask: ask.name,
              args: ask.args as JsonObject,
              answer: given,
            }
            const back = caseFrom(throughText(caseOf(seen, matter)))
            if (!back.ok) throw new Error(`${ask.name}: ${back.refusal.message}`)
            const here = kind.refuse(seen, ask.args, given)
            expect(kind.refuse(back.value.seen, ask.args, given)).toEqual(here)
            judged.add(ask.name)
            if (here?.lines) refusals.add(here.code)
          }
        put(course, { seat, ask: ask.name, answer })
      }
      expect(judged.size).toBeGreaterThan(1)
    },
    60_000,
  )

  it('was among others one that is refused with lines', () => {
    expect(refusals.size).toBeGreaterThan(2)
  })

  const seen = battleOf({
    red: [foot(20, 30), foot(40, 30)],
    blue: [ligne(20, 10)],
    features: [area('wood', 'wood', box(14, 18, 28, 22), ['obstacle'])],
    hands: { red: ['king', 'queen'], blue: ['9'] },
  })

  it('vf2:5.0 of a target of version 2 is judged as one of today', () => {
    const drawn = {
      red: [foot(20, 30)],
      blue: [ligne(20, 20), ligne(40, 2)],
      phase: 'fire',
    } as const
    const then: Matter = {
      about: 'answer',
      ask: 'target',
      args: { side: 'red' },
      answer: { target: 2 },
    }
    const read = caseFrom(throughText(caseOf(view(battleOf(drawn), 'red'), then)))
    if (!read.ok) throw new Error(read.refusal.message)
    const { seen: now, matter } = read.value
    expect(matter).toMatchObject({ ask: 'volley', answer: { target: 2, shot: null } })
    const answer = { target: 2, shot: null }
    expect(volleyAsk.refuse(now, { side: 'red' }, answer)?.code).toBe('out-of-range')
  })

  it('tells of no hand but of the cards that the answer plays', () => {
    const matter: Matter = {
      about: 'answer',
      ask: 'order',
      args: { brigade: 0, unit: null, surprise: false },
      answer: { order: { unit: 0, do: 'stay' }, cards: [{ card: 'queen' }] },
    }
    const { fate } = (caseOf(seen, matter)['position'] ?? {}) as { readonly fate: unknown }
    expect(fate).toEqual({ red: { hand: ['queen'], discard: [] }, blue: { hand: [], discard: [] } })
  })

  const sight: Matter = { about: 'sight', unit: 0, target: 2 }
  const good = throughText(caseOf(seen, sight)) as JsonObject

  it.each<[string, Json]>([
    ['nothing', null],
    ['no matter', { ...good, matter: null }],
    ['a matter that nobody knows', { ...good, matter: { about: 'weather' } }],
    ['somebody who is not there', { ...good, matter: { about: 'sight', unit: 0, target: 9 } }],
    ['a position that cannot be', { ...good, position: {} }],
    ['more than belongs in it', { ...good, verdict: 'seen' }],
    [
      'a leader who is not there',
      { ...good, matter: { about: 'distance', from: { unit: 0 }, to: { leader: 99 } } },
    ],
  ])('is refused in a sentence if it has %s', (_what, given) => {
    const back = caseFrom(given)
    expect(back.ok).toBe(false)
    if (!back.ok) expect(back.refusal.message).toMatch(/\.$/)
  })

  it('vf2:8.2.3 may hold an answer and a position of version 1', () => {
    const old = [{ main: 0, target: 2, support: [], brigade: 1 }]
    const today = [{ main: 0, target: 2, support: [], brigade: [1] }]
    const position = good['position'] as JsonObject
    const matter = { about: 'answer', ask: 'fights', args: { side: 'red' } }
    const asked = { ...position, phase: 'melee' }
    const answer = caseFrom({
      ...good,
      you: 'red',
      position: asked,
      matter: { ...matter, answer: old },
    })
    expect(answer.ok && answer.value.matter).toEqual({ ...matter, answer: today })
    const then = { ...position, phase: 'fights', fights: old }
    const back = caseFrom({ ...good, position: then })
    expect(back.ok && back.value.seen.fights).toMatchObject(today)
  })

  it('is seen as whoever asked sees it', () => {
    const back = caseFrom(throughText(caseOf({ ...seen, you: 'blue' }, sight)))
    expect(back.ok && back.value.seen.you).toBe('blue')
    expect(back.ok && back.value.matter).toEqual(sight)
  })

  const forgeAll = (count: number): void => {
    const found = ['set-piece', 'barrosa'].flatMap(genuineIn)
    const random = randomFrom('forged')
    const forgedOf = new Set<string>()
    for (let i = 0; i < count; i++) {
      const genuine = random.pick(found)
      const forged = forge(genuine, random)
      forgedOf.add(genuine.matter.ask)
      const { position, matter, you } = forged
      const back = caseFrom(throughText(forged))
      if (back.ok)
        throw new Error(JSON.stringify({ genuine: genuine.matter, matter, you, position }))
    }
    expect([...forgedOf]).toEqual(expect.arrayContaining(['volley', 'order', 'deploy', 'command']))
  }

  it('vf2:6.2 is not judged where something else is said to be asked than is', () => forgeAll(100))

  it(
    'vf2:6.2 is not judged, of a thousand forged ones none',
    { tags: ['long'], timeout: 60_000 },
    () => forgeAll(1000),
  )

  it.each<[string, JsonObject]>([
    ['fate.9 for a surprise that nobody has played', { brigade: 0, unit: 0, surprise: true }],
    ['fate.any for a unit that no card urges on', { brigade: 0, unit: 0, surprise: false }],
    ['6.2 for the enemy', { brigade: 1, unit: null, surprise: false }],
    ['6.2 for nobody', { brigade: 7, unit: null, surprise: false }],
    ['6.2 with more than it has', { brigade: 0, unit: null, surprise: false, free: true }],
  ])('vf2:%s is no question of this position', (_what, args) => {
    const drawn = { red: [foot(20, 30)], blue: [ligne(20, 10)], phase: 'action' } as const
    const acting = view(battleOf({ ...drawn, acting: 0 }), 'red')
    const answer = { order: { unit: 0, do: 'stay' } }
    const asked = (given: JsonObject, you: string | null = 'red') =>
      caseFrom(
        throughText({
          ...caseOf(acting, { about: 'answer', ask: 'order', args: given, answer }),
          you,
        }),
      )
    const genuine = { brigade: 0, unit: null, surprise: false }
    expect(asked(genuine).ok).toBe(true)
    expect(asked(genuine, 'blue').ok).toBe(false)
    expect(asked(genuine, null).ok).toBe(false)
    const back = asked(args)
    expect(!back.ok && back.refusal.code).toBe('not-asked-here')
  })
})

type Genuine = JsonObject & { readonly matter: { readonly ask: string; readonly args: JsonObject } }

/** Cases from a battle, of questions whose position alone says what they ask. */
function genuineIn(name: string): readonly Genuine[] {
  const { position } = vf2.scenarios.find((one) => one.name === name) as { position: Json }
  const begun = vf2.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const course = courseAt(vf2, begun.value)
  const [chance, random] = [seeded(name), randomFrom(`${name}/forged`)]
  const found: Genuine[] = []
  for (let i = 0; i < 240 && !isOver(course); i++) {
    const ask = course.asks[course.given.indexOf(null)] as Ask
    const seat = ask.seats[0] as string
    const kind = kindOf(course, ask.name)
    const seen = seenBy(course, seat) as Vf
    const answer =
      seat === CHANCE ? chance.answer(ask) : random.pick(kind.candidates(seen, ask.args, 4, random))
    if (ALONE.includes(ask.name)) {
      const matter = {
        about: 'answer',
        ask: ask.name,
        args: ask.args as JsonObject,
        answer,
      } as const
      const genuine = throughText(caseOf(seen, matter)) as Genuine
      expect(caseFrom(genuine).ok, ask.name).toBe(true)
      found.push(genuine)
    }
    put(course, { seat, ask: ask.name, answer })
  }
  return found
}

const ALONE = ['volley', 'command', 'order', 'fights', 'deploy', 'deploy brigade', 'edge', 'fate']

/** One thing in it that is not so: whom it is asked, of whom, with what, or in which phase. */
function forge(genuine: Genuine, random: Random): Genuine {
  const { matter } = genuine
  const { args } = matter
  const asking = (changed: JsonObject): Genuine => ({
    ...genuine,
    matter: { ...matter, args: changed },
  })
  const other = (value: Json | undefined): Json => {
    if (value === 'red') return 'blue'
    if (value === 'blue') return 'red'
    if (typeof value === 'boolean') return !value
    return typeof value === 'number' ? value + 1 + random.below(3) : random.below(40)
  }
  const key = random.pick(Object.keys(args))
  switch (random.below(5)) {
    case 0:
      return { ...genuine, you: genuine['you'] === 'red' ? 'blue' : 'red' }
    case 1:
      return asking({ ...args, [key]: 'constructor' })
    case 2:
      return asking(Object.fromEntries(Object.entries(args).filter(([name]) => name !== key)))
    case 3:
      return asking({ ...args, [`${key}s`]: 1 })
    default:
      return asking({ ...args, [key]: other(args[key]) })
  }
}
