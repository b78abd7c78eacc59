// The stands of a unit: all that can be hit, and those that can fire.

import {
  figureArc,
  figureEye,
  figureRing,
  figuresOf,
  HALF_RIGHT_ANGLE,
  leastCommon,
  QUARTER_RIGHT_ANGLE,
  type Arc,
  type Box,
  type FinePoint,
  type Footprint,
  type Opening,
  type Ring,
  type Terrain,
} from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import { baseOf } from '../units/formations.ts'
import { armOf } from '../units/kinds.ts'
import type { WeaponName } from '../units/weapons.ts'
import type { Bases } from '../options.ts'
import { footingOf, times, type Footing } from './footing.ts'

/** A stand on the lattice of all stands (`Stands.scale`). */
export type Stand = {
  /** As `figuresOf` counts. */
  readonly number: number
  readonly box: Box
  readonly file: number
  readonly ring: Ring
  readonly footing: Footing
}

/** The stands of a unit, and its boxes on the same lattice. */
export type Stands = {
  readonly body: Footprint
  readonly stands: readonly Stand[]
  readonly boxes: readonly Ring[]
  readonly highest: number
}

export function standsIn(
  terrain: Terrain,
  body: Footprint,
  scale: number,
  known: Map<string, Footing>,
): Stands {
  const stands = figuresOf(body).map(({ number, box: at, file, rank }): Stand => {
    const box = body.boxes[at] as Box
    const fine = figureRing(box, file, rank)
    const ring = times(fine.ring, scale / fine.scale)
    return { number, box, file, ring, footing: footingOf(terrain, ring, scale, known) }
  })
  return {
    body,
    stands,
    boxes: body.boxes.map(({ ring }) => times(ring, scale)),
    highest: Math.max(...stands.map(({ footing }) => footing.level)),
  }
}

/** So many times finer than the table is the lattice on which every stand has whole corners. */
export function scaleFor(bodies: readonly (Footprint | null)[]): number {
  let scale = 1
  for (const body of bodies)
    for (const { block } of body?.boxes ?? []) scale = leastCommon(scale, block.files * block.ranks)
  return scale
}

/** A stand that can fire. */
export type Firer = Stand & {
  readonly eye: FinePoint
  readonly arc: Arc
  readonly weapon: WeaponName
  /** How wide a lane it needs: as wide as it is when it is formed. (14.12) */
  readonly width: number
}

/** 22.5 degrees, and 45 for skirmishers and squares. (14.2, 14.12, 14.14) */
const openingOf = ({ formation }: Unit): Opening =>
  formation.kind === 'skirmish' || formation.kind === 'square'
    ? HALF_RIGHT_ANGLE
    : QUARTER_RIGHT_ANGLE

/** Who fires of a unit: its front rank, of a march column that is its first stand. (14.11, 20.9) */
export function firersOf(
  unit: Unit,
  { stands }: Stands,
  scale: number,
  bases: Bases,
): readonly Firer[] {
  const { formation, weapons } = unit
  // Mounted troops fire by a trait only. (21.20)
  if (formation.kind === 'limbered' || armOf(unit) === 'horse') return []
  const opening = openingOf(unit)
  return stands.flatMap((stand): readonly Firer[] => {
    const { box, file, number } = stand
    const weapon = weapons[number] ?? weapons[0]
    // Figures are counted box by box, rank by rank.
    if (!weapon || !box.block.front || !isFirstRank(stands, stand)) return []
    const arc = onLattice(figureArc(box, file, opening), scale)
    return [{ ...stand, eye: figureEye(box, file), arc, weapon, width: baseOf(unit, bases).width }]
  })
}

const isFirstRank = (stands: readonly Stand[], { box, number }: Stand): boolean =>
  number - (stands.find((one) => one.box === box)?.number ?? 0) < box.block.files

const onLattice = ({ scale, left, right, leftWay, rightWay }: Arc, fine: number): Arc => {
  const by = fine / scale
  return {
    scale: 1,
    left: [left[0] * by, left[1] * by],
    right: [right[0] * by, right[1] * by],
    leftWay,
    rightWay,
  }
}
