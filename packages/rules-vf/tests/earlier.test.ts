import { readFileSync } from 'node:fs'
import {
  digest,
  inTodaysForm,
  isAnswered,
  isTakenBack,
  replay,
  resume,
  recordOf,
  save,
  type Json,
  type Logged,
} from '@grognard/kernel'
import { retold } from '@grognard/testkit'
import { parseSaved } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { version1 } from '../earlier.ts'
import { vf2, vf3 } from '../index.ts'

const fileOf = (name: string): URL => new URL(`./earlier/${name}`, import.meta.url)

const savedBattle = (name = 'sahagun.saved.json') => {
  const parsed = parseSaved(readFileSync(fileOf(name), 'utf8'), 'saved')
  if (!parsed.ok) throw new Error(parsed.refusal.message)
  return parsed.value
}

/** All answers but those of the fire phase. */
const otherAnswers = (log: readonly Logged[]): readonly Json[] =>
  log.flatMap((logged) =>
    'answer' in logged && !['target', 'shoot', 'volley'].includes(logged.ask)
      ? [logged.answer]
      : [],
  )

describe('a record of version 1', () => {
  const golden = JSON.parse(readFileSync(fileOf('sahagun.json'), 'utf8')) as Parameters<
    typeof retold
  >[1]
  const answers = golden.record.log.map((logged) => ('answer' in logged ? logged.answer : null))

  it('vf2:8.2.3 has brigade support by one unit, and by none', () => {
    expect(golden.record.rulebook.version).toBe('1')
    expect(JSON.stringify(answers)).toMatch(/"support":\[[^\]]*\],"brigade":\d/)
    expect(JSON.stringify(answers)).toMatch(/"support":\[[^\]]*\],"brigade":null/)
  })

  it('tells the same story, and ends in the same state', () => {
    expect(retold(vf2, golden)).toEqual(golden)
  })

  it('goes on as one of today, with the same answers but for their form', () => {
    const replayed = replay(vf2, golden.record)
    if (!replayed.ok) throw new Error(replayed.misfit.refusal.message)
    const record = recordOf(replayed.host)
    expect(record.rulebook.version).toBe(vf2.version)
    expect(otherAnswers(record.log)).toEqual(
      otherAnswers(golden.record.log).map((answer) => version1.answer(answer)),
    )
    expect(record.end?.outcome).toEqual(golden.record.end?.outcome)
    expect(replay(vf2, record).ok).toBe(true)
  })
})

describe('a saved battle of version 1', () => {
  const saved = savedBattle()
  const checkpoint = JSON.stringify(saved.checkpoint.battle)

  it('vf2:8.2.3 vf2:6.8 was saved in a fight with brigade support, after a leader had moved', () => {
    expect(saved.record.rulebook.version).toBe('1')
    expect(checkpoint).toMatch(/"fights":\[\{[^}]*"brigade":\d/)
    expect(checkpoint).toContain('"rode":true')
  })

  it('goes on where it was, with its story', () => {
    const resumed = resume(vf2, saved)
    if (!resumed.ok) throw new Error(resumed.misfit.refusal.message)
    expect(resumed.misfit).toBeNull()
    const { battle } = resumed.host.course
    expect(battle.fights.map(({ brigade }) => brigade.length)).toContain(1)
    expect(battle.leaders.map(({ moved }) => moved)).toContain(true)
    // Ways are told since then, for those who watch.
    const told = resumed.host.course.telling?.happenings.map(
      ({ data: { way: _way, ...data }, ...one }) => ({ data, ...one }),
    )
    expect(told).toEqual(saved.story)
    const again = save(resumed.host)
    expect(again.record.rulebook.version).toBe(vf2.version)
    expect(resume(vf2, JSON.parse(JSON.stringify(again)))).toMatchObject({ ok: true, misfit: null })
  })

  it('goes on from its checkpoint where the record no longer fits', () => {
    const log = saved.record.log.slice(1)
    const resumed = resume(vf2, { ...saved, record: { ...saved.record, log } })
    if (!resumed.ok) throw new Error(resumed.misfit.refusal.message)
    expect(resumed.misfit).not.toBeNull()
    expect(digest(resumed.host.course.checkpoint)).toBe(
      digest(version1.battle(saved.checkpoint.battle)),
    )
  })

  it('has a checkpoint that is the same when it is written as it was', () => {
    const today = version1.battle(saved.checkpoint.battle)
    expect(today).not.toEqual(saved.checkpoint.battle)
    expect(JSON.stringify(version1.asWritten(today))).toBe(checkpoint)
  })
})

describe('what an umpire corrected in version 1', () => {
  const fight = (brigade: Json) => ({ main: 0, target: 2, support: [], brigade })

  it.each<[string, readonly (string | number)[], Json, readonly (string | number)[], Json]>([
    ['all fights', ['fights'], [fight(1), fight(null)], ['fights'], [fight([1]), fight([])]],
    ['a fight', ['fights', 0], fight(1), ['fights', 0], fight([1])],
    ['who helps in it', ['fights', 0, 'brigade'], 1, ['fights', 0, 'brigade'], [1]],
    ['its target', ['fights', 0, 'target'], 1, ['fights', 0, 'target'], 1],
    ['all leaders', ['leaders'], [{ rode: true }], ['leaders'], [{ moved: true }]],
    ['a leader', ['leaders', 1], { rode: true }, ['leaders', 1], { moved: true }],
    ['that it moved', ['leaders', 1, 'rode'], true, ['leaders', 1, 'moved'], true],
    ['its name', ['leaders', 1, 'name'], 'Hill', ['leaders', 1, 'name'], 'Hill'],
    ['something else', ['units', 1, 'losses'], 2, ['units', 1, 'losses'], 2],
  ])('vf2:6.8 vf2:8.2.3 %s', (_what, at, to, atNow, toNow) => {
    expect(version1.change({ at, to })).toEqual({ at: atNow, to: toNow })
  })
})

describe('an answer of version 1', () => {
  it.each<[string, Json, Json]>([
    ['nobody', { support: [3], brigade: null }, { support: [3], brigade: [] }],
    ['one', { support: [3], brigade: 0 }, { support: [3], brigade: [0] }],
    ['the form of today', { support: [3], brigade: [0] }, { support: [3], brigade: [0] }],
    ['no sense', { support: [3], brigade: 'x' }, { support: [3], brigade: 'x' }],
    ['a card on a brigade', { card: 'king', brigade: 2 }, { card: 'king', brigade: 2 }],
    ['words', ['pass'], ['pass']],
    ['nothing', null, null],
  ])('vf2:8.2.3 with %s', (_what, then, now) => {
    expect(version1.answer(then)).toEqual(now)
    expect(version1.answer(now)).toEqual(now)
  })
})

describe('a record of version 2', () => {
  const golden = JSON.parse(readFileSync(fileOf('volleys-2.json'), 'utf8')) as Parameters<
    typeof retold
  >[1]
  const asksIn = (log: readonly Logged[]): readonly string[] =>
    log.flatMap((logged) => ('answer' in logged ? [logged.ask] : []))

  it('vf2:5.0 has targets, one with a card, and who shoots at them by another answer', () => {
    expect(golden.record.rulebook).toEqual({ id: 'vf3', version: '2' })
    expect(asksIn(golden.record.log)).toContain('shoot')
    expect(JSON.stringify(golden.record.log)).toContain(
      '"ask":"target","answer":{"target":5,"cards"',
    )
  })

  it('vf2:5.0 tells the same story, and goes on with volleys', () => {
    expect(retold(vf3, golden)).toEqual(golden)
    const replayed = replay(vf3, golden.record)
    if (!replayed.ok) throw new Error(replayed.misfit.refusal.message)
    const record = recordOf(replayed.host)
    expect(record.rulebook.version).toBe(vf3.version)
    expect(asksIn(record.log)).not.toContain('target')
    expect(asksIn(record.log)).not.toContain('shoot')
    const shots = asksIn(golden.record.log).filter((ask) => ask === 'shoot').length
    expect(record.log).toHaveLength(golden.record.log.length - shots)
    expect(otherAnswers(record.log)).toEqual(otherAnswers(golden.record.log))
    expect(record.end).toEqual(golden.record.end)
    expect(replay(vf3, record).ok).toBe(true)
  })
})

// Hill is commander-in-chief, and Picton commands the second brigade. Hill has led a volley with a
// card, left the next to Picton, and picked the last target without saying who shoots. In between
// he has taken back who shot, with the target and without it.
describe('a saved battle of version 2, in the middle of a shooting', () => {
  const saved = savedBattle('volleys-2.saved.json')
  const resumed = resume(vf2, saved)
  if (!resumed.ok) throw new Error(resumed.misfit.refusal.message)
  const { host } = resumed
  const volleyBy = (target: number, main: number, ...support: readonly number[]) => ({
    target,
    shot: { main, skirmish: false, support: support.map((unit) => ({ unit, skirmish: false })) },
  })

  it('vf2:5.0 fits, and asks for the volley of which only the target had been picked', () => {
    expect(saved.record.rulebook.version).toBe('2')
    expect(saved.record.log.at(-1)).toMatchObject({ seat: 'hill', ask: 'target' })
    expect(resumed.misfit).toBeNull()
    expect(host.course.asks).toMatchObject([{ seats: ['hill'], name: 'volley' }])
    const { battle } = host.course
    expect(battle.fate.red).toMatchObject({ hand: ['king'], discard: ['7'] })
  })

  it('vf2:5.1 one answer where the commander-in-chief shot himself, two where another did', () => {
    const said = host.entries.flatMap((entry) =>
      isAnswered(entry) && ['volley', 'shoot'].includes(entry.ask)
        ? [[entry.seat, entry.ask, entry.answer]]
        : [],
    )
    expect(said).toEqual([
      ['hill', 'volley', { ...volleyBy(5, 0, 1), cards: [{ card: '7' }] }],
      ['hill', 'volley', { target: 7, shot: null }],
      ['picton', 'shoot', volleyBy(7, 3).shot],
      ['hill', 'volley', volleyBy(6, 2)],
    ])
  })

  it('has its take-backs where they were, but for one of who shoots alone', () => {
    const takenBack = host.log.filter(isTakenBack).map((logged) => logged.takenBack.to)
    // The first went back to the picked target, the second from there to before it.
    expect(saved.record.log.filter(isTakenBack).map((logged) => logged.takenBack.to)).toEqual([
      9, 8, 9,
    ])
    expect(takenBack).toEqual([7, 7])
    expect([saved.proposal?.to, host.proposal?.to]).toEqual([8, 7])
    expect(save(host).checkpoint.entries).toBe(host.entries.length)
  })

  it('goes on, and is saved as one of today', () => {
    const again = save(host)
    expect(again.record.rulebook.version).toBe(vf2.version)
    expect(resume(vf2, JSON.parse(JSON.stringify(again)))).toMatchObject({ ok: true, misfit: null })
  })
})

describe('a script of version 2', () => {
  const shot = { main: 0, skirmish: false, support: [] }
  const cards = [{ card: '7' }]

  it.each<[string, readonly Script[], readonly Script[]]>([
    [
      'names its asks',
      [
        { ask: 'target', answer: { target: 2, cards } },
        { ask: 'shoot', answer: shot },
        { ask: 'target', answer: null },
      ],
      [
        { ask: 'volley', answer: { target: 2, cards, shot } },
        { ask: 'volley', answer: null },
      ],
    ],
    [
      'names nothing',
      [{ answer: { target: 2 } }, { answer: shot }, { answer: null }],
      [{ answer: { target: 2, shot } }, { answer: null }],
    ],
    [
      'has another seat shoot',
      [
        { seat: 'hill', ask: 'target', answer: { target: 2 } },
        { seat: 'picton', ask: 'shoot', answer: shot },
      ],
      [
        { seat: 'hill', ask: 'volley', answer: { target: 2, shot: null } },
        { seat: 'picton', ask: 'shoot', answer: shot },
      ],
    ],
  ])('vf2:5.0 that %s', (_how, then, now) => {
    expect(inTodaysForm(vf2, then)).toEqual(now)
    expect(inTodaysForm(vf2, now)).toEqual(now)
  })
})

type Script = { readonly seat?: string; readonly ask?: string; readonly answer: Json }
