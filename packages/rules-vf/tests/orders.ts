// Short words for orders and verdicts in tests.

import type { Pose } from '@grognard/geometry'
import type { Json, Procedure } from '@grognard/kernel'
import { refuseOrder } from '../actions/judge.ts'
import type { Unit, Vf } from '../battle.ts'
import type { Order, Reform, Way } from '../order.ts'
import { poseAt } from './drawn-up.ts'

type Manoeuvre = Extract<Order, { readonly do: 'move' | 'retreat' }>
type Turns = { readonly before?: Reform; readonly after?: Reform; readonly occupy?: string }

export const move = (unit: number, way: Way, more: Turns = {}): Manoeuvre => ({
  unit,
  do: 'move',
  way,
  ...more,
})

export const retreat = (unit: number, way: Way, more: Turns = {}): Manoeuvre => ({
  unit,
  do: 'retreat',
  way,
  ...more,
})

export const double = (unit: number, ...way: Way): Order => ({
  unit,
  do: 'double',
  way,
})

export const assault = (unit: number, ...way: Way) => ({ unit, do: 'assault', way }) as const

/** Clause and code of a refusal; null where there is none. */
export function verdict(
  battle: Vf,
  order: Order,
  how: { readonly surprise?: boolean } = {},
): string | null {
  const refusal = refuseOrder(battle, order, how)
  return refusal && `${refusal.clause} ${refusal.code}`
}

/** A unit's place, moved by so many inches across and down the page, and turned to a facing. */
export function by(unit: Unit | undefined, x: number, y: number, facing?: number): Pose {
  if (!unit?.pose) throw new Error('It is not in the open.')
  const at = poseAt(unit.pose.x / 1000 + x, unit.pose.y / 1000 + y, facing ?? 0)
  return facing === undefined ? { ...at, facing: unit.pose.facing } : at
}

/** Runs a procedure that throws no dice, with the answers that it gets; what was asked, of whom. */
export function obeying<T>(procedure: Procedure<T>, ...answers: readonly Json[]) {
  const left = [...answers]
  const asked: string[] = []
  let step = procedure.next()
  while (!step.done) {
    const given = step.value.map(({ name, seats }) => {
      const answer = left.shift()
      if (answer === undefined) throw new Error(`There is no answer to '${name}'.`)
      asked.push(`${name} ${seats.join(' ')}`)
      return { seat: seats[0] as string, ask: name, answer }
    })
    step = procedure.next(given)
  }
  if (left.length > 0) throw new Error(`Nobody asked for ${JSON.stringify(left)}.`)
  return { value: step.value, asked }
}
