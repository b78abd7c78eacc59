import { answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import {
  canRead,
  checkpointOf,
  digest,
  isObject,
  isTakenBack,
  logOf,
  playOut,
  randomFrom,
  randomPlayer,
  recordOf,
  recordOfPlayed,
  replay,
  resume,
  save,
  inTodaysForm,
  seeded,
  type BattleRecord,
  type Earlier,
  type Json,
  type JsonObject,
  type Logged,
  type SavedBattle,
} from '../index.ts'
import { picket } from '../picket/index.ts'

// Version 0 shot 'from' a unit and wrote 'round' where today it is 'unit' and 'turn'.

const renamed = (value: Json, from: string, to: string): Json =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, held]) => [key === from ? to : key, held]),
      )
    : value

const version0: Earlier = {
  version: '0',
  answer: (answer) => renamed(answer, 'from', 'unit'),
  change: ({ at, to }) => ({ at: at[0] === 'round' ? ['turn'] : at, to }),
  battle: (battle) => renamed(battle, 'round', 'turn'),
  asWritten: (battle) => renamed(battle, 'turn', 'round'),
}

const today = { ...picket, earlier: [version0] }

const loggedThen = (logged: Logged): Logged =>
  'answer' in logged ? { ...logged, answer: renamed(logged.answer, 'unit', 'from') } : logged

const recordThen = (record: BattleRecord, battle: unknown): BattleRecord => ({
  ...record,
  rulebook: { id: 'picket', version: '0' },
  log: record.log.map(loggedThen),
  end: record.end && { ...record.end, digest: digest(version0.asWritten(battle as Json)) },
})

const savedThen = (saved: SavedBattle): SavedBattle => ({
  ...saved,
  record: recordThen(saved.record, saved.checkpoint.battle),
  checkpoint: { ...saved.checkpoint, battle: version0.asWritten(saved.checkpoint.battle) },
})

const setUp = { position: picket.scenarios[0].position, options: {} }

function played() {
  const begun = picket.setUp(setUp)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const all = playOut(picket, begun.value, {
    players: () => ({ player: randomPlayer, random: randomFrom('players') }),
    chance: seeded('chance'),
  })
  return { record: recordOfPlayed(setUp, all), battle: all.course.checkpoint }
}

function midway() {
  const position = { ...(setUp.position as JsonObject), phase: 'shooting' }
  const table = answering(picket, position, { dice: [6, 1, 1, 1] })
  table.answer('red', { unit: 0, at: 4 })
  return table.host
}

describe('what an earlier version of a rulebook wrote', () => {
  const { record, battle } = played()
  const then = recordThen(record, battle)

  it('replays to the same end, and goes on as a record of today', () => {
    expect(then.log).not.toEqual(record.log)
    const replayed = replay(today, then)
    expect(replayed.ok).toBe(true)
    expect(replayed.host && recordOf(replayed.host)).toEqual(record)
  })

  it('must end as it says', () => {
    const end = then.end && { ...then.end, digest: record.end?.digest ?? '' }
    const replayed = replay(today, { ...then, end })
    expect(!replayed.ok && replayed.misfit.refusal.code).toBe('end')
  })

  it('is not read where the rulebook has no reader, nor as if it were of today', () => {
    expect(replay(picket, then).ok).toBe(false)
    expect(replay(today, { ...then, rulebook: record.rulebook }).ok).toBe(false)
    expect(['0', '1', '2'].map((version) => canRead(today, version))).toEqual([true, true, false])
    expect(canRead(picket, '0')).toBe(false)
  })

  it('has a log that leaves take-backs as they are and reads corrections', () => {
    const takenBack = { takenBack: { to: 0, by: 'red', consent: ['blue'] } } as const
    const correction = (at: string) => ({
      interjection: {
        kind: 'correction' as const,
        by: 'umpire' as const,
        why: 'late',
        changes: [{ at: [at], to: 3 }],
      },
    })
    const concede = { interjection: { kind: 'concede', by: 'red' } } as const
    const log = [takenBack, correction('round'), concede]
    expect(logOf(today, { ...then, log })).toEqual([takenBack, correction('turn'), concede])
    expect(logOf(today, { ...record, log })).toBe(log)
    expect(log.filter(isTakenBack)).toHaveLength(1)
  })

  it('goes on from a saved battle without a misfit', () => {
    const saved = save(midway())
    const resumed = resume(today, savedThen(saved))
    expect(resumed.ok && resumed.misfit).toBeNull()
    expect(resumed.ok && save(resumed.host)).toMatchObject({
      record: saved.record,
      checkpoint: saved.checkpoint,
    })
    expect(checkpointOf(today, savedThen(saved))).toEqual(saved.checkpoint)
  })

  it('goes on from its checkpoint where the rules now lead elsewhere', () => {
    const saved = save(midway())
    const kinder = {
      ...today,
      setUp: (given: typeof setUp) => {
        const begun = picket.setUp(given)
        if (begun.ok) begun.value.lastTurn = 9
        return begun
      },
    }
    const resumed = resume(kinder, savedThen(saved))
    if (!resumed.ok) throw new Error(resumed.misfit.refusal.message)
    expect(resumed.misfit?.refusal.code).toBe('changed')
    expect(resumed.host.course.checkpoint).toEqual(saved.checkpoint.battle)
    expect(resumed.host.log).toEqual(saved.record.log)
  })

  describe('with two questions that are one today', () => {
    // Somebody was picked, and then it was asked at whom he shoots.
    const picked: Earlier = {
      ...version0,
      answer: (answer) => answer,
      join: {
        first: 'pick',
        second: 'aim',
        today: 'act',
        leads: (answer) => isObject(answer) && 'unit' in answer && !('at' in answer),
        both: (pick, aim) => ({ ...(pick as JsonObject), ...(aim as JsonObject) }),
        alone: (pick) => ({ ...(pick as JsonObject), at: null }),
      },
    }
    const reading = { ...picket, earlier: [picked] }
    const [red, blue] = [
      (ask: string, answer: Json): Logged => ({ seat: 'red', ask, answer }),
      (ask: string, answer: Json): Logged => ({ seat: 'blue', ask, answer }),
    ]
    const back = (to: number): Logged => ({ takenBack: { to, by: 'red', consent: [] } })
    const concede: Logged = { interjection: { kind: 'concede', by: 'blue' } }
    const [pick, aim, both] = [{ unit: 1 }, { at: 2 }, { unit: 1, at: 2 }]
    const read = (...log: readonly Logged[]) => logOf(reading, { ...then, log })

    it('joins the answers of one seat, and leaves those of two', () => {
      expect(read(red('pick', pick), red('aim', aim))).toEqual([red('act', both)])
      expect(read(red('pick', pick), blue('aim', aim))).toEqual([
        red('act', { unit: 1, at: null }),
        blue('aim', aim),
      ])
      expect(read(red('pick', 'done'))).toEqual([red('act', 'done')])
    })

    it('leaves out whoever had not answered the second, and what was said meanwhile stays', () => {
      expect(read(red('order', 'hold'), red('pick', pick))).toEqual([red('order', 'hold')])
      expect(read(red('pick', pick), concede, red('aim', aim))).toEqual([concede, red('act', both)])
    })

    it('counts anew what was taken back', () => {
      const log = [red('order', 'hold'), red('pick', pick), red('aim', aim)]
      const joined = [red('order', 'hold'), red('act', both)]
      expect(read(...log, back(2), red('aim', aim))).toEqual([...joined, back(1), red('act', both)])
      expect(read(...log, back(1), red('pick', pick), back(1))).toEqual([...joined, back(1)])
      expect(read(...log, back(0))).toEqual([...joined, back(0)])
    })

    it('knows how many entries stand where a saved battle goes on', () => {
      const saved = save(midway())
      const log = [red('pick', pick), red('aim', aim), red('pick', pick)]
      const entriesAt = (entries: number) =>
        checkpointOf(reading, {
          ...savedThen(saved),
          record: { ...then, log },
          checkpoint: { ...saved.checkpoint, entries },
        }).entries
      expect([0, 1, 2, 3].map(entriesAt)).toEqual([0, 0, 1, 1])
    })

    it('leaves the end of a script as it is', () => {
      const script = [{ answer: pick }, { answer: aim }, { answer: pick }]
      expect(inTodaysForm(reading, script)).toEqual([{ answer: both }, { answer: pick }])
    })
  })

  it('is read in a script, where what has the form of today stays', () => {
    const now = { seat: 'red', answer: { unit: 0, at: 4 } }
    const then = [{ seat: 'red', answer: { from: 0, at: 4 } }]
    expect(inTodaysForm(today, then)).toEqual([now])
    expect(inTodaysForm(today, [now])).toEqual([now])
    expect(inTodaysForm(picket, then)).toBe(then)
  })
})
