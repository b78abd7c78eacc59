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
import { isEngaged } from '../engagements.ts'
import { canShoot, fireDice } from '../phases/fire-dice.ts'
import { columnOf, onTable, reserveAt, type ZoneId } from '../table.ts'
import { isRestricted } from '../terrain.ts'
import { formationsOf } from '../units/formations.ts'
import { isArtillery, isFoot, isMounted } from '../units/kinds.ts'
import { hasRoom } from './actions.ts'
import { calledBy, refused } from './refused.ts'

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
      return due ? refused(due.clause, 'compulsory', { unit: due.unit.name }) : null
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
  if (!now || !mayReact(seen, side, unit))
    return refused('afv:react.general', 'cannot-react', {
      unit: calledBy(seen, reaction.unit),
    })
  const mover = unitOf(seen, now.unit)
  const isTarget = now.doing === 'engaging' && now.target === unit.id
  if (reaction.react === 'intercept') return refuseIntercept(seen, unit, isTarget)
  if (now.doing !== 'engaging') return refused('afv:react.general', 'not-engaging')
  if (reaction.react === 'support') return refuseSupport(seen, unit, mover, isTarget)
  if (!isTarget) return refused('afv:react.general', 'not-the-target', { unit: unit.name })
  return refuseByTarget(seen, unit, mover, reaction)
}

function refuseIntercept(seen: Afv, unit: Unit, isTarget: boolean): Refusal | null {
  const id = 'afv:react.intercept'
  if (!isMounted(unit)) return refused(id, 'mounted-intercept')
  if (isTarget) return refused(id, 'target-intercepts')
  return isRestricted(seen.table, unit.zone as ZoneId)
    ? refused('afv:terrain.general', 'ground-intercept')
    : null
}

function refuseSupport(seen: Afv, unit: Unit, mover: Unit, isTarget: boolean): Refusal | null {
  const id = 'afv:react.supporting-fire'
  if (!isArtillery(unit)) return refused(id, 'guns-support')
  if (isTarget) return refused(id, 'supports-itself')
  return refuseFire(seen, unit, mover, id)
}

const refuseFire = (
  seen: Afv,
  unit: Unit,
  mover: Unit,
  id: 'afv:react.supporting-fire' | 'afv:react.defensive-fire' | 'afv:react.artillery-fire',
): Refusal | null => {
  if (unit.fired || !canShoot(unit)) return refused(id, 'no-fire-left', { unit: unit.name })
  return fireDice(seen, unit, mover).value === 0 && id !== 'afv:react.artillery-fire'
    ? refused(id, 'fires-in-vain', { unit: unit.name })
    : null
}

/** What the unit that is being engaged may do. */
function refuseByTarget(seen: Afv, unit: Unit, mover: Unit, reaction: Reaction): Refusal | null {
  switch (reaction.react) {
    case 'counter-charge':
      return isMounted(unit) ? null : refused('afv:react.counter-charge', 'mounted-counter-charge')
    case 'recoil':
      if (!isMounted(unit)) return refused('afv:react.recoil', 'mounted-recoil')
      return refuseReserve(seen, unit, reaction.column, 'afv:react.recoil')
    case 'fire':
      if (isArtillery(unit))
        return isMounted(mover)
          ? refuseFire(seen, unit, mover, 'afv:react.artillery-fire')
          : refused('afv:react.artillery-fire', 'guns-meet-mounted')
      if (!isFoot(unit) || !isFoot(mover))
        return refused('afv:react.defensive-fire', 'foot-meet-foot')
      return refuseFire(seen, unit, mover, 'afv:react.defensive-fire')
    case 'form':
      return formationsOf(unit).some(
        ({ kind, files }) => kind === 'defensive' && files === reaction.files,
      ) && unit.formation.kind !== 'defensive'
        ? null
        : refused('afv:react.hasty-defence', 'form', { unit: unit.name })
    case 'evade':
      return isFoot(unit) && isFoot(mover) && unit.formation.kind === 'open order'
        ? null
        : refused('afv:react.evade', 'evade')
    case 'flee':
      if (unit.kind !== 'galloper guns' || !isFoot(mover)) return refused('afv:react.flee', 'flee')
      return refuseReserve(seen, unit, reaction.column, 'afv:react.flee')
    case 'intercept':
    case 'support':
      return refused('afv:react.general', 'target-itself')
  }
}

function refuseReserve(
  seen: Afv,
  unit: Unit,
  column: number,
  id: 'afv:react.recoil' | 'afv:react.flee',
): Refusal | null {
  return nearestReserves(seen, unit).includes(column) ? null : refused(id, 'nearest-reserve')
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
