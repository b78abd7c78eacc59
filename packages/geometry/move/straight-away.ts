// Where a unit can get away to, straight from where it stands: along each of 64 headings, with its
// facing kept, looking the way it goes, or looking back. On a heading every single thing forbids
// one stretch of ends, so that what is left is known and not tried for (open-ends.ts).
//
// Ends are on the lattice, a hair beside their heading. What is lawful with a hair to spare is taken
// at once; what depends on the hair is tried every hundredth of an inch, and where the cost of a
// unit that turns depends on the ground, every twentieth. Nothing wider than that is missed.

import { isPartlyIn } from '../arc.ts'
import type { Footprint } from '../footprint.ts'
import { FULL_TURN, turned, type Pose } from '../lattice.ts'
import type { Field } from './field.ts'
import { footprintAt, measureStraight } from './measure.ts'
import { costlyOn, endOn, HAIR, openOn, searchFor } from './open-ends.ts'
import type { Line, Search, Watch } from './open-ends.ts'
import type { Standing } from './path.ts'
import { stretchesInside, stretchesOutside, type Stretch } from './stretches.ts'

export type { Watch } from './open-ends.ts'

const HEADINGS = 64
const HUNDREDTH = 10
const TWENTIETH = 50

/**
 * An end to which a unit may go straight: straight back if it can, else aside, up to straight
 * ahead; on a heading as far as it can. Null if there is none.
 */
export function straightAway(field: Field, start: Standing, watch: Watch = []): Pose | null {
  const search = searchFor(field, start, watch)
  const doubtful: { readonly line: Line; readonly sure: readonly Stretch[] }[] = []
  for (const line of linesFrom(start.pose)) {
    const sure = openOn(search, line, HAIR)
    const end = farthestIn(search, line, sure)
    if (end) return end
    doubtful.push({ line, sure })
  }
  for (const { line, sure } of doubtful) {
    const end = triedIn(search, line, stretchesOutside(openOn(search, line, -HAIR), sure))
    if (end) return end
  }
  return null
}

/** From straight back to both sides, each with the facing kept, the way it goes, and back. */
function* linesFrom({ facing }: Pose): Iterable<Line> {
  for (let i = 0; i < HEADINGS; i++) {
    const aside = (Math.ceil(i / 2) * FULL_TURN) / HEADINGS
    const heading = turned(facing + FULL_TURN / 2, i % 2 === 1 ? aside : -aside)
    const facings = new Set([facing, heading, turned(heading, FULL_TURN / 2)])
    for (const looks of facings) yield { heading, facing: looks }
  }
}

/** Part of a unit is in some arc of each list. */
export const isWatched = (watch: Watch, { boxes }: Footprint): boolean =>
  watch.every((arcs) => arcs.some((arc) => boxes.some(({ ring }) => isPartlyIn(ring, arc))))

/** By the judge and by the arcs. */
const isLawful = ({ field, start, watch }: Search, end: Pose): boolean =>
  measureStraight(field, start, end).ok &&
  isWatched(watch, footprintAt({ layout: start.layout, pose: end }))

function farthestIn(search: Search, line: Line, sure: readonly Stretch[]): Pose | null {
  for (const { from, to } of sure.toReversed()) {
    const distance = Math.floor(to)
    if (distance < from) continue
    const end = endOn(search, line, distance)
    if (isLawful(search, end)) return end
  }
  return null
}

function triedIn(search: Search, line: Line, doubtful: readonly Stretch[]): Pose | null {
  if (doubtful.length === 0) return null
  const turns = line.facing !== search.start.pose.facing
  const costly = turns ? costlyOn(search, line) : []
  return (
    triedEvery(HUNDREDTH, search, line, stretchesOutside(doubtful, costly)) ??
    triedEvery(TWENTIETH, search, line, stretchesInside(doubtful, costly))
  )
}

function triedEvery(
  step: number,
  search: Search,
  line: Line,
  stretches: readonly Stretch[],
): Pose | null {
  for (const { from, to } of stretches.toReversed()) {
    const least = Math.ceil(from)
    for (let distance = Math.floor(to); distance >= least; distance -= step) {
      const end = endOn(search, line, distance)
      if (isLawful(search, end)) return end
    }
  }
  return null
}
