// Moves for the benchmark, as a battle has them: short, and to where nobody else stands.
import { footprintOf, type Footprint } from '../../packages/geometry/footprint.ts'
import { FULL_TURN, INCH, type Pose } from '../../packages/geometry/lattice.ts'
import { meets, stream, type Scene } from './scenes.ts'

export type Move = { readonly unit: number; readonly to: Pose }

const MOVES = 64

/** Up to so far along and across the table, and so much to the right. */
const FAR = 6 * INCH
const TURN = FULL_TURN / 8

/** Each is free of all others where they stood, and of wherever another move puts them. */
export function movesIn({ units }: Scene): readonly Move[] {
  const below = stream(5)
  const moves: Move[] = []
  const ends: { readonly unit: number; readonly at: Footprint }[] = []
  for (let tries = 0; moves.length < MOVES; tries++) {
    if (tries > 1000 * MOVES) throw new Error('There is no room to move.')
    const unit = below(units.length)
    const { pose, boxes } = units[unit] as Footprint
    const to = {
      x: pose.x + below(2 * FAR) - FAR,
      y: pose.y + below(2 * FAR) - FAR,
      facing: (pose.facing + below(TURN)) % FULL_TURN,
    }
    const at = footprintOf(
      boxes.map(({ block }) => block),
      to,
    )
    if (units.some((other, id) => id !== unit && meets(other, at))) continue
    if (ends.some((other) => other.unit !== unit && meets(other.at, at))) continue
    moves.push({ unit, to })
    ends.push({ unit, at })
  }
  return moves
}
