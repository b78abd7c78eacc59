import { lengthOf, type Body, type Footprint, type Point } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Body as ShownBody } from '@grognard/table'
import type { NumberTable } from '../../certificate.ts'
import type { Spent } from '../moving/show.ts'
import {
  drawingOf,
  inches,
  lineOf,
  outlinesOf,
  placed,
  type Desk,
  type Line,
  type Outline,
  type Verdict,
} from './drawn.ts'
import { drawnLines, linesTable, otherDrawn } from './refusal.ts'

/** Something that somebody would do, and the word of the judge. */
type Doing = {
  readonly title: string
  readonly refusal: Refusal | null
  /** Why not, in the reader's language. */
  readonly said: (refusal: Refusal) => string
  /** Who else the refusal names. */
  readonly other: Footprint | null
}

const judged = ({ words }: Desk, { refusal, said }: Doing) => ({
  verdict: refusal ? said(refusal) : words.certificate.lawful,
  holds: refusal === null,
  clause: refusal?.clause ?? null,
})

const otherIn = (desk: Desk, { other, refusal }: Doing): readonly Outline[] =>
  other ? otherDrawn(desk, other, refusal) : []

/** A way over the table: of whom, from where to where, and what it costs. */
type Gone = Doing & {
  readonly ghost: ShownBody | null
  /** Where it stands, and where it would. */
  readonly bodies: readonly Body[]
  /** Whom it would touch there. */
  readonly touched: readonly Body[]
  readonly places: readonly Point[]
  readonly spent: Spent
  /** What is told of the way besides where it leads. */
  readonly tables: readonly NumberTable[]
}

/** Whether somebody may go a way. */
export function wayVerdict(desk: Desk, gone: Gone): Verdict {
  const { title, refusal, ghost, bodies, touched, places, spent, tables } = gone
  const { used, all } = spent
  const w = desk.words.certificate
  return {
    title,
    ...judged(desk, gone),
    notes: places.length > 1 && all !== null ? [w.spent(said(desk, used), said(desk, all))] : [],
    scene: desk.scene,
    drawing: drawingOf({
      ghosts: ghost ? [ghost] : [],
      outlines: [
        ...bodies.flatMap((body) => outlinesOf(desk, body, 'first')),
        ...otherIn(desk, gone),
        ...touched.flatMap((body) => outlinesOf(desk, body, 'second')),
      ],
      lines: [...wayDrawn(desk, places, said(desk, used)), ...drawnLines(desk, refusal)],
    }),
    tables: [...tables, ...linesTable(desk, refusal)],
  }
}

const said = (desk: Desk, used: number): string => inches(desk, used * 1000)

const wayDrawn = (desk: Desk, places: readonly Point[], label: string): readonly Line[] =>
  places
    .slice(1)
    .map((to, i) =>
      lineOf(desk, places[i] as Point, to, 'way', i === places.length - 2 ? label : null),
    )

/** Leg by leg, as far as the way can be gone: `costs` in thousandths, of those legs that it can. */
export function wayTable(
  desk: Desk,
  places: readonly Point[],
  costs: readonly number[],
  { used, all }: Spent,
): NumberTable {
  const { table, none } = desk.words.certificate
  return {
    title: table.legs,
    head: [table.leg, table.from, table.to, table.length, table.cost],
    rows: [
      ...places.slice(1).map((to, i) => {
        const from = places[i] as Point
        const cost = costs[i]
        return [
          `${i + 1}`,
          placed(desk, from),
          placed(desk, to),
          inches(desk, lengthOf(from, to)),
          cost === undefined ? none : inches(desk, cost),
        ]
      }),
      [table.total, '', '', '', said(desk, used)],
      ...(all === null ? [] : [[table.allowance, '', '', '', said(desk, all)]]),
    ],
  }
}

/** Somebody who is put somewhere: a unit that is set up, a leader who rides. */
type Put = Doing & {
  readonly ghost: ShownBody | null
  readonly body: Body | null
  /** What the drawing shows where nothing else is to be shown. */
  readonly middle: Point
}

/** Whether somebody may be put there, or may do what needs no place. */
export function placeVerdict(desk: Desk, put: Put): Verdict {
  const { title, refusal, ghost, body, middle } = put
  const lines = drawnLines(desk, refusal)
  const outlines = [...(body ? outlinesOf(desk, body, 'first') : []), ...otherIn(desk, put)]
  return {
    title,
    ...judged(desk, put),
    notes: [],
    scene: desk.scene,
    drawing: drawingOf({
      ghosts: ghost ? [ghost] : [],
      outlines,
      lines: lines.length + outlines.length > 0 ? lines : [lineOf(desk, middle, middle, 'measure')],
    }),
    tables: linesTable(desk, refusal),
  }
}
