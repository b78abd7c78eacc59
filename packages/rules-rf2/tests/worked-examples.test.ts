// The book's worked examples of several throws, with its own dice.

import { describe, expect, it } from 'vitest'
import type { Unit } from '../battle.ts'
import { breakPointOf } from '../phases/end.ts'
import { breakPointsOf } from '../units/quality.ts'
import { area, ours, pointAt, theirs, type Drawn } from './drawn-up.ts'
import { fought } from './fought.ts'

const foot = (more: Partial<Unit> = {}): Unit => ours('HI', 100, 100, { name: 'Ours', ...more })
const far = (): Unit => theirs('HI', 180, 40, { name: 'Far', weapons: [] })

describe('the book’s examples', () => {
  it('rf2:9.2 six stands that take seven hits are six stands still, with 11 points left', () => {
    const shooters = theirs('HI', 100, 96, { stands: 8, weapons: ['RM'], name: 'Theirs' })
    const battle = fought(
      { units: [foot({ weapons: [] }), shooters] },
      { phase: 'fire', first: 'blue' },
      4, 4, 5, 5, 6, 6, 4, 1,
      6, 6,
    )
    const fire = battle.host.course.asks.map(({ name }) => name)
    expect(fire).toEqual(['fire'])
    const all = { unit: 1, volleys: [{ target: 0, stands: [0, 1, 2, 3, 4, 5, 6, 7] }] }
    battle.answer('blue', all)
    const [unit] = battle.battle().units
    expect([unit?.stands, unit && breakPointsOf(unit) - unit.hits]).toEqual([6, 11])
    battle.usedUp()
  })

  /** A unit that retreats, with a leader who adds so much or none. */
  const rallied = (unit: Partial<Unit>, command: number | null, ...dice: readonly number[]) => {
    const running = foot({ retreating: true, disordered: true, ...unit })
    const leader = command === null ? {} : { leader: { name: 'Colonel', command, with: 0 } }
    const battle = fought({ units: [running, far()] }, { phase: 'rally', ...leader }, ...dice)
    battle.usedUp()
    return battle.battle().units[0]?.gone === null
  }

  it('rf2:11.2 class B needs 6, and 5 with a leader who adds 1', () => {
    const b = { class: 'B', morale: 6 } as const
    expect(rallied(b, null, 2, 4)).toBe(true)
    expect(rallied(b, null, 2, 3, 1)).toBe(false)
    expect(rallied(b, 1, 2, 3)).toBe(true)
  })

  it('rf2:18.3 Bavarians of class C with a leader who adds 1 and 7 points lost rally with 6', () => {
    expect(rallied({ hits: 7 }, 1, 3, 3)).toBe(true)
    expect(rallied({ hits: 7 }, 1, 3, 2, 1)).toBe(false)
  })

  it('rf2:11.6 of two that run through it, it tests for the second only if it has passed the first', () => {
    const behind = ours('HI', 100, 106, { name: 'Behind', stands: 8, class: 'C' })
    const walls = [
      area('west', ['impassable'], [60, 100, 90, 130], { kind: 'lake' }),
      area('east', ['impassable'], [110, 100, 140, 130], { kind: 'lake' }),
    ]
    const running = (y: number, name: string): Unit =>
      ours('HI', 100, y, { name, stands: 4, retreating: true, disordered: true })
    const drawn: Drawn = {
      units: [running(100, 'First'), running(97, 'Second'), behind, far()],
      features: walls,
    }
    // Neither rallies: 1 and 2, then the die for how far, then the elan of whoever is passed.
    const battle = fought(drawn, { phase: 'rally' }, 1, 2, 3, 1, 2, 1, 2, 6)
    battle.answer('red', 0)
    expect(battle.battle().units.map(({ gone }) => gone)).toEqual(['routed', 'routed', null, null])
    expect(battle.battle().units[2]?.disordered).toBe(true)
    battle.usedUp()
  })

  it('rf2:14.24 rf2:14.25 a battery of three tires by 3, 5 and 1, by 1, 1 and 5, and by 1, 3 and 3', () => {
    const battery = ours('FA', 100, 100, { name: 'Battery', stands: 3, weapons: ['MSB'] })
    const targets = [93, 107].map((x, i) =>
      theirs('HI', x, 62, { name: `Target ${i}`, stands: 8, weapons: [], hits: 0 }),
    )
    const battle = fought(
      { units: [battery, ...targets] },
      { phase: 'fire', lastTurn: 9 },
      3, 5, 1, 2,
      1, 1, 5,
      1, 3, 3, 3,
    )
    const hits = () => battle.battle().units[0]?.hits
    const done = () => {
      battle.answer('red', [])
      battle.answer('blue', [])
      battle.answer('red', 'done')
      battle.answer('blue', 'done')
    }
    battle.answer('red', {
      unit: 0,
      volleys: [
        { target: 1, stands: [0, 1] },
        { target: 2, stands: [2] },
      ],
    })
    expect(hits()).toBe(1)
    done()
    battle.answer('red', { unit: 0, volleys: [{ target: 1, stands: [0, 1, 2] }] })
    expect(hits()).toBe(2)
    done()
    battle.answer('red', { unit: 0, volleys: [{ target: 1, stands: [0, 1, 2] }] })
    // A third of its nine points is gone, and nobody tests for it.
    expect(hits()).toBe(3)
    expect(battle.battle()).toMatchObject({ turn: 4, phase: 'attach' })
    battle.usedUp()
  })

  it('rf2:14.17 A on its hill fires over B at D, and not at C who is too near to B', () => {
    const hill = {
      shape: 'hill',
      kind: 'hill',
      id: 'hill',
      name: 'the hill',
      tags: [],
      contours: [[pointAt(80, 99), pointAt(120, 99), pointAt(120, 120), pointAt(80, 120)]],
      crest: [],
    } as const
    const a = ours('FA', 100, 100, { name: 'A', stands: 1, weapons: ['HR'] })
    const b = ours('HI', 100, 90, { name: 'B', stands: 4, weapons: [] })
    const c = theirs('HI', 100, 87.5, { name: 'C', stands: 4, weapons: [] })
    const d = theirs('HI', 100, 83, { name: 'D', stands: 4, weapons: [] })
    const battle = fought({ units: [a, b, c, d], features: [hill] }, { phase: 'fire' }, 2)
    const at = (target: number) => ({ unit: 0, volleys: [{ target, stands: [0] }] })
    expect(battle.refused('red', at(2))).toMatchObject({ clause: 'rf2:14.2', code: 'fire-target' })
    battle.answer('red', at(3))
    battle.usedUp()
  })

  it('rf2:19.6 an army of 20 units may break with 11 lost, one of 27 with 14', () => {
    expect([20, 27].map(breakPointOf)).toEqual([11, 14])
  })
})
