import {
  digest,
  isAnswered,
  openTo,
  randomFrom,
  seenBy,
  type Random,
  type Rulebook,
} from '@grognard/kernel'
import { picket as rulebook } from '@grognard/kernel/picket'
import { describe, expect, test } from 'vitest'
import {
  advance,
  newsOf,
  nextLine,
  obey,
  pastOf,
  recordText,
  savedText,
  startBattle,
  wholeJournal,
  type Journal,
  type Keeper,
  type KeptBattle,
} from '../index.ts'
import { reviveBattle, textOfKept } from '../revive.ts'

const picket = rulebook as unknown as Rulebook
const players = { red: 'human', blue: 'human' }
const both = { seats: ['red', 'blue'], owner: true, umpire: false }
const now = { now: 0, proposalsUntil: null }
const PRINT = 'these rules'

function started(seed: string): Keeper {
  const setUp = { position: picket.scenarios[0].position, options: {} }
  const order = {
    kind: 'start',
    id: 1,
    rulebook: 'picket',
    setUp,
    chance: { seed },
    players,
  } as const
  const opened = startBattle(picket, order, 'rows')
  if (!opened.ok) throw new Error(opened.refusal.message)
  while (advance(opened.value, () => null));
  return opened.value
}

/** A battle and what a disk keeps of it. */
type Disk = { kept: KeptBattle; journal: Journal }

const begin = (keeper: Keeper): Disk => ({
  kept: { text: savedText(keeper), rows: [], snapshots: [] },
  journal: wholeJournal(keeper),
})

function write(keeper: Keeper, disk: Disk): void {
  const next = nextLine(keeper, disk.journal, PRINT)
  if (!next) return
  const { text, snapshot } = next.line
  const { kept } = disk
  const snapshots = snapshot === null ? kept.snapshots : [...kept.snapshots.slice(-1), snapshot]
  disk.kept = { text: kept.text, rows: [...kept.rows, text], snapshots }
  disk.journal = next.journal
}

const back = (kept: KeptBattle, print = PRINT) =>
  reviveBattle(picket, kept, { name: 'rows', title: 'Rows', players, print })

function again(kept: KeptBattle, print = PRINT): Keeper {
  const revived = back(kept, print)
  if (!revived.ok) throw new Error(revived.refusal.message)
  expect(revived.misfit).toBeNull()
  return revived.value
}

/** One order of somebody's: mostly an answer, now and then one that goes back. */
function someOrder(keeper: Keeper, random: Random, what = random.below(12)): void {
  const { host } = keeper
  const seat = random.pick(['red', 'blue'])
  const order = { id: 1, seat }
  if (what === 0) obey(keeper, both, { ...order, kind: 'undo' }, now)
  else if (what === 1) {
    const to = random.below(host.entries.length + 1)
    obey(keeper, both, { ...order, kind: 'propose', to }, now)
    const other = seat === 'red' ? 'blue' : 'red'
    const agrees = random.below(3) > 0
    obey(keeper, both, { kind: 'consent', id: 1, seat: other, agrees }, now)
  } else if (what === 2)
    obey(keeper, both, { ...order, kind: 'pass', until: 'turn', ask: null }, now)
  else if (what === 3) obey(keeper, both, { ...order, kind: 'stop passing' }, now)
  else {
    const [open] = openTo(host, seat)
    const kind = picket.asks.find(({ name }) => name === open?.ask.name)
    if (!open || !kind) return
    const seen = seenBy(host.course, seat)
    const answer = random.pick(kind.candidates(seen, open.ask.args, 6, random))
    obey(keeper, both, { ...order, kind: 'answer', number: open.number, answer }, now)
  }
  while (!host.proposal && advance(keeper, () => null));
}

const ANSWER = 4

/** Answers, each written down, until the first snapshot stands. */
function toSnapshot(keeper: Keeper, disk: Disk, random: Random): void {
  while (disk.kept.snapshots.length === 0 && !keeper.host.course.battle.outcome) {
    someOrder(keeper, random, ANSWER)
    write(keeper, disk)
  }
}

function sameBattle(one: Keeper, other: Keeper): void {
  for (const eyes of ['red', 'blue', null, 'umpire'])
    expect(newsOf(other, eyes, 0, 0)).toEqual(newsOf(one, eyes, 0, 0))
  expect(digest(other.host.course.checkpoint)).toBe(digest(one.host.course.checkpoint))
  expect(recordText(other)).toBe(recordText(one))
  expect(JSON.parse(savedText(other))).toEqual(JSON.parse(savedText(one)))
}

describe('a battle that is written down row by row', () => {
  test('is revived with the same questions, numbers, story, dice to come and undo', () => {
    let snapshots = 0
    for (const seed of ['a', 'b', 'c']) {
      const random = randomFrom(seed)
      const keeper = started(seed)
      const disk = begin(keeper)
      for (let i = 0; i < 120 && !keeper.host.course.battle.outcome; i++) {
        someOrder(keeper, random)
        write(keeper, disk)
        snapshots = Math.max(snapshots, disk.kept.snapshots.length)
        if (i % 7 > 0) continue
        sameBattle(keeper, again(disk.kept))
        for (const seat of ['red', 'blue']) {
          const [one, other] = [again(disk.kept), again(disk.kept, 'other rules')]
          const undone = [one, other].map((each) =>
            obey(each, both, { kind: 'undo', id: 1, seat }, now),
          )
          expect(undone[0]).toEqual(undone[1])
          expect(recordText(one)).toBe(recordText(other))
        }
      }
    }
    expect(snapshots).toBe(2)
  })

  test('goes on being written where it was revived', () => {
    const random = randomFrom('on')
    const keeper = started('on')
    const disk = begin(keeper)
    toSnapshot(keeper, disk, random)
    const revived = back(disk.kept)
    if (!revived.ok || !revived.journal) throw new Error('It is not revived from its snapshot.')
    const later: Disk = { kept: disk.kept, journal: revived.journal }
    for (let i = 0; i < 40; i++) {
      someOrder(revived.value, random)
      write(revived.value, later)
    }
    sameBattle(revived.value, again(later.kept))
    sameBattle(revived.value, again(later.kept, 'other rules'))
  })

  test('is looked back at from its beginning, and taken back to it, after it was revived', () => {
    const random = randomFrom('past')
    const keeper = started('past')
    const disk = begin(keeper)
    toSnapshot(keeper, disk, random)
    const revived = again(disk.kept)
    expect(revived.host.marks[0]?.entries).toBeGreaterThan(0)
    const { entries } = newsOf(keeper, null, 0, 0)
    for (let at = 0; at <= entries; at += 5) {
      const order = { kind: 'past', id: 1, seat: 'red', at: { entries: at } } as const
      expect(pastOf(revived, order)).toEqual(pastOf(keeper, order))
    }
    const other = again(disk.kept)
    for (const one of [keeper, other]) {
      obey(one, both, { kind: 'propose', id: 1, seat: 'red', to: 0 }, now)
      obey(one, both, { kind: 'consent', id: 1, seat: 'blue', agrees: true }, now)
    }
    expect(other.host.entries).toEqual([])
    sameBattle(keeper, other)
  })

  test('is judged anew where other rules wrote it, or nobody knows which', () => {
    const random = randomFrom('print')
    const keeper = started('print')
    const disk = begin(keeper)
    toSnapshot(keeper, disk, random)
    const isRevived = (print: string): boolean => {
      const revived = back(disk.kept, print)
      return revived.ok && revived.journal !== undefined
    }
    expect([PRINT, 'other rules', ''].map(isRevived)).toEqual([true, false, false])
    sameBattle(keeper, again(disk.kept, 'other rules'))
  })

  test('adds nothing where nothing has changed', () => {
    const keeper = started('same')
    const disk = begin(keeper)
    expect(nextLine(keeper, disk.journal, PRINT)).toBeNull()
  })

  test('is not guessed where a row cannot be read; what stood before it is there as a file', () => {
    const random = randomFrom('broken')
    const keeper = started('broken')
    const disk = begin(keeper)
    for (let i = 0; i < 12; i++) {
      someOrder(keeper, random)
      write(keeper, disk)
    }
    const { rows } = disk.kept
    for (const wrong of ['', '{', '{"keep":-1}', rows[3]?.slice(1) ?? '']) {
      const kept = { ...disk.kept, rows: rows.with(3, wrong) }
      const revived = back(kept)
      expect(revived.ok ? null : revived.refusal).toMatchObject({ code: 'row', data: { row: 4 } })
      const file = JSON.parse(textOfKept(kept)) as { record: { log: object[] } }
      expect(file.record.log.length).toBeGreaterThan(0)
      expect(keeper.host.log.slice(0, file.record.log.length)).toEqual(file.record.log)
    }
  })

  test('and a snapshot that is no battle is not believed', () => {
    const random = randomFrom('snapshot')
    const keeper = started('snapshot')
    const disk = begin(keeper)
    toSnapshot(keeper, disk, random)
    const snapshots = disk.kept.snapshots.map((text) => text.replace('"units":', '"men":'))
    expect(snapshots).not.toEqual(disk.kept.snapshots)
    const revived = back({ ...disk.kept, snapshots })
    expect(revived.ok && revived.journal).toBeFalsy()
  })

  test('costs as much at its end as at its beginning', () => {
    const random = randomFrom('size')
    const keeper = started('size')
    const disk = begin(keeper)
    for (let i = 0; i < 300 && !keeper.host.course.battle.outcome; i++) {
      someOrder(keeper, random)
      write(keeper, disk)
    }
    const third = Math.floor(disk.kept.rows.length / 3)
    const length = (rows: readonly string[]) => rows.join('').length / rows.length
    const { rows } = disk.kept
    expect(length(rows.slice(-third))).toBeLessThan(1.5 * length(rows.slice(0, third)))
    expect(keeper.host.log.some(isDecided)).toBe(true)
  })
})

const isDecided = (logged: Keeper['host']['log'][number]): boolean =>
  !('takenBack' in logged) && isAnswered(logged)
