// Where objectives may be set up. (A3.2, A7.0.2)

import { INCH, type Point } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { lineTo } from '../field/shown.ts'
import { farOff, inInches, nearBy } from '../measured.ts'
import { refused, showing } from '../refusals/refused.ts'
import type { Edge } from '../setting-up.ts'
import { defenderIn, settingOf } from './setting.ts'

const squared = (a: Point, b: Point): number =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

/** How far a place is from an edge. */
function fromEdge({ terrain: { width, height } }: Pick<Vf, 'terrain'>, at: Point, edge: Edge) {
  switch (edge) {
    case 'top':
      return at.y
    case 'bottom':
      return height - at.y
    case 'left':
      return at.x
    case 'right':
      return width - at.x
  }
}

const EDGES: readonly Edge[] = ['top', 'bottom', 'left', 'right']

export function refusePlace(seen: Vf, at: Point): Refusal | null {
  const { apart, nearDefender } = numbersOf(seen.options)
  const close = EDGES.find((edge) => fromEdge(seen, at, edge) <= apart)
  if (close)
    return refused('vf2:A3.2', 'objective-edge', {
      edge: close,
      beyond: inInches(apart),
      near: nearBy(fromEdge(seen, at, close)),
    })
  const near = seen.objectives.find((other) => squared(other.at, at) <= apart * apart)
  if (near)
    return showing(
      refused('vf2:A3.2', 'objective-near', {
        objective: near.name,
        beyond: inInches(apart),
        near: nearBy(Math.sqrt(squared(near.at, at))),
      }),
      [lineTo(at, near.at, 'gap')],
    )
  const { form, edges } = settingOf(seen)
  const far = edges ? fromEdge(seen, at, edges[defenderIn(seen)]) : 0
  return form === 'assault' && far > nearDefender
    ? refused('vf2:A7.0.2', 'objective-assault', {
        far: farOff(far),
        within: inInches(nearDefender),
      })
    : null
}

/** Where room is looked for: on whole inches. */
export const STEP = INCH

/** All whole inches that are left, where by chance none was found. */
export function* everywhere(seen: Vf): Iterable<Point> {
  const { width, height } = seen.terrain
  const { apart } = numbersOf(seen.options)
  // Whatever is at an edge is refused: most of it need not be asked for.
  const first = apart - (apart % STEP)
  for (let x = first; x < width - apart; x += STEP)
    for (let y = first; y < height - apart; y += STEP)
      if (refusePlace(seen, { x, y }) === null) yield { x, y }
}

/** Whether there is room for another one at all. */
export function hasRoom(seen: Vf): boolean {
  for (const _ of everywhere(seen)) return true
  return false
}
