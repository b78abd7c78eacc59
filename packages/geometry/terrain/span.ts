// Places along a segment as exact fractions of its length, and sets of stretches between them.

import { compareProducts } from '../exact.ts'

/** A fraction of the way, as whole numbers with a denominator above 0, and as a double to show. */
export type Cut = { readonly over: number; readonly under: number; readonly t: number }

/** A stretch of positive length. A list of spans is in order, with gaps of positive length. */
export type Span = { readonly from: Cut; readonly to: Cut }
export type Spans = readonly Span[]

export const START: Cut = { over: 0, under: 1, t: 0 }
export const END: Cut = { over: 1, under: 1, t: 1 }

export const cutAt = (over: number, under: number): Cut => {
  if (under < 0) return cutAt(-over, -under)
  // Not -0, which some comparisons tell from 0.
  const whole = over + 0
  return { over: whole, under, t: whole / under }
}

export const compareCuts = (a: Cut, b: Cut): number =>
  compareProducts(a.over, b.under, b.over, a.under)

const later = (a: Cut, b: Cut): Cut => (compareCuts(a, b) >= 0 ? a : b)
const sooner = (a: Cut, b: Cut): Cut => (compareCuts(a, b) <= 0 ? a : b)

/** All that is in one of the lists, or in more. */
export function unitedSpans(spans: readonly Span[]): Spans {
  const [only] = spans
  if (only === undefined) return spans
  if (spans.length === 1) return compareCuts(only.from, only.to) < 0 ? spans : []
  const all = spans
    .filter(({ from, to }) => compareCuts(from, to) < 0)
    .toSorted((a, b) => compareCuts(a.from, b.from))
  const merged: Span[] = []
  for (const span of all) {
    const last = merged.at(-1)
    if (last !== undefined && compareCuts(span.from, last.to) <= 0)
      merged[merged.length - 1] = { from: last.from, to: later(last.to, span.to) }
    else merged.push(span)
  }
  return merged
}

/** All that is in both. */
export function sharedSpans(a: Spans, b: Spans): Spans {
  const found: Span[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i] as Span, b[j] as Span]
    const from = later(one.from, other.from)
    const to = sooner(one.to, other.to)
    if (compareCuts(from, to) < 0) found.push({ from, to })
    if (compareCuts(one.to, other.to) <= 0) i++
    else j++
  }
  return found
}

/** All of the first that is not in the second: the river without its bridges. */
export function spansWithout(a: Spans, b: Spans): Spans {
  const found: Span[] = []
  for (const span of a) {
    let from = span.from
    for (const gone of b) {
      if (compareCuts(gone.to, from) <= 0) continue
      if (compareCuts(gone.from, span.to) >= 0) break
      if (compareCuts(from, gone.from) < 0) found.push({ from, to: gone.from })
      from = gone.to
    }
    if (compareCuts(from, span.to) < 0) found.push({ from, to: span.to })
  }
  return found
}

/** How much of the way all spans are together; a double, to show and to cost. */
export const shareOf = (spans: Spans): number =>
  spans.reduce((sum, { from, to }) => sum + (to.t - from.t), 0)
