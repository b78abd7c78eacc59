import { haloAround, lengthOf, type Footprint, type Point } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { LineTone, NumberTable } from '../../certificate.ts'
import { inches, lineOf, ofHundredths, outlineOf, outlinesOf, placed, type Desk } from './drawn.ts'
import type { Line, Outline } from './drawn.ts'

const TONES: { readonly [is: string]: LineTone } = {
  sight: 'clear',
  blocked: 'blocked',
  arc: 'arc',
}

type Shown = {
  readonly from: Point
  readonly to: Point
  readonly is: string
  readonly margin?: number
}

const linesIn = (refusal: Refusal | null): readonly Shown[] =>
  (refusal?.lines ?? []) as unknown as readonly Shown[]

/** What a margin means depends on the line: too near, too far, or too deep. */
function marginSaid(desk: Desk, { is, margin }: Shown): string | null {
  const w = desk.words.certificate
  if (margin === undefined) return null
  const by = ofHundredths(desk, Math.abs(margin))
  if (is === 'path') return w.tooFar(by)
  if (is === 'blocked') return w.lacks(by)
  if (is === 'gap') return margin < 0 ? w.tooFar(by) : w.tooNear(by)
  return w.tooDeep(by)
}

export const drawnLines = (desk: Desk, refusal: Refusal | null): readonly Line[] =>
  linesIn(refusal).map((line) =>
    lineOf(desk, line.from, line.to, TONES[line.is] ?? 'measure', marginSaid(desk, line)),
  )

export function linesTable(desk: Desk, refusal: Refusal | null): readonly NumberTable[] {
  const { table, lines: kinds, none } = desk.words.certificate
  const lines = linesIn(refusal)
  if (lines.length === 0) return []
  return [
    {
      title: table.lines,
      head: [table.line, table.from, table.to, table.length, table.margin],
      rows: lines.map((line) => [
        kinds[line.is] ?? line.is,
        placed(desk, line.from),
        placed(desk, line.to),
        inches(desk, lengthOf(line.from, line.to)),
        marginSaid(desk, line) ?? none,
      ]),
    },
  ]
}

/** Another that stands in the way, with its corners and the distance that it keeps. */
export function otherDrawn(
  desk: Desk,
  body: Footprint,
  refusal: Refusal | null,
): readonly Outline[] {
  const kept = Math.max(0, ...linesIn(refusal).map(keptBy))
  return [
    ...outlinesOf(desk, body, 'blocker'),
    ...(kept > 0
      ? body.boxes.map(({ ring }) => outlineOf(desk, haloAround(ring, kept), 'kept'))
      : []),
  ]
}

/** How far apart two would have to be that are too near, in whole hundredths of an inch. */
const keptBy = ({ from, to, is, margin }: Shown): number =>
  is === 'gap' && margin !== undefined && margin > 0
    ? Math.round((lengthOf(from, to) + margin * 10) / 10) * 10
    : 0
