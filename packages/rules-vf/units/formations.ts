// How units stand. (1.2.1, 1.2.2, 1.2.3, Open Order, Square)

import {
  inOpenOrder,
  inRanks,
  inSquare,
  limbered,
  unlimbered,
  type Layout,
} from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import type { Bases } from '../options.ts'
import { profileOf } from '../sheets/index.ts'

/** In ranks and files, in a square, or a gun with its limber. */
export type Formation =
  | {
      readonly kind: 'march column' | 'line' | 'attack column' | 'open order'
      readonly files: number
    }
  | { readonly kind: 'square' | 'limbered' | 'unlimbered' }

export type FormationKind = Formation['kind']

type Formed = Pick<Unit, 'formation'>

export const isInLine = ({ formation }: Formed): boolean =>
  formation.kind === 'line' || formation.kind === 'unlimbered' // 1.2.3

export const isInAttackColumn = ({ formation }: Formed): boolean =>
  formation.kind === 'attack column'

export const isInMarchColumn = ({ formation }: Formed): boolean =>
  formation.kind === 'march column' || formation.kind === 'limbered' // 1.2.3

export const isInOpenOrder = ({ formation }: Formed): boolean => formation.kind === 'open order'
export const isInSquare = ({ formation }: Formed): boolean => formation.kind === 'square'

/** Everybody who is not in march column. (1.2.2) */
export const isDeployed = (unit: Formed): boolean => !isInMarchColumn(unit)

export const ranksOf = (figures: number, files: number): number => Math.ceil(figures / files)

/** What so many figures in so many files are: a column of march, a line or an attack column. (1.2.2) */
export function closeOrder(figures: number, files: number): Formation {
  const ranks = ranksOf(figures, files)
  if (files <= 3 && ranks > files) return { kind: 'march column', files }
  return { kind: ranks <= 2 ? 'line' : 'attack column', files }
}

const layouts = new WeakMap<Bases, Map<string, Layout>>()

/** Where a unit's figures stand about the centre of its front rank. */
export function layoutOf(unit: Unit, formation: Formation, bases: Bases): Layout {
  let known = layouts.get(bases)
  if (!known) layouts.set(bases, (known = new Map<string, Layout>()))
  const files = 'files' in formation ? formation.files : 0
  const { arm } = profileOf(unit)
  const key = `${arm} ${unit.figures} ${formation.kind} ${files}`
  let layout = known.get(key)
  if (!layout) known.set(key, (layout = laidOut(unit, formation, bases)))
  return layout
}

/** A limber follows its gun at this distance: within 1", and not touching. (1.2.3) */
const LIMBER_GAP = 500

function laidOut(unit: Unit, formation: Formation, bases: Bases): Layout {
  const { arm } = profileOf(unit)
  const base = arm === 'cavalry' ? bases.cavalry : bases.infantry
  switch (formation.kind) {
    case 'limbered':
      return limbered(1, bases.cannon, 0, bases.limber)
    case 'unlimbered':
      return unlimbered(1, bases.cannon, 0, { base: bases.limber, gap: LIMBER_GAP })
    case 'square':
      return inSquare(unit.figures, base)
    case 'open order':
      return inOpenOrder(unit.figures, formation.files, base, bases.gap)
    default:
      return inRanks(unit.figures, formation.files, base)
  }
}
