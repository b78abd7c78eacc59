import { playOut, randomPlayer, seatPlayers, seeded, setUpOf } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { rf2 } from '../index.ts'
import { ours, theirs } from './drawn-up.ts'
import { fought } from './fought.ts'

const foot = () => ours('HI', 100, 100, { name: 'Ours', weapons: ['RM'] })
const foe = () => theirs('HI', 100, 95, { name: 'Theirs', weapons: ['RM'] })

describe('a turn', () => {
  it('rf2:6.1 rf2:6.3 rf2:6.7 rf2:6.8 rf2:6.11 has its phases in order, and in each the first side acts first', () => {
    const battle = fought({ units: [foot(), foe()] }, { first: 'blue' }, 1, 1)
    const asked: string[] = []
    const step = (seat: 'red' | 'blue', answer: Parameters<typeof battle.answer>[1]): void => {
      const { turn, phase } = battle.battle()
      asked.push(`${turn} ${phase} ${seat} ${battle.asked(seat).join()}`)
      battle.answer(seat, answer)
    }
    step('blue', [])
    step('red', [])
    step('blue', 'done')
    step('red', 'done')
    step('blue', { unit: 1, volleys: [{ target: 0, stands: [0] }] })
    step('red', { unit: 0, volleys: [{ target: 1, stands: [0] }] })
    step('blue', [])
    expect(asked).toEqual([
      '1 attach blue attach',
      '1 attach red attach',
      '1 movement blue order',
      '1 movement red order',
      '1 fire blue fire',
      '1 fire red fire',
      '2 attach blue attach',
    ])
    battle.usedUp()
  })

  it('rf2:6.7 whoever has moved moves no more, and may again in the next turn', () => {
    const battle = fought({ units: [foot(), theirs('HI', 100, 40, { weapons: ['SBM'] })] }, {})
    battle.answer('red', [])
    battle.answer('blue', [])
    const ahead = {
      unit: 0,
      does: 'move',
      pace: 'normal',
      steps: [{ do: 'ahead', distance: 1000 }],
    }
    battle.answer('red', ahead)
    battle.answer('red', 'done')
    battle.answer('blue', 'done')
    expect(battle.battle().turn).toBe(2)
    battle.answer('red', [])
    battle.answer('blue', [])
    battle.answer('red', ahead)
    expect(battle.battle().units[0]?.pose?.y).toBe(98_000)
  })

  it('rf2:12.40 what the first of a brigade does fixes its pace', () => {
    const far = theirs('HI', 100, 40, { weapons: ['SBM'] })
    const battle = fought({ units: [foot(), ours('HI', 130, 100), far] }, { phase: 'movement' })
    const move = (unit: number, pace: string) => ({
      unit,
      does: 'move',
      pace,
      steps: [{ do: 'ahead', distance: 1000 }],
    })
    battle.answer('red', move(0, 'march'))
    expect(battle.refused('red', move(1, 'normal')).clause).toBe('rf2:12.40')
    battle.answer('red', move(1, 'march'))
  })

  it('rf2:8.3 rf2:8.14 rf2:11.6 is where disorder is caught and lost', () => {
    const line = ours('HI', 100, 98.4, { stands: 4, name: 'Friend' })
    const far = theirs('HI', 100, 40, { weapons: ['SBM'] })
    const battle = fought({ units: [foot(), line, far] }, { phase: 'movement' }, 3, 3, 6, 6)
    battle.answer('red', {
      unit: 0,
      does: 'move',
      pace: 'normal',
      steps: [{ do: 'ahead', distance: 4500 }],
    })
    expect(battle.battle().units.map(({ disordered }) => disordered)).toEqual([true, false, false])
    battle.answer('red', 'done')
    battle.answer('blue', 'done')
    battle.answer('red', [])
    battle.answer('blue', [])
    battle.answer('red', { unit: 0, does: 'recover' })
    expect(battle.battle().units[0]?.disordered).toBe(false)
    battle.usedUp()
  })

  it('rf2:9.6 nobody recovers break points in a battle that is played to its end', () => {
    const begun = rf2.setUp(setUpOf(rf2))
    if (!begun.ok) throw new Error(begun.refusal.message)
    const players = seatPlayers(begun.value, 'one', () => randomPlayer)
    const { course } = playOut(rf2, begun.value, { players, chance: seeded('one') })
    const { outcome, units } = course.checkpoint
    expect(outcome).not.toBeNull()
    expect(units.reduce((all, { hits }) => all + hits, 0)).toBeGreaterThan(0)
    expect(rf2.faults(course.checkpoint)).toEqual([])
  })
})
