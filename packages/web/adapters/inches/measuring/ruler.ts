import { gapOfBodies } from '@grognard/field'
import { gapTo, gapToPoint, type Body, type Gap, type Point } from '@grognard/geometry'
import type { Measured, Spot } from '../../adapter.ts'
import type { Frame } from '../frame.ts'
import type { InchesWords } from '../words/index.ts'

/** Somebody who stands on the table. */
export type Standing = { readonly name: string; readonly body: Body }

/** Who stands where, by the names of bodies in the scene; null for whoever is not on the table. */
export type WhoStands = (body: string) => Standing | null

/** From edge to edge, as the rules measure: of units, leaders and the features they hold. */
export function rulerOf(
  from: Spot,
  to: Spot,
  whoStands: WhoStands,
  frame: Frame,
  { measuring }: InchesWords,
): Measured | null {
  const [one, other] = [from, to].map((spot) => endOf(spot, whoStands, frame, measuring.here))
  if (!one || !other) return null
  const gap = gapBetween(one.at, other.at)
  // What is longer than it reads is never said to be as short as it reads.
  const inches = measuring.inches(Math.ceil(gap.length / 10 - 1e-6))
  const [a, b] = [one.name, other.name]
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

function endOf(
  spot: Spot,
  whoStands: WhoStands,
  frame: Frame,
  here: string,
): { readonly at: End; readonly name: string } | null {
  if ('at' in spot) {
    const { x, y } = frame.point(spot.at)
    return { at: { x: Math.round(x), y: Math.round(y) }, name: here }
  }
  const found = whoStands(spot.body)
  return found && { at: found.body, name: found.name }
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
