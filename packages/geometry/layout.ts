// How units stand: layouts in a unit's own frame, u to its right and v to its rear, from the centre
// of its front edge. Widths, depths and gaps are even thousandths of an inch, so that halves are
// whole. All but roads lie the same to the left as to the right wherever numbers allow it.

import type { Block, Layout } from './footprint.ts'
import { FULL_TURN, placed, QUARTER, turned, type Turn } from './lattice.ts'

/** The base of one figure or stand. */
export type Base = { readonly width: number; readonly depth: number }

const HALF_TURN = FULL_TURN / 2

/** Where a block's front edge has its centre, and which way it looks. */
type Place = { readonly u: number; readonly v: number; readonly facing: Turn }

const AHEAD: Place = { u: 0, v: 0, facing: 0 }

/** A place that is given in the frame of another. */
function within(place: Place, u: number, v: number): Place {
  const at = placed({ x: place.u, y: place.v, facing: place.facing }, u, v)
  return { u: at.x, v: at.y, facing: place.facing }
}

/**
 * The fields written out, since all geometry reads them: engines give a record that is made by
 * `{...place, files}` a shape of its own, and then read every one of them slowly.
 */
const blockAt = (
  { u, v, facing }: Place,
  files: number,
  ranks: number,
  { width, depth }: Base,
  front: boolean,
): Block => ({ u, v, facing, files, ranks, width, depth, front })

const single = (base: Base, place: Place, front: boolean): Block =>
  blockAt(place, 1, 1, base, front)

/** Full ranks as one block and what remains behind its middle, at a place. */
function ranksAt(place: Place, figures: number, files: number, base: Base): readonly Block[] {
  const ranks = Math.floor(figures / files)
  const rest = figures % files
  const blocks: Block[] = []
  if (ranks > 0) blocks.push(blockAt(place, files, ranks, base, true))
  if (rest > 0)
    blocks.push(blockAt(within(place, 0, ranks * base.depth), rest, 1, base, ranks === 0))
  return blocks
}

/** Close order: ranks and files without gaps, an incomplete last rank behind the middle. */
export const inRanks = (figures: number, files: number, base: Base): Layout =>
  ranksAt(AHEAD, figures, files, base)

/** Open order and skirmishers: ranks and files with gaps, the last rank behind the middle. */
export function inOpenOrder(figures: number, files: number, base: Base, gap: number): Layout {
  const blocks: Block[] = []
  for (let first = 0, v = 0; first < figures; first += files, v += base.depth + gap)
    blocks.push(...row(Math.min(files, figures - first), base, gap, { ...AHEAD, v }, first === 0))
  return blocks
}

function row(bases: number, base: Base, gap: number, place: Place, front: boolean): Block[] {
  const step = (base.width + gap) / 2
  return Array.from({ length: bases }, (_, i) =>
    single(base, { ...place, u: place.u + (2 * i - bases + 1) * step }, front),
  )
}

/** Stands side by side, in one block unless there are gaps between them. */
export const inLine = (stands: number, base: Base, gap = 0): Layout =>
  gap === 0 ? inRanks(stands, stands, base) : inOpenOrder(stands, stands, base, gap)

/**
 * A square of four solid faces of two ranks that look outward, as equal as can be: one figure over
 * stands in front, two in front and in the rear, three in front and on both sides. Each face has
 * its own quarter of the front rank, which is what rules ask about. Faces meet at their inner
 * corners and leave the outer ones open: to turn them about the square like the sails of a mill
 * would fill the corners, but a square is to be its own mirror image.
 */
export function inSquare(figures: number, base: Base): Layout {
  if (figures < 8) throw new Error('A square has two figures or more on each side.')
  const least = Math.floor(figures / 4)
  const over = figures % 4
  const front = least + (over > 0 ? 1 : 0)
  const rear = least + (over === 2 ? 1 : 0)
  const side = least + (over === 3 ? 1 : 0)
  const { width, depth } = base
  const length = (face: number): number => Math.ceil(face / 2) * width
  const half = Math.max(length(front), length(rear)) / 2
  const [thick, deep] = [2 * depth, length(side)]
  const middle = thick + deep / 2
  return [
    ...face(AHEAD, front, base),
    ...face({ u: half + thick, v: middle, facing: QUARTER }, side, base),
    ...face({ u: 0, v: 2 * thick + deep, facing: HALF_TURN }, rear, base),
    ...face({ u: -half - thick, v: middle, facing: 3 * QUARTER }, side, base),
  ]
}

/**
 * A square of four faces of one rank that look outward, for so few stands that each of them counts:
 * what is over stands in front and in the rear first. Faces meet at their inner corners, as above.
 */
export function inFaces(stands: number, base: Base): Layout {
  if (stands < 4) throw new Error('A square has a stand or more on each side.')
  const ends = Math.ceil(stands / 4)
  const side = Math.floor((stands - 2 * ends) / 2)
  const rear = stands - ends - 2 * side
  const { width, depth } = base
  const half = (ends * width) / 2
  const deep = side * width
  const middle = depth + deep / 2
  return [
    blockAt(AHEAD, ends, 1, base, true),
    blockAt({ u: half + depth, v: middle, facing: QUARTER }, side, 1, base, true),
    blockAt({ u: 0, v: 2 * depth + deep, facing: HALF_TURN }, rear, 1, base, true),
    blockAt({ u: -half - depth, v: middle, facing: 3 * QUARTER }, side, 1, base, true),
  ]
}

/** The outer rank of an odd number has one figure more. */
const face = (place: Place, figures: number, base: Base): readonly Block[] =>
  ranksAt(place, figures, Math.ceil(figures / 2), base)

/** Bases that follow the guns. */
export type Limbers = {
  readonly base: Base
  /** From the rear of a gun to the front of its limber. */
  readonly gap: number
  /** How many there are, behind the middle of the guns; one for each if not said. */
  readonly count?: number
}

/** Guns ready to fire, side by side with gaps, their limbers behind them. */
export function unlimbered(guns: number, base: Base, gap: number, limbers?: Limbers): Layout {
  const blocks = row(guns, base, gap, AHEAD, true)
  if (!limbers) return blocks
  const v = base.depth + limbers.gap
  // Limbers stand behind their guns, whichever of the two is wider.
  const step = base.width - limbers.base.width + gap
  return [...blocks, ...row(limbers.count ?? guns, limbers.base, step, { ...AHEAD, v }, false)]
}

/** Guns on the march: the limber leads, the gun hangs on it and looks back. */
export function limbered(guns: number, base: Base, gap: number, limber: Base): Layout {
  const wider = Math.max(base.width, limber.width) + gap
  const v = limber.depth + base.depth
  return [
    ...row(guns, limber, wider - limber.width, AHEAD, true),
    ...row(guns, base, wider - base.width, { ...AHEAD, v, facing: HALF_TURN }, false),
  ]
}

/** One or both wings of a line, turned back. */
export type Wing = { readonly files: number; readonly by: Turn }
export type Wings = { readonly left?: Wing; readonly right?: Wing }

/**
 * A line with refused flanks. A wing turns about the rear corner of the rest, since about the front
 * corner it would turn into it. The pose is that of the part which looks ahead; an incomplete last
 * rank stands behind that part, and behind the wings only if it is full.
 */
export function withRefusedFlanks(
  figures: number,
  files: number,
  base: Base,
  wings: Wings,
): Layout {
  const [left, right] = [wings.left?.files ?? 0, wings.right?.files ?? 0]
  const middle = files - left - right
  if (middle < 1) throw new Error('Somebody must look ahead.')
  const ranks = Math.floor(figures / files)
  const rest = figures % files
  const central = Math.min(rest, middle)
  const onLeft = Math.min(left, right === 0 ? rest - central : Math.floor((rest - central) / 2))
  const onRight = Math.min(right, rest - central - onLeft)
  const deep = (ranks + (central === middle ? 1 : 0)) * base.depth
  const half = (middle * base.width) / 2
  const wing = (sign: 1 | -1, by: Turn, wide: number, extra: number): readonly Block[] => {
    const facing = turned(0, sign * by)
    const hinge: Place = { u: sign * half, v: deep, facing }
    const front = within(hinge, (sign * wide * base.width) / 2, -ranks * base.depth)
    return ranksAt(front, wide * ranks + extra, wide, base)
  }
  return [
    ...ranksAt(AHEAD, middle * ranks + central, middle, base),
    ...(wings.left ? wing(-1, wings.left.by, left, rest - central - onRight) : []),
    ...(wings.right ? wing(1, wings.right.by, right, onRight) : []),
  ]
}

/** A leader's round base. Its pose is its middle, so that to look around moves nothing. */
export const onRoundBase = (diameter: number): Layout => [
  { ...single({ width: diameter, depth: diameter }, AHEAD, true), v: -diameter / 2, round: true },
]
