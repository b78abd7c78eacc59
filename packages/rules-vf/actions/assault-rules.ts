// Who may assault whom, and how. (6.5, 6.5.1)

import { bodyIn, gapOfBodies } from '@grognard/field'
import type { Footprint } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import { whyUnseen } from '../attacks/unseen.ts'
import { unitOf, type Unit, type UnitId, type Vf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import { enemiesTouching, isEngaged } from '../field/contact.ts'
import { enemiesOf } from '../field/distance.ts'
import { gapTo as gapLineTo, pathLines, unitsGap } from '../field/shown.ts'
import { isVisible } from '../field/sight.ts'
import { footprintAt, situationOf } from '../field/situation.ts'
import { farOff, nearBy } from '../measured.ts'
import type { Order, Way } from '../order.ts'
import { refused, showing } from '../refusals/refused.ts'
import { profileOf } from '../sheets/index.ts'
import { specialsOf } from '../specials/index.ts'
import type { Special } from '../specials/special.ts'
import { nameOfFeature } from '../terrain/ground.ts'
import { occupies } from '../units/formed.ts'
import { asIf } from './as-if.ts'
import { refuseTouch, touchedAt, type Touched } from './contacts.ts'
import { LINEAR_TACTICS } from './linear-tactics.ts'
import { refuseMove, stanceAfter } from './move.ts'
import { foesOf, gapTo, isFreeFoe, assaultWayTo, suitsLinearTactics } from './reach.ts'
import { stanceOf } from './reform.ts'
import { endOf, refuseWay, standingIn } from './way.ts'

type Assault = Extract<Order, { readonly do: 'assault' }>

/** Why a unit may not assault so; by Surprise Attack it moves first. (fate.9) */
export function refuseAssault(seen: Vf, unit: Unit, { first, way }: Assault): Refusal | null {
  if (!first) return refuseAssaulter(seen, unit) ?? refuseAssaultBy(seen, unit, way)
  const wrong = refuseMove(seen, unit, first)
  if (wrong) return wrong
  const then = asIf(seen, unit, stanceAfter(seen, unit, first))
  const moved = unitOf(then, unit.id)
  return refuseAssaulter(then, moved) ?? refuseAssaultBy(then, moved, way)
}

/** Why a unit may not assault at all. (6.5.1) */
function refuseAssaulter(seen: Vf, unit: Unit): Refusal | null {
  const data = { unit: unit.name }
  if (!unit.pose)
    return refused('vf2:T.3.3', 'assault-from-inside', {
      ...data,
      feature: nameOfFeature(seen, unit.inside ?? ''),
    })
  if (profileOf(unit).arm === 'artillery') return refused('vf2:6.5.1', 'assault-guns', data)
  const others = enemiesTouching(seen, unit).map(({ name }) => name)
  if (others.length > 0) return refused('vf2:6.5.1', 'assault-engaged', { ...data, others })
  const bar = barTo(unit)
  if (bar) return refused(bar.clause, 'assault-barred', { ...data, rule: bar.title })
  return editionOf(seen).mayAct(unit, 'assault')
    ? null
    : refused('vf2:special.skirmishers', 'assault-having-shot', data)
}

/** The special rule that forbids it to assault as it stands. */
const barTo = (unit: Unit): Special | undefined =>
  specialsOf(unit).find((special) => special.barsAssault?.(unit))

/** A unit that stands so may assault at all, once it is free and has not shot. (6.5.1, T.3.3) */
export const storms = (unit: Unit): boolean =>
  !occupies(unit) && profileOf(unit).arm !== 'artillery' && barTo(unit) === undefined

/** Whether a unit may assault anybody. (6.5.1) */
export const mayAssault = (seen: Vf, unit: Unit): boolean => refuseAssaulter(seen, unit) === null

function refuseAssaultBy(seen: Vf, unit: Unit, way: Way): Refusal | null {
  const stance = stanceOf(unit)
  const wrong = refuseWay(seen, unit, 'assault', stance, way)
  if (wrong) return wrong
  const { layout, pose } = standingIn(seen, unit, endOf(seen, unit, stance, way))
  const end = footprintAt(layout, pose)
  const touched = touchedAt(seen, unit, end)
  return (
    refuseUnseen(seen, unit, touched, end) ??
    firstOf(touched, (one) => refuseTouch(seen, unit, end, one)) ??
    refuseNotClosest(seen, unit, touched) ??
    refuseLinear(seen, unit, touched, end)
  )
}

function firstOf<T>(list: readonly T[], refuse: (one: T) => Refusal | null): Refusal | null {
  for (const one of list) {
    const refusal = refuse(one)
    if (refusal) return refusal
  }
  return null
}

/** It ends in contact with an enemy that it saw when it started. (5.1.2) */
function refuseUnseen(
  seen: Vf,
  unit: Unit,
  touched: readonly Touched[],
  end: Footprint,
): Refusal | null {
  const [some] = touched
  if (!some) return refuseNobody(seen, unit, end)
  if (touched.some(({ enemy }) => isVisible(seen, unit.id, enemy.id))) return null
  const data = { unit: unit.name, other: some.enemy.name }
  const unseen = whyUnseen(seen, unit, some.enemy)
  return showing(refused('vf2:6.5', 'assault-unseen', { ...data, ...unseen }), [
    gapLineTo(seen, end, some.enemy.id, 'sight'),
  ])
}

/** It touches nobody: how far the nearest would be. */
function refuseNobody(seen: Vf, unit: Unit, end: Footprint): Refusal {
  const situation = situationOf(seen)
  const gapTo = ({ id }: Unit): number => gapOfBodies(end, bodyIn(situation, id)).length
  const [nearest] = enemiesOf(seen, unit.side).toSorted((a, b) => gapTo(a) - gapTo(b))
  const data = { unit: unit.name, other: nearest?.name ?? null }
  const far = nearest ? farOff(gapTo(nearest)) : 0
  return refused('vf2:6.5', 'assault-nobody', { ...data, far })
}

/** The closest that it sees and that no friend is in contact with goes first, if it is in reach. */
function refuseNotClosest(seen: Vf, unit: Unit, touched: readonly Touched[]): Refusal | null {
  const met = touched.filter(({ enemy }) => isFreeFoe(seen, unit, enemy))
  const limit = Math.min(...met.map(({ enemy }) => gapTo(seen, unit, enemy.id)))
  for (const foe of foesOf(seen, unit)) {
    if (gapTo(seen, unit, foe.id) >= limit) return null
    const way = isEngaged(seen, foe) ? null : assaultWayTo(seen, unit, foe)
    if (!way) continue
    const near = nearBy(gapTo(seen, unit, foe.id))
    const data = { unit: unit.name, other: foe.name, near }
    return showing(refused('vf2:6.5', 'assault-closer', data), [
      unitsGap(seen, unit.id, foe.id),
      ...pathLines(stanceOf(unit).pose, way),
    ])
  }
  return null
}

function refuseLinear(
  seen: Vf,
  unit: Unit,
  touched: readonly Touched[],
  end: Footprint,
): Refusal | null {
  if (touched.some(({ enemy }) => suitsLinearTactics(seen, unit, end, enemy.id))) return null
  return showing(
    refused(LINEAR_TACTICS, 'assault-linear', {
      unit: unit.name,
      others: touched.map(({ enemy }) => enemy.name),
    }),
    touched.map(({ enemy }) => gapLineTo(seen, end, enemy.id, 'cover')),
  )
}

/** Whom a unit may assault by the canonical list, and by which way. */
export function assaultTargets(
  seen: Vf,
  unit: Unit,
): readonly { readonly target: UnitId; readonly way: Way }[] {
  if (refuseAssaulter(seen, unit)) return []
  const found: { readonly target: UnitId; readonly way: Way }[] = []
  let closest = Infinity
  const foes = foesOf(seen, unit)
  for (const foe of foes) {
    const gap = gapTo(seen, unit, foe.id)
    if (gap > closest) return found
    const way = isEngaged(seen, foe) ? null : assaultWayTo(seen, unit, foe)
    if (!way) continue
    found.push({ target: foe.id, way })
    closest = gap
  }
  if (found.length > 0) return found
  return foes.flatMap((foe) => {
    const way = assaultWayTo(seen, unit, foe)
    return way ? [{ target: foe.id, way }] : []
  })
}

/** The enemies that a unit would be in contact with at the end of a way. */
export function metBy(seen: Vf, unit: Unit, way: Way): readonly UnitId[] {
  const { layout, pose } = standingIn(seen, unit, endOf(seen, unit, stanceOf(unit), way))
  return touchedAt(seen, unit, footprintAt(layout, pose)).map(({ enemy }) => enemy.id)
}
