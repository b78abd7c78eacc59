import { CONTACT, figureRing, INCH, ofFrontRank, type Body, type Figure } from '@grognard/geometry'
import {
  bodyIn,
  contactOf,
  countFigures,
  gapOfBodies,
  leaderBody,
  shotGap,
  situationOf,
  unitOf,
  type Measured,
  type Unit,
} from '@grognard/rules-vf/functions'
import { sceneOf } from '../scene.ts'
import { whyNoShot } from '../why-not.ts'
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
import { gapDrawn, rangesOf, rangeTable } from './range.ts'
import { lookedAt } from './sight.ts'

const sceneFor = ({ seen, language, side }: Desk) => sceneOf(seen, language, side)

/** Whether one sees another. (5.1.2) */
export function sightCertificate(desk: Desk, unit: Unit, target: Unit): Verdict {
  const { w, wording } = desk
  const { isSeen, verdict, clause, note, outlines, lines, table } = lookedAt(desk, unit, target)
  return {
    title: w.titles.sight(wording.name(unit), wording.name(target)),
    verdict,
    holds: isSeen,
    clause,
    notes: note === null ? [] : [note],
    scene: sceneFor(desk),
    drawing: drawingOf({ outlines, lines }),
    tables: [table],
  }
}

/** Whether one may shoot at another: how far it is, and what it sees. (5.1) */
export function shotCertificate(desk: Desk, unit: Unit, target: Unit): Verdict {
  const { seen, w, wording } = desk
  const refusal = whyNoShot(seen, unit, target)
  const looked = lookedAt(desk, unit, target)
  const gap = shotGap(seen, unit, target.id)
  const [a, b] = [wording.name(unit), wording.name(target)]
  return {
    title: w.titles.shot(a, b),
    verdict: refusal ? wording.words.refusal(refusal) : w.mayShoot(a, b),
    holds: refusal === null,
    clause: refusal ? refusal.clause : 'vf2:5.1',
    notes: [looked.verdict, ...(looked.note === null ? [] : [looked.note])],
    scene: sceneFor(desk),
    drawing: drawingOf({
      outlines: looked.outlines,
      lines: [...looked.lines, { ...gapDrawn(desk, gap), isMain: false }],
    }),
    tables: [rangeTable(desk, gap, rangesOf(desk, unit, target)), looked.table],
  }
}

const bodyAt = ({ seen }: Desk, one: Measured): Body => {
  if ('unit' in one) return bodyIn(situationOf(seen), one.unit)
  const leader = seen.leaders[one.leader]
  return (leader && leaderBody(seen, leader)) as Body
}

const named = ({ seen, wording }: Desk, one: Measured): string =>
  wording.name(('unit' in one ? seen.units[one.unit] : seen.leaders[one.leader]) ?? { name: '' })

/** How far it is from edge to edge; between enemies against their ranges. (5.1.1) */
export function distanceCertificate(desk: Desk, from: Measured, to: Measured): Verdict {
  const { seen, w } = desk
  const [here, there] = [bodyAt(desk, from), bodyAt(desk, to)]
  const [a, b] = [named(desk, from), named(desk, to)]
  const units =
    'unit' in from && 'unit' in to ? [unitOf(seen, from.unit), unitOf(seen, to.unit)] : []
  const [unit, target] = units
  const isShot = unit && target && unit.side !== target.side
  const ranges = isShot ? rangesOf(desk, unit, target) : []
  const gap = isShot ? shotGap(seen, unit, target.id) : gapOfBodies(here, there)
  const far = inches(gap.length)
  // The longest decides whether it is in range at all.
  const [longest] = ranges.toSorted((one, other) => other.range - one.range)
  const said = longest && (longest.isIn ? w.inRange : w.outOfRange)
  return {
    title: w.titles.distance(a, b),
    verdict: said
      ? said(a, b, far, inches(longest.range * INCH), ofHundredths(longest.margin))
      : w.apart(a, b, far),
    holds: longest?.isIn ?? null,
    clause: longest ? 'vf2:5.1.1' : null,
    notes: [],
    scene: sceneFor(desk),
    drawing: drawingOf({
      outlines: [...outlinesOf(desk, here, 'first'), ...outlinesOf(desk, there, 'second')],
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

/** Which figures of one touch which of another. (1.1.2) */
export function contactCertificate(desk: Desk, unit: Unit, target: Unit): Verdict {
  const { seen, w, wording } = desk
  const situation = situationOf(seen)
  const [here, there] = [bodyIn(situation, unit.id), bodyIn(situation, target.id)]
  const contact = contactOf(seen, unit.id, target.id)
  const gap = gapOfBodies(here, there)
  const [a, b] = [wording.name(unit), wording.name(target)]
  const isThere = contact.of.length > 0 || contact.with.length > 0
  const own = countFigures(unit, contact.of.length)
  const front = countFigures(unit, ofFrontRank(contact.of).length)
  const { table } = w
  return {
    title: w.titles.contact(a, b),
    verdict: isThere ? w.touches(a, b, own, front) : w.touchesNot(a, b, inches(gap.length)),
    holds: isThere,
    clause: 'vf2:1.1.2',
    notes: [],
    scene: sceneFor(desk),
    drawing: drawingOf({
      outlines: [
        ...outlinesOf(desk, here, 'first'),
        ...outlinesOf(desk, there, 'second'),
        ...figuresDrawn(desk, here, contact.of),
        ...figuresDrawn(desk, there, contact.with),
      ],
      lines: [gapDrawn(desk, gap)],
    }),
    tables: [
      {
        title: table.measures,
        head: [table.measure, table.value],
        rows: [
          [table.shortest, inches(gap.length)],
          [table.from, placed(desk, ends(gap)[0])],
          [table.to, placed(desk, ends(gap)[1])],
          [table.limit, inches(CONTACT)],
          [table.contactFigures(a), `${own}`],
          [table.contactFront(a), `${front}`],
          [table.contactFigures(b), `${countFigures(target, contact.with.length)}`],
          [table.contactFront(b), `${countFigures(target, ofFrontRank(contact.with).length)}`],
        ],
      },
    ],
  }
}
