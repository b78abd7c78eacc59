import {
  hasOnly,
  isObject,
  type AskKind,
  type Json,
  type Random,
  type Refusal,
} from '@grognard/kernel'
import type { Afv, Shot, Side, Unit } from '../battle.ts'
import { isEngaged } from '../engagements.ts'
import { canShoot, fireDice, firesFar } from '../phases/fire-dice.ts'
import { distance, onTable, type ZoneId } from '../table.ts'
import { isArtillery } from '../units/kinds.ts'
import { nameOrNumber, refused } from './refused.ts'

/** All the fire of a side this turn: who fires at whom. Units not named hold their fire. */
export const planFire: AskKind<Afv, { readonly side: Side }, readonly Shot[]> = {
  name: 'fire',
  expects: 'a list of shots {unit, at}, one for each unit that fires',
  is: (answer): answer is readonly Shot[] => Array.isArray(answer) && answer.every(isShot),
  refuse(seen, { side }, shots) {
    const fired = new Set<number>()
    for (const shot of shots) {
      if (fired.has(shot.unit))
        return refused('afv:fire.whole', 'split', { unit: nameOrNumber(seen, shot.unit) })
      fired.add(shot.unit)
      const wrong = refuseShot(seen, side, shot)
      if (wrong) return wrong
    }
    return refuseSpread(seen, shots)
  },
  candidates: (seen, { side }, n, random) => {
    const plans: (readonly Shot[])[] = [[]]
    for (let i = 1; i < n && i < PLANS; i++) plans.push(anyPlan(seen, side, random))
    return plans.slice(0, n)
  },
  any: (seen, { side }, random) => (random.below(PLANS) === 0 ? [] : anyPlan(seen, side, random)),
  complete: false,
}

/** So many plans are proposed, the first of them to hold all fire. */
const PLANS = 12

const isShot = (value: Json): boolean =>
  isObject(value) &&
  hasOnly(value, 'unit', 'at') &&
  Number.isInteger(value['unit']) &&
  Number.isInteger(value['at'])

/** Why a unit cannot fire at all now; null if it can. */
function refuseFirer(seen: Afv, unit: Unit): Refusal | null {
  if (unit.zone === null) return refused('afv:losses.rout', 'gone', { unit: unit.name })
  if (!onTable(unit.zone)) return refused('afv:reserve', 'reserve-fires', { unit: unit.name })
  if (!canShoot(unit)) return refused('afv:fire.who', 'arms', { unit: unit.name })
  if (unit.fired) return refused('afv:fire.who', 'fired', { unit: unit.name })
  if (isEngaged(seen, unit.id)) return refused('afv:fire.who', 'fights', { unit: unit.name })
  return null
}

/** Enemies that may be fired at: on the table and not engaged. */
const isTarget = (seen: Afv, side: Side, unit: Unit): boolean =>
  unit.side !== side && onTable(unit.zone) && !isEngaged(seen, unit.id)

/** Why nobody fires at a unit; null if somebody may. */
function refuseTarget(seen: Afv, { id, name, zone }: Unit): Refusal | null {
  if (zone === null) return refused('afv:losses.rout', 'gone', { unit: name })
  if (!onTable(zone)) return refused('afv:reserve', 'reserve-target', { unit: name })
  return isEngaged(seen, id) ? refused('afv:fire.who', 'engaged-target', { unit: name }) : null
}

/** How many zones a unit's fire goes: guns but the smallest reach the next one. */
const reachOf = (firer: Unit): 0 | 1 => (firesFar(firer) ? 1 : 0)

function refuseShot(seen: Afv, side: Side, shot: Shot): Refusal | null {
  const firer = seen.units[shot.unit]
  if (!firer || firer.side !== side)
    return refused('afv:fire.who', 'firer', { unit: nameOrNumber(seen, shot.unit) })
  const target = seen.units[shot.at]
  if (!target || target.side === side) return refuseFirer(seen, firer) ?? notAtThat(seen, shot)
  const cannot = refuseFirer(seen, firer) ?? refuseTarget(seen, target)
  if (cannot) return cannot
  const reach = reachOf(firer)
  const away = distance(seen.table, firer.zone as ZoneId, target.zone as ZoneId)
  if (away > reach)
    return refused('afv:fire.range', 'range', {
      unit: firer.name,
      target: target.name,
      reach,
      away,
    })
  return refuseNoDice(seen, firer, target)
}

const notAtThat = (seen: Afv, { at }: Shot): Refusal =>
  refused('afv:fire.who', 'no-enemy-there', { unit: nameOrNumber(seen, at) })

/** A shot of no dice is no shot: what it would begin with, and what is taken off that. */
export function refuseNoDice(seen: Afv, firer: Unit, target: Unit): Refusal | null {
  const { value, steps } = fireDice(seen, firer, target)
  if (value > 0) return null
  const [base, ...more] = steps
  const added = more.flatMap(({ effect }) => ('add' in effect ? [effect.add] : []))
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
  const covered = more.some(({ clause }) => clause === 'afv:terrain.cover')
  const own = isArtillery(firer) ? 'afv:fire.artillery' : 'afv:fire.muskets'
  return refused(covered ? 'afv:terrain.cover' : own, 'no-dice', {
    unit: firer.name,
    target: target.name,
    dice: sum([base?.after ?? 0, ...added.filter((n) => n > 0)]),
    less: -sum(added.filter((n) => n < 0)),
  })
}

/**
 * Shots at the enemies in a zone are spread evenly, as far as each firer has dice for them. If all
 * was well before one more was shot at, only the shots at that one need be looked at.
 */
function refuseSpread(
  seen: Afv,
  shots: readonly Shot[],
  added: Unit['id'] | null = null,
): Refusal | null {
  const counts = countsOf(shots)
  for (const { unit, at } of shots) {
    if (added !== null && at !== added) continue
    const firer = seen.units[unit] as Unit
    const target = seen.units[at] as Unit
    const neglected = seen.units.find(
      (other) =>
        other.zone === target.zone &&
        isTarget(seen, firer.side, other) &&
        (counts.get(other.id) ?? 0) < (counts.get(at) ?? 0) - 1 &&
        fireDice(seen, firer, other).value > 0,
    )
    if (neglected)
      return refused('afv:fire.spread', 'spread', {
        unit: neglected.name,
        target: target.name,
        fewer: counts.get(neglected.id) ?? 0,
        more: counts.get(at) ?? 0,
      })
  }
  return null
}

function countsOf(shots: readonly Shot[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { at } of shots) counts.set(at, (counts.get(at) ?? 0) + 1)
  return counts
}

/** Whether a side has any shot to consider: all of it lies open on the table. */
export const canFire = (seen: Afv, side: Side): boolean =>
  seen.units.some(
    (firer) =>
      firer.side === side &&
      refuseFirer(seen, firer) === null &&
      seen.units.some(
        (target) => refuseShot(seen, side, { unit: firer.id, at: target.id }) === null,
      ),
  )

/** A plan shot by shot, each at one of the least shot-at enemies in some zone in range. */
function anyPlan(seen: Afv, side: Side, random: Random): readonly Shot[] {
  const shots: Shot[] = []
  const firers = seen.units.filter((unit) => unit.side === side && refuseFirer(seen, unit) === null)
  const holding = random.below(4)
  for (const firer of shuffled(firers, random)) {
    if (holding === 0 && random.below(3) === 0) continue
    const choices = seen.units.filter((target) => {
      const shot = { unit: firer.id, at: target.id }
      return (
        refuseShot(seen, side, shot) === null &&
        refuseSpread(seen, [...shots, shot], target.id) === null
      )
    })
    if (choices.length > 0) shots.push({ unit: firer.id, at: random.pick(choices).id })
  }
  return shots
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const rest = [...list]
  return list.map(() => rest.splice(random.below(rest.length), 1)[0] as T)
}
