import { answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import {
  ask,
  give,
  newsFor,
  openTo,
  passUntil,
  playOut,
  proposeTakeBack,
  randomFrom,
  randomPlayer,
  recordOf,
  recordOfPlayed,
  replay,
  resume,
  save,
  seeded,
  settle,
  undo,
  type Answered,
  type AnyKind,
  type BattleRecord,
  type Logged,
} from '../index.ts'
import type { Picket } from '../picket/battle.ts'
import { picket } from '../picket/index.ts'

const setUp = { position: picket.scenarios[0].position, options: {} }

function recorded(seed: string): BattleRecord {
  const begun = picket.setUp(setUp)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const random = randomFrom(`${seed}/players`)
  const played = playOut(picket, begun.value, {
    players: () => ({ player: randomPlayer, random }),
    chance: seeded(`${seed}/chance`),
  })
  return JSON.parse(JSON.stringify(recordOfPlayed(setUp, played))) as BattleRecord
}

const changed = (record: BattleRecord, at: number, change: Partial<Answered>): BattleRecord => ({
  ...record,
  log: record.log.with(at, { ...(record.log[at] as Answered), ...change }),
})

describe('a record', () => {
  it('replays to the same end without any random numbers', () => {
    const record = recorded('a')
    const replayed = replay(picket, record)
    expect(replayed.ok).toBe(true)
    expect(replayed.host && recordOf(replayed.host)).toEqual(record)
  })

  it('counts decisions without dice and automatic answers', () => {
    const begun = picket.setUp(setUp)
    if (!begun.ok) return
    const { log, decisions, automatic } = playOut(picket, begun.value, {
      players: () => ({ player: randomPlayer, random: randomFrom('x') }),
      chance: seeded('y'),
    })
    const answers = log as readonly Answered[]
    const dice = answers.filter(({ seat }) => seat === 'chance').length
    expect(automatic).toBe(answers.filter((a) => a.automatic).length)
    expect(automatic).toBeGreaterThan(0)
    expect(decisions).toBe(log.length - dice - automatic)
  })

  it('names the first answer that is refused', () => {
    const record = recorded('a')
    const at = record.log.findIndex((entry) => (entry as Answered).ask === 'act')
    const replayed = replay(picket, changed(record, at, { answer: { unit: 99, at: 0 } }))
    expect(!replayed.ok && replayed.misfit).toMatchObject({
      at: at + 1,
      refusal: { clause: 'picket:1', code: 'unit' },
    })
  })

  it('names an answer to something that is not asked', () => {
    const replayed = replay(picket, changed(recorded('a'), 0, { ask: 'act' }))
    expect(!replayed.ok && replayed.misfit.refusal.message).toBe(
      `It answers 'act' for red; what is asked is 'order' of red and 'order' of blue.`,
    )
  })

  it('names a refused set-up, an end that differs, and an end that is missing or too soon', () => {
    const record = recorded('a')
    const problem = (wrong: BattleRecord) => {
      const replayed = replay(picket, wrong)
      return replayed.ok ? null : replayed.misfit
    }
    expect(problem({ ...record, setUp: { position: null, options: {} } })?.at).toBe(0)
    const end = record.end && { ...record.end, digest: '0' }
    expect(problem({ ...record, end })?.refusal.message).toContain('ends differently')
    expect(problem({ ...record, end: null })?.refusal.message).toContain('does not say so')
    expect(problem({ ...record, log: record.log.slice(0, -1) })?.refusal.message).toContain(
      'it goes on',
    )
    const more: readonly Logged[] = [...record.log, { seat: 'red', ask: 'act', answer: 'done' }]
    expect(problem({ ...record, log: more })?.refusal.code).toBe('over-before')
    const nowhere = { takenBack: { to: 5000, by: 'red', consent: [] } }
    expect(problem({ ...record, log: [nowhere] })?.refusal.code).toBe('nothing-after')
  })

  it('is only told where nobody asks about its end', () => {
    const record = recorded('a')
    const replayed = replay(picket, { ...record, end: null }, { checkEnd: false })
    expect(replayed.ok).toBe(true)
  })
})

describe('a record that lies', () => {
  it('about what was automatic is refused', () => {
    const record = recorded('a')
    const order = changed(record, 0, { automatic: 'only' })
    const passed = record.log.findIndex((entry) => (entry as Answered).answer === false)
    const flagged = (wrong: BattleRecord) => {
      const replayed = replay(picket, wrong)
      return replayed.ok ? null : replayed.misfit.refusal.code
    }
    expect(flagged(order)).toBe('automatic')
    expect(flagged(changed(record, passed, { automatic: 'passed' }))).toBe(null)
    expect(flagged(changed(record, passed, { automatic: 'only' }))).toBe('automatic')
    const dice = record.log.findIndex((entry) => (entry as Answered).seat === 'chance')
    expect(flagged(changed(record, dice, { automatic: 'passed' }))).toBe('automatic')
  })

  it('about its rulebook is refused', () => {
    const record = recorded('a')
    const replayed = replay(picket, { ...record, rulebook: { id: 'vf2', version: '1' } })
    expect(!replayed.ok && replayed.misfit).toMatchObject({
      at: 0,
      refusal: { code: 'other-rulebook' },
    })
  })
})

describe('battles between computers', () => {
  it('let every seat that may answer have its turn', () => {
    const position = picket.scenarios[1]?.position ?? null
    const begun = picket.setUp({ position, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const random = randomFrom('wings')
    const players = () => ({ player: randomPlayer, random })
    const { log } = playOut(picket, begun.value, { players, chance: seeded('wings') })
    const acting = new Set(
      (log as readonly Answered[]).flatMap((a) => (a.ask === 'act' ? [a.seat] : [])),
    )
    expect([...acting].toSorted()).toEqual(['blue', 'blue wing', 'red', 'red wing'])
    expect(log.some((a) => (a as Answered).ask === 'act' && (a as Answered).automatic)).toBe(false)
  })
})

describe('a saved battle', () => {
  const position = {
    phase: 'shooting',
    units: [
      { side: 'red', lane: 0, men: 4 },
      { side: 'blue', lane: 0, men: 4 },
      { side: 'blue', lane: 1, men: 4 },
    ],
    orders: { blue: 'advance' },
    hands: { red: { volley: 1, feint: 1 }, blue: { cover: 1, feint: 2 } },
  }
  const midway = () => {
    const table = answering(picket, position, { dice: [6, 1, 1] })
    table.answer('red', { unit: 0, at: 1, volley: true })
    table.answer('blue', false)
    return table
  }
  const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

  it('goes on in the middle of an activity with all that was promised', () => {
    const table = midway()
    passUntil(table.host, 'blue', 'turn', 'feint')
    proposeTakeBack(table.host, 'red', 0)
    const saved = save(table.host)
    const resumed = resume(picket, through(saved))
    expect(resumed.ok && resumed.misfit).toBe(null)
    if (!resumed.ok) return
    expect(resumed.host.course.battle).toEqual(table.battle())
    expect(resumed.host.standing).toEqual(table.host.standing)
    expect(resumed.host.proposal).toEqual(table.host.proposal)
    const [open] = openTo(resumed.host, 'blue')
    expect(open?.ask.name).toBe('cover')
    expect(open?.number).toBe(saved.number)
    expect(resumed.host.nextNumber).toBe(saved.nextNumber)
    expect(give(resumed.host, 'blue', open?.number ?? 0, true)).toBe(null)
  })

  it('keeps half of a simultaneous choice', () => {
    const table = answering(picket, { units: position.units })
    table.answer('blue', 'advance')
    const resumed = resume(picket, through(save(table.host)))
    if (!resumed.ok) throw new Error('not resumed')
    expect(openTo(resumed.host, 'blue')).toEqual([])
    expect(openTo(resumed.host, 'red')).toHaveLength(1)
  })

  it('throws the dice that it would have thrown', () => {
    const begin = () => {
      const table = answering(picket, position)
      const host = { ...table.host, chance: seeded('dice') }
      return host
    }
    const [straight, saved] = [begin(), begin()]
    const resumed = resume(picket, through(save(saved)))
    if (!resumed.ok) throw new Error('not resumed')
    for (const host of [straight, resumed.host]) {
      give(host, 'red', openTo(host, 'red')[0]?.number ?? 0, { unit: 0, at: 1 })
      give(host, 'blue', openTo(host, 'blue')[0]?.number ?? 0, false)
      settle(host)
    }
    expect(resumed.host.log).toEqual(straight.log)
  })

  it('goes on from its checkpoint after a change of rules, and says what no longer fits', () => {
    const table = midway()
    const stricter = {
      ...picket,
      version: '2',
      asks: picket.asks.map((kind) =>
        kind.name === 'act'
          ? { ...kind, refuse: () => ({ clause: 'picket:4', code: 'new', message: 'No more.' }) }
          : kind,
      ),
    }
    const resumed = resume(stricter, through(save(table.host)))
    if (!resumed.ok) throw new Error('not resumed')
    expect(resumed.misfit).toMatchObject({ at: 1, refusal: { code: 'new' } })
    expect(resumed.host.course.checkpoint).toEqual(table.host.course.checkpoint)
    expect(openTo(resumed.host, 'red')[0]?.ask.name).toBe('act')
    expect(resumed.host.log.at(-1)).toMatchObject({ takenBack: { to: 0 } })
    expect(resumed.host.entries).toEqual([])
  })

  it('keeps its story and what was entered when the rules lead elsewhere', () => {
    const table = answering(picket, position, { dice: [6, 1, 1, 1] })
    table.answer('red', { unit: 0, at: 1 })
    table.answer('blue', false)
    const kinder = {
      ...picket,
      setUp: (given: typeof setUp) => {
        const begun = picket.setUp(given)
        if (begun.ok) begun.value.lastTurn = 9
        return begun
      },
    }
    const resumed = resume(kinder, through(save(table.host)))
    if (!resumed.ok) throw new Error('not resumed')
    expect(resumed.misfit?.refusal.code).toBe('changed')
    expect(resumed.host.course.battle.lastTurn).toBe(6)
    expect(resumed.host.course.telling?.happenings.map(({ name }) => name)).toEqual(['shot'])
    expect(resumed.host.log).toEqual(table.host.log)
    expect(openTo(resumed.host, 'blue')[0]?.ask.name).toBe('act')
  })

  it('tells seats that were away how far the story was taken back', () => {
    const table = midway()
    undo(table.host, 'blue')
    undo(table.host, 'red')
    const resumed = resume(picket, through(save(table.host)))
    if (!resumed.ok) throw new Error('not resumed')
    expect(newsFor(resumed.host, 'blue', 0, 1)).toMatchObject({ revision: 2, rewindTo: 1 })
  })

  it('does not believe a proposal that cannot be', () => {
    const saved = save(midway().host)
    const proposal = { to: 50, by: 'red', needs: [], consent: [] }
    const resumed = resume(picket, through({ ...saved, proposal }))
    expect(resumed.ok && resumed.host.proposal).toBe(null)
    const forged = { to: 0, by: 'red', needs: [], consent: [] }
    const checked = resume(picket, through({ ...saved, proposal: forged }))
    expect(checked.ok && checked.host.proposal?.needs).toEqual(['blue'])
  })

  it('of changed rules takes no answer for another question, and goes back no further', () => {
    const table = midway()
    const saved = through(save(table.host))
    const [act, ...rest] = picket.asks
    const renamed = {
      ...picket,
      asks: [act as AnyKind, ...rest].map((kind) =>
        kind.name === 'act' ? { ...kind, name: 'action' } : kind,
      ),
      next: function* (battle: Picket) {
        yield* ask({ ...(picket.asks[1] as AnyKind), name: 'action' }, 'red', { side: 'red' })
        battle.turn++
      },
    }
    const resumed = resume(renamed, saved)
    if (!resumed.ok) throw new Error('not resumed')
    expect(resumed.host.entries).toEqual([])
    expect(undo(resumed.host, 'red')?.code).toBe('undo')
    const stranger = { interjection: { kind: 'concede', by: 'nobody' } } as const
    const log = [...saved.record.log, stranger]
    const odd = resume(renamed, { ...saved, record: { ...saved.record, log } })
    expect(odd.ok && odd.misfit).not.toBe(null)
  })

  it('whose checkpoint is no battle is refused', () => {
    const saved = save(midway().host)
    const battle = { ...(saved.checkpoint.battle as object), units: [] }
    const broken = { ...saved, checkpoint: { ...saved.checkpoint, battle } }
    const rubbish = { ...saved, checkpoint: { ...saved.checkpoint, battle: { units: 7 } } }
    const refused = resume(picket, through(rubbish))
    expect(!refused.ok && refused.misfit.refusal.message).toBe('seats: It is missing.')
    const resumed = resume(picket, through(broken))
    expect(!resumed.ok && resumed.misfit.refusal).toMatchObject({
      code: 'checkpoint',
      message: 'The red side has no units.',
    })
  })
})
