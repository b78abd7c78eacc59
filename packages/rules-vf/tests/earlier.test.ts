import { readFileSync } from 'node:fs'
import { digest, replay, resume, recordOf, save, type Json } from '@grognard/kernel'
import { retold } from '@grognard/testkit'
import { parseSaved } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { version1 } from '../earlier.ts'
import { vf2 } from '../index.ts'

const fileOf = (name: string): URL => new URL(`./earlier/${name}`, import.meta.url)

const savedBattle = () => {
  const parsed = parseSaved(readFileSync(fileOf('sahagun.saved.json'), 'utf8'), 'saved')
  if (!parsed.ok) throw new Error(parsed.refusal.message)
  return parsed.value
}

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
    expect(record.log.map((logged) => ('answer' in logged ? logged.answer : null))).toEqual(
      answers.map((answer) => version1.answer(answer)),
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
