import { isAnswered, randomPlayer, type Json, type Rulebook, type SeatId } from '@grognard/kernel'
import { picket as rulebook } from '@grognard/kernel/picket'
import { describe, expect, test } from 'vitest'
import { branchText } from '../branch.ts'
import {
  advance,
  fromHost,
  newsOf,
  obey as obeyAt,
  momentsOf,
  pastOf,
  recordText,
  resumeBattle,
  savedText,
  startBattle,
  toHost,
  type Keeper,
  type Players,
  type ToHost,
} from '../index.ts'

const picket = rulebook as unknown as Rulebook
const computers = (name: string) => (name === 'random' ? randomPlayer : null)
const usual = Object.fromEntries(picket.options.map(({ name, usual }) => [name, usual]))

type Start = Extract<ToHost, { kind: 'start' }>

function keeperOf(
  players: Players,
  seed = 'seed',
  name = 'a battle',
  chance: Start['chance'] = { seed },
): Keeper {
  const opened = startBattle(
    picket,
    {
      kind: 'start',
      id: 1,
      rulebook: picket.id,
      setUp: { position: picket.scenarios[0].position, options: usual },
      chance,
      players,
    },
    name,
  )
  if (!opened.ok) throw new Error(opened.refusal.message)
  return opened.value
}

function letComputersPlay(keeper: Keeper): void {
  for (let i = 0; i < 10_000; i++) if (!advance(keeper, computers)) return
  throw new Error('The computers never stop.')
}

/** Gives the first candidate for whichever of these seats is asked something. */
function decide(keeper: Keeper, seats: readonly SeatId[]): Json | null {
  for (const seat of seats) {
    const [open] = newsOf(keeper, seat, 0, 0).asks
    if (!open) continue
    const player = computers('random')
    const kind = picket.asks.find(({ name }) => name === open.ask.name)
    if (!player || !kind) throw new Error(`Nobody answers '${open.ask.name}'.`)
    const seen = newsOf(keeper, seat, 0, 0).view
    const random = { below: () => 0, pick: <T>(list: readonly T[]) => list[0] as T }
    const answer = kind.candidates(seen, open.ask.args, 8, random as never)[0] as Json
    const refused = obey(keeper, seats, {
      kind: 'answer',
      id: 2,
      seat,
      number: open.number,
      answer,
    })
    expect(refused).toBeNull()
    return answer
  }
  return null
}

function playToEnd(keeper: Keeper, seats: readonly SeatId[]): void {
  for (let i = 0; i < 2000; i++) {
    letComputersPlay(keeper)
    if (newsOf(keeper, null, 0, 0).outcome || decide(keeper, seats) === null) return
  }
  throw new Error('The battle never ends.')
}

const sit = (keeper: Keeper): readonly SeatId[] =>
  newsOf(keeper, null, 0, 0).seats.map(({ id }) => id)
const everyone = (player: string): Players =>
  Object.fromEntries(sit(keeperOf({})).map((seat) => [seat, player]))

const SOON = { now: 0, proposalsUntil: null }

const obey = (keeper: Keeper, seats: readonly SeatId[], order: ToHost) =>
  obeyAt(keeper, { seats, owner: false, umpire: false }, order, SOON)

const isOfChance = (name: string): boolean => name === 'dice' || name === 'draw'

describe('the keeper of a battle', () => {
  test('two computers play a battle to its end, the same one every time', () => {
    const [one, two, other] = ['seed', 'seed', 'another'].map((seed, i) => {
      const keeper = keeperOf(everyone('random'), seed, `battle ${i}`)
      letComputersPlay(keeper)
      expect(newsOf(keeper, null, 0, 0).outcome).not.toBeNull()
      return recordText(keeper)
    })
    expect(one).toBe(two)
    expect(one).not.toBe(other)
  })

  test('a computer waits while a person decides', () => {
    const [me, ...others] = sit(keeperOf({}))
    const keeper = keeperOf({ ...everyone('random'), [me as SeatId]: 'human' })
    letComputersPlay(keeper)
    const { waiting, outcome } = newsOf(keeper, me as SeatId, 0, 0)
    expect(outcome).toBeNull()
    expect(waiting.flatMap(({ seats }) => seats)).toEqual([me])
    expect(others.length).toBeGreaterThan(0)
  })

  test('a person alone against computers is not asked what can only be passed; two people are', () => {
    const passes = (players: Players): readonly unknown[] => {
      const found: unknown[] = []
      for (const seed of ['a', 'b', 'c', 'd']) {
        const keeper = keeperOf(players, seed)
        playToEnd(keeper, sit(keeper))
        found.push(
          ...keeper.host.entries.filter(
            (entry) => isAnswered(entry) && entry.automatic === 'passed' && entry.seat === 'red',
          ),
        )
      }
      return found
    }
    expect(passes({ ...everyone('random'), red: 'human' })).not.toEqual([])
    expect(passes(everyone('human'))).toEqual([])
  })

  test('real dice wait for whoever throws them, and computers throw their own', () => {
    const typed = { typed: true } as const
    const played = keeperOf(everyone('random'), '', 'typed', typed)
    letComputersPlay(played)
    expect(newsOf(played, null, 0, 0).outcome).not.toBeNull()

    const keeper = keeperOf(everyone('human'), '', 'typed', typed)
    const seats = sit(keeper)
    while (!newsOf(keeper, null, 0, 0).waiting.some(({ name }) => isOfChance(name)))
      decide(keeper, seats)
    const [thrown] = newsOf(keeper, null, 0, 0).waiting
    const [thrower] = thrown?.seats ?? []
    expect(seats).toContain(thrower)
    expect(newsOf(keeper, thrower as SeatId, 0, 0).asks[0]?.ask.name).toBe(thrown?.name)
  })

  test('nobody answers for a seat that is not theirs', () => {
    const keeper = keeperOf(everyone('human'))
    letComputersPlay(keeper)
    const seats = sit(keeper)
    const asked = seats.find((seat) => newsOf(keeper, seat, 0, 0).asks.length > 0) as SeatId
    const { number } = newsOf(keeper, asked, 0, 0).asks[0] as { number: number }
    const others = seats.filter((seat) => seat !== asked)
    const answer: ToHost = { kind: 'answer', id: 1, seat: asked, number, answer: null }
    expect(obey(keeper, others, answer)?.code).toBe('not-yours')
    expect(obey(keeper, [], { kind: 'undo', id: 1, seat: asked })?.code).toBe('not-for-you')
    const concede = { kind: 'interject', id: 1, said: { kind: 'concede', by: asked } } as const
    expect(obey(keeper, others, concede)?.code).toBe('not-yours')
  })

  test('news since a revision are the rest of the story, and all of it from the start', () => {
    const keeper = keeperOf(everyone('human'))
    const seats = sit(keeper)
    const [seat] = seats
    letComputersPlay(keeper)
    const before = newsOf(keeper, seat as SeatId, 0, 0)
    for (let i = 0; i < 6; i++) {
      decide(keeper, seats)
      letComputersPlay(keeper)
    }
    const rest = newsOf(keeper, seat as SeatId, before.revision, before.told.length)
    const all = newsOf(keeper, seat as SeatId, 0, 0)
    expect(rest.rewindTo).toBeNull()
    expect([...before.told, ...rest.told]).toEqual(all.told)
    expect(rest.told.length).toBeGreaterThan(0)
  })

  test('looking back shows the battle as it stood, and by what was told then', () => {
    const keeper = keeperOf(everyone('random'))
    const start = structuredClone(newsOf(keeper, null, 0, 0).view)
    letComputersPlay(keeper)
    const now = newsOf(keeper, null, 0, 0)
    const past = (at: { entries: number } | { told: number }) =>
      pastOf(keeper, { kind: 'past', id: 1, seat: null, at })
    expect(past({ entries: 0 }).view).toEqual(start)
    expect(past({ entries: now.entries }).view).toEqual(now.view)
    expect(past({ entries: 1e6 }).entries).toBe(now.entries)
    for (const { number } of now.told) {
      const { entries, told } = past({ told: number })
      expect(told).toBeGreaterThanOrEqual(number)
      if (entries > 0) expect(past({ entries: entries - 1 }).told).toBeLessThan(number)
    }
  })

  test('all moments since something was known are those that looking back shows, one by one', () => {
    const keeper = keeperOf(everyone('random'))
    letComputersPlay(keeper)
    const now = newsOf(keeper, null, 0, 0)
    const moments = (known: number, most = 1e6) =>
      momentsOf(keeper, { kind: 'moments', id: 1, seat: null, known, most }).moments
    const known = Math.floor(now.told.length / 2)
    const [before, ...others] = moments(known)
    expect(before?.told).toBeLessThanOrEqual(known)
    expect(others[0]?.told).toBeGreaterThan(known)
    expect(others.at(-1)?.told).toBe(now.told.length)
    for (const one of moments(known)) {
      const {
        kind: _kind,
        id: _id,
        ...past
      } = pastOf(keeper, {
        kind: 'past',
        id: 1,
        seat: null,
        at: { entries: one.entries },
      })
      expect(one).toEqual(past)
    }
    expect(moments(known, 2)).toEqual([before, ...others.slice(0, 2)])
    expect(moments(now.told.length).filter(({ told }) => told > now.told.length)).toEqual([])
  })

  test('a saved battle goes on as it would have gone on', () => {
    const seats = sit(keeperOf({}))
    const [me] = seats
    const players = { ...everyone('random'), [me as SeatId]: 'human' }
    const kept = keeperOf(players)
    letComputersPlay(kept)
    decide(kept, [me as SeatId])
    const text = savedText(kept)
    const back = resumeBattle(
      (id) => (id === picket.id ? picket : null),
      { kind: 'resume', id: 1, text, name: 'file', players, chance: { seed: 'unused' } },
      'a battle',
    )
    if (!back.ok) throw new Error(back.refusal.message)
    expect(back.misfit).toBeNull()
    playToEnd(kept, [me as SeatId])
    playToEnd(back.value, [me as SeatId])
    expect(recordText(back.value)).toBe(recordText(kept))
  })

  test('a battle can be played on from any moment of another, which stays as it is', () => {
    const keeper = keeperOf(everyone('random'))
    letComputersPlay(keeper)
    const record = recordText(keeper)
    const { entries } = newsOf(keeper, null, 0, 0)
    for (const at of [0, 1, Math.floor(entries / 2), entries - 1]) {
      const players = everyone('random')
      const text = branchText(keeper.host, at, 'other dice')
      const branch = resumeBattle(
        () => picket,
        { kind: 'resume', id: 1, text, name: 'file', players, chance: { seed: 'unused' } },
        'branch',
      )
      if (!branch.ok) throw new Error(branch.refusal.message)
      // After the first entry one of two has made his plan, and is asked for it again.
      expect(newsOf(branch.value, null, 0, 0).entries).toBe(at === 1 ? 0 : at)
      letComputersPlay(branch.value)
      expect(newsOf(branch.value, null, 0, 0).outcome).not.toBeNull()
    }
    expect(recordText(keeper)).toBe(record)
  })

  test('a record is gone on with; a wrong file is refused with a sentence', () => {
    const keeper = keeperOf(everyone('random'))
    letComputersPlay(keeper)
    const open = (text: string) =>
      resumeBattle(
        (id) => (id === picket.id ? picket : null),
        { kind: 'resume', id: 1, text, name: 'my file', players: {}, chance: { seed: '1' } },
        'again',
      )
    const record = recordText(keeper)
    const again = open(record)
    expect(again.ok && recordText(again.value)).toBe(record)
    for (const wrong of ['', '{', '[]', '{"format":"other"}', record.replace(picket.id, 'chess')]) {
      const refused = open(wrong)
      expect(refused.ok).toBe(false)
      if (!refused.ok) expect(refused.refusal.message).toMatch(/^.*\w.*\.$/)
    }
  })

  test('computers consent to a take-back, people are asked', () => {
    const seats = sit(keeperOf({}))
    const [me, friend] = seats as [SeatId, SeatId]
    const against = keeperOf({ [me]: 'human', [friend]: 'random' })
    for (let i = 0; i < 5; i++) {
      letComputersPlay(against)
      decide(against, [me])
    }
    letComputersPlay(against)
    const { entries } = newsOf(against, me, 0, 0)
    expect(obey(against, [me], { kind: 'propose', id: 1, seat: me, to: null })).toBeNull()
    expect(newsOf(against, me, 0, 0).entries).toBeLessThan(entries)

    const together = keeperOf(everyone('human'))
    for (let i = 0; i < 6; i++) {
      letComputersPlay(together)
      decide(together, seats)
    }
    expect(obey(together, seats, { kind: 'propose', id: 1, seat: me, to: 0 })).toBeNull()
    expect(newsOf(together, me, 0, 0).proposal?.needs).toEqual([friend])
    expect(advance(together, computers)).toBe(false)
    const consent = { kind: 'consent', id: 1, seat: friend, agrees: true } as const
    expect(obey(together, seats, consent)).toBeNull()
    expect(newsOf(together, me, 0, 0).entries).toBe(0)
  })
})

describe('messages', () => {
  test('everything the keeper says has the published form, and survives JSON', () => {
    const keeper = keeperOf(everyone('human'))
    const seats = sit(keeper)
    for (let i = 0; i < 20; i++) {
      letComputersPlay(keeper)
      for (const seat of [null, ...seats]) {
        for (const said of [
          newsOf(keeper, seat, 0, 0),
          pastOf(keeper, { kind: 'past', id: 1, seat, at: { entries: i } }),
        ]) {
          const plain = JSON.parse(JSON.stringify(said)) as Json
          expect(fromHost.safeParse(plain).error).toBeUndefined()
          expect(plain).toEqual(said)
        }
      }
      if (decide(keeper, seats) === null) return
    }
  })

  test('what makes no sense is no message', () => {
    for (const wrong of [
      null,
      {},
      { kind: 'answer' },
      { kind: 'answer', id: 1, seat: 'red', number: -1, answer: null },
      { kind: 'answer', id: 1, seat: 'red', number: 1, answer: null, more: 1 },
      { kind: 'look', id: 1, seat: 4, revision: 0, known: 0 },
      { kind: 'interject', id: 1, said: { kind: 'clock', by: 'umpire', side: 'red' } },
    ])
      expect(toHost.safeParse(wrong).success).toBe(false)
  })
})
