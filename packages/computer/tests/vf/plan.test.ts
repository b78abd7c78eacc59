import { describe, expect, it } from 'vitest'
import { wayTo } from '../../vf/features/roads.ts'
import { goalsOf } from '../../vf/plan/goals.ts'
import { planFor } from '../../vf/plan/tasks.ts'
import { drawnUp, unit } from './sparring-table.ts'

const foot = (x: number, y: number, more = {}) => unit('british line infantry', x, y, 0, more)
const ligne = (x: number, y: number, more = {}) => unit('french line infantry', x, y, 180, more)
const near = { name: 'The mill', at: { x: 36_000, y: 30_000 } }
const far = { name: 'The bridge', at: { x: 36_000, y: 14_000 } }

const only = <T>(list: Iterable<T>): T => {
  const [first] = list
  if (first === undefined) throw new Error('There is none.')
  return first
}

describe('a plan', () => {
  it('gives a brigade the objective before it', () => {
    const seen = drawnUp([foot(30, 38), foot(46, 38)], [ligne(36, 8)], { objectives: [near, far] })
    const plan = planFor(seen, 'red', null)
    const task = only(plan.tasks.values())
    expect(task).toMatchObject({ do: 'take', objective: 0 })
    expect(only(plan.changed).why).toBe('first')
    for (const goal of goalsOf(seen, 'red', plan).values())
      expect(goal.prize?.objective.name).toBeDefined()
  })

  it('is kept as long as nothing changes', () => {
    const seen = drawnUp([foot(30, 38), foot(46, 38)], [ligne(36, 8)], { objectives: [near, far] })
    const first = planFor(seen, 'red', null)
    const again = planFor(seen, 'red', first)
    expect([...again.tasks]).toEqual([...first.tasks])
    expect(again.changed).toEqual([])
  })

  it('tells that an objective has been taken and is held from now on', () => {
    const held = { ...near, control: 'red' }
    const before = drawnUp([foot(30, 32), foot(46, 32)], [ligne(36, 8)], { objectives: [near] })
    const after = drawnUp([foot(30, 32), foot(46, 32)], [ligne(36, 8)], { objectives: [held] })
    const { tasks, changed } = planFor(after, 'red', planFor(before, 'red', null))
    expect(only(tasks.values()).do).toBe('hold')
    expect(only(changed).why).toBe('taken')
  })

  it('vf2:2.1.1 goes on from what is taken to what is not, and stays by it once ahead', () => {
    const units = [foot(30, 32), foot(46, 32)]
    const taskWith = (control: string) => {
      const objectives = [
        { ...near, control: 'red' },
        { ...far, control },
      ]
      const seen = drawnUp(units, [ligne(36, 8)], { objectives })
      return only(planFor(seen, 'red', null).tasks.values())
    }
    expect(taskWith('blue')).toMatchObject({ do: 'take', objective: 1, posture: 'advance' })
    expect(taskWith('red').do).toBe('hold')
  })

  it('draws a brigade back of which all units are shaken', () => {
    const spent = drawnUp([foot(36, 38, { losses: 4 })], [ligne(36, 8)], { objectives: [near] })
    const { tasks, changed } = planFor(
      spent,
      'red',
      planFor(drawnUp([foot(36, 38)], [ligne(36, 8)], { objectives: [near] }), 'red', null),
    )
    expect(only(tasks.values()).do).toBe('reserve')
    expect(only(changed).why).toBe('spent')
  })

  it('measures ways over open ground as good as straight', () => {
    const { terrain } = drawnUp([foot(36, 38)], [ligne(36, 8)])
    const way = wayTo(terrain, { x: 10, y: 10 }, { x: 30, y: 10 })
    expect(way).toBeGreaterThanOrEqual(20)
    expect(way).toBeLessThan(22)
  })
})
