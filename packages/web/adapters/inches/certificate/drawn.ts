import { INCH, ringsOf, type Body, type Gap, type Point, type Ring } from '@grognard/geometry'
import type { Scene } from '@grognard/table'
import type { Certificate, Drawing, LineTone, OutlineTone } from '../../certificate.ts'
import type { Frame } from '../frame.ts'
import type { InchesWords } from '../words/index.ts'

/** What every certificate is written with; places are told as they lie on the reader's table. */
export type Desk = {
  readonly frame: Frame
  readonly words: InchesWords
  /** The battle that is judged, as the table draws it. */
  readonly scene: Scene
}

/** A certificate but for what stands below each. */
export type Verdict = Omit<Certificate, 'legend' | 'imagined'>

/** Certificates tell hundredths. */
export const ofHundredths = ({ words }: Desk, hundredths: number): string =>
  words.measuring.inches(hundredths)
export const inches = (desk: Desk, thousandths: number): string =>
  ofHundredths(desk, (thousandths * 100) / INCH)

export function placed(desk: Desk, at: Point): string {
  const { frame, words } = desk
  const { x, y } = frame.point(at)
  return words.certificate.at(inches(desk, x), inches(desk, y))
}

export type Outline = Drawing['outlines'][number]
export type Line = Drawing['lines'][number]

export const outlineOf = ({ frame }: Desk, ring: Ring, tone: OutlineTone): Outline => ({
  points: Array.from({ length: ring.length / 2 }, (_, i) =>
    frame.point({ x: ring[2 * i] as number, y: ring[2 * i + 1] as number }),
  ),
  tone,
})

export const outlinesOf = (desk: Desk, body: Body, tone: OutlineTone): readonly Outline[] =>
  ringsOf(body).map((ring) => outlineOf(desk, ring, tone))

export const lineOf = (
  { frame }: Desk,
  from: Point,
  to: Point,
  tone: LineTone,
  label: string | null = null,
  isMain = true,
): Line => ({ from: frame.point(from), to: frame.point(to), tone, label, isMain })

export const ends = ({ from, to }: Gap): readonly [Point, Point] => [
  { x: from[0], y: from[1] },
  { x: to[0], y: to[1] },
]

/** Paper around the matter, and the least that is shown. */
const ROOM = 1.5 * INCH
const LEAST = 12 * INCH
/** Four to three, on a screen and on paper. */
const SHAPE = 4 / 3

/** What is drawn, in the middle of a part of the table that has just room for it. */
export function drawingOf(parts: Pick<Drawing, 'outlines' | 'lines'> & Partial<Drawing>): Drawing {
  const points = [
    ...parts.outlines.flatMap((outline) => outline.points),
    ...parts.lines.flatMap(({ from, to }) => [from, to]),
  ]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2
  const span = (all: readonly number[]): number => Math.max(...all) - Math.min(...all) + 2 * ROOM
  const wide = Math.max(span(xs), span(ys) * SHAPE, LEAST)
  const [x, y] = [middle(xs), middle(ys)]
  return {
    ghosts: [],
    ...parts,
    left: x - wide / 2,
    right: x + wide / 2,
    top: y - wide / SHAPE / 2,
    bottom: y + wide / SHAPE / 2,
  }
}
