// The whole table in the mirror, and turned by a quarter: no verdict may change.

import { QUARTER, turned, type Feature, type Point, type Pose } from '@grognard/geometry'
import type { Seen, Unit } from '../battle.ts'
import type { Step } from '../movement/order.ts'
import type { Formation } from '../units/formations.ts'
import { SIDE } from './drawn-up.ts'

export type Change = {
  readonly name: string
  readonly point: (point: Point) => Point
  readonly facing: (facing: number) => number
  /** Left is right. */
  readonly flips: boolean
}

export const CHANGES: readonly Change[] = [
  { name: 'as it is', point: (point) => point, facing: (facing) => facing, flips: false },
  {
    name: 'in the mirror',
    point: ({ x, y }) => ({ x: SIDE - x, y }),
    facing: (facing) => turned(0, -facing),
    flips: true,
  },
  {
    name: 'turned by a quarter',
    point: ({ x, y }) => ({ x: SIDE - y, y: x }),
    facing: (facing) => turned(facing, QUARTER),
    flips: false,
  },
]

export const poseIn = ({ point, facing }: Change, pose: Pose): Pose => ({
  ...point(pose),
  facing: facing(pose.facing),
})

export function formationIn({ flips }: Change, formation: Formation): Formation {
  if (!flips) return formation
  if ('bends' in formation)
    return {
      ...formation,
      bends: formation.bends.map(({ behind, by }) => ({ behind, by: turned(0, -by) })),
    }
  if (!('refused' in formation) || !formation.refused) return formation
  const { left, right } = formation.refused
  return {
    ...formation,
    refused: { ...(right ? { left: right } : {}), ...(left ? { right: left } : {}) },
  }
}

const unitIn = (change: Change, unit: Unit): Unit => ({
  ...unit,
  formation: formationIn(change, unit.formation),
  pose: unit.pose && poseIn(change, unit.pose),
})

function featureIn({ point }: Change, feature: Feature): Feature {
  const all = (points: readonly Point[]): readonly Point[] => points.map(point)
  if (feature.shape === 'area') return { ...feature, outline: all(feature.outline) }
  if (feature.shape === 'hill')
    return { ...feature, contours: feature.contours.map(all), crest: all(feature.crest) }
  const crossings = feature.crossings.map((one) => ({
    ...one,
    from: point(one.from),
    to: point(one.to),
  }))
  return { ...feature, points: all(feature.points), crossings }
}

export const battleIn = (change: Change, seen: Seen): Seen => ({
  ...seen,
  terrain: {
    ...seen.terrain,
    features: seen.terrain.features.map((one) => featureIn(change, one)),
  },
  units: seen.units.map((one) => unitIn(change, one)),
})

const OTHER = { left: 'right', right: 'left' } as const

export function stepIn(change: Change, step: Step): Step {
  const { flips, point } = change
  const by = (n: number): number => (flips ? -n : n)
  switch (step.do) {
    case 'form':
      return { ...step, to: formationIn(change, step.to), ...(step.by ? { by: by(step.by) } : {}) }
    case 'form in place':
      return { ...step, turn: flips ? OTHER[step.turn] : step.turn }
    case 'wheel':
      return { ...step, to: flips ? OTHER[step.to] : step.to }
    case 'incline':
      return { ...step, by: by(step.by) }
    case 'retire':
      return step.by ? { ...step, by: by(step.by) } : step
    case 'file':
    case 'cross':
    case 'drive':
    case 'shift':
      return { ...step, to: point(step.to) }
    case 'about':
    case 'ahead':
      return step
  }
}
