// Figures, not blocks, are moved: a march column follows its head, rank by rank, and any unit may
// go through a gap that it names, figure by figure. (6.3)

import { crossingsOn } from '@grognard/field'
import {
  bearingOf,
  bendsAfter,
  inColumn,
  lengthOf,
  middlesOf,
  QUARTER,
  turned,
  whereIs,
  type Ground,
  type Point,
  type Pose,
  type Turn,
} from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Unit, Vf } from '../battle.ts'
import { lineTo } from '../field/shown.ts'
import { footprintAt } from '../field/situation.ts'
import type { Formation } from '../formation.ts'
import { basesOf } from '../options.ts'
import type { Step, Way } from '../order.ts'
import { refused, showing } from '../refusals/refused.ts'
import { placesWith } from '../terrain/rules.ts'
import { bendsOf, bentBy, columnOf, isBent, isInMarchColumn } from '../units/formations.ts'
import type { Stance } from './way.ts'

/** More places than these nobody names for one gap. */
const MOST_PLACES = 4

/** How a column lies when its head has gone straight to a place. */
export const filedTo = (
  seen: Vf,
  unit: Unit,
  formation: Formation,
  from: Pose,
  to: Pose,
): Formation =>
  bentBy(formation, bendsAfter(columnOf(unit, formation, basesOf(seen.options)), from, to))

/** A head that goes straight to a place, looking where it goes. */
export const headTo = (from: Point, { x, y }: Point): Step => ({
  x,
  y,
  facing: bearingOf(x - from.x, y - from.y),
  file: true,
})

/** Why a unit does not file, or go through a gap, like that. */
export function refuseSteps(
  seen: Vf,
  unit: Unit,
  { formation, pose }: Stance,
  way: Way,
): Refusal | null {
  let from: Pose = pose
  for (const step of way) {
    const wrong = step.file
      ? refuseFile(seen, unit, formation, from, step)
      : refuseThrough(unit, step)
    if (wrong) return wrong
    from = step
  }
  return null
}

function refuseFile(
  seen: Vf,
  unit: Unit,
  formation: Formation,
  from: Pose,
  { x, y, facing, by }: Step,
): Refusal | null {
  const { name } = unit
  if (by) return refused('vf2:6.3', 'file-or-through', { unit: name })
  if (!isInMarchColumn({ formation })) return refused('vf2:1.2.2', 'file-column', { unit: name })
  const [head] = columnOf(unit, formation, basesOf(seen.options)).ranks
  const least = head?.base.depth ?? 0
  const far = lengthOf(from, { x, y })
  const line = lineTo(from, { x, y }, 'path')
  // Before the head turns again it has come out of its last turn.
  if (far < least)
    return showing(refused('vf2:6.3', 'file-short', { unit: name, least: Math.ceil(least / 10) }), [
      line,
    ])
  if (facing !== bearingOf(x - from.x, y - from.y))
    return showing(refused('vf2:6.3', 'file-looks', { unit: name }), [line])
  const turn = turned(facing, -from.facing)
  return byAtMost(turn, QUARTER)
    ? null
    : showing(refused('vf2:6.3', 'file-back', { unit: name }), [line])
}

function refuseThrough({ name }: Unit, { by }: Step): Refusal | null {
  return by && (by.length === 0 || by.length > MOST_PLACES)
    ? refused('vf2:6.3', 'through-places', { unit: name, most: MOST_PLACES, places: by.length })
    : null
}

/** Why a column may not stand bent: somewhere there is no road under it. */
export function refuseBent(seen: Vf, unit: Unit, stance: Stance): Refusal | null {
  if (!isBent(stance.formation)) return null
  const off = offTheRoad(seen, unit, stance)
  return off.length === 0
    ? null
    : showing(
        refused('vf2:6.3', 'bent-off-road', { unit: unit.name, ranks: off.length }),
        // From one of them to the next.
        off.map((to, i) => lineTo(off[i - 1] ?? to, to, 'gap')),
      )
}

/** Where the middles of ranks are that no road or bridge is under. */
function offTheRoad({ terrain, options }: Vf, unit: Unit, stance: Stance): readonly Point[] {
  const roads = [
    ...placesWith(terrain, 'highway'),
    ...crossingsOn(terrain).filter(({ rules }) => rules.has('highway')),
  ].map(({ ground }) => ground)
  const layout = inColumn(columnOf(unit, stance.formation, basesOf(options)))
  const off: Point[] = []
  for (const { ring } of footprintAt(layout, stance.pose).boxes) {
    // Twice the middle is whole.
    const [x, y] = [
      (ring[0] as number) + (ring[4] as number),
      (ring[1] as number) + (ring[5] as number),
    ]
    if (!roads.some((road) => isOnRoad(road, x, y))) off.push({ x: x / 2, y: y / 2 })
  }
  return off
}

const isOnRoad = ({ parts }: Ground, x: number, y: number): boolean =>
  parts.some((part) => whereIs(part, x, y, 2) !== 'outside')

/** What is wrong with the bends that a column came with: they are one behind the other, in it. */
export function faultOfBends(seen: Vf, unit: Unit, formation: Formation): Refusal | null {
  const bends = bendsOf(formation)
  if (bends.length === 0) return null
  const { ranks } = columnOf(unit, formation, basesOf(seen.options))
  const least = ranks[0]?.base.depth ?? 0
  const last = middlesOf(ranks).at(-1) ?? 0
  const fits = bends.every(
    ({ behind, by }, i) =>
      byAtMost(by, QUARTER) && behind - (bends[i - 1]?.behind ?? 0) >= least && behind < last,
  )
  return fits ? null : refused('vf2:6.3', 'bends-odd', { unit: unit.name })
}

const byAtMost = (turn: Turn, most: Turn): boolean => Math.min(turn, turned(0, -turn)) <= most
