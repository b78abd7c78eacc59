import { INCH, QUARTER, type Line } from '@grognard/geometry'
import { refuseOrder, unitOf, type Order } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { frameFor } from '../../adapters/vf/frame.ts'
import {
  draggedTo,
  drawnIn,
  endOf,
  inFile,
  legBack,
  nudged,
  orderOf,
  planFor,
  planOf,
  spent,
  stopped,
  throughHere,
  type Plan,
} from '../../adapters/vf/moving/plan.ts'
import { planShown } from '../../adapters/vf/moving/show.ts'
import { going, turning } from '../../adapters/inches/hand/steps.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { drawnUp, inches } from './vf-drawn-up.ts'

const ROAD: Line = {
  shape: 'line',
  id: 'road',
  name: 'The road',
  kind: 'road',
  tags: ['highway'],
  level: 0,
  width: 2000,
  points: [
    { x: inches(20), y: inches(48) },
    { x: inches(20), y: inches(24) },
    { x: inches(44), y: inches(24) },
  ],
  crossings: [],
}

const MARCH = { formation: { kind: 'march column', files: 2 } }
const { seen } = drawnUp('action', [['Our foot', 20, 28, MARCH]], [['Their foot', 10, 6]], [ROAD])
const unit = unitOf(seen, 0)
const on = (x: number, y: number) => ({ x: inches(x), y: inches(y) })
const led = inFile(planFor(unit), true)

describe('a column that is led by its head', () => {
  it('vf2:6.3 goes along the road that the hand is on, with a leg for each of its bends', () => {
    const plan = draggedTo(seen, unit, led, on(26, 24.4))
    expect(plan.way).toEqual([
      { ...on(20, 24), facing: 0, file: true },
      { ...on(26, 24), facing: QUARTER, file: true },
    ])
    expect(spent(seen, unit, plan)).toEqual({ used: 5, all: 12 })
    expect(refuseOrder(seen, orderOf(plan) as Order)).toBeNull()
    expect(endOf(seen, unit, plan).formation).toMatchObject({ bends: [{ behind: 6000 }] })
  })

  it('goes straight to the hand where no road leads', () => {
    const plan = draggedTo(seen, unit, led, on(12, 20))
    expect(plan.way).toHaveLength(1)
    expect(plan.way[0]).toMatchObject({ ...on(12, 20), file: true })
  })

  it('is led by keys: on by inches, and to a side', () => {
    const ahead = nudged(seen, unit, led, going(3, 0))
    expect(ahead.way).toEqual([{ ...on(20, 25), facing: 0, file: true }])
    const turned = nudged(seen, unit, ahead, turning(2048))
    expect(turned.way[0]?.x).toBeGreaterThan(inches(20))
    expect(nudged(seen, unit, ahead, going(-3, 0)).way).toEqual([])
  })

  it('goes back leg by leg, and back to marching as it stands', () => {
    const plan = stopped(draggedTo(seen, unit, led, on(26, 24.4)))
    expect(legBack(plan).way).toHaveLength(1)
    const free = inFile(plan, false)
    const last = draggedTo(seen, unit, free, on(27, 24)).way.at(-1)
    expect(last?.file).toBeUndefined()
  })

  it('is drawn in to where its inches or the road end', () => {
    const far = draggedTo(seen, unit, led, on(43.9, 24))
    expect(refuseOrder(seen, orderOf(far) as Order)?.code).toBe('way-too-long')
    const near = drawnIn(seen, unit, far) as Plan
    expect(refuseOrder(seen, orderOf(near) as Order)).toBeNull()
    expect(spent(seen, unit, near).used).toBeGreaterThan(11.9)
  })

  it('shows its way by all of its places', () => {
    const plan = draggedTo(seen, unit, led, on(26, 24))
    const frame = frameFor(seen, 'red')
    const { trails } = planShown(seen, unit, plan, null, frame, wordingIn('en'))
    expect(trails?.[0]?.points).toHaveLength(3)
  })
})

describe('figures that are led through a gap', () => {
  it('vf2:6.3 go by way of the place that was shown, and on to the next', () => {
    const there = draggedTo(seen, unit, planFor(unit), on(20, 26))
    const gap = throughHere(seen, unit, there)
    expect(gap.way).toEqual([])
    expect(gap.gap).toEqual([on(20, 26)])
    const plan = draggedTo(seen, unit, gap, on(20, 24))
    expect(plan.way).toEqual([{ ...on(20, 24), facing: 0, by: [on(20, 26)] }])
    expect(spent(seen, unit, plan).used * INCH).toBeGreaterThan(3900)
    const order = orderOf(plan) as Order
    expect(planOf(order)?.way).toEqual(plan.way)
    expect(legBack(gap).gap).toEqual([])
    expect(throughHere(seen, unit, planFor(unit))).toEqual(planFor(unit))
    expect(stopped(plan).gap).toEqual([])
  })
})
