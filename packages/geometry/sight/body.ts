import { CONTACT } from '../contact.ts'
import { figureRing, figuresOf, type Figure } from '../figures.ts'
import type { Box, Footprint } from '../footprint.ts'
import { rounded } from '../lattice.ts'
import { onceFor, onceForBoth } from '../memory.ts'
import type { Ring } from '../ring.ts'
import type { Eye } from '../sight.ts'
import { isNearGround, nearPartsOf, type Ground } from '../terrain/ground.ts'

/** Who looks or is looked at: a unit, or the feature that a unit occupies. */
export type Body = Footprint | Ground

type Extent = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Some figures of a unit, which look and are looked at by themselves. */
export type Part = Extent & {
  readonly of: Footprint
  readonly rows: readonly Row[]
  /** Their bases, on the lattice: to a thousandth of an inch. */
  readonly rings: readonly Ring[]
}

/** Anybody, or some of them. */
export type Somebody = Body | Part

/** The unit that some are a part of; anybody else as he is. */
export const wholeOf = (body: Somebody): Body => ('of' in body ? body.of : body)

const isUnit = (body: Body): body is Footprint => 'boxes' in body

const shapesOf = onceFor((body: Body): readonly Ring[] =>
  isUnit(body) ? body.boxes.map(({ ring }) => ring) : body.pieces,
)

/** The convex shapes that a body is made of. */
export const ringsOf = (body: Somebody): readonly Ring[] =>
  'of' in body ? body.rings : shapesOf(body)

/** Whether some of a body is on some ground, or in contact with it. */
export const isOnOrTouches = (body: Somebody, ground: Ground): boolean =>
  areOnOrTouch(ringsOf(body), body, ground)

/** The figures of a unit that are on some ground, or in contact with it, by their numbers. */
export function figuresOnOrTouching(unit: Footprint, ground: Ground): ReadonlySet<number> {
  const numbers = new Set<number>()
  for (const figure of figuresOf(unit)) {
    const bases = [baseOf(unit, figure)]
    if (areOnOrTouch(bases, boxAround(bases), ground)) numbers.add(figure.number)
  }
  return numbers
}

function areOnOrTouch(
  rings: readonly Ring[],
  { left, top, right, bottom }: Extent,
  ground: Ground,
): boolean {
  // Roads and rivers go from edge to edge: of their many parts those near the body will do.
  const near = nearPartsOf(ground, {
    left: left - CONTACT,
    top: top - CONTACT,
    right: right + CONTACT,
    bottom: bottom + CONTACT,
  })
  if (!near) return false
  for (const ring of rings) if (isNearGround(ring, near, CONTACT)) return true
  return false
}

/** Somebody who looks out. */
export type Lookout = {
  /** Of a unit the number of the figure (`figuresOf`); of a feature the place along its outline. */
  readonly number: number
  /** How many stand to the left of it in its box. */
  readonly file: number
  readonly eye: Eye
}

/** Lookouts in a straight row: of a front rank, or along an edge of a feature. */
export type Row = {
  readonly lookouts: readonly Lookout[]
  /** Whose front rank they are; null for those who look all around. */
  readonly box: Box | null
}

/** What is known of those in a row is kept bit by bit; longer ones are divided. */
const MOST_IN_ROW = 30

const allRowsOf = onceFor((body: Body): readonly Row[] =>
  isUnit(body) ? frontOf(body) : aroundOf(body),
)

/** The front-rank figures of a unit by box, or the places from which an occupier looks out. */
export const rowsOf = (body: Somebody): readonly Row[] =>
  'of' in body ? body.rows : allRowsOf(body)

function frontOf({ boxes }: Footprint): readonly Row[] {
  const rows: Row[] = []
  let number = 0
  for (const box of boxes) {
    const { files, ranks, front, round } = box.block
    if (front && round) {
      // Corners that face each other across the middle.
      const at = (i: number): number => (box.ring[i] as number) + (box.ring[i + 16] as number)
      rows.push({
        lookouts: [{ number, file: 0, eye: { x: at(0), y: at(1), scale: 2 } }],
        box: null,
      })
    } else if (front)
      for (let first = 0; first < files; first += MOST_IN_ROW) {
        const length = Math.min(files - first, MOST_IN_ROW)
        const lookouts = Array.from({ length }, (_, i) => fileOf(box, first + i, number))
        rows.push({ lookouts, box })
      }
    number += files * ranks
  }
  return rows
}

/** On the coarsest lattice that has the eyes of all files: products of its numbers stay small. */
function fileOf({ ring, block }: Box, file: number, first: number): Lookout {
  const [lx = 0, ly = 0, rx = 0, ry = 0] = ring
  const scale = 2 * block.files
  const part = 2 * file + 1
  const eye = { x: lx * scale + (rx - lx) * part, y: ly * scale + (ry - ly) * part, scale }
  return { number: first + file, file, eye }
}

const STEP = 1000

/**
 * An occupier looks out from everywhere along the outline of its feature: from its corners and from
 * places between them that cut each edge into equal parts of an inch at most.
 */
function aroundOf({ parts }: Ground): readonly Row[] {
  const rows: Row[] = []
  let number = 0
  for (const part of parts)
    for (let i = 0; i < part.length; i += 2) {
      const next = (i + 2) % part.length
      const [px, py] = [part[i] as number, part[i + 1] as number]
      const [dx, dy] = [(part[next] as number) - px, (part[next + 1] as number) - py]
      const scale = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / STEP))
      for (let first = 0; first < scale; first += MOST_IN_ROW) {
        const lookouts: Lookout[] = []
        for (let j = first; j < Math.min(scale, first + MOST_IN_ROW); j++, number++) {
          const eye = { x: px * scale + dx * j, y: py * scale + dy * j, scale }
          lookouts.push({ number, file: number, eye })
        }
        rows.push({ lookouts, box: null })
      }
    }
  return rows
}

/** One figure of a unit, by its number. */
export const figureAlone = onceForBoth((unit: Footprint, number: number): Part =>
  partOf(unit, [number]),
)

/** Some figures of a unit, by their numbers. */
export function partOf(unit: Footprint, numbers: readonly number[]): Part {
  const all = figuresOf(unit)
  const rings = numbers.map((number) => baseOf(unit, all[number] as Figure))
  const { left, top, right, bottom } = boxAround(rings)
  return { of: unit, rows: rowsAmong(unit, numbers), rings, left, top, right, bottom }
}

function boxAround(rings: readonly Ring[]): Extent {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const x = ring[i] as number
      const y = ring[i + 1] as number
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  return { left, top, right, bottom }
}

/** Rows without those who are not among some, and without rows in which nobody is left. */
function rowsAmong(unit: Footprint, numbers: readonly number[]): readonly Row[] {
  const rows: Row[] = []
  for (const { lookouts, box } of rowsOf(unit)) {
    const some = lookouts.filter(({ number }) => numbers.includes(number))
    if (some.length > 0) rows.push({ lookouts: some, box })
  }
  return rows
}

/** The fine ring is its own: it is rounded where it is. */
function baseOf({ boxes }: Footprint, { box, file, rank }: Figure): Ring {
  const { ring, scale } = figureRing(boxes[box] as Box, file, rank)
  if (scale === 1) return ring
  for (let i = 0; i < ring.length; i++) ring[i] = rounded((ring[i] as number) / scale)
  return ring
}
