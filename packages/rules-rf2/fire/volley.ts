// What a unit may fire at, and by which of its stands. (14.5, 14.10, 14.14)

import { figuresBehindFront, type Footprint } from '@grognard/geometry'
import { footprintIn, remembered, type ShownLine, type UnitId } from '@grognard/field'
import type { Refusal } from '@grognard/kernel'
import type { Explained } from '@grognard/toolkit'
import type { Placed, Unit } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'
import { situationOf, type Situation } from '../field/situation.ts'
import { refused, showing } from '../refusals/refused.ts'
import { isGun } from '../units/weapons.ts'
import { coverAgainst } from './cover.ts'
import { scaleFor, standsIn, type Stands } from './ranks.ts'
import { firingSolution, type Shot, type StandFire } from './solution.ts'
import { throwsFor } from './dice.ts'
import { toHit } from './to-hit.ts'

/** Some stands of a unit, by their numbers, at one target. */
export type Volley = { readonly target: UnitId; readonly stands: readonly number[] }

/** All that a unit fires at in a phase, declared at once. (14.10) */
export type Fire = { readonly unit: UnitId; readonly volleys: readonly Volley[] }

/** Who can fire of a unit, and at whom. Whoever retreats does not fire. (17.2) */
export const fireOf = (seen: Placed, { id, retreating }: Unit): readonly StandFire[] =>
  retreating ? [] : (firingSolution(situationOf(seen))[id] ?? [])

/** Half of a square's stands at most. (14.14) */
const mostStands = ({ formation, stands }: Unit): number =>
  formation.kind === 'square' ? Math.floor(stands / 2) : Infinity

/** Why a unit may not fire like that; null if it may. */
export function refuseFire(seen: Placed, unit: Unit, volleys: readonly Volley[]): Refusal | null {
  const { name } = unit
  const stands = volleys.flatMap((volley) => volley.stands)
  if (stands.length === 0) return refused('rf2:14.1', 'fire-nobody', { unit: name })
  if (
    new Set(stands).size < stands.length ||
    new Set(volleys.map(({ target }) => target)).size < volleys.length
  )
    return refused('rf2:14.10', 'fire-twice', { unit: name })
  if (stands.length > mostStands(unit))
    return refused('rf2:14.14.half', 'fire-square', { unit: name, most: mostStands(unit) })
  const known = fireOf(seen, unit)
  for (const { target, stands: some } of volleys)
    for (const stand of some) {
      const one = known.find((found) => found.stand === stand)
      const other = seen.units[target]?.name ?? `${target}`
      if (!one) return refused('rf2:14.1', 'fire-stand', { unit: name, stand })
      if (one.danger !== null) {
        const friend = seen.units[one.danger]?.name ?? ''
        const why = refused('rf2:14.3', 'fire-danger', { unit: name, stand, other: friend })
        return showing(why, lineFrom(seen, unit, stand, one.danger))
      }
      if (!one.shots.some((shot) => shot.target === target)) {
        const why = refused('rf2:14.2', 'fire-target', { unit: name, stand, other })
        return showing(why, lineFrom(seen, unit, stand, target))
      }
    }
  return null
}

/** From the middle of a stand's front to the middle of whoever is meant: the line that is barred. */
function lineFrom(seen: Placed, { id }: Unit, stand: number, to: UnitId): readonly ShownLine[] {
  const situation = situationOf(seen)
  const [own, other] = [footprintIn(situation, id), situation.bodies[to]]
  const { scale, of } = ranksIn(situation)
  const ring = own && of(id).stands[stand]?.ring
  if (!ring || !other) return []
  const middle = (from: 0 | 1): number =>
    Math.round(((ring[from] as number) + (ring[from + 2] as number)) / 2 / scale)
  const from = { x: middle(0), y: middle(1) }
  const aim = {
    x: Math.round((other.left + other.right) / 2),
    y: Math.round((other.top + other.bottom) / 2),
  }
  return [{ from, to: aim, is: 'blocked' }]
}

type Ranks = { readonly scale: number; readonly of: (id: UnitId) => Stands }

/** The stands of all units, as the firing solution has them. */
const ranksIn = (situation: Situation): Ranks => remembered(situation, 'ranks', newRanks, situation)

function newRanks({ bodies, terrain }: Situation): Ranks {
  const footprints = bodies.map((body) => (body && 'boxes' in body ? body : null))
  const scale = scaleFor(footprints)
  const footings = new Map()
  const known: Stands[] = []
  return {
    scale,
    of: (id) => (known[id] ??= standsIn(terrain, footprints[id] as Footprint, scale, footings)),
  }
}

/** What a stand needs at a target: of the stands that it can hit the one that is hit most easily. (14.9) */
export function neededBy(
  seen: Placed,
  unit: Unit,
  target: Unit,
  stand: number,
  { band, stands }: Shot,
): Explained<Rf2Clause> {
  const situation = situationOf(seen)
  const { scale, of } = ranksIn(situation)
  const own = of(unit.id).stands[stand]
  const [here, there] = [footprintIn(situation, unit.id), footprintIn(situation, target.id)]
  if (!own || !here || !there) throw new RangeError(`${unit.name} has no stand ${stand} there.`)
  const behind = figuresBehindFront(here, there).some(({ number }) => number === stand)
  const eye = {
    x: (own.ring[0] as number) + (own.ring[2] as number),
    y: (own.ring[1] as number) + (own.ring[3] as number),
  }
  const weapon = unit.weapons[stand] ?? unit.weapons[0]
  if (!weapon) throw new RangeError(`${unit.name} has nothing to fire with.`)
  const each = stands.flatMap((number) => {
    const hit = of(target.id).stands[number]
    if (!hit) return []
    const cover = coverAgainst(seen.terrain, hit, { x: eye.x / 2, y: eye.y / 2 }, scale)
    const uphill = hit.footing.level > own.footing.level
    return [toHit(unit, target, { weapon, band, cover, uphill, behind })]
  })
  return each.reduce((best, one) => (one.value < best.value ? one : best))
}

/** Stands of equal need at one target, which throw together. */
export type Together = {
  readonly target: UnitId
  readonly needs: number
  readonly stands: readonly number[]
  readonly needed: Explained<Rf2Clause>
  readonly guns: boolean
}

export function thrownTogether(
  seen: Placed,
  unit: Unit,
  { target, stands }: Volley,
): readonly Together[] {
  const groups = new Map<number, Together>()
  for (const stand of stands) {
    const shot = fireOf(seen, unit)
      .find((one) => one.stand === stand)
      ?.shots.find((one) => one.target === target)
    if (!shot) continue
    const needed = neededBy(seen, unit, seen.units[target] as Unit, stand, shot)
    const needs = throwsFor(needed.value)
    const known = groups.get(needs)
    groups.set(needs, {
      target,
      needs,
      needed: known?.needed ?? needed,
      stands: [...(known?.stands ?? []), stand],
      guns: unit.weapons.some(isGun),
    })
  }
  return [...groups.values()].toSorted((a, b) => a.needs - b.needs)
}
