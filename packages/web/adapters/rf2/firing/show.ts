import { figureEye, figureRing, figuresOf, type Point } from '@grognard/geometry'
import {
  bodyIn,
  situationOf,
  thrownTogether,
  type Rf2,
  type Unit,
  type UnitId,
} from '@grognard/rules-rf2/functions'
import type { Emphasis, ShownLine } from '@grognard/table'
import type { Frame } from '../../inches/frame.ts'
import { bodyOf } from '../../inches/ids.ts'
import type { Wording } from '../wording.ts'
import { firing, needsAt, type Aims } from './plan.ts'

/** Where a stand looks from: the middle of its front. */
export function eyeOf(seen: Rf2, id: UnitId, stand: number): Point | null {
  const body = bodyIn(situationOf(seen), id)
  const figure =
    'boxes' in body ? figuresOf(body).find(({ number }) => number === stand) : undefined
  const box = figure && 'boxes' in body ? body.boxes[figure.box] : undefined
  if (!figure || !box) return null
  const { x, y, scale } = figureEye(box, figure.file, figure.rank)
  return { x: x / scale, y: y / scale }
}

/** The middle of those stands of an enemy that can be hit; of all of it without them. */
export function middleOf(seen: Rf2, id: UnitId, stands: readonly number[] | null): Point | null {
  const body = bodyIn(situationOf(seen), id)
  if (!('boxes' in body)) return null
  const hit = figuresOf(body).filter(({ number }) => stands === null || stands.includes(number))
  const points = hit.flatMap((figure): readonly Point[] => {
    const box = body.boxes[figure.box]
    if (!box) return []
    const { ring, scale } = figureRing(box, figure.file, figure.rank)
    const along = (from: 0 | 1): number =>
      [0, 2, 4, 6].reduce((sum, i) => sum + (ring[from + i] as number), 0) / (4 * scale)
    return [{ x: along(0), y: along(1) }]
  })
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  return points.length === 0 ? null : { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

/** '4+', or '7+' where it takes two sixes. */
export const scored = (needs: number): string => `${Math.max(2, Math.min(7, needs))}+`

/** The line of one stand to an enemy, with what it needs. */
export function lineTo(
  seen: Rf2,
  unit: Unit,
  stand: number,
  target: UnitId,
  frame: Frame,
  isLabelled: boolean,
): readonly ShownLine[] {
  const shot = firing(seen, unit)
    .find((one) => one.stand === stand)
    ?.shots.find((one) => one.target === target)
  const from = eyeOf(seen, unit.id, stand)
  const to = shot && middleOf(seen, target, shot.stands)
  if (!shot || !from || !to) return []
  const label = isLabelled ? scored(needsAt(seen, unit, stand, shot)) : null
  return [{ from: frame.point(from), to: frame.point(to), kind: 'sight', label }]
}

type Shown = {
  readonly seen: Rf2
  readonly unit: Unit | null
  readonly aims: Aims
  /** The stand that is pointed at, whose lines alone are shown. */
  readonly pointed: number | null
  readonly able: readonly Unit[]
}

/** Who may fire and at whom; each stand's line, or all lines of the stand that is pointed at. */
export function fireShown(
  { seen, unit, aims, pointed, able }: Shown,
  frame: Frame,
  { text }: Wording,
): Partial<Emphasis> {
  const bodies = able.map(({ id }) => bodyOf(id))
  if (!unit) return { able: bodies }
  const stands = firing(seen, unit)
  const targets = new Set(stands.flatMap(({ shots }) => shots.map(({ target }) => target)))
  const count = (target: UnitId): number => standsAt(aims, target).length
  return {
    able: bodies,
    targets: [...targets].map((id) => ({
      thing: { body: bodyOf(id) },
      label: labelAt(seen, unit, aims, id, text.firing.dice),
      chosen: count(id) > 0,
    })),
    lines: linesOf({ seen, unit, aims, pointed }, frame, stands),
  }
}

const standsAt = (aims: Aims, target: UnitId): readonly number[] =>
  [...aims].flatMap(([stand, at]) => (at === target ? [stand] : []))

/** '4 dice at 4+, 2 at 5+' of those who fire at an enemy; null if nobody does. */
function labelAt(
  seen: Rf2,
  unit: Unit,
  aims: Aims,
  target: UnitId,
  said: (dice: number, needs: string) => string,
): string | null {
  const groups = thrownTogether(seen, unit, { target, stands: standsAt(aims, target) })
  const parts = groups.map(({ stands, needs }) => said(stands.length, scored(needs)))
  return parts.length === 0 ? null : parts.join(', ')
}

function linesOf(
  { seen, unit, aims, pointed }: Omit<Shown, 'able'> & { readonly unit: Unit },
  frame: Frame,
  stands: ReturnType<typeof firing>,
): readonly ShownLine[] {
  const one = stands.find(({ stand }) => stand === pointed)
  if (one) {
    const { danger } = one
    const from = danger === null ? null : eyeOf(seen, unit.id, one.stand)
    const to = danger === null ? null : middleOf(seen, danger, [0])
    return [
      ...(from && to
        ? [{ from: frame.point(from), to: frame.point(to), kind: 'blocked' as const, label: null }]
        : []),
      ...one.shots.flatMap(({ target }) => lineTo(seen, unit, one.stand, target, frame, true)),
    ]
  }
  const said = new Set<string>()
  return [...aims].flatMap(([stand, target]) => {
    const shot = stands
      .find((found) => found.stand === stand)
      ?.shots.find((s) => s.target === target)
    const key = shot ? `${target} ${needsAt(seen, unit, stand, shot)}` : ''
    const isFirst = !said.has(key)
    said.add(key)
    return lineTo(seen, unit, stand, target, frame, isFirst)
  })
}
