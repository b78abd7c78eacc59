import { hasOnly, isObject, type AskKind, type Json, type Refusal } from '@grognard/kernel'
import {
  enemyOf,
  unitOf,
  type Afv,
  type Side,
  type Suspended,
  type Unit,
  type UnitId,
} from '../battle.ts'
import type { AfvClause } from '../clauses.ts'
import { isEngaged } from '../engagements.ts'
import { canShoot } from '../phases/fire-dice.ts'
import { columnOf, onTable, reserveAt, type ZoneId } from '../table.ts'
import { restriction } from '../terrain.ts'
import { refuseFormation } from '../units/formations.ts'
import { isArtillery, isFoot, isMounted } from '../units/kinds.ts'
import { hasRoom, named } from './actions.ts'
import { refuseNoDice } from './fire.ts'
import { nameOrNumber, refused } from './refused.ts'

/** What a unit may do while an enemy's movement is suspended. */
export type React =
  | 'pass'
  | {
      readonly unit: UnitId
      readonly react: 'counter-charge' | 'fire' | 'evade' | 'intercept' | 'support'
    }
  | { readonly unit: UnitId; readonly react: 'recoil' | 'flee'; readonly column: number }
  | { readonly unit: UnitId; readonly react: 'form'; readonly files: number }

export type Reaction = Exclude<React, 'pass'>

type Args = { readonly side: Side }

export const react: AskKind<Afv, Args, React> = {
  name: 'react',
  expects: `'pass' or {unit, react, ...}`,
  is: isReact,
  refuse(seen, { side }, answer) {
    if (answer === 'pass') {
      const due = compulsory(seen, side)
      return due
        ? refused(due.clause, 'compulsory', {
            unit: due.unit.name,
            guns: due.clause === 'afv:react.artillery-fire',
          })
        : null
    }
    return refuseReaction(seen, side, answer)
  },
  candidates(seen, { side }, n) {
    const reactions = reactionsOf(seen, side)
    const all: readonly React[] = compulsory(seen, side) ? reactions : ['pass', ...reactions]
    return all.slice(0, n)
  },
  complete: true,
  pass: 'pass',
}

const NAMES = ['counter-charge', 'fire', 'evade', 'intercept', 'support']

function isReact(answer: Json): answer is React {
  if (answer === 'pass') return true
  if (!isObject(answer) || !Number.isInteger(answer['unit'])) return false
  const { react: name, column, files } = answer
  if (name === 'recoil' || name === 'flee')
    return Number.isInteger(column) && hasOnly(answer, 'unit', 'react', 'column')
  return name === 'form'
    ? Number.isInteger(files) && hasOnly(answer, 'unit', 'react', 'files')
    : NAMES.includes(name as string) && hasOnly(answer, 'unit', 'react')
}

/** Who may react at all: unengaged, in the same zone, once a phase; and against whom. */
function mayReact(seen: Afv, side: Side, unit: Unit | undefined): unit is Unit {
  const { now } = seen
  if (!now || !unit || unit.side !== side || unit.reacted || isEngaged(seen, unit.id)) return false
  const mover = unitOf(seen, now.unit)
  return onTable(unit.zone) && unit.zone === mover.zone && !isEngaged(seen, mover.id)
}

/** A reaction that its owner may not pass by. */
function compulsory(seen: Afv, side: Side) {
  const { now } = seen
  if (now?.doing !== 'engaging' || now.target === null) return null
  const target = unitOf(seen, now.target)
  const mover = unitOf(seen, now.unit)
  if (!mayReact(seen, side, target)) return null
  if (isMounted(target)) return { unit: target, clause: 'afv:react.counter-charge' as const }
  const fires = isArtillery(target) && isMounted(mover) && !target.fired
  return fires ? { unit: target, clause: 'afv:react.artillery-fire' as const } : null
}

/** Judges one reaction. */
function refuseReaction(seen: Afv, side: Side, reaction: Reaction): Refusal | null {
  const { now } = seen
  const unit = seen.units[reaction.unit]
  if (!now || !mayReact(seen, side, unit)) return refuseReacting(seen, side, reaction.unit)
  const mover = unitOf(seen, now.unit)
  const isTarget = now.doing === 'engaging' && now.target === unit.id
  if (reaction.react === 'intercept') return refuseIntercept(seen, unit, isTarget)
  const id = clauseOfReaction(unit, reaction)
  if (now.doing !== 'engaging') return refused(id, 'not-engaging', { enemy: mover.name })
  if (reaction.react === 'support') return refuseSupport(seen, unit, mover, isTarget)
  if (!isTarget) return refused(id, 'not-the-target', { unit: unit.name })
  return refuseByTarget(seen, unit, mover, reaction)
}

/** Why a unit does not react at all, which of the conditions fails. (react.general) */
function refuseReacting(seen: Afv, side: Side, id: UnitId): Refusal {
  const general = 'afv:react.general'
  const unit = seen.units[id]
  if (!seen.now) return refused(general, 'nobody-moves')
  if (!unit || unit.side !== side)
    return refused(general, 'cannot-react', { unit: nameOrNumber(seen, id) })
  const mover = unitOf(seen, seen.now.unit)
  if (unit.reacted) return refused(general, 'reacted', { unit: unit.name })
  if (isEngaged(seen, id)) return refused(general, 'react-engaged', { unit: unit.name })
  return isEngaged(seen, mover.id)
    ? refused(general, 'mover-engaged', { enemy: mover.name })
    : refused(general, 'react-elsewhere', { unit: unit.name, enemy: mover.name })
}

const CLAUSES = {
  'counter-charge': 'afv:react.counter-charge',
  recoil: 'afv:react.recoil',
  fire: 'afv:react.defensive-fire',
  form: 'afv:react.hasty-defence',
  evade: 'afv:react.evade',
  flee: 'afv:react.flee',
  intercept: 'afv:react.intercept',
  support: 'afv:react.supporting-fire',
} as const

/** The clause by which a unit reacts like that. */
export const clauseOfReaction = (unit: Unit, { react: name }: Reaction): AfvClause =>
  name === 'fire' && isArtillery(unit) ? 'afv:react.artillery-fire' : CLAUSES[name]

function refuseIntercept(seen: Afv, unit: Unit, isTarget: boolean): Refusal | null {
  const id = 'afv:react.intercept'
  if (!isMounted(unit)) return refused(id, 'mounted-intercept', { unit: unit.name })
  if (isTarget) return refused(id, 'target-intercepts', { unit: unit.name })
  const terrain = restriction(seen.table, unit.zone as ZoneId)
  return terrain === null
    ? null
    : refused('afv:terrain.general', 'ground-intercept', { unit: unit.name, terrain })
}

function refuseSupport(seen: Afv, unit: Unit, mover: Unit, isTarget: boolean): Refusal | null {
  const id = 'afv:react.supporting-fire'
  if (!isArtillery(unit)) return refused(id, 'guns-support', { unit: unit.name })
  if (isTarget) return refused(id, 'supports-itself', { unit: unit.name })
  return refuseFire(unit) ?? refuseNoDice(seen, unit, mover)
}

/** Once a turn, and with something to fire. */
const refuseFire = (unit: Unit): Refusal | null => {
  if (!canShoot(unit)) return refused('afv:fire.who', 'arms', { unit: unit.name })
  return unit.fired ? refused('afv:fire.who', 'fired', { unit: unit.name }) : null
}

type ByTarget = Exclude<Reaction['react'], 'intercept' | 'support'>

/** What the unit that is being engaged may do. */
function refuseByTarget(seen: Afv, unit: Unit, mover: Unit, reaction: Reaction): Refusal | null {
  const own = { unit: unit.name }
  const both = { ...own, enemy: mover.name }
  const id = clauseOfReaction(unit, reaction)
  switch (reaction.react as ByTarget) {
    case 'counter-charge':
      return isMounted(unit) ? null : refused(id, 'mounted-counter-charge', own)
    case 'recoil':
      return isMounted(unit)
        ? refuseReserve(seen, unit, reaction, 'afv:react.recoil')
        : refused(id, 'mounted-recoil', own)
    case 'fire':
      if (isArtillery(unit))
        return isMounted(mover) ? refuseFire(unit) : refused(id, 'guns-meet-mounted', both)
      if (!isFoot(unit)) return refused(id, 'foot-fire', own)
      if (!isFoot(mover)) return refused(id, 'foot-meet-foot', both)
      return refuseFire(unit) ?? refuseNoDice(seen, unit, mover)
    case 'form': {
      if (unit.formation.kind === 'defensive') return refused(id, 'defensive-already', own)
      const files = 'files' in reaction ? reaction.files : 0
      return named(unit, refuseFormation(unit, { kind: 'defensive', files }))
    }
    case 'evade':
      if (!isFoot(unit)) return refused(id, 'evade-foot', own)
      if (!isFoot(mover)) return refused(id, 'evade-from-foot', both)
      return unit.formation.kind === 'open order' ? null : refused(id, 'evade-open-order', own)
    case 'flee':
      if (unit.kind !== 'galloper guns') return refused(id, 'flee-gallopers', own)
      if (!isFoot(mover)) return refused(id, 'flee-from-foot', both)
      return refuseReserve(seen, unit, reaction, 'afv:react.flee')
  }
}

function refuseReserve(
  seen: Afv,
  unit: Unit,
  reaction: Reaction,
  id: 'afv:react.recoil' | 'afv:react.flee',
): Refusal | null {
  const { limit } = seen.options
  const nearest = nearestReserves(seen, unit)
  if (nearest.length === 0)
    return refused('afv:table.limit', 'no-reserve-room', { unit: unit.name, limit })
  if ('column' in reaction && nearest.includes(reaction.column)) return null
  const { columns } = seen.table
  return refused(id, 'nearest-reserve', {
    unit: unit.name,
    nearest: nearest.map(reserveAt),
    columns,
  })
}

/** The nearest reserve zones with room, by columns; two where they are equally near. */
function nearestReserves(seen: Afv, unit: Unit): readonly number[] {
  const own = columnOf(seen.table, unit.zone as ZoneId)
  const open = seen.table.reserves.filter((column) => hasRoom(seen, unit, reserveAt(column)))
  const nearest = Math.min(...open.map((column) => Math.abs(column - own)))
  return open.filter((column) => Math.abs(column - own) === nearest)
}

/** Every reaction that is open to a side now. */
export function reactionsOf(seen: Afv, side: Side): readonly Reaction[] {
  const { now } = seen
  if (!now || side !== enemyOf(unitOf(seen, now.unit).side)) return []
  return seen.units
    .filter((unit) => mayReact(seen, side, unit))
    .flatMap((unit) => tries(seen, now, unit))
    .filter((reaction) => refuseReaction(seen, side, reaction) === null)
}

function tries(seen: Afv, now: Suspended, unit: Unit): readonly Reaction[] {
  const id = unit.id
  const others: readonly Reaction[] = [
    { unit: id, react: 'intercept' },
    { unit: id, react: 'support' },
  ]
  if (now.target !== id) return others
  const reserves = nearestReserves(seen, unit)
  return [
    { unit: id, react: 'counter-charge' },
    { unit: id, react: 'fire' },
    { unit: id, react: 'evade' },
    ...reserves.map((column): Reaction => ({ unit: id, react: 'recoil', column })),
    ...reserves.map((column): Reaction => ({ unit: id, react: 'flee', column })),
    ...[1, 2, 3].map((files): Reaction => ({ unit: id, react: 'form', files })),
  ]
}
