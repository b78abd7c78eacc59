import type { ComputerPlayer } from '@grognard/computer/player'
import type { BattleRecord } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import {
  doJob,
  ENOUGH,
  newReckoning,
  openBattle,
  outlineOf,
  type Done,
  type Job,
} from '../despatch/index.ts'
import type { DespatchRules } from '../despatch/rules.ts'
import { staking, wager, wagered } from './wager.ts'

type Wager = Parameters<typeof wager.next>[0]

/** How many stakes red has won more than it has lost. */
const rules: DespatchRules<Wager> = {
  units: () => [],
  held: () => [],
  counted: () => ({ by: {}, said: '', clause: 'wager:1' }),
  standing: (_start, { won, turn }) => [(2 * won - (turn - 1)) / 3],
}

function opened(record: BattleRecord) {
  const battle = openBattle(wager, record)
  if (!battle.ok) throw new Error(battle.refusal.message)
  return battle.value
}

/** Does all the work, so much of it at a time, whatever was asked for last first. */
function reckoned(
  record: BattleRecord,
  mind: ComputerPlayer,
  { seed = 's', atOnce = 1 }: { readonly seed?: string; readonly atOnce?: number } = {},
) {
  const battle = opened(record)
  const reckoning = newReckoning(outlineOf(battle))
  for (;;) {
    const jobs: Job[] = []
    while (jobs.length < atOnce) {
      const job = reckoning.next()
      if (!job) break
      jobs.push(job)
    }
    if (jobs.length === 0) return reckoning.figures()
    const done = jobs.map((job): Done => doJob(battle, rules, mind, seed, job))
    for (const one of done.toReversed()) reckoning.take(one)
  }
}

const SAFE = 5 / 6
const BOLD = 1 / 3

describe('a battle that one throw decides', () => {
  it('was luck as far as the throw did better than it does on average', () => {
    const { luck, decisions, outset, end, done } = reckoned(wagered(['safe', 6]), staking('safe'))
    expect(done).toBe(true)
    expect(end).toBe(1)
    expect(luck?.value).toBeCloseTo(1 - SAFE, 10)
    expect(luck?.margin).toBe(0)
    expect(Math.abs(outset.value - SAFE)).toBeLessThan(ENOUGH)
    expect(Math.abs(decisions?.value ?? 1)).toBeLessThan(ENOUGH)
  })

  it('was bad luck where a good stake failed', () => {
    const { luck, end } = reckoned(wagered(['safe', 1]), staking('safe'))
    expect(end).toBe(0)
    expect(luck?.value).toBeCloseTo(-SAFE, 10)
  })

  it('was won by luck in spite of a bad decision', () => {
    const { luck, decisions } = reckoned(wagered(['bold', 6]), staking('safe'))
    expect(luck?.value).toBeCloseTo(1 - BOLD, 10)
    expect(Math.abs((decisions?.value ?? 0) - (BOLD - SAFE))).toBeLessThan(ENOUGH)
  })

  it('was a better decision than the one who fights it on would have taken', () => {
    const { decisions } = reckoned(wagered(['safe', 3]), staking('bold'))
    expect(Math.abs((decisions?.value ?? 0) - (SAFE - BOLD))).toBeLessThan(ENOUGH)
  })
})

describe('a battle of three stakes', () => {
  const record = wagered(['safe', 6], ['safe', 1], ['bold', 5])

  it('adds up: outset, luck and decisions are the end', () => {
    const { outset, luck, decisions, end, turns } = reckoned(record, staking('safe'))
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3])
    expect(outset.value + (luck?.value ?? 0) + (decisions?.value ?? 0)).toBeCloseTo(end, 10)
    for (const turn of turns)
      expect(
        turn.before.value + (turn.luck?.value ?? 0) + (turn.decisions?.value ?? 0),
      ).toBeCloseTo(turn.after.value, 10)
  })

  it('finds what is known: the last throw decides it, at one in three', () => {
    const { turns, outset, turningPoint } = reckoned(record, staking('safe'))
    // Two of three at five in six.
    expect(Math.abs(outset.value - (SAFE ** 3 + 3 * SAFE ** 2 * (1 - SAFE)))).toBeLessThan(ENOUGH)
    expect(Math.abs((turns[2]?.before.value ?? 0) - SAFE)).toBeLessThan(ENOUGH)
    expect(turns[2]?.luck?.value).toBeCloseTo(1 - BOLD, 10)
    expect(turns[0]?.luck?.value).toBeGreaterThan(0)
    expect(turns[1]?.luck?.value).toBeLessThan(-0.05)
    expect(turningPoint?.turn).toBe(3)
  })

  it('keeps each chance within 5 points', () => {
    for (const { before, after } of reckoned(record, staking('safe')).turns)
      for (const { margin } of [before, after]) expect(margin).toBeLessThanOrEqual(ENOUGH)
  })

  it('gives the same figures for the same seed, however many work at it', () => {
    const alone = reckoned(record, staking('safe'), { seed: 'a' })
    expect(reckoned(record, staking('safe'), { seed: 'a' })).toEqual(alone)
    expect(reckoned(record, staking('safe'), { seed: 'a', atOnce: 3 })).toEqual(alone)
    expect(reckoned(record, staking('safe'), { seed: 'b' })).not.toEqual(alone)
  })

  it('says how far it is, and has figures from the first look on', () => {
    const battle = opened(record)
    const reckoning = newReckoning(outlineOf(battle))
    expect(reckoning.figures()).toMatchObject({ share: 0, done: false, luck: null, games: 0 })
    let last = 0
    for (let job = reckoning.next(); job; job = reckoning.next()) {
      reckoning.take(doJob(battle, rules, staking('safe'), 's', job))
      last = reckoning.figures().share
      expect(last).toBeGreaterThanOrEqual(0)
      expect(last).toBeLessThanOrEqual(1)
    }
    expect(last).toBe(1)
  })
})

describe('a record that cannot be told', () => {
  it('is refused where the battle is not over', () => {
    const whole = wagered(['safe', 6], ['safe', 6])
    const half = { ...whole, log: whole.log.slice(0, 2), end: null }
    const result = openBattle(wager, half)
    expect(result.ok).toBe(false)
    if (!result.ok) expect(result.refusal.code).toBe('not-over')
  })
})
