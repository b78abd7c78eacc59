import { gapOfBodies } from '@grognard/field'
import { CONTACT, figureRing, type Body, type Figure, type Gap } from '@grognard/geometry'
import type { Standing } from '../measuring/ruler.ts'
import {
  drawingOf,
  ends,
  inches,
  ofHundredths,
  outlineOf,
  outlinesOf,
  placed,
  type Desk,
  type Outline,
  type Verdict,
} from './drawn.ts'
import { gapDrawn, marginTo, rangeTable, type Reached } from './range.ts'
import { lookedAt, type Looking } from './sight.ts'

/** Whether one sees another. */
export function sightVerdict(desk: Desk, looking: Looking): Verdict {
  const { isSeen, verdict, clause, note, outlines, lines, table } = lookedAt(desk, looking)
  const { titles } = desk.words.certificate
  return {
    title: titles.sight(looking.viewer.name, looking.target.name),
    verdict,
    holds: isSeen,
    clause,
    notes: note === null ? [] : [note],
    scene: desk.scene,
    drawing: drawingOf({ outlines, lines }),
    tables: [table],
  }
}

/** What a judge says of something: that it may be, or why not. */
type Judged = Pick<Verdict, 'verdict' | 'holds' | 'clause'>

/** Whether one may shoot at another: how far it is, and what it sees. */
export function shotVerdict(
  desk: Desk,
  looking: Looking,
  gap: Gap,
  ranges: readonly Reached[],
  judged: Judged,
): Verdict {
  const looked = lookedAt(desk, looking)
  const { titles } = desk.words.certificate
  return {
    title: titles.shot(looking.viewer.name, looking.target.name),
    ...judged,
    notes: [looked.verdict, ...(looked.note === null ? [] : [looked.note])],
    scene: desk.scene,
    drawing: drawingOf({
      outlines: looked.outlines,
      lines: [...looked.lines, { ...gapDrawn(desk, gap), isMain: false }],
    }),
    tables: [rangeTable(desk, gap, ranges), looked.table],
  }
}

/** Between enemies how far it is to shoot, and how far one can. */
type Shot = { readonly gap: Gap; readonly ranges: readonly Reached[]; readonly clause: string }

/** How far it is from edge to edge; between enemies against their ranges. */
export function distanceVerdict(
  desk: Desk,
  from: Standing,
  to: Standing,
  shot: Shot | null,
): Verdict {
  const w = desk.words.certificate
  const gap = shot?.gap ?? gapOfBodies(from.body, to.body)
  const ranges = shot?.ranges ?? []
  const far = inches(desk, gap.length)
  // The longest decides whether it is in range at all.
  const [longest] = ranges.toSorted((one, other) => other.range - one.range)
  const said = longest && (longest.isIn ? w.inRange : w.outOfRange)
  const [a, b] = [from.name, to.name]
  return {
    title: w.titles.distance(a, b),
    verdict: said
      ? said(a, b, far, inches(desk, longest.range), ofHundredths(desk, marginTo(gap, longest)))
      : w.apart(a, b, far),
    holds: longest?.isIn ?? null,
    clause: longest && shot ? shot.clause : null,
    notes: [],
    scene: desk.scene,
    drawing: drawingOf({
      outlines: [...outlinesOf(desk, from.body, 'first'), ...outlinesOf(desk, to.body, 'second')],
      lines: [gapDrawn(desk, gap)],
    }),
    tables: [
      {
        title: w.table.measures,
        head: [w.table.measure, w.table.from, w.table.to, w.table.value],
        rows: [[w.table.shortest, ...ends(gap).map((at) => placed(desk, at)), far]],
      },
      ...(ranges.length > 0 ? [rangeTable(desk, gap, ranges)] : []),
    ],
  }
}

/** The bases of these figures, to show which of them touch. */
function figuresDrawn(desk: Desk, body: Body, figures: readonly Figure[]): readonly Outline[] {
  if (!('boxes' in body)) return []
  return figures.flatMap(({ box, file, rank }) => {
    const its = body.boxes[box]
    if (!its) return []
    const { ring, scale } = figureRing(its, file, rank)
    return [
      outlineOf(
        desk,
        ring.map((at) => at / scale),
        'blocker',
      ),
    ]
  })
}

/** Which of two touch each other, as the rulebook counts them. */
export type Touching = {
  readonly of: readonly Figure[]
  readonly with: readonly Figure[]
  /** Said where they touch. */
  readonly said: string
  readonly clause: string
  readonly counts: readonly (readonly [what: string, many: string])[]
}

/** Which figures of one touch which of another. */
export function contactVerdict(
  desk: Desk,
  here: Standing,
  there: Standing,
  touching: Touching,
): Verdict {
  const w = desk.words.certificate
  const gap = gapOfBodies(here.body, there.body)
  const isThere = touching.of.length > 0 || touching.with.length > 0
  const { table } = w
  const [from, to] = ends(gap)
  return {
    title: w.titles.contact(here.name, there.name),
    verdict: isThere
      ? touching.said
      : w.touchesNot(here.name, there.name, inches(desk, gap.length)),
    holds: isThere,
    clause: touching.clause,
    notes: [],
    scene: desk.scene,
    drawing: drawingOf({
      outlines: [
        ...outlinesOf(desk, here.body, 'first'),
        ...outlinesOf(desk, there.body, 'second'),
        ...figuresDrawn(desk, here.body, touching.of),
        ...figuresDrawn(desk, there.body, touching.with),
      ],
      lines: [gapDrawn(desk, gap)],
    }),
    tables: [
      {
        title: table.measures,
        head: [table.measure, table.value],
        rows: [
          [table.shortest, inches(desk, gap.length)],
          [table.from, placed(desk, from)],
          [table.to, placed(desk, to)],
          [table.limit, inches(desk, CONTACT)],
          ...touching.counts,
        ],
      },
    ],
  }
}
