import { answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import {
  ask,
  askAll,
  askFor,
  cloneOf,
  courseAt,
  freezeRecords,
  isOver,
  judge,
  playOut,
  put,
  randomFrom,
  randomPlayer,
  Runaway,
  seeded,
  type Answered,
  type AnyKind,
} from '../index.ts'
import type { Picket } from '../picket/battle.ts'
import { picket } from '../picket/index.ts'

const begun = picket.setUp({ position: picket.scenarios[0].position, options: {} })
if (!begun.ok) throw new Error(begun.refusal.message)
const fresh = begun.value

const said = (seat: string, name: string, answer: Answered['answer']): Answered => ({
  seat,
  ask: name,
  answer,
})

/** A course in which a feint is being asked: four answers into the activity. */
function insideAnActivity() {
  const position = {
    phase: 'shooting',
    units: [
      { side: 'red', lane: 0, men: 4 },
      { side: 'blue', lane: 0, men: 4 },
    ],
    hands: { red: { volley: 1, feint: 1 }, blue: { feint: 2 } },
  }
  const table = answering(picket, position, { dice: [6, 6, 6, 6] })
  table.answer('red', { unit: 0, at: 1, volley: true })
  table.answer('blue', true)
  return table.host.course
}

describe('a course', () => {
  it('runs to the first question and stands between activities with an empty trail', () => {
    const course = courseAt(picket, fresh)
    expect(course.asks.map(({ name }) => name)).toEqual(['order', 'order'])
    expect(course.trail).toEqual([])
    expect(course.checkpoint).toBe(fresh)
  })

  it('leaves the battle it began with as it was', () => {
    const before = JSON.stringify(fresh)
    playOut(picket, fresh, {
      players: () => ({ player: randomPlayer, random: randomFrom('p') }),
      chance: seeded('c'),
    })
    expect(JSON.stringify(fresh)).toBe(before)
  })

  it('keeps the answers since the checkpoint, and forgets them when the activity ends', () => {
    const course = courseAt(picket, fresh)
    put(course, said('blue', 'order', 'hold'))
    expect(course.trail).toHaveLength(1)
    expect(askFor(course, 'blue')).toBe(null)
    expect(askFor(course, 'red')?.name).toBe('order')
    put(course, said('red', 'order', 'advance'))
    expect(course.trail).toEqual([])
    expect(course.checkpoint.orders).toEqual({ red: 'advance', blue: 'hold' })
  })

  it('clears what is shown of an activity when it ends', () => {
    const course = insideAnActivity()
    expect(course.battle.now).toEqual({ unit: 0, at: 1, cards: [] })
    put(course, said('red', 'feint', false))
    put(course, said('blue', 'cover', false))
    put(course, said('chance', 'dice', [6, 6]))
    expect(course.checkpoint.now).toBe(null)
    expect(course.checkpoint.units[1]?.men).toBe(2)
  })

  it('judges by what the seat sees, and refuses rubbish, strangers and the dead', () => {
    const course = courseAt(picket, fresh)
    expect(judge(course, 'red', 'advance')).toBe(null)
    expect(judge(course, 'red', 'charge')).toMatchObject({
      code: 'answer-form',
      message: `'order' is answered by 'advance' or 'hold'.`,
    })
    expect(judge(course, 'red wing', 'hold')?.code).toBe('nothing-asked')
    put(course, said('red', 'order', 'hold'))
    expect(judge(course, 'red', 'hold')?.code).toBe('nothing-asked')
    course.checkpoint = {
      ...course.checkpoint,
      outcome: { winner: null, name: 'draw', why: '', clause: null },
    }
    expect(judge(course, 'blue', 'hold')?.code).toBe('over')
    expect(() => put(course, said('blue', 'order', 'hold'))).toThrow('over')
  })

  it('throws dice that the judge has looked at', () => {
    const course = insideAnActivity()
    put(course, said('red', 'feint', false))
    put(course, said('blue', 'cover', false))
    expect(judge(course, 'chance', [1, 2])).toBe(null)
    expect(judge(course, 'chance', [1, 2, 3])?.message).toBe('2 dice are thrown here, not 3.')
    expect(judge(course, 'chance', [1, 7])?.message).toContain('from 1 to 6')
    expect(judge(course, 'chance', [1, 0])?.code).toBe('dice-faces')
    expect(judge(course, 'chance', [1, 1.5])?.code).toBe('dice-faces')
    expect(judge(course, 'chance', 'six')?.code).toBe('answer-form')
  })

  it('draws no card that is not there', () => {
    const course = courseAt(picket, fresh)
    put(course, said('red', 'order', 'hold'))
    put(course, said('blue', 'order', 'hold'))
    expect(judge(course, 'chance', 'volley')).toBe(null)
    expect(judge(course, 'chance', 'ace')?.message).toBe(`There is no card 'ace' left to draw.`)
    expect(judge(course, 'chance', 'toString')?.code).toBe('no-card')
  })
})

describe('a clone', () => {
  it('between activities goes its own way', () => {
    const course = courseAt(picket, fresh)
    const clone = cloneOf(course)
    put(clone, said('red', 'order', 'advance'))
    put(clone, said('blue', 'order', 'hold'))
    expect(clone.checkpoint.orders.red).toBe('advance')
    expect(course.trail).toEqual([])
    expect(course.checkpoint.orders.red).toBe('hold')
    expect(course.asks.map(({ name }) => name)).toEqual(['order', 'order'])
  })

  it('inside an activity brings its procedure back by the answers given since', () => {
    const course = insideAnActivity()
    const [feints, passes] = [cloneOf(course), cloneOf(course)]
    put(feints, said('red', 'feint', true))
    put(passes, said('red', 'feint', false))
    expect(feints.asks[0]?.name).toBe('feint')
    expect(passes.asks[0]?.name).toBe('cover')
    expect(feints.battle.holdings.red.count).toBe(0)
    expect(course.battle.holdings.red.count).toBe(1)
    expect(course.trail).toHaveLength(2)
  })

  it('of a half-answered simultaneous ask keeps the half', () => {
    const course = courseAt(picket, fresh)
    put(course, said('blue', 'order', 'hold'))
    const clone = cloneOf(course)
    expect(askFor(clone, 'blue')).toBe(null)
    put(clone, said('red', 'order', 'advance'))
    expect(clone.checkpoint.orders).toEqual({ red: 'advance', blue: 'hold' })
    expect(askFor(course, 'red')?.name).toBe('order')
  })

  it('of a clone is a clone', () => {
    const course = insideAnActivity()
    const clone = cloneOf(cloneOf(course))
    put(clone, said('red', 'feint', false))
    expect(clone.asks[0]?.name).toBe('cover')
  })
})

describe('runaways', () => {
  it('are told when activities ask nothing', () => {
    const silent = {
      ...picket,
      next: function* (battle: Picket) {
        battle.turn++
      },
    }
    expect(() => courseAt(silent, fresh)).toThrow(Runaway)
  })

  it('are told when one activity never stops asking', () => {
    const order = picket.asks[0] as AnyKind
    const endless = {
      ...picket,
      next: function* () {
        for (;;) yield* ask(order, 'red', null)
      },
    }
    const course = courseAt(endless, fresh)
    const forever = () => {
      for (;;) put(course, said('red', 'order', 'hold'))
    }
    expect(forever).toThrow(Runaway)
  })

  it('are told when a battle never ends', () => {
    const play = (limit: number) =>
      playOut(picket, fresh, {
        players: () => ({ player: randomPlayer, random: randomFrom('p') }),
        chance: seeded('c'),
        limit,
      })
    expect(() => play(10)).toThrow('not ended after 10 answers')
    expect(isOver(play(10_000).course)).toBe(true)
  })
})

describe('what keeps rulebooks honest', () => {
  it('names an ask that the rulebook does not have', () => {
    const stranger = { ...(picket.asks[0] as AnyKind), name: 'stranger' }
    const next = function* () {
      yield* ask(stranger, 'red', null)
    }
    const course = courseAt({ ...picket, next }, fresh)
    expect(() => judge(course, 'red', 'hold')).toThrow(`Picket has no ask 'stranger'.`)
  })

  it('notices an activity that asks nothing when it is repeated', () => {
    let calls = 0
    const order = picket.asks[0] as AnyKind
    const next = function* (battle: Picket) {
      if (calls++ === 0) yield* ask(order, 'red', null)
      battle.turn++
    }
    const clone = cloneOf(courseAt({ ...picket, next }, fresh))
    expect(() => put(clone, said('red', 'order', 'hold'))).toThrow('asks none when it is repeated')
  })

  it('gives computer players what they need to imagine the battle', () => {
    let known: unknown = null
    playOut(picket, fresh, {
      players: (seat) => ({
        random: randomFrom(seat),
        player: (question) => {
          known = question.knowledge()
          return randomPlayer(question)
        },
      }),
      chance: seeded('c'),
    })
    expect(known).toMatchObject({
      seat: expect.any(String) as string,
      trail: expect.any(Array) as [],
    })
  })

  it('freezes what fields hold, not the fields', () => {
    const battle = { ...fresh }
    freezeRecords(battle)
    battle.turn = 2
    expect(() => ((battle.units[0] as { men: number }).men = 1)).toThrow()
    expect(() => (battle.units as unknown[]).pop()).toThrow()
  })

  it('asks no seat twice at the same time', () => {
    const order = picket.asks[0] as AnyKind
    const twice = [
      { seat: 'red', args: null },
      { seat: 'red', args: null },
    ]
    expect(() => askAll(order, twice).next()).toThrow('twice')
    expect(askAll(order, []).next()).toEqual({ done: true, value: [] })
  })

  it('tells who was refused in a battle between computers', () => {
    const wrong = () =>
      playOut(picket, fresh, {
        players: () => ({ player: () => 'charge', random: randomFrom('p') }),
        chance: seeded('c'),
      })
    expect(wrong).toThrow(`The player in 'red' was refused on 'order'`)
  })
})
