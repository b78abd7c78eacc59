// How units stand. (3.0) A stand is what geometry calls a figure.

import {
  inColumn,
  inFaces,
  inRanks,
  onceForBoth,
  ranksOfColumn,
  withRefusedFlanks,
  type Base,
  type Bend,
  type Column,
  type Layout,
  type Turn,
} from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import type { Bases } from '../options.ts'
import { armOf } from './kinds.ts'

/** Stands of a wing that looks aside, and how far it is turned back. (3.11) */
type Refused = { readonly stands: number; readonly by: Turn }

export type Formation =
  /** `refused` is left out of a straight line; a deployed battery stands in one, too. */
  | {
      readonly kind: 'line' | 'unlimbered'
      readonly refused?: { readonly left?: Refused; readonly right?: Refused }
    }
  | { readonly kind: 'attack column' | 'double line' | 'square' }
  /** Its head has turned so much, so far behind where it is: no bends while it is straight. (3.4) */
  | { readonly kind: 'march column'; readonly bends: readonly Bend[] }
  /** Spread over twice or three times the room, in one rank or two. (3.7, 20.1) */
  | { readonly kind: 'skirmish'; readonly ranks: 1 | 2; readonly spread: 2 | 3 }
  /** Guns on their limbers: side by side, or one behind the other. (3.9) */
  | { readonly kind: 'limbered'; readonly as: 'line' }
  | { readonly kind: 'limbered'; readonly as: 'column'; readonly bends: readonly Bend[] }

export type FormationKind = Formation['kind']
type OnTheMarch = Extract<Formation, { readonly bends: readonly Bend[] }>

export const LINE: Formation = { kind: 'line' }
export const ATTACK_COLUMN: Formation = { kind: 'attack column' }
export const DOUBLE_LINE: Formation = { kind: 'double line' }
export const MARCH_COLUMN: Formation = { kind: 'march column', bends: [] }
export const SQUARE: Formation = { kind: 'square' }
export const SKIRMISH: Formation = { kind: 'skirmish', ranks: 1, spread: 2 }
export const LIMBERED: Formation = { kind: 'limbered', as: 'column', bends: [] }
export const UNLIMBERED: Formation = { kind: 'unlimbered' }

/** All that may be ordered, each as it is usually formed. */
export const FORMATIONS: readonly Formation[] = [
  LINE,
  ATTACK_COLUMN,
  MARCH_COLUMN,
  SQUARE,
  DOUBLE_LINE,
  SKIRMISH,
  LIMBERED,
  UNLIMBERED,
]

export type Shape = Pick<Unit, 'kind' | 'mounted' | 'stands'>

export const baseOf = (unit: Shape, bases: Bases): Base => bases[armOf(unit)]

/** One stand wide and free to bend: a march column, or guns one behind the other. (3.4, 3.9) */
export const isColumnOnTheMarch = (formation: Formation): formation is OnTheMarch =>
  'bends' in formation

export const columnOf = (unit: Shape, bends: readonly Bend[], bases: Bases): Column => ({
  ranks: ranksOfColumn(unit.stands, 1, baseOf(unit, bases)),
  bends,
})

/** The layouts of a formation by the unit's stands and their base. */
const layouts = onceForBoth((formation: Formation, shape: string): Layout => {
  const [stands, width, depth] = shape.split(' ').map(Number) as [number, number, number]
  return newLayout(formation, stands, { width, depth })
})

/** The same object for as long as the formation is. */
export function layoutOf(unit: Shape, formation: Formation, bases: Bases): Layout {
  const { width, depth } = baseOf(unit, bases)
  return layouts(formation, `${unit.stands} ${width} ${depth}`)
}

function newLayout(formation: Formation, stands: number, base: Base): Layout {
  switch (formation.kind) {
    case 'line': // 3.2
    case 'unlimbered': // 3.10
      return formation.refused
        ? refusedLine(formation.refused, stands, base)
        : inRanks(stands, stands, base)
    case 'attack column': // 3.3
      return inRanks(stands, 2, base)
    case 'double line': // 3.6
      return inRanks(stands, Math.ceil(stands / 2), base)
    case 'square': // 3.5
      return inFaces(stands, base)
    case 'march column': // 3.4
      return inColumn({ ranks: ranksOfColumn(stands, 1, base), bends: formation.bends })
    case 'skirmish': {
      // 3.7, 20.1
      const wide = { width: base.width * formation.spread, depth: base.depth }
      return inRanks(stands, Math.ceil(stands / formation.ranks), wide)
    }
    case 'limbered': // 3.9
      return formation.as === 'line'
        ? inRanks(stands, stands, base)
        : inColumn({ ranks: ranksOfColumn(stands, 1, base), bends: formation.bends })
  }
}

type BothRefused = NonNullable<(Formation & { readonly kind: 'line' })['refused']>

// 3.11
function refusedLine({ left, right }: BothRefused, stands: number, base: Base): Layout {
  return withRefusedFlanks(stands, stands, base, {
    ...(left ? { left: { files: left.stands, by: left.by } } : {}),
    ...(right ? { right: { files: right.stands, by: right.by } } : {}),
  })
}

/** How many stands of a line look aside. */
export const refusedStands = (formation: Formation): number =>
  'refused' in formation
    ? (formation.refused?.left?.stands ?? 0) + (formation.refused?.right?.stands ?? 0)
    : 0

/** Formed: in ranks, neither spread out nor on or beside guns. (12.14, 12.15) */
export const isFormed = ({ kind }: Formation): boolean =>
  kind !== 'skirmish' && kind !== 'limbered' && kind !== 'unlimbered'
