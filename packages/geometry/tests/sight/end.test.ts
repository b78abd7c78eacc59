import { expect, test } from 'vitest'
import { footprintOf } from '../../footprint.ts'
import { FULL_TURN, INCH } from '../../lattice.ts'
import { inRanks } from '../../layout.ts'
import { gapBetween, type Ring } from '../../ring.ts'
import { ringsOf } from '../../sight/body.ts'
import { compareEnds, fractionBetween, fractionEnd, type End } from '../../sight/end.ts'
import { hiddenByRounded } from '../../sight/rounded.ts'
import { stream } from '../scenes.ts'
import { FOOT } from '../units.ts'

/** A box, an eye and an edge anywhere near it, as the eye sees them. */
function anyCase(below: (n: number) => number) {
  const files = 1 + below(12)
  const pose = { x: below(12_000), y: below(12_000), facing: below(FULL_TURN) }
  const [ring] = ringsOf(footprintOf(inRanks(2 * files, files, FOOT), pose))
  const scale = 1 + below(24)
  const eye = { x: below(12_000 * scale), y: below(12_000 * scale), scale }
  const away = (): number => below(24_000 * scale) - 12_000 * scale
  return { ring: ring as Ring, eye, edge: [away(), away(), away(), away()] as const }
}

test('what is hidden of an edge is what is seen along lines within an inch of somebody', () => {
  const below = stream(41)
  const counts = { none: 0, all: 0, some: 0 }
  for (let i = 0; i < 600; i++) {
    const { ring, eye, edge } = anyCase(below)
    const [ax, ay, bx, by] = edge
    const found = hiddenByRounded(eye, ...edge, ring, INCH)
    const [from, to] =
      found === 'none'
        ? [2, 2]
        : found === 'all'
          ? [-1, 2]
          : [found.first?.value ?? -1, found.last?.value ?? 2]
    counts[typeof found === 'string' ? found : 'some']++
    for (let k = 0; k <= 60; k++) {
      // Evenly along the edge, and close to both ends of what was found.
      const t =
        k < 50 ? k / 49 : (k % 2 === 0 ? from : to) + (k - 55) * (below(2) === 0 ? 1e-6 : 1e-4)
      if (t < 0 || t > 1) continue
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t]
      const [ex, ey] = [eye.x / eye.scale, eye.y / eye.scale]
      const stroke = Float64Array.of(ex, ey, ex + x / eye.scale, ey + y / eye.scale)
      const far = gapBetween(stroke, ring).length
      if (Math.abs(far - INCH) < 1e-6) continue
      expect(t >= from && t <= to, `case ${i} at ${t}: ${far}`).toBe(far < INCH)
    }
  }
  expect(Math.min(counts.none, counts.all, counts.some)).toBeGreaterThan(40)
})

test('ends are in the same order in plain numbers and exactly', () => {
  const below = stream(42)
  const ends: End[] = [fractionEnd(1, 3), fractionEnd(-2, 7)]
  while (ends.length < 60) {
    const { ring, eye, edge } = anyCase(below)
    const found = hiddenByRounded(eye, ...edge, ring, INCH)
    if (typeof found === 'string') continue
    if (found.first) ends.push(found.first)
    if (found.last) ends.push(found.last)
  }
  for (const a of ends)
    for (const b of ends) {
      const exactly = compareEnds({ ...a, doubt: Infinity }, b)
      if (a === b) expect(Math.abs(exactly)).toBe(0)
      else if (Math.abs(a.value - b.value) > 1e-9)
        expect(exactly).toBe(Math.sign(a.value - b.value))
      if (a.value < 0 || b.value > 1 || exactly >= 0) continue
      const [over, under] = fractionBetween(a, b)
      const middle = Number((over * 1_000_000_000_000n) / under) / 1e12
      expect(middle).toBeGreaterThan(a.value - 1e-9)
      expect(middle).toBeLessThan(b.value + 1e-9)
    }
})
