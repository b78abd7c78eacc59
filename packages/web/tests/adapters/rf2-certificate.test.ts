import type { Json } from '@grognard/kernel'
import { caseFrom, caseOf, type Matter, type Rf2 } from '@grognard/rules-rf2/functions'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { certificates } from '../../adapters/rf2/certificate/index.ts'
import { bodyOf, leaderBody } from '../../adapters/inches/ids.ts'
import { firefight, named } from './rf2-drawn-up.ts'

const seen = firefight({ '1st Foot': { pose: { x: 22_000, y: 28_000, facing: 0 }, hits: 4 } })
const foot = named(seen, '1st Foot')
const enemy = named(seen, '1st Musketeers')

const judged = (matter: Matter, battle: Rf2 = seen) =>
  // As a link carries it.
  certificates.judged(JSON.parse(JSON.stringify(caseOf(battle, matter))) as Json, 'en')

const move = (...steps: readonly Json[]): Json => ({
  unit: foot.id,
  does: 'move',
  pace: 'normal',
  steps: [...steps],
})

describe('a battle that a link carries', () => {
  it('is set up again as it is', () => {
    const led = {
      ...seen,
      leaders: seen.leaders.map((one) => (one.id === 1 ? { ...one, with: 4, at: null } : one)),
    }
    for (const battle of [seen, led]) {
      const found = caseFrom(
        JSON.parse(JSON.stringify(caseOf(battle, { about: 'shot', unit: 0, target: 7 }))) as Json,
      )
      if (!found.ok) throw new Error(found.refusal.message)
      const { units, leaders, brigades, turn, phase } = found.value.truth
      expect(units).toEqual(battle.units)
      expect(leaders).toEqual(battle.leaders)
      expect(brigades).toEqual(battle.brigades)
      expect([turn, phase]).toEqual([battle.turn, battle.phase])
    }
  })
  it('is refused where it makes no sense', () => {
    expect(judged({ about: 'shot', unit: 0, target: 99 })).toBeNull()
    expect(judged({ about: 'order', order: { unit: 0 } })).toBeNull()
    expect(certificates.judged({ position: null }, 'en')).toBeNull()
  })
})

describe('certificates of Second Rank & File', () => {
  it('rf2:12.1 tell what an order uses of how far the unit may go, half of it in an orchard', () => {
    const found = judged({ about: 'order', order: move({ do: 'ahead', distance: 4000 }) })
    expect(found).toMatchObject({ holds: true, notes: ['It uses 4.00" of 4.50".'] })
    expect(found?.tables.map(({ rows }) => rows.length)).toEqual([1, 2])
    expect(found?.drawing.ghosts).toHaveLength(1)
  })
  it('rf2:12.3 and why it may not go there, with the line that shows it', () => {
    const into = firefight({ '1st Foot': { pose: { x: 16_000, y: 20_000, facing: 0 } } })
    const order = move({ do: 'ahead', distance: 4800 })
    const found = judged({ about: 'order', order }, into)
    expect(found).toMatchObject({ holds: false, clause: 'rf2:12.3' })
    expect(found?.verdict).toContain('1st Musketeers')
    expect(found?.drawing.lines.some(({ tone }) => tone === 'measure')).toBe(true)
  })
  it('rf2:12.7 tell a change of formation and half a move', () => {
    const order = move(
      { do: 'form', to: { kind: 'attack column' } },
      { do: 'ahead', distance: 3000 },
    )
    const found = judged({ about: 'order', order })
    expect(found?.holds).toBe(true)
    expect(found?.tables[1]?.rows.map(([, clause]) => clause)).toContain('12.4.formation')
  })
  it('rf2:14.2 tell who could fire at whom, stand by stand, with their numbers', () => {
    const found = judged({ about: 'shot', unit: foot.id, target: enemy.id })
    expect(found?.holds).toBe(true)
    expect(found?.tables[0]?.rows).toHaveLength(6)
    expect(found?.tables[0]?.rows.map(([, , needs]) => needs)).toContain('5+')
    expect(found?.tables[1]?.rows).toHaveLength(2)
    const far = judged({ about: 'shot', unit: foot.id, target: enemy.id }, firefight())
    expect(far).toMatchObject({ holds: false, clause: 'rf2:14.4' })
  })
  it('tell how far it is, also to a leader', () => {
    const between = (to: string, what: 'distance' | 'sight' = 'distance') =>
      certificates.between(seen, null, what, bodyOf(foot.id), to)
    const [leader, unit] = [between(leaderBody(0)), between(bodyOf(enemy.id))]
    expect(certificates.judged(leader, 'en')?.verdict).toMatch(/is \d+\.\d\d" from Colonel Ashdown/)
    expect(certificates.judged(unit, 'en')).toMatchObject({ clause: 'rf2:14.4', holds: true })
    expect(between(leaderBody(0), 'sight')).toBeNull()
  })
  it('say that somebody is only imagined there', () => {
    const then = {
      ...seen,
      units: seen.units.with(foot.id, { ...foot, pose: { x: 22_000, y: 40_000, facing: 0 } }),
    }
    const carried = certificates.between(seen, then, 'sight', bodyOf(foot.id), bodyOf(enemy.id))
    const found = certificates.judged(carried, 'en')
    expect(found?.imagined).toContain('1st Foot stands elsewhere in truth')
    expect(found?.holds).toBe(false)
    for (const language of LANGUAGES)
      expect(certificates.judged(carried, language)?.title).not.toBe('')
  })
})
