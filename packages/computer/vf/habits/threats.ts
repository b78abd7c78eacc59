// What the enemy might do to a unit that stood somewhere, and it to him, by the picture that all
// players share; but by distance and arc alone, without lines of sight.

import type { Point } from '@grognard/geometry'
import { profileOf, type Side, type Unit, type Vf } from '@grognard/rules-vf/functions'
import { judged } from '../features/distances.ts'
import { closestShot, shotAt, type Look } from '../features/exposure.ts'
import { areWithin, distanceTo, isInArc } from '../features/oblong.ts'
import { pictureOf, type Picture, type Piece } from '../features/picture.ts'
import { inInches } from './table.ts'

/** The enemies of a side on the table. */
export const foesFor = (seen: Vf, side: Side): readonly Piece[] => pictureOf(seen, side).enemies

/** How far it is from a place to a piece, in inches. */
export function fromPiece(at: Point, { o }: Piece): number {
  const { x, y } = inInches(at)
  return distanceTo(o, x, y)
}

/** Everybody whom one looks at is seen, and all who can shoot do. */
const BY_ARC: Look = { sees: (_all, viewer, target) => (isInArc(viewer, target) ? 1 : 0), share: 1 }

/** The losses that enemy fire would bring a unit there: one shoots, and others support it. */
export const fireTaken = (picture: Picture, piece: Piece): number => shotAt(picture, piece, BY_ARC)

/** The losses that a unit could cause from there, at the enemy it would have to shoot at. */
export const fireGiven = (picture: Picture, piece: Piece): number =>
  closestShot(picture, piece, BY_ARC)?.losses ?? 0

/** From so near an enemy may come into a flank, in inches. */
const FLANK = 14
/** An enemy moves about so much farther than he can, in inches: places are rough. */
const SLACK = 1

const isMounted = ({ unit }: Piece): boolean => profileOf(unit).arm === 'cavalry'

const mayCharge = ({ condition, engaged }: Piece): boolean => condition.storms && !engaged

/** How many enemies near there would not be in front: cavalry counts for more. */
export function flanked({ seen, enemies }: Picture, { o }: Piece): number {
  if (o.around) return 0
  let sum = 0
  for (const foe of enemies)
    if (
      mayCharge(foe) &&
      areWithin(foe.o, o, Math.min(judged(seen, FLANK), foe.condition.moves + SLACK)) &&
      !isInArc(o, foe.o)
    )
      sum += isMounted(foe) ? 1.5 : 1
  return sum
}

/** Enemy cavalry that could ride down infantry there that is in no square. */
export const ridersNear = (seen: Vf, { side }: Unit, at: Point): readonly Piece[] =>
  foesFor(seen, side).filter(
    (foe) => isMounted(foe) && mayCharge(foe) && fromPiece(at, foe) <= foe.condition.moves + SLACK,
  )
