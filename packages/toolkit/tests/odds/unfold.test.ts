import { courseAt, randomFrom, seeded, type Course, type Json } from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { describe, expect, it } from 'vitest'
import {
  chanceThat,
  confidence,
  distributionOf,
  firstCandidate,
  meanOf,
  sampleWays,
  unfold,
  type Unfold,
} from '../../index.ts'

type Picket = Course<ReturnType<typeof battle>>['battle']

function battle(position: { readonly [part: string]: Json }) {
  const begun = picket.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}

/** Red's four men against three, of whom each that is hit falls. */
const shooting = (men = 3) =>
  courseAt(
    picket,
    battle({
      units: [
        { side: 'red', lane: 0, men: 4 },
        { side: 'blue', lane: 0, men },
        { side: 'blue', lane: 1, men: 2 },
      ],
      phase: 'shooting',
      orders: { red: 'advance', blue: 'advance' },
    }),
  )

const shootThenDone = (start: Course): Unfold<Picket>['decide'] => {
  const random = randomFrom('first')
  return (course, ask, seat) =>
    ask.name === 'act' && course.checkpoint === start.checkpoint
      ? { unit: 0, at: 1 }
      : ask.name === 'act'
        ? 'done'
        : firstCandidate(random)(course, ask, seat)
}

const menOf = (id: number) => (way: { readonly course: Course<Picket> }) =>
  way.course.checkpoint.units[id]?.men ?? 0

const untilTurn = (turn: number) => (course: Course<Picket>) => course.checkpoint.turn >= turn

describe('unfolding', () => {
  it('follows a shot to each number of hits, as likely as dice make it', () => {
    const start = shooting()
    const unfolded = unfold(start, {
      decide: shootThenDone(start),
      done: ({ checkpoint }) => checkpoint !== start.checkpoint,
      most: 100,
    })
    if (!unfolded) throw new Error('It is five ways.')
    expect(unfolded.exact).toBe(true)
    // Four dice that hit on 4 to 6 at three men.
    expect(distributionOf(unfolded, menOf(1))).toEqual([
      { value: 0, chance: 5 / 16 },
      { value: 1, chance: 6 / 16 },
      { value: 2, chance: 4 / 16 },
      { value: 3, chance: 1 / 16 },
    ])
    expect(chanceThat(unfolded, (way) => menOf(1)(way) < 3)).toBe(15 / 16)
    expect(start.trail).toEqual([])
  })

  it('gives up where it would be too many throws', () => {
    const start = shooting()
    const how = {
      decide: shootThenDone(start),
      done: ({ checkpoint }: Course<Picket>) => checkpoint !== start.checkpoint,
    }
    expect(unfold(start, { ...how, most: 4 })).toBeNull()
    expect(unfold(start, { ...how, most: 5 })?.ways).toHaveLength(5)
  })

  it('draws from decks, and follows like battles as one without changing anything', () => {
    const start = shooting()
    const how = { decide: shootThenDone(start), done: untilTurn(2), most: 20_000 }
    const apart = unfold(start, how)
    const together = unfold(start, {
      ...how,
      alike: ({ units, ...rest }) => JSON.stringify([units, rest]),
    })
    if (!apart || !together) throw new Error('These are few ways.')
    const sum = apart.ways.reduce((all, { chance }) => all + chance, 0)
    expect(sum).toBeCloseTo(1, 12)
    expect(together.ways.length).toBeLessThan(apart.ways.length)
    const [one, other] = [distributionOf(apart, menOf(1)), distributionOf(together, menOf(1))]
    expect(other.map(({ value }) => value)).toEqual(one.map(({ value }) => value))
    for (const [i, { chance }] of other.entries())
      expect(chance).toBeCloseTo(one[i]?.chance ?? -1, 12)
  })

  it('comes to the same by samples', () => {
    const start = shooting()
    const how = {
      decide: shootThenDone(start),
      done: ({ checkpoint }: Course<Picket>) => checkpoint !== start.checkpoint,
    }
    const sampled = sampleWays(start, how, 4000, (sample) => seeded(`s/${sample}`))
    expect(sampled.exact).toBe(false)
    const fallen = Math.round(chanceThat(sampled, (way) => menOf(1)(way) === 0) * 4000)
    const [low, high] = confidence(fallen, 4000)
    expect(low).toBeLessThan(5 / 16)
    expect(high).toBeGreaterThan(5 / 16)
    expect(meanOf(distributionOf(sampled, menOf(1)))).toBeCloseTo(17 / 16, 1)
  })

  it('ends where the battle does', () => {
    const start = shooting(1)
    const unfolded = unfold(start, {
      decide: (course, ask, seat) =>
        ask.name === 'act' && seat === 'red'
          ? (course.battle.units[1]?.men ?? 0) > 0 && !course.battle.acted.includes(0)
            ? { unit: 0, at: 1 }
            : 'done'
          : ask.name === 'act'
            ? 'done'
            : firstCandidate(randomFrom('first'))(course, ask, seat),
      done: untilTurn(2),
      most: 50_000,
    })
    expect(unfolded?.ways.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 12)
  })
})
