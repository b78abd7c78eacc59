import { answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import {
  give,
  interjectIn,
  knowledgeOf,
  newsFor,
  openTo,
  randomFrom,
  recordOf,
  replay,
  resample,
  save,
  sentenceOf,
  resume,
  UMPIRE,
  undo,
  type Interjection,
} from '../index.ts'
import { picket } from '../picket/index.ts'

const wings = picket.scenarios[1]?.position as object
const playing = () =>
  answering(picket, { ...wings, phase: 'shooting', hands: { blue: { feint: 1 } } })
type Change = Extract<Interjection, { kind: 'correction' }>['changes']
const correction = (...changes: Change): Interjection => ({
  kind: 'correction',
  by: UMPIRE,
  why: 'a slip of the hand',
  changes,
})

describe('what is told of an interjection', () => {
  it('is a sentence, and so is the end of the battle', () => {
    const table = playing()
    const said: readonly Interjection[] = [
      { kind: 'seat', by: UMPIRE, seat: 'red wing', player: 'Ann' },
      correction({ at: ['turn'], to: 2 }),
      { kind: 'clock', by: UMPIRE, side: 'red' },
      { kind: 'concede', by: 'red' },
    ]
    for (const interjection of said) expect(interjectIn(table.host, interjection)).toBe(null)
    expect(newsFor(table.host, null).told.map((told) => sentenceOf(picket, told))).toEqual([
      `Ann takes the seat 'red wing'.`,
      'The umpire corrects the battle: a slip of the hand.',
      'The clock of the red side has run out.',
      'red concedes.',
      'The red side concedes.',
    ])
    expect(newsFor(table.host, null).told[3]?.moment).toEqual({
      turn: 2,
      phase: 'shooting',
      active: 'red',
    })
  })
})

describe('conceding', () => {
  it('ends the battle at any time, even in the middle of an activity', () => {
    const table = playing()
    table.answer('red', { unit: 0, at: 5 })
    expect(table.asked('blue')).toEqual(['cover'])
    expect(interjectIn(table.host, { kind: 'concede', by: 'blue' })).toBe(null)
    expect(table.battle().outcome).toMatchObject({ winner: 'red', why: 'The blue side concedes.' })
    expect(table.battle().now).toBe(null)
    expect(openTo(table.host, 'blue')).toEqual([])
    expect(interjectIn(table.host, { kind: 'concede', by: 'red' })?.code).toBe('over')
    const replayed = replay(picket, recordOf(table.host))
    expect(replayed.ok).toBe(true)
  })

  it('is up to the commander-in-chief', () => {
    const table = playing()
    expect(interjectIn(table.host, { kind: 'concede', by: UMPIRE })?.code).toBe('chief')
    expect(interjectIn(table.host, { kind: 'concede', by: 'blue wing' })?.code).toBe('chief')
    expect(interjectIn(table.host, { kind: 'concede', by: 'green' })?.code).toBe('no-seat')
  })

  it('is worth what the rulebook says', () => {
    const outcome = { winner: 'red', name: 'a fine victory', why: 'Blue gives up.', clause: 'x:1' }
    const table = answering({ ...picket, concede: () => outcome }, { ...wings })
    interjectIn(table.host, { kind: 'concede', by: 'blue' })
    expect(table.battle().outcome).toEqual(outcome)
  })

  it('is not undone by oneself', () => {
    const table = playing()
    table.answer('red', { unit: 0, at: 5 })
    interjectIn(table.host, { kind: 'concede', by: 'red' })
    expect(undo(table.host, 'red')?.code).toBe('undo')
  })
})

describe('the clock', () => {
  it('picket:7 makes this turn the last', () => {
    const table = playing()
    expect(interjectIn(table.host, { kind: 'clock', by: UMPIRE, side: 'red' })).toBe(null)
    expect(table.battle().lastTurn).toBe(1)
    table.answer('red', 'done')
    table.answer('blue', 'done')
    expect(table.battle().outcome).toMatchObject({ name: 'draw' })
  })

  it('is refused where there is none, and for no side', () => {
    const table = playing()
    expect(interjectIn(table.host, { kind: 'clock', by: UMPIRE, side: 'green' })?.code).toBe(
      'no-side',
    )
    const timeless: typeof picket = { ...picket }
    delete timeless.clock
    const other = answering(timeless, { ...wings })
    expect(interjectIn(other.host, { kind: 'clock', by: UMPIRE, side: 'red' })?.message).toBe(
      'Picket is not played by the clock.',
    )
  })
})

describe('a change of seat', () => {
  const change = (by: string, seat: string): Interjection => ({
    kind: 'seat',
    by,
    seat,
    player: 'Ann',
  })

  it('puts somebody else in it, and changes nothing in the battle', () => {
    const table = playing()
    expect(interjectIn(table.host, change('red wing', 'red wing'))).toBe(null)
    expect(table.battle().seats[1]).toEqual({
      id: 'red wing',
      side: 'red',
      chief: false,
      player: 'Ann',
    })
    expect(table.asked('red wing')).toEqual(['act'])
  })

  it('is up to the owner, his chief and the umpire', () => {
    const table = playing()
    expect(interjectIn(table.host, change('red', 'red wing'))).toBe(null)
    expect(interjectIn(table.host, change(UMPIRE, 'red wing'))).toBe(null)
    expect(interjectIn(table.host, change('blue', 'red wing'))?.code).toBe('seat-of-another')
    expect(interjectIn(table.host, change('red wing', 'red'))?.code).toBe('seat-of-another')
    expect(interjectIn(table.host, change(UMPIRE, 'nobody'))?.code).toBe('no-seat')
  })
})

describe('too much said', () => {
  it('is refused until the battle has gone on, and harms nothing', () => {
    const table = playing()
    table.answer('red', { unit: 0, at: 5 })
    const change: Interjection = { kind: 'seat', by: 'red', seat: 'red', player: 'Ann' }
    for (let i = 0; i < 100; i++) expect(interjectIn(table.host, change)).toBe(null)
    expect(interjectIn(table.host, change)?.code).toBe('often')
    expect(give(table.host, 'blue', openTo(table.host, 'blue')[0]?.number ?? 0, false)).toBe(null)
  })
})

describe("an umpire's correction", () => {
  it('of a secret is told to those alone who may know it', () => {
    const table = playing()
    table.answer('red', { unit: 0, at: 5 })
    const hand = { volley: 1, cover: 0, feint: 0 }
    const secret = { at: ['holdings', 'blue', 'hand'], to: hand } as const
    const said = { ...correction(secret), sees: ['blue'] } as Interjection
    expect(interjectIn(table.host, said)).toBe(null)
    expect(JSON.stringify(newsFor(table.host, 'red').told)).not.toContain('volley')
    expect(JSON.stringify(knowledgeOf(table.host.course, 'red').trail)).not.toContain('volley')
    expect(JSON.stringify(knowledgeOf(table.host.course, 'blue').trail)).toContain('volley')
    expect(resample(picket, knowledgeOf(table.host.course, 'red'), randomFrom('x'))).not.toBe(null)
  })

  it('changes what it names, in the middle of an activity too, and what is asked is asked anew', () => {
    const table = playing()
    table.answer('red', { unit: 0, at: 5 })
    const [before] = openTo(table.host, 'blue')
    expect(interjectIn(table.host, correction({ at: ['units', 5, 'men'], to: 1 }))).toBe(null)
    expect(table.battle().units[5]?.men).toBe(1)
    const [after] = openTo(table.host, 'blue')
    expect(after?.ask).toEqual(before?.ask)
    expect(after?.number).toBeGreaterThan(before?.number ?? 0)
  })

  it('survives a save and a replay in the middle of the activity', () => {
    const table = playing()
    table.answer('red', { unit: 0, at: 5 })
    interjectIn(table.host, correction({ at: ['units', 5, 'men'], to: 1 }, { at: ['turn'], to: 2 }))
    const resumed = resume(picket, JSON.parse(JSON.stringify(save(table.host))))
    expect(resumed.ok && resumed.host.course.battle).toEqual(table.battle())
  })

  it('is refused where there is nothing of that name, or the battle would be none', () => {
    const table = playing()
    const refused = (...changes: Change) => interjectIn(table.host, correction(...changes))?.message
    expect(refused({ at: ['units', 77, 'men'], to: 1 })).toBe(
      `There is no 'units.77.men' in this battle to correct.`,
    )
    expect(refused({ at: ['trousers'], to: 1 })).toContain('trousers')
    expect(refused({ at: [], to: 1 })).toContain('to correct')
    expect(refused({ at: ['units', 'length'], to: 0 })).toContain('units.length')
    expect(refused({ at: ['__proto__', 'x'], to: 0 })).toContain('to correct')
    expect(refused({ at: ['turn', 'x'], to: 0 })).toContain('to correct')
    expect(refused({ at: ['units', 5, 'men'], to: 99 })).toContain('99 men')
    expect(refused({ at: ['units'], to: 'gone' })).toBe('units: A list is needed here.')
    expect(table.host.log).toEqual([])
  })
})
