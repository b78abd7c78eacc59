import { openTo, type Json, type Rulebook, type Telling } from '@grognard/kernel'
import { picket as rulebook } from '@grognard/kernel/picket'
import { describe, expect, test } from 'vitest'
import {
  advance,
  newsOf,
  obey,
  publishedMessages,
  refuseSpeaker,
  replyTo,
  startBattle,
  toHost,
  WATCHER,
  type Keeper,
  type Speaker,
  type ToHost,
} from '../index.ts'

const picket = rulebook as unknown as Rulebook
const human = { red: 'human', blue: 'human' }
const start: Extract<ToHost, { kind: 'start' }> = {
  kind: 'start',
  id: 1,
  rulebook: picket.id,
  setUp: { position: picket.scenarios[0].position, options: {} },
  chance: { seed: 'roles' },
  players: human,
}

function kept(players: Readonly<Record<string, string>> = human): Keeper {
  const opened = startBattle(picket, { ...start, players }, 'roles')
  if (!opened.ok) throw new Error(opened.refusal.message)
  while (advance(opened.value, () => null));
  return opened.value
}

const red: Speaker = { seats: ['red'], owner: false, umpire: false }
const blue: Speaker = { seats: ['blue'], owner: false, umpire: false }
const owner: Speaker = { seats: [], owner: true, umpire: false }
const umpire: Speaker = { seats: [], owner: false, umpire: true }
const now = { now: 0, proposalsUntil: 60_000 }

const change = { kind: 'correction', by: 'umpire', why: 'a slip', changes: [] } as const

/** Everything that can be said, each with who may say it of red, blue, owner, umpire and a watcher. */
const table: readonly (readonly [string, ToHost, string])[] = [
  ['start', start, 'owner'],
  [
    'resume',
    { kind: 'resume', id: 1, text: '', name: '', players: {}, chance: { typed: true } },
    'owner',
  ],
  ['look, red', { kind: 'look', id: 1, seat: 'red', revision: 0, known: 0 }, 'red'],
  ['look, watching', { kind: 'look', id: 1, seat: null, revision: 0, known: 0 }, 'everybody'],
  ['look, umpire', { kind: 'look', id: 1, seat: 'umpire', revision: 0, known: 0 }, 'umpire'],
  ['past, red', { kind: 'past', id: 1, seat: 'red', at: { entries: 0 } }, 'red'],
  ['past, watching', { kind: 'past', id: 1, seat: null, at: { entries: 0 } }, 'everybody'],
  ['past, umpire', { kind: 'past', id: 1, seat: 'umpire', at: { entries: 0 } }, 'umpire'],
  ['moments, red', { kind: 'moments', id: 1, seat: 'red', known: 0, most: 1 }, 'red'],
  ['moments, watching', { kind: 'moments', id: 1, seat: null, known: 0, most: 1 }, 'everybody'],
  ['answer', { kind: 'answer', id: 1, seat: 'red', number: 1, answer: 'hold' }, 'red'],
  ['pass', { kind: 'pass', id: 1, seat: 'red', until: 'turn', ask: null }, 'red'],
  ['stop passing', { kind: 'stop passing', id: 1, seat: 'red' }, 'red'],
  ['ahead', { kind: 'ahead', id: 1, seat: 'red', ask: 'act', args: null, answer: null }, 'red'],
  ['undo', { kind: 'undo', id: 1, seat: 'red' }, 'red'],
  ['propose', { kind: 'propose', id: 1, seat: 'red', to: 0 }, 'red'],
  ['propose, umpire', { kind: 'propose', id: 1, seat: 'umpire', to: 0 }, 'umpire'],
  ['withdraw', { kind: 'withdraw', id: 1, seat: 'red' }, 'red'],
  ['consent', { kind: 'consent', id: 1, seat: 'red', agrees: true }, 'red'],
  ['concede', { kind: 'interject', id: 1, said: { kind: 'concede', by: 'red' } }, 'red'],
  [
    'seat',
    { kind: 'interject', id: 1, said: { kind: 'seat', by: 'red', seat: 'red', player: 'Ann' } },
    'red',
  ],
  [
    'seat, umpire',
    { kind: 'interject', id: 1, said: { kind: 'seat', by: 'umpire', seat: 'red', player: 'Ann' } },
    'umpire',
  ],
  ['correction', { kind: 'interject', id: 1, said: change }, 'umpire'],
  ['seats', { kind: 'seats', id: 1, players: human }, 'owner umpire'],
  ['save', { kind: 'save', id: 1, at: null, seed: '' }, 'owner'],
  ['record, while it goes on', { kind: 'record', id: 1 }, 'owner umpire'],
  ['ping', { kind: 'ping', id: 1 }, 'everybody'],
]

const speakers: Readonly<Record<string, Speaker>> = { red, blue, owner, umpire, watcher: WATCHER }
const NOT_HIS = ['not-yours', 'not-for-you', 'record-secret']

describe('who may say what', () => {
  test('every kind of message stands in the table', () => {
    const kinds = JSON.stringify(publishedMessages()['to-host.schema.json'])
      .match(/"kind":\{"type":"string","const":"[^"]+"/g)
      ?.map((found) => found.slice(0, -1).split('"').at(-1) as string) as string[]
    const said = table.flatMap(([, order]) =>
      order.kind === 'interject' ? [order.kind, order.said.kind as string] : [order.kind as string],
    )
    expect(kinds).toContain('withdraw')
    expect(kinds.filter((kind) => !said.includes(kind))).toEqual([])
  })

  for (const [title, order, allowed] of table)
    for (const [name, speaker] of Object.entries(speakers)) {
      const may = allowed === 'everybody' || allowed.split(' ').includes(name)
      test(`${title}: ${name} ${may ? 'may' : 'may not'}`, () => {
        const keeper = kept()
        const before = JSON.stringify([keeper.host.log, keeper.players, keeper.host.proposal])
        const refusal =
          order.kind === 'look'
            ? refuseSpeaker(keeper.host, speaker, order)
            : isAsking(order)
              ? refusalOf(replyTo(keeper, speaker, order))
              : obey(keeper, speaker, order, now)
        expect(NOT_HIS.includes(refusal?.code ?? '')).toBe(!may)
        if (!may)
          expect(JSON.stringify([keeper.host.log, keeper.players, keeper.host.proposal])).toBe(
            before,
          )
      })
    }

  test('the record of a battle that is over is for everybody', () => {
    const keeper = kept()
    obey(keeper, red, { kind: 'interject', id: 1, said: { kind: 'concede', by: 'red' } }, now)
    for (const speaker of Object.values(speakers))
      expect(replyTo(keeper, speaker, { kind: 'record', id: 1 }).kind).toBe('text')
  })
})

type Asking = Parameters<typeof replyTo>[2]

const isAsking = (order: ToHost): order is Asking =>
  ['past', 'moments', 'save', 'record'].includes(order.kind)

const refusalOf = (reply: ReturnType<typeof replyTo>) =>
  reply.kind === 'refused' ? reply.refusal : null

describe('passing beforehand', () => {
  const pass = { kind: 'pass', id: 1, seat: 'red', until: 'turn', ask: null } as const

  test('is told to whoever does it, to the umpire, and to nobody else', () => {
    const keeper = kept()
    expect(obey(keeper, red, pass, now)).toBeNull()
    const told = (seat: string | null) => newsOf(keeper, seat, 0, 0).standing.length
    expect([told('red'), told('umpire'), told('blue'), told(null)]).toEqual([1, 1, 0, 0])
  })

  test('is kept once, however often it is said', () => {
    const keeper = kept()
    for (let i = 0; i < 5000; i++) obey(keeper, red, pass, now)
    expect(keeper.host.standing).toHaveLength(1)
  })

  test('has an end, as what is said ahead has', () => {
    const keeper = kept()
    const { kinds } = keeper.host.course
    const some = [...kinds].find(([, kind]) => kind.pass !== undefined)?.[0] as string
    keeper.host.standing = Array.from({ length: 50 }, (_, i) => ({
      seat: 'red',
      ask: `${i}`,
      until: 'turn',
      since: 1,
      turn: 1,
    }))
    expect(obey(keeper, red, { ...pass, ask: some }, now)?.code).toBe('beforehand')
    expect(keeper.host.standing).toHaveLength(50)
  })
})

test('an umpire sees the battle itself and hears all', () => {
  const keeper = kept()
  const { happenings } = keeper.host.course.telling as Telling
  happenings.push({ name: 'draw', clauses: [], data: {}, to: ['red'], moment: {} })
  const { view, told } = newsOf(keeper, 'umpire', 0, 0)
  expect(view).toEqual(keeper.host.course.battle)
  expect(told).toHaveLength(happenings.length)
  expect(newsOf(keeper, 'blue', 0, 0).told).toHaveLength(happenings.length - 1)
})

describe('a proposal', () => {
  const propose = { kind: 'propose', id: 1, seat: 'red', to: 0 } as const
  const consent = (agrees: boolean) => ({ kind: 'consent', id: 1, seat: 'blue', agrees }) as const

  function begun(): Keeper {
    const keeper = kept()
    for (const speaker of [red, blue]) {
      const [seat] = speaker.seats as [string]
      const [open] = openTo(keeper.host, seat)
      const kind = picket.asks.find(({ name }) => name === open?.ask.name)
      const seen = newsOf(keeper, seat, 0, 0).view
      const first = { below: () => 0 } as never
      const [answer] = kind?.candidates(seen, open?.ask.args as Json, 1, first) ?? []
      const number = open?.number as number
      const order: ToHost = { kind: 'answer', id: 1, seat, number, answer: answer as Json }
      expect(obey(keeper, speaker, order, now)).toBeNull()
    }
    return keeper
  }

  test('can be withdrawn by whoever made it', () => {
    const keeper = begun()
    expect(obey(keeper, red, propose, now)).toBeNull()
    const withdraw = { kind: 'withdraw', id: 1, seat: 'blue' } as const
    expect(obey(keeper, blue, withdraw, now)?.code).toBe('proposal-of-another')
    expect(obey(keeper, red, { ...withdraw, seat: 'red' }, now)).toBeNull()
    expect(keeper.host.proposal).toBeNull()
    expect(obey(keeper, red, { ...withdraw, seat: 'red' }, now)?.code).toBe('no-proposal')
  })

  test('is nothing any more when its time is over', () => {
    const keeper = begun()
    obey(keeper, red, propose, now)
    const late = { now: 60_001, proposalsUntil: null }
    expect(obey(keeper, blue, consent(true), late)?.code).toBe('no-proposal')
    expect(keeper.host.entries.length).toBeGreaterThan(0)
    obey(keeper, red, propose, now)
    expect(obey(keeper, blue, consent(true), { ...late, now: 60_000 })).toBeNull()
    expect(keeper.host.entries).toHaveLength(0)
  })

  test('that was refused is made once more in a turn, and after that in the next', () => {
    const keeper = begun()
    for (const expected of [undefined, undefined, 'proposed-often']) {
      expect(obey(keeper, red, propose, now)?.code).toBe(expected)
      obey(keeper, blue, consent(false), now)
    }
    const before = { seat: 'red', turn: 0, times: 2 }
    keeper.host.proposed = [before]
    expect(obey(keeper, red, propose, now)).toBeNull()
  })

  test('does not push aside that of another', () => {
    const keeper = begun()
    obey(keeper, red, propose, now)
    expect(obey(keeper, blue, { ...propose, seat: 'blue' }, now)?.code).toBe('proposal-open')
    expect(keeper.host.proposal?.by).toBe('red')
  })
})

describe('what is said from outside has an end', () => {
  const deep = (levels: number): Json => (levels === 0 ? 1 : [deep(levels - 1)])
  const answer = (given: Json) => ({ kind: 'answer', id: 1, seat: 'red', number: 1, answer: given })
  const said = (order: unknown): boolean => toHost.safeParse(order).success

  test('in depth, in length and in number', () => {
    expect(said(answer(deep(32)))).toBe(true)
    expect(said(answer(deep(33)))).toBe(false)
    expect(said(answer(Array.from({ length: 99_999 }, () => 1)))).toBe(true)
    expect(said(answer(Array.from({ length: 100_000 }, () => 1)))).toBe(false)
    expect(said(answer('x'.repeat(10_001)))).toBe(false)
    expect(said({ kind: 'undo', id: 1, seat: 'x'.repeat(101) })).toBe(false)
  })

  test('and so has the name of a player', () => {
    const seat = (player: string) => ({
      kind: 'interject',
      id: 1,
      said: { kind: 'seat', by: 'red', seat: 'red', player },
    })
    expect(said(seat('x'.repeat(100)))).toBe(true)
    expect(said(seat('x'.repeat(101)))).toBe(false)
    expect(said({ kind: 'seats', id: 1, players: { red: 'x'.repeat(101) } })).toBe(false)
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`${i}`, 'human']))
    expect(said({ kind: 'seats', id: 1, players: many })).toBe(false)
  })

  test('and so has a correction', () => {
    const correction = (changes: unknown, why = '') => ({
      kind: 'interject',
      id: 1,
      said: { kind: 'correction', by: 'umpire', why, changes },
    })
    expect(said(correction([{ at: ['now'], to: 1 }]))).toBe(true)
    expect(said(correction([], 'x'.repeat(1001)))).toBe(false)
    expect(said(correction([{ at: Array.from({ length: 33 }, () => 'a'), to: 1 }]))).toBe(false)
    const many = Array.from({ length: 1001 }, () => ({ at: ['now'], to: 1 }))
    expect(said(correction(many))).toBe(false)
  })
})
