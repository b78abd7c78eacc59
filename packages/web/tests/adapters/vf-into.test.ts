import type { Feature } from '@grognard/geometry'
import type { AnyKind, Ask, Json } from '@grognard/kernel'
import { vfAsks } from '@grognard/rules-vf'
import { stanceOf, unitOf, type EditionId, type Order, type Vf } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { going } from '../../adapters/inches/hand/steps.ts'
import { doing } from '../../adapters/vf/choices/doing.ts'
import { ledInto, placesInto } from '../../adapters/vf/moving/into.ts'
import {
  as,
  draggedTo,
  drawnIn,
  legBack,
  nudged,
  orderOf,
  planFor,
  planOf,
  reformed,
  type Plan,
} from '../../adapters/vf/moving/plan.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { drawnUp, inches } from './vf-drawn-up.ts'

const box = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) }))

const wood = {
  shape: 'area',
  id: 'wood',
  name: 'The wood',
  kind: 'wood',
  level: 1,
  outline: box(19, 24, 29, 32),
  tags: ['defendable', 'obstacle', 'soft cover'],
} as unknown as Feature

const LINE = { formation: { kind: 'line', files: 12 } }

/** British light or line infantry before a wood, so many inches off. */
function before(far: number, edition: EditionId = 'vf2', row = 'light') {
  const profile = { ...LINE, profile: `british ${row} infantry` }
  const { seen, ask } = drawnUp(
    'action',
    [['Ours', 24, 32 + far, profile]],
    [['Theirs', 24, 2]],
    [wood],
    { edition },
  )
  const unit = unitOf(seen, 0)
  const lawful = isLawfulIn(seen, ask)
  const plan: Plan = { ...planFor(unit), twice: edition === 'vf1' }
  return { seen, unit, plan, lawful, pose: stanceOf(unit).pose }
}

const isLawfulIn =
  (seen: Vf, ask: Ask) =>
  (plan: Plan): boolean => {
    const answer = { order: orderOf(plan) } as unknown as Json
    const kind = (vfAsks as unknown as readonly AnyKind[]).find(({ name }) => name === ask.name)
    return kind?.is(answer) === true && kind.refuse(seen, ask.args, answer) === null
  }

const EDITIONS = ['vf1', 'vf2', 'vf3'] as const

describe('light infantry that is led to a place', () => {
  it.each(EDITIONS)('vf2:special.light-infantry goes into it: %s', (edition) => {
    const { seen, unit, plan, lawful } = before(6, edition)
    const near = nudged(seen, unit, plan, going(4, 0))
    expect(placesInto(seen, unit, near, lawful)).toEqual(['wood'])
    const inside = { ...near, occupy: 'wood' }
    expect(lawful(inside)).toBe(true)
    const order = orderOf(inside) as Order
    expect(order).toMatchObject({ do: 'move', occupy: 'wood' })
    expect(doing(seen, unit, order, wordingIn('en'))).toBe('move, into The wood, 4.0"')
    expect(orderOf(planOf(order) as Plan)).toEqual(order)
  })

  it('vf2:T.3.2 only from less than 3", and when it has moved', () => {
    const { seen, unit, plan, lawful } = before(6)
    expect(placesInto(seen, unit, plan, lawful)).toEqual([])
    expect(placesInto(seen, unit, nudged(seen, unit, plan, going(3, 0)), lawful)).toEqual([])
    expect(placesInto(seen, unit, nudged(seen, unit, plan, going(3.1, 0)), lawful)).toEqual([
      'wood',
    ])
  })

  it('vf2:T.3.2 line infantry goes nowhere after its move', () => {
    const { seen, unit, plan, lawful } = before(6, 'vf2', 'line')
    expect(placesInto(seen, unit, nudged(seen, unit, plan, going(4, 0)), lawful)).toEqual([])
  })

  it('vf2:6.6 nor does whoever doubles', () => {
    const { seen, unit, plan, lawful } = before(12)
    const doubling = as(nudged(seen, unit, plan, going(10, 0)), 'double')
    expect(lawful(doubling)).toBe(true)
    expect(placesInto(seen, unit, doubling, lawful)).toEqual([])
  })

  it('vf1:action.manoeuvre goes into it after its second move', () => {
    const { seen, unit, plan, lawful, pose } = before(14, 'vf1')
    const near = draggedTo(seen, unit, plan, { x: pose.x, y: inches(33) })
    expect(near.parting).toBe(1)
    expect(placesInto(seen, unit, near, lawful)).toEqual(['wood'])
    const order = orderOf({ ...near, occupy: 'wood' }) as Order
    expect(order).toMatchObject({ do: 'manoeuvre', occupy: 'wood' })
    expect(orderOf(planOf(order) as Plan)).toEqual(order)
  })

  it('is out of it again when it is led on, formed, or otherwise ordered', () => {
    const { seen, unit, plan, pose } = before(6)
    const inside = { ...nudged(seen, unit, plan, going(4, 0)), occupy: 'wood' }
    const column = { kind: 'attack column', files: 6 } as const
    for (const next of [
      nudged(seen, unit, inside, going(0.5, 0)),
      draggedTo(seen, unit, inside, { x: pose.x, y: pose.y - inches(2) }),
      legBack(inside),
      reformed(seen, unit, inside, column),
      as(inside, 'retreat'),
      as(inside, 'double'),
      drawnIn(seen, unit, inside) as Plan,
    ])
      expect(next.occupy).toBeNull()
  })

  it('goes in where it is put down upon it, from wherever it can come to stand before it', () => {
    const led = (row: string, far: number, y: number, isNear: boolean) => {
      const { seen, unit, plan, lawful } = before(far, 'vf2', row)
      const put = draggedTo(seen, unit, plan, { x: inches(24), y: inches(y) })
      const nearest = () => drawnIn(seen, unit, put)
      return [put, ledInto(seen, unit, { put, stands: isNear ? put : null, nearest }, lawful)]
    }
    const [, inside] = led('light', 6, 30, false)
    expect(inside).toMatchObject({ doing: 'move', occupy: 'wood' })
    // Beside it, too far off, or of another kind it stands where it was put, or nowhere.
    const [beside, stands] = led('light', 6, 34.5, true)
    expect(stands).toBe(beside)
    expect(led('light', 13.5, 30, false)[1]).toBeNull()
    expect(led('line', 6, 30, false)[1]).toBeNull()
  })
})
