// Moves as rows: who, by which steps, how far he may go and why, over what, and why not. Every row is
// tried as it stands, in the mirror, and with the table turned by a quarter.

import { expect, it } from 'vitest'
import type { Unit } from '../battle.ts'
import { judgeMove } from '../movement/judge.ts'
import type { Pace, Step } from '../movement/order.ts'
import type { Formation } from '../units/formations.ts'
import { battleIn, CHANGES, poseIn, stepIn, type Change } from './changes.ts'
import {
  area,
  degrees,
  drawnUp,
  inches,
  line,
  ours,
  pointAt,
  poseAt,
  theirs,
  type Drawn,
} from './drawn-up.ts'

type Passes = {
  /** In inches. */
  readonly allowance: number
  readonly used?: number
  /** The clauses that the allowance is explained by. */
  readonly why?: readonly string[]
  readonly over?: readonly string[]
  readonly disorders?: string
  readonly elan?: readonly number[]
  readonly ends?: readonly [x: number, y: number, facing?: number]
}

type Row = Omit<Drawn, 'units'> & {
  readonly unit: Unit
  readonly others?: readonly Unit[]
  readonly pace?: Pace
  readonly steps: readonly Step[]
} & (Passes | { readonly refused: string })

export const ahead = (n: number): Step => ({ do: 'ahead', distance: inches(n) })
export const retire = (n: number, by = 0): Step => ({
  do: 'retire',
  distance: inches(n),
  by: degreesOf(by),
})
export const incline = (by: number, n: number): Step => ({
  do: 'incline',
  by: degreesOf(by),
  distance: inches(n),
})
export const wheel = (to: 'left' | 'right', by: number): Step => ({
  do: 'wheel',
  to,
  by: degrees(by),
})
export const form = (to: Formation, by?: number): Step =>
  by === undefined ? { do: 'form', to } : { do: 'form', to, by: degreesOf(by) }
export const file = (x: number, y: number): Step => ({ do: 'file', to: pointAt(x, y) })
export const ABOUT: Step = { do: 'about' }

const degreesOf = (n: number): number => Math.sign(n) * degrees(Math.abs(n))

function judged(change: Change, row: Row) {
  const { unit, others = [], pace = 'normal', steps, ...drawn } = row
  const seen = battleIn(change, drawnUp({ ...drawn, units: [unit, ...others] }))
  return judgeMove(seen, {
    unit: 0,
    does: 'move',
    pace,
    steps: steps.map((one) => stepIn(change, one)),
  })
}

export function rule(title: string, row: Row): void {
  it(title, () => {
    for (const change of CHANGES) {
      const found = judged(change, row)
      if ('refused' in row) {
        expect('code' in found ? found.clause : found, change.name).toBe(row.refused)
        continue
      }
      if ('code' in found) throw new Error(`${change.name}: ${found.message} (${found.clause})`)
      const { allowance, used, why, over = [], disorders = null, elan = [], ends } = row
      expect(found.allowance.value, change.name).toBe(allowance)
      if (why) expect(found.allowance.steps.map((step) => step.clause)).toEqual(why)
      if (used !== undefined) expect(found.used, change.name).toBe(inches(used))
      expect(
        found.crossed.map(({ place }) => place.id),
        change.name,
      ).toEqual(over)
      expect(found.disorders, change.name).toBe(disorders)
      expect(found.elan, change.name).toEqual(elan)
      if (ends) expect(found.end.pose, change.name).toEqual(poseIn(change, poseAt(...ends)))
    }
  })
}

export const HEDGE = line(
  'hedge',
  ['minor'],
  [
    [80, 95],
    [120, 95],
  ],
  0.5,
)
export const WALL = line(
  'wall',
  ['major'],
  [
    [80, 95],
    [120, 95],
  ],
  0.5,
)
export const ORCHARD = area('orchard', ['rough'], [90, 85, 110, 95])
export const WOOD = area('wood', ['wood'], [90, 85, 110, 95])
export const IN_ORCHARD = area('orchard', ['rough'], [90, 90, 110, 110])
export const IN_WOOD = area('wood', ['wood'], [90, 90, 110, 110])

export const foot = (more: Partial<Unit> = {}): Unit => ours('HI', 100, 100, more)
export const lights = (more: Partial<Unit> = {}): Unit => ours('LI', 100, 100, more)
export const horse = (more: Partial<Unit> = {}): Unit => ours('MC', 100, 100, more)
export const guns = (more: Partial<Unit> = {}): Unit =>
  ours('FA', 100, 100, { formation: { kind: 'limbered', as: 'line' }, ...more })
export const FAR = theirs('HI', 100, 60)
export const NEAR = theirs('HI', 100, 84)
