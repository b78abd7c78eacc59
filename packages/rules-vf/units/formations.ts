// How units stand. (1.2.1, 1.2.2, 1.2.3, Open Order, Square)

import {
  inColumn,
  inOpenOrder,
  inRanks,
  inSquare,
  limbered,
  ranksOfColumn,
  unlimbered,
  type Bend,
  type Column,
  type Layout,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Unit } from '../battle.ts'
import type { Formation } from '../formation.ts'
import type { Bases } from '../options.ts'
import { refused } from '../refusals/refused.ts'
import { profileOf } from '../sheets/index.ts'
import { hasSpecial, type Raised } from './special-names.ts'
import { ONE_RANK } from './usual.ts'

type Formed = Pick<Unit, 'formation'>

// Functions that are there before this file has run: others build on them while they are loaded.

export function isInLine({ formation }: Formed): boolean {
  return formation.kind === 'line' || formation.kind === 'unlimbered' // 1.2.3
}

export function isInAttackColumn({ formation }: Formed): boolean {
  return formation.kind === 'attack column'
}

export function isInMarchColumn({ formation }: Formed): boolean {
  return formation.kind === 'march column' || formation.kind === 'limbered' // 1.2.3
}

export function isInOpenOrder({ formation }: Formed): boolean {
  return formation.kind === 'open order'
}

export function isInSquare({ formation }: Formed): boolean {
  return formation.kind === 'square'
}

/** Everybody who is not in march column. (1.2.2) */
export function isDeployed(unit: Formed): boolean {
  return !isInMarchColumn(unit)
}

const NO_BENDS: readonly Bend[] = []

export const bendsOf = (formation: Formation): readonly Bend[] =>
  ('bends' in formation && formation.bends) || NO_BENDS

export const isBent = (formation: Formation): boolean => bendsOf(formation).length > 0

/** The same formation, straight. */
export function straight(formation: Formation): Formation {
  if (!('bends' in formation)) return formation
  return formation.kind === 'limbered'
    ? { kind: 'limbered' }
    : { kind: 'march column', files: formation.files }
}

/** The same column, bent like that. */
export function bentBy(formation: Formation, bends: readonly Bend[]): Formation {
  if (bends.length === 0) return straight(formation)
  if (formation.kind === 'limbered') return { kind: 'limbered', bends }
  return formation.kind === 'march column'
    ? { kind: 'march column', files: formation.files, bends }
    : formation
}

export const ranksOf = (figures: number, files: number): number => Math.ceil(figures / files)

/** It stands in so many ranks or more; a square has none, nor have guns. */
export const isDeep = (
  { figures, formation }: Pick<Unit, 'figures' | 'formation'>,
  least: number,
) => 'files' in formation && ranksOf(figures, formation.files) >= least

/** What so many figures in so many files are: a column of march, a line or an attack column. (1.2.2) */
export function closeOrder(figures: number, files: number): Formation {
  const ranks = ranksOf(figures, files)
  if (files <= 3 && ranks > files) return { kind: 'march column', files }
  return { kind: ranks <= 2 ? 'line' : 'attack column', files }
}

/** A unit as far as it decides how it may stand. */
export type Formable = Pick<Unit, 'name' | 'profile' | 'figures'> & Raised

/** Two figures or more on each side. */
export const LEAST_IN_SQUARE = 8

/** Ranks of a unit in open order. */
export const MOST_OPEN_RANKS = 4

/** Why a unit cannot stand like that. (1.2.1, 1.2.2, 1.2.3, Open Order, Square) */
export function faultOfFormation(unit: Formable, formation: Formation): Refusal | null {
  const { name, figures } = unit
  const isGun = profileOf(unit).arm === 'artillery'
  const isForGuns = formation.kind === 'limbered' || formation.kind === 'unlimbered'
  if (isGun !== isForGuns)
    return isGun
      ? refused('vf2:1.2.3', 'guns-form-otherwise', { unit: name })
      : refused('vf2:1.2.3', 'only-guns-limber', { unit: name })
  if (formation.kind === 'square') return faultOfSquare(unit)
  if (!('files' in formation)) return null
  const { kind, files } = formation
  if (!Number.isInteger(files) || files < 1 || files > figures)
    return refused('vf2:1.2.1', 'files-of-figures', { unit: name, files, figures })
  if (kind === 'open order') return faultOfOpenOrder(unit, files)
  if (figures > ONE_RANK && files === figures)
    return refused('vf2:1.2.1', 'two-ranks', { unit: name, most: ONE_RANK }) // 1.2.1
  const is = closeOrder(figures, files).kind
  return is === kind
    ? null
    : refused('vf2:1.2.2', 'other-formation', { unit: name, files, is, called: kind })
}

function faultOfSquare(unit: Formable): Refusal | null {
  const { name, figures } = unit
  if (!hasSpecial(unit, 'square')) return refused('vf2:special.square', 'no-square', { unit: name })
  if (figures >= LEAST_IN_SQUARE) return null
  return refused('vf2:special.square', 'few-for-square', { unit: name, least: LEAST_IN_SQUARE })
}

function faultOfOpenOrder(unit: Formable, files: number): Refusal | null {
  const { name, figures } = unit
  if (!hasSpecial(unit, 'open order'))
    return refused('vf2:special.open-order', 'no-open-order', { unit: name })
  const ranks = ranksOf(figures, files)
  if (ranks <= MOST_OPEN_RANKS) return null
  return refused('vf2:special.open-order', 'open-ranks', {
    unit: name,
    ranks,
    most: MOST_OPEN_RANKS,
  })
}

type Laid = {
  readonly profile: string
  readonly figures: number
  readonly formation: Formation
  readonly bases: Bases
  readonly layout: Layout
}

/** A few are asked for many times while one unit is about to move. */
const RECENT = 8
const recent: Laid[] = []
let oldest = 0

/** Where a unit's figures stand about the centre of its front rank. */
export function layoutOf(unit: Unit, formation: Formation, bases: Bases): Layout {
  const { profile, figures } = unit
  for (const laid of recent)
    if (
      laid.formation === formation &&
      laid.profile === profile &&
      laid.figures === figures &&
      laid.bases === bases
    )
      return laid.layout
  const layout = knownLayout(unit, formation, bases)
  recent[oldest] = { profile, figures, formation, bases, layout }
  oldest = (oldest + 1) % RECENT
  return layout
}

const layouts = new WeakMap<Bases, Map<string, Layout>>()

/** The same for all of one arm, size and formation. */
function knownLayout(unit: Unit, formation: Formation, bases: Bases): Layout {
  let known = layouts.get(bases)
  if (!known) layouts.set(bases, (known = new Map<string, Layout>()))
  const files = 'files' in formation ? formation.files : 0
  const { arm } = profileOf(unit)
  const key = `${arm} ${unit.figures} ${formation.kind} ${files}`
  // Hardly ever does one column bend like another.
  if (isBent(formation)) return inColumn(columnOf(unit, formation, bases))
  let layout = known.get(key)
  if (!layout) known.set(key, (layout = laidOut(unit, formation, bases)))
  return layout
}

/** A limber follows its guns at this distance: within 1", and not touching. (1.2.3, O1.1) */
const LIMBER_GAP = 500

/** A unit that marches, rank by rank; a limber with its gun is two. */
export function columnOf(unit: Unit, formation: Formation, bases: Bases): Column {
  const bends = bendsOf(formation)
  if (!('files' in formation))
    return {
      ranks: [
        { files: 1, base: bases.limber },
        { files: 1, base: bases.cannon, looksBack: true },
      ],
      bends,
    }
  const base = profileOf(unit).arm === 'cavalry' ? bases.cavalry : bases.infantry
  return { ranks: ranksOfColumn(unit.figures, formation.files, base), bends }
}

function laidOut(unit: Unit, formation: Formation, bases: Bases): Layout {
  const { arm } = profileOf(unit)
  const base = arm === 'cavalry' ? bases.cavalry : bases.infantry
  switch (formation.kind) {
    case 'limbered':
      return limbered(1, bases.cannon, 0, bases.limber)
    case 'unlimbered':
      return unlimbered(bases.cannons, bases.cannon, 0, {
        base: bases.limber,
        gap: LIMBER_GAP,
        count: 1,
      })
    case 'square':
      return inSquare(unit.figures, base)
    case 'open order':
      return inOpenOrder(unit.figures, formation.files, base, bases.gap)
    case 'march column':
    case 'line':
    case 'attack column':
      return inRanks(unit.figures, formation.files, base)
  }
}
