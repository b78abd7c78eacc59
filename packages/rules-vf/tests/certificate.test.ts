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
    const matter = { about: 'answer', ask: 'fights', args: { side: 'red' } }
    const old = [{ main: 0, target: 2, support: [], brigade: 1 }]
    const position = { ...(good['position'] as JsonObject), phase: 'fights', fights: old }
    const back = caseFrom({ ...good, position, matter: { ...matter, answer: old } })
    const today = [{ main: 0, target: 2, support: [], brigade: [1] }]
    expect(back.ok && back.value.matter).toEqual({ ...matter, answer: today })
    expect(back.ok && back.value.seen.fights).toMatchObject(today)
  })

  it('is seen as whoever asked sees it', () => {
    const back = caseFrom(throughText(caseOf({ ...seen, you: 'blue' }, sight)))
    expect(back.ok && back.value.seen.you).toBe('blue')
    expect(back.ok && back.value.matter).toEqual(sight)
  })
})
