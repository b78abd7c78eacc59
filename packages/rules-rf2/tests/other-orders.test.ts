import { describe, expect, it } from 'vitest'
import type { Unit } from '../battle.ts'
import { manhandled, refuseRecovery } from '../movement/other-orders.ts'
import type { Step } from '../movement/order.ts'
import { area, degrees, drawnUp, inches, ours, poseAt } from './drawn-up.ts'

const WOOD = area('wood', ['wood'], [90, 90, 110, 110])
const ahead = (n: number): Step => ({ do: 'ahead', distance: inches(n) })

describe('recovering order', () => {
  const refusal = (unit: Unit, features: readonly ReturnType<typeof area>[] = []) => {
    const seen = drawnUp({ units: [unit], features })
    return refuseRecovery(seen, seen.units[0] as Unit)?.clause ?? null
  }
  const foot = (more: Partial<Unit> = {}) => ours('HI', 100, 100, { disordered: true, ...more })

  it('rf2:8.14 rf2:12.4.recover rf2:8.1 a unit that is disordered and free to move recovers', () => {
    expect(refusal(foot())).toBeNull()
    expect(refusal(foot({ disordered: false }))).toBe('rf2:8.14')
  })
  it('rf2:8.14 not if it has moved, charged or reacted', () => {
    expect(refusal(foot({ spentMove: 'moved' }))).toBe('rf2:6.7')
    expect(refusal(foot({ spentMove: 'charged' }))).toBe('rf2:6.7')
    expect(refusal(foot({ halt: true }))).toBe('rf2:12.39')
  })
  it('rf2:13.6.no-recovery heavy infantry recovers in an orchard, but not in a wood', () => {
    expect(refusal(foot(), [{ ...WOOD, tags: ['rough'] }])).toBeNull()
    expect(refusal(foot(), [WOOD])).toBe('rf2:13.6.no-recovery')
  })
  it('rf2:13.6.no-recovery cavalry does not in an orchard, light infantry does in a wood', () => {
    expect(refusal(foot({ kind: 'MC' }), [{ ...WOOD, tags: ['rough'] }])).toBe(
      'rf2:13.6.no-recovery',
    )
    expect(refusal(foot({ kind: 'LI' }), [WOOD])).toBeNull()
  })
})

describe('guns that are pushed by hand', () => {
  const pushed = (
    steps: readonly Step[],
    more: Partial<Unit> = {},
    features: readonly ReturnType<typeof area>[] = [],
  ) => {
    const seen = drawnUp({ units: [ours('FA', 100, 100, more)], features })
    const found = manhandled(seen, seen.units[0] as Unit, steps)
    return 'code' in found ? found.clause : found.pose
  }

  it('rf2:12.22 light and medium guns go 3"', () => {
    expect(pushed([ahead(3)])).toEqual(poseAt(100, 97))
    expect(pushed([{ do: 'retire', distance: inches(3) }])).toEqual(poseAt(100, 103))
    expect(pushed([ahead(3.001)])).toBe('rf2:12.22')
    expect(pushed([ahead(1)], { weight: 'heavy' })).toBe('rf2:12.22')
    expect(pushed([ahead(1)], { formation: { kind: 'limbered', as: 'line' } })).toBe('rf2:12.22')
  })
  it('rf2:12.22 they wheel or incline, and not both', () => {
    expect(pushed([{ do: 'wheel', to: 'left', by: degrees(20) }])).toHaveProperty('facing')
    expect(
      pushed([
        { do: 'wheel', to: 'left', by: degrees(5) },
        { do: 'incline', by: degrees(10), distance: inches(1) },
      ]),
    ).toBe('rf2:12.13')
  })
  it('rf2:12.22 not when they are disordered, and not into what would disorder them', () => {
    expect(pushed([ahead(1)], { disordered: true })).toBe('rf2:12.22')
    expect(pushed([ahead(3)], {}, [area('rough', ['rough'], [90, 90, 110, 98])])).toBe('rf2:12.22')
    expect(pushed([ahead(1.9)], {}, [area('rough', ['rough'], [90, 90, 110, 98])])).toEqual(
      poseAt(100, 98.1),
    )
  })
})
