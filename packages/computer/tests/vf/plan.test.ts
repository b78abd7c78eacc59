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
      const seen = drawnUp(units, [ligne(20, 16), ligne(36, 16), ligne(52, 16)], { objectives })
      return only(planFor(seen, 'red', null).tasks.values())
    }
    expect(taskWith('blue')).toMatchObject({ do: 'take', objective: 1, posture: 'advance' })
    expect(taskWith('red').do).toBe('hold')
  })

  it('vf2:2.1.1 sends all brigades for one objective', () => {
    const at = (x: number, y: number, control: string) => ({
      name: `The farm at ${x}`,
      at: { x: x * 1000, y: y * 1000 },
      control,
    })
    const brigade = (x: number) => ({
      name: `brigade at ${x}`,
      leader: { name: `brigadier at ${x}`, at: { x: x * 1000, y: 40_000 } },
      units: [foot(x - 7, 34), foot(x + 7, 34)],
    })
    const goals = () => {
      const red = {
        sheet: 'british',
        leader: { name: 'general', at: { x: 36_000, y: 44_000 } },
        brigades: [brigade(16), brigade(56)],
      }
      const blue = {
        sheet: 'french',
        leader: { name: 'général', at: { x: 36_000, y: 4_000 } },
        brigades: [
          {
            name: 'brigade',
            leader: { name: 'brigadier', at: { x: 38_000, y: 4_000 } },
            units: [ligne(16, 10), ligne(56, 10)],
          },
        ],
      }
      const seen = drawnUp([], [], {
        armies: { red, blue },
        objectives: [at(16, 16, 'blue'), at(56, 16, 'blue'), at(36, 30, 'red')],
      })
      return [...planFor(seen, 'red', null).tasks.values()].map(({ objective }) => objective)
    }
    const [first, second] = goals()
    expect(first).toBe(second)
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
    const seen = drawnUp([foot(36, 38)], [ligne(36, 8)])
    const way = wayTo(seen, { x: 10, y: 10 }, { x: 30, y: 10 })
    expect(way).toBeGreaterThanOrEqual(20)
    expect(way).toBeLessThan(22)
  })
})
