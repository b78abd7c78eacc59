// Columns that bend: every rank follows the one before it on the way that the head has gone. How a
// column lies is told by its bends: how far behind its front the head once turned, and by how much.
// The middle of each rank is on that way; at a bend the bases of two ranks may lie over each other
// on the inside, as figures that turn a corner close up.

import type { Block, Layout } from './footprint.ts'
import {
  FULL_TURN,
  placed,
  poseAt,
  rounded,
  turned,
  type Point,
  type Pose,
  type Turn,
} from './lattice.ts'
import type { Base } from './layout.ts'
import { lengthUp } from './move/root.ts'
import { cosine, sine, UNIT } from './sine.ts'

/** The head turned clockwise by so much, so far behind where its front is now. */
export type Bend = { readonly behind: number; readonly by: Turn }

/** Figures side by side; a gun on its limber looks back. */
export type Rank = { readonly files: number; readonly base: Base; readonly looksBack?: true }

export type Column = { readonly ranks: readonly Rank[]; readonly bends: readonly Bend[] }

/** So many figures in so many files, the last rank with what remains. */
export const ranksOfColumn = (figures: number, files: number, base: Base): readonly Rank[] =>
  Array.from({ length: Math.ceil(figures / files) }, (_, rank) => ({
    files: Math.min(files, figures - rank * files),
    base,
  }))

/** How far behind its front the middle of each rank is, along the way. */
export function middlesOf(ranks: readonly Rank[]): readonly number[] {
  let behind = 0
  return ranks.map(({ base: { depth } }) => (behind += depth) - depth / 2)
}

/** A place on the way of a column, in the frame of its head: thousandths times UNIT. */
type Spot = { readonly u: number; readonly v: number; readonly facing: Turn }

/** Where the way was so far behind the front. */
function spotAt(bends: readonly Bend[], behind: number): Spot {
  let [u, v, facing, done] = [0, 0, 0, 0]
  const back = (far: number): void => {
    u -= far * sine(facing)
    v += far * cosine(facing)
    done += far
  }
  for (const bend of bends) {
    if (bend.behind >= behind) break
    back(bend.behind - done)
    facing = turned(facing, -bend.by)
  }
  back(behind - done)
  return { u, v, facing }
}

/** How a column stands: a block for each rank, so that blocks correspond however it bends. */
export function inColumn({ ranks, bends }: Column): Layout {
  const middles = middlesOf(ranks)
  return ranks.map(({ files, base: { width, depth }, looksBack }, rank): Block => {
    const { u, v, facing } = spotAt(bends, middles[rank] as number)
    // From the middle to the front of the block, which is behind for those who look back.
    const ahead = looksBack ? -depth / 2 : depth / 2
    return {
      u: rounded((u + ahead * sine(facing)) / UNIT),
      v: rounded((v - ahead * cosine(facing)) / UNIT),
      facing: looksBack ? turned(facing, FULL_TURN / 2) : facing,
      files,
      ranks: 1,
      width,
      depth,
      front: rank === 0,
    }
  })
}

/** Where on the table the head once turned, the last place first. */
export const placesOfBends = ({ bends }: Column, pose: Pose): readonly Point[] =>
  bends.map(({ behind }) => {
    const { u, v } = spotAt(bends, behind)
    return placed(pose, rounded(u / UNIT), rounded(v / UNIT))
  })

/** The bends when the head has turned to look there and gone straight to it. */
export function bendsAfter({ ranks, bends }: Column, from: Pose, to: Pose): readonly Bend[] {
  const far = lengthUp(to.x - from.x, to.y - from.y)
  const by = turned(to.facing, -from.facing)
  const last = middlesOf(ranks).at(-1) ?? 0
  return [
    ...(by === 0 ? [] : [{ behind: far, by }]),
    ...bends.map((bend) => ({ behind: bend.behind + far, by: bend.by })),
  ].filter(({ behind }) => behind < last)
}

/** A column whose every base has turned about where it stands: its rear leads, on the same way. */
export function columnAbout(
  { ranks, bends }: Column,
  pose: Pose,
): { readonly column: Column; readonly pose: Pose } {
  const length = ranks.reduce((all, { base }) => all + base.depth, 0)
  const { u, v, facing } = spotAt(bends, length)
  const end = placed(pose, rounded(u / UNIT), rounded(v / UNIT))
  const about = ranks.toReversed()
  const last = middlesOf(about).at(-1) ?? 0
  return {
    column: {
      ranks: about,
      bends: bends
        .map(({ behind, by }) => ({ behind: length - behind, by: turned(0, -by) }))
        .toReversed()
        .filter(({ behind }) => behind < last),
    },
    pose: poseAt(end, turned(pose.facing, facing + FULL_TURN / 2)),
  }
}
