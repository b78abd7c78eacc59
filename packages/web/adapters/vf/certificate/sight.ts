import { ringsOf, shapesOf, type Point, type SightLine } from '@grognard/geometry'
import {
  bodyIn,
  frontRankSize,
  isVisible,
  seesOver,
  linesOfSight,
  sightScene,
  situationOf,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { NumberTable } from '../../certificate.ts'
import { lineOf, ofHundredths, outlinesOf, outlineOf, placed, type Desk } from './drawn.ts'
import type { Line, Outline } from './drawn.ts'

/** What a unit sees of another, line by line, as the rules look. (5.1.2, 5.1.3) */
export type Looked = {
  readonly isSeen: boolean
  readonly verdict: string
  readonly clause: string
  readonly note: string | null
  readonly outlines: readonly Outline[]
  readonly lines: readonly Line[]
  readonly table: NumberTable
}

/** By which clause it is seen or not: units and ground have each their own. */
function clauseOf(best: SightLine | null, isSeen: boolean): string {
  if (isSeen) return 'vf2:5.1.2'
  if (best?.verdict !== 'blocked') return 'vf2:1.1.1'
  return best.blocker.kind === 'unit' ? 'vf2:5.1.3' : 'vf2:T.2.5'
}

type Nearby = Extract<SightLine, { verdict: 'blocked' }>['blocker']

export function lookedAt(desk: Desk, unit: Unit, target: Unit): Looked {
  const { seen, wording, w } = desk
  const situation = situationOf(seen)
  const [from, to] = [bodyIn(situation, unit.id), bodyIn(situation, target.id)]
  const over = seesOver(seen, unit, target)
  const all = linesOfSight(seen, unit.id, target.id, over)
  const isSeen = isVisible(seen, unit.id, target.id, over)
  const best = bestOf(all)
  const [a, b] = [wording.name(unit), wording.name(target)]
  const count = all.filter(({ verdict }) => verdict === 'seen').length
  const seeing = (): string =>
    'boxes' in from ? w.sees(a, b, count, frontRankSize(seen, unit.id)) : w.holderSees(a, b)
  const isBlocked = best?.verdict === 'blocked'
  return {
    isSeen,
    verdict: isSeen ? seeing() : isBlocked ? w.seesNot(a, b) : w.notInArc(a, b),
    clause: clauseOf(best, isSeen),
    note: best && noteOn(desk, best),
    outlines: [
      ...outlinesOf(desk, from, 'first'),
      ...outlinesOf(desk, to, 'second'),
      ...(best ? blockerOf(desk, best) : []),
    ],
    lines: all.flatMap((line) => drawnLine(desk, line, line === best)),
    table: tableOf(desk, all),
  }
}

/** The line that decides: the clearest of those that see, or that which lacks least. */
function bestOf(lines: readonly SightLine[]): SightLine | null {
  const room = (line: SightLine): number =>
    line.verdict === 'seen' ? (line.nearest?.margin ?? Infinity) : -Infinity
  const lack = (line: SightLine): number =>
    line.verdict === 'blocked' ? line.blocker.margin : Infinity
  const seen = lines.filter(({ verdict }) => verdict === 'seen')
  if (seen.length > 0) return seen.reduce((best, line) => (room(line) > room(best) ? line : best))
  const blocked = lines.filter(({ verdict }) => verdict === 'blocked')
  return blocked.length > 0
    ? blocked.reduce((best, line) => (lack(line) < lack(best) ? line : best))
    : null
}

const nearbyOf = (line: SightLine): Nearby | null => {
  if (line.verdict === 'blocked') return line.blocker
  return line.verdict === 'seen' ? line.nearest : null
}

/** What a blocker is called: a unit by its name, ground by its own. */
function called({ seen, wording }: Desk, { id, kind }: Nearby): string {
  const unit = kind === 'unit' ? seen.units[Number(id.slice('unit '.length))] : undefined
  if (unit) return wording.name(unit)
  const place = wording.place(seen, id)
  return kind === 'crest' ? wording.text.measuring.crest(place) : place
}

function noteOn(desk: Desk, line: SightLine): string | null {
  const { w } = desk
  const near = nearbyOf(line)
  if (!near) return line.verdict === 'seen' ? w.free : null
  const [name, margin] = [called(desk, near), ofHundredths(near.margin)]
  if (line.verdict === 'seen') return w.spare(name, margin)
  return near.kind === 'unit' ? w.nearest(name, margin) : w.through(name, margin)
}

const screenOf = (seen: Vf, { id, kind }: Nearby) =>
  sightScene(situationOf(seen)).find((screen) => screen.id === id && screen.kind === kind)

/** The blocker with its corners, and how near to it no line may come. */
function blockerOf(desk: Desk, line: SightLine): readonly Outline[] {
  const near = nearbyOf(line)
  const screen = near && screenOf(desk.seen, near)
  if (!screen) return []
  const cores = 'boxes' in screen.body ? ringsOf(screen.body) : screen.cores
  return [
    ...cores.map((ring) => outlineOf(desk, ring, 'blocker')),
    ...(screen.clearance > 0 ? shapesOf(screen).map((ring) => outlineOf(desk, ring, 'kept')) : []),
  ]
}

/** The foot of the shortest way from a place to a line. */
function nearestOn(from: Point, to: Point, at: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / length
  const share = Math.min(1, Math.max(0, part))
  return { x: from.x + share * dx, y: from.y + share * dy }
}

function drawnLine(desk: Desk, line: SightLine, isMain: boolean): readonly Line[] {
  const { from, to } = line
  const near = isMain ? nearbyOf(line) : null
  const margin = (label: (margin: string) => string): readonly Line[] =>
    near
      ? [
          lineOf(
            desk,
            nearestOn(from, to, near.at),
            near.at,
            'measure',
            label(ofHundredths(near.margin)),
          ),
        ]
      : []
  switch (line.verdict) {
    case 'seen':
      return [lineOf(desk, from, to, 'clear', null, isMain), ...margin(desk.w.left)]
    case 'blocked':
      return [
        lineOf(desk, from, line.brokenAt, 'clear', null, isMain),
        lineOf(desk, line.brokenAt, to, 'blocked', null, isMain),
        ...margin(desk.w.lacks),
      ]
    case 'not in arc':
      return [lineOf(desk, from, to, 'arc', null, false)]
  }
}

function tableOf(desk: Desk, lines: readonly SightLine[]): NumberTable {
  const { table, verdicts, none, left, lacks } = desk.w
  return {
    title: table.figures,
    head: [table.figure, table.eye, table.aim, table.verdict, table.by, table.margin],
    rows: lines.map((line, i) => {
      const near = nearbyOf(line)
      const margin = near && ofHundredths(near.margin)
      return [
        `${i + 1}`,
        placed(desk, line.from),
        placed(desk, line.to),
        verdicts[line.verdict],
        near ? called(desk, near) : none,
        margin === null ? none : line.verdict === 'seen' ? left(margin) : lacks(margin),
      ]
    }),
  }
}
