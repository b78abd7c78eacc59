// The owner takes rallies, routs and tests in the order that he likes. (7.3, 14.21, 14.22)

import { describe, expect, it } from 'vitest'
import type { Unit } from '../battle.ts'
import { ours, theirs } from './drawn-up.ts'
import { fought } from './fought.ts'

const foot = (x: number, more: Partial<Unit> = {}): Unit =>
  ours('HI', x, 100, { stands: 4, weapons: ['RM'], name: `Ours ${x}`, ...more })
const foe = (x: number, more: Partial<Unit> = {}): Unit =>
  theirs('HI', x, 95, { stands: 4, weapons: ['RM'], name: `Theirs ${x}`, ...more })

/** Everybody who can fires one stand at whoever is opposite. */
const shot = (unit: number, target: number) => ({ unit, volleys: [{ target, stands: [1] }] })

describe('the order of tests', () => {
  it('rf2:7.3 rf2:14.21 the first side routs before the second, each in the order its player likes', () => {
    const worn = { hits: 11 }
    const units = [foot(60, worn), foot(100, worn), foe(60, worn), foe(100, worn)]
    const battle = fought({ units }, { phase: 'fire', first: 'blue' }, 6, 6, 6, 6, 6, 6, 6, 6)
    battle.answer('blue', shot(2, 0))
    battle.answer('blue', shot(3, 1))
    battle.answer('red', shot(0, 2))
    // Whoever needs 7 throws again for the odd six.
    battle.answer('red', shot(1, 3))
    expect(battle.asked('blue')).toEqual(['in turn'])
    expect(battle.asked('red')).toEqual([])
    expect(battle.refused('blue', 0)).toMatchObject({ clause: 'rf2:14.21', code: 'not-in-turn' })
    battle.answer('blue', 3)
    const [open] = battle.host.course.asks
    expect(open?.name).toBe('in turn')
    battle.answer('red', 1)
    expect(battle.battle().units.map(({ gone }) => gone)).toEqual(Array(4).fill('routed'))
    battle.usedUp()
  })

  it('rf2:14.22 rf2:17.5 morale likewise, and of one unit nobody is asked', () => {
    const units = [foot(60, { hits: 4 }), foot(100, { hits: 4 }), foe(60), foe(100)]
    const battle = fought({ units }, { phase: 'fire', first: 'blue' }, 6, 6, 6, 6, 6, 6)
    battle.answer('blue', shot(2, 0))
    battle.answer('blue', shot(3, 1))
    battle.answer('red', 'done')
    expect(battle.asked('red')).toEqual(['in turn'])
    battle.answer('red', 1)
    expect(battle.battle().phase).not.toBe('morale')
    battle.usedUp()
  })

  it('rf2:18.3 rf2:7.3 and rallies', () => {
    const running = { retreating: true, disordered: true }
    const units = [foot(60, running), foot(100, running), theirs('HI', 80, 40, { weapons: [] })]
    const battle = fought({ units }, { phase: 'rally' }, 6, 6, 6, 5)
    expect(battle.asked('red')).toEqual(['in turn'])
    battle.answer('red', 1)
    expect(battle.battle().units.map(({ retreating }) => retreating)).toEqual([false, false, false])
    battle.usedUp()
  })
})
