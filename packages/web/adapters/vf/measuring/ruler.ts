import { gapTo, gapToPoint, type Body, type Gap, type Point } from '@grognard/geometry'
import { gapOfBodies, leaderBody, situationOf, type Vf } from '@grognard/rules-vf/functions'
import type { Measured, Spot } from '../../adapter.ts'
import type { Frame } from '../frame.ts'
import { leaderIn, unitIn } from '../ids.ts'
import type { Wording } from '../wording.ts'

/** From edge to edge, as the rules measure: of units, leaders and the features they hold. (1.0) */
export function rulerOf(
  seen: Vf,
  from: Spot,
  to: Spot,
  frame: Frame,
  wording: Wording,
): Measured | null {
  const [one, other] = [endOf(seen, from, frame), endOf(seen, to, frame)]
  if (!one || !other) return null
  const { measuring } = wording.text
  const gap = gapBetween(one, other)
  // What is longer than it reads is never said to be as short as it reads.
  const inches = measuring.inches(Math.ceil(gap.length / 10 - 1e-6))
  const [a, b] = [nameOf(seen, from, wording), nameOf(seen, to, wording)]
  return {
    shown: {
      lines: [
        {
          from: onTable(gap.from, frame),
          to: onTable(gap.to, frame),
          kind: 'ruler',
          label: inches,
        },
      ],
      washes: [],
    },
    sentence: gap.length === 0 ? measuring.touching(a, b) : measuring.ruler(a, b, inches),
    clause: null,
  }
}

const onTable = ([x, y]: readonly [number, number], frame: Frame): Point => frame.point({ x, y })

type End = Body | Point

function endOf(seen: Vf, spot: Spot, frame: Frame): End | null {
  if ('at' in spot) {
    const { x, y } = frame.point(spot.at)
    return { x: Math.round(x), y: Math.round(y) }
  }
  const unit = unitIn(seen, spot.body)
  if (unit) return situationOf(seen).bodies[unit.id] ?? null
  const leader = leaderIn(seen, spot.body)
  return leader && leaderBody(seen, leader)
}

const isPoint = (end: End): end is Point => 'x' in end

function gapBetween(a: End, b: End): Gap {
  if (!isPoint(a)) return isPoint(b) ? gapFromPoint(b, a, true) : gapOfBodies(a, b)
  if (!isPoint(b)) return gapFromPoint(a, b, false)
  const length = Math.hypot(a.x - b.x, a.y - b.y)
  return { length, from: [a.x, a.y], to: [b.x, b.y] }
}

function gapFromPoint(point: Point, body: Body, back: boolean): Gap {
  const gap = 'boxes' in body ? gapToPoint(body, point) : gapToGround(point, body)
  return back ? { length: gap.length, from: gap.to, to: gap.from } : gap
}

/** A point is a very small triangle: shapes that have no inside are near to nothing. */
function gapToGround({ x, y }: Point, ground: Exclude<Body, { boxes: unknown }>): Gap {
  return gapTo(Float64Array.of(x, y, x + 1, y, x, y + 1), ground)
}

function nameOf(seen: Vf, spot: Spot, { text, name }: Wording): string {
  if ('at' in spot) return text.measuring.here
  const named = unitIn(seen, spot.body) ?? leaderIn(seen, spot.body)
  return named ? name(named) : text.measuring.here
}
