import { courseAt, type Json } from '@grognard/kernel'
import { atOnce, exactOdds, hitsOf, meanOf, type Odds, type Plan } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { unitOf, type Afv } from '../battle.ts'
import { afv, afvOdds } from '../index.ts'
import {
  chargeForecast,
  reactionForecast,
  type ChargeForecast,
  type Steps,
} from '../odds/charge-forecast.ts'
import { rethrowForecast, roundForecast, shotsForecast } from '../odds/combat-forecast.ts'
import { view } from '../view.ts'
import {
  attack,
  defensive,
  foot,
  guns,
  heavies,
  horse,
  pikes,
  standing,
  type Drawn,
} from './drawn-up.ts'

function begun(phase: string, armies: Drawn, more: object = {}): Afv {
  const position = { phase, armies, ...more } as unknown as Json
  const set = afv.setUp({ position, options: {} })
  if (!set.ok) throw new Error(set.refusal.message)
  return set.value
}

function exactly(battle: Afv, plan: Plan): Odds {
  const odds = exactOdds(courseAt(afv, battle), plan, afvOdds, { most: 100_000 })
  if (!odds) throw new Error('There are too many throws.')
  return odds
}

const found = ({ consequences }: Odds, code: string, unit: string): number =>
  consequences
    .filter(({ code: own, data }) => own === code && data['unit'] === unit)
    .reduce((sum, { expected }) => sum + expected, 0)

function worked(steps: Steps): ChargeForecast {
  const forecast = atOnce(steps)
  if (!forecast) throw new Error('There is nothing to reckon.')
  return forecast
}

const named = <T extends object>(name: string, unit: T): T => ({ ...unit, name })

const contact = (by: number, other: number, face = 'front') => ({ by, with: other, face })

const FIGHTS: readonly (readonly [kind: string, armies: Drawn, more: object])[] = [
  [
    'front to front',
    { red: [named('A', foot(2, 2))], blue: [named('B', pikes(2, 2))] },
    { engagements: [contact(0, 1)] },
  ],
  [
    'on a flank, in command',
    {
      red: [named('A', horse(3, { ...attack(3), facing: 3, quality: 'veteran' }))],
      blue: [named('B', foot(1, 1, attack(1)))],
    },
    { engagements: [contact(0, 1, 'left')], commanders: { red: 7, blue: null } },
  ],
  [
    'at a defensive formation',
    {
      red: [named('A', horse(4))],
      blue: [named('B', pikes(2, 2, { ...defensive(2), hits: 1 }))],
    },
    { engagements: [contact(0, 1)] },
  ],
  [
    'green against veterans',
    {
      red: [named('A', foot(0, 4, { quality: 'green' }))],
      blue: [named('B', foot(2, 2, { quality: 'veteran', hits: 1 }))],
    },
    { engagements: [contact(0, 1)] },
  ],
]

describe('A Fine Victory!: what a round of combat would bring', () => {
  it.each(FIGHTS)('afv:hth.cv afv:losses.stands is what running the rules finds: %s', (...one) => {
    const [, armies, more] = one
    const battle = begun('combat', armies, more)
    const odds = exactly(battle, { answers: [], until: 'phase' })
    for (const [i, toll] of atOnce(roundForecast(view(battle, 'red'), 0, 1)).entries()) {
      const { name } = unitOf(battle, i)
      expect(meanOf(toll.stands), name).toBeCloseTo(found(odds, 'stands', name), 10)
      expect(toll.routs, name).toBeCloseTo(found(odds, 'routs', name), 10)
    }
  })
})

const CHARGES: readonly (readonly [kind: string, armies: Drawn])[] = [
  ['foot at pikes', { red: [named('A', foot(2, 2))], blue: [named('B', pikes(2, 4))] }],
  [
    'horse at guns',
    { red: [named('A', horse(4, { quality: 'veteran' }))], blue: [named('B', guns('heavy'))] },
  ],
  ['horse at foot', { red: [named('A', horse(4))], blue: [named('B', pikes(0, 4))] }],
  ['horse at horse', { red: [named('A', heavies(4))], blue: [named('B', horse(4))] }],
  [
    'with muskets in support',
    { red: [named('A', foot(2, 2))], blue: [named('B', pikes(2, 2)), named('C', pikes(0, 4))] },
  ],
]

describe('A Fine Victory!: what a charge would bring', () => {
  it.each(CHARGES)('afv:engage.test is what running the rules finds: %s', (_kind, armies) => {
    const battle = begun('movement', armies)
    const odds = exactly(battle, {
      answers: [{ seat: 'red', ask: 'move', answer: { unit: 0, do: 'engage', target: 1 } }],
      until: 'activity',
    })
    const { contact, rides, stopped, hangs } = worked(
      chargeForecast(view(battle, 'red'), 0, { target: 1 }),
    )
    expect(contact + rides + stopped + hangs).toBeCloseTo(1, 12)
    expect(contact).toBeCloseTo(found(odds, 'contact', 'A') + found(odds, 'contact', 'B'), 12)
    expect(stopped).toBeCloseTo(found(odds, 'flinches', 'A'), 12)
    expect(1 - hangs).toBeCloseTo(found(odds, 'passes', 'A'), 12)
    expect(rides).toBeCloseTo(found(odds, 'routs', 'B'), 12)
  })

  it('afv:react.defensive-fire two hits stop whoever comes on, and passing stops nobody', () => {
    const battle = begun('movement', {
      red: [named('A', foot(2, 2))],
      blue: [named('B', pikes(0, 4))],
    })
    const waiting: Afv = { ...battle, now: { unit: 0, doing: 'engaging', target: 1 } }
    const fired = worked(reactionForecast(waiting, { unit: 1, react: 'fire' }))
    // Four dice, of which two or more hit by 1 or 2.
    const two = 1 - (2 / 3) ** 4 - 4 * (1 / 3) * (2 / 3) ** 3
    expect(fired.stopped).toBeCloseTo(two, 12)
    expect(fired.contact).toBeCloseTo(1 - two, 12)
    expect(worked(reactionForecast(waiting, null)).contact).toBe(1)
    expect(worked(reactionForecast(waiting, { unit: 1, react: 'fire' })).mover.routs).toBeLessThan(
      1,
    )
  })
})

describe('A Fine Victory!: what fire and rethrows would bring', () => {
  it('afv:fire.hit afv:losses.stands shots at one target add up, and every two hits cost a stand', () => {
    const battle = standing({
      red: [foot(2, 2), pikes(0, 2), pikes(0, 1)],
      blue: [pikes(2, 4)],
    })
    const { hits, stands } = shotsForecast(battle, 3, [
      { unit: 1, at: 3 },
      { unit: 2, at: 3 },
    ])
    // Three dice that hit by 1 or 2.
    expect(hits.map(({ chance }) => chance)).toEqual(
      hitsOf(3, 2).map(({ chance }) => expect.closeTo(chance, 12)),
    )
    expect(stands.map(({ value, chance }) => [value, chance])).toEqual([
      [0, expect.closeTo(20 / 27, 12)],
      [1, expect.closeTo(7 / 27, 12)],
    ])
  })

  it('afv:hth.overlap dice that are thrown again keep the hits that lie', () => {
    const battle = standing({ red: [horse(4)], blue: [foot(2, 2)] })
    const value = { value: 4, steps: [] }
    const attack = {
      unit: 0,
      at: 1,
      face: 'left',
      dice: [{ stand: 'mounted', value, count: 4, faces: [1, 2, 6, 5] }],
    } as const
    const seen: Afv = { ...battle, attacks: [attack] }
    expect(rethrowForecast(seen, 0, [2, 3])).toEqual([
      { value: 2, chance: expect.closeTo(1 / 9, 12) },
      { value: 3, chance: expect.closeTo(4 / 9, 12) },
      { value: 4, chance: expect.closeTo(4 / 9, 12) },
    ])
  })
})
