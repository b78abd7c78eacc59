import type { Point } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { ShownLine, Trail } from '@grognard/table'
import type { Frame } from '../frame.ts'
import type { InchesWords } from '../words/index.ts'

/** Inches that a way costs, and how many there are; null where nobody counts. */
export type Spent = { readonly used: number; readonly all: number | null }

/** What differs by less came of working it out. */
const NOISE = 1e-6

/** Inches that a way costs: by hundredths, as they are told once it has been gone. */
export const costSaid = (used: number, { control }: InchesWords): string =>
  control.inches(Math.ceil(used * 100 - NOISE) / 100)

/** A way with what it costs; barred where it may not be gone. */
export function trailOf(
  places: readonly Point[],
  { used, all }: Spent,
  barred: boolean,
  frame: Frame,
  words: InchesWords,
): Trail {
  const { control } = words
  const points = places.map(({ x, y }) => frame.point({ x, y }))
  const said = costSaid(used, words)
  return { points, label: all === null ? said : control.used(said, control.distance(all)), barred }
}

const KINDS: { readonly [is: string]: ShownLine['kind'] } = { sight: 'sight', blocked: 'blocked' }

type Reason = {
  readonly from: Point
  readonly to: Point
  readonly is: string
  readonly margin?: number
}

/** What a refusal shows on the table; margins are in hundredths of an inch. */
export function linesOf(
  refusal: Refusal | null,
  frame: Frame,
  { control }: InchesWords,
): readonly ShownLine[] {
  const lines = (refusal?.lines ?? []) as unknown as readonly Reason[]
  // Each base of a front rank has its line: what the best of them lacks is said, once.
  const blocked = lines.filter(({ is }) => is === 'blocked').map(({ margin = 0 }) => margin)
  const said = lines.findIndex(({ margin }) => margin === Math.min(...blocked))
  return lines.map(({ from, to, is, margin }, i) => {
    // A gap below 0 is more than it may be; a blocked line passes its blocker too near.
    const isNear = is === 'blocked' || (is === 'gap' && (margin ?? 0) >= 0)
    const by = isNear ? control.tooNear : control.tooFar
    // How deep closed ground was entered helps nobody: where it lies is drawn.
    const isSaid = margin !== undefined && is !== 'closed' && (is !== 'blocked' || i === said)
    return {
      from: frame.point(from),
      to: frame.point(to),
      kind: KINDS[is] ?? 'gap',
      label: isSaid ? by(control.inches(Math.abs(margin) / 100)) : null,
    }
  })
}
