import { describe, expect, test } from 'vitest'
import { INCH, type Point } from '../../lattice.ts'
import { isWithin, overlap } from '../../ring.ts'
import { faultOfTerrain } from '../../terrain/check.ts'
import type { Feature, Line, Terrain } from '../../terrain/feature.ts'
import { COUNTRY, generateBattlefield, type BattlefieldOptions } from '../../terrain/generate.ts'
import { groundOf, groundOfCrossing, spansOn } from '../../terrain/ground.ts'
import { terrainOfText, textOfTerrain } from '../../terrain/json.ts'
import { polygonOf } from '../../terrain/polygon.ts'
import { segmentOf } from '../../terrain/segment.ts'
import { unitedSpans, spansWithout } from '../../terrain/span.ts'
import { seeded } from './seeded.ts'
import { outline } from './shapes.ts'

const options: BattlefieldOptions = { ...COUNTRY, width: 72, height: 48 }
const made = (seed: number, more: Partial<BattlefieldOptions> = {}): Terrain =>
  generateBattlefield(seeded(seed), { ...options, ...more }).terrain

const wet = { ...options.rivers, count: [1, 1] } as const
const GAPS = [1, 2, 3, 4]

/** Made once for all tests: a table costs a tenth of a second. */
const plain = GAPS.map((gap) => made(gap, { gap, rivers: wet }))
const symmetric = [5, 6, 7, 8].map((seed) =>
  made(seed, { symmetric: true, rivers: seed % 2 === 0 ? wet : options.rivers }),
)
const all = [...plain, ...symmetric]

const near = (a: Feature, b: Feature, limit: number): boolean =>
  groundOf(a).pieces.some((one) => groundOf(b).pieces.some((other) => isWithin(one, other, limit)))

const isLine = (feature: Feature): feature is Line => feature.shape === 'line'

describe('a battlefield from a stream of numbers', () => {
  test('is valid, and outlives a file', () => {
    for (const terrain of all) {
      expect(faultOfTerrain(terrain)).toBeNull()
      expect(terrainOfText(textOfTerrain(terrain))).toEqual({ ok: true, terrain })
    }
  })

  test('is the same from the same stream, and another from another', () => {
    expect(made(1, { gap: 1, rivers: wet })).toEqual(plain[0])
    expect(made(9, { gap: 1, rivers: wet })).not.toEqual(plain[0])
  })

  test('has areas and hills as far apart as asked, off the water and off the roads', () => {
    plain.forEach(({ features }, place) => {
      const gap = GAPS[place] as number
      const solid = features.filter((feature) => !isLine(feature))
      expect(solid.length).toBeGreaterThan(5)
      solid.forEach((a, i) => {
        for (const b of solid.slice(i + 1)) expect(near(a, b, gap * INCH)).toBe(false)
        for (const line of features.filter(isLine)) {
          const isOwn = line.kind !== 'river' && line.kind !== 'road' && a.kind === 'field'
          const isClimb = line.kind === 'road' && a.kind === 'hill'
          if (!isOwn && !isClimb) expect(near(a, line, 100)).toBe(false)
        }
      })
    })
  })

  test('has roads that cross rivers on bridges and at fords only, and enough of them', () => {
    for (const { features } of all) {
      const lines = features.filter(isLine)
      for (const river of lines.filter(({ kind }) => kind === 'river')) {
        expect(river.crossings.length).toBeGreaterThanOrEqual(wet.crossings)
        for (const road of lines.filter(({ kind }) => kind === 'road'))
          road.points.slice(1).forEach((to, i) => {
            const way = segmentOf(road.points[i] as Point, to)
            const dry = unitedSpans(
              river.crossings.flatMap((it) => spansOn(way, groundOfCrossing(it))),
            )
            expect(spansWithout(spansOn(way, groundOf(river)), dry)).toEqual([])
          })
      }
    }
  })

  test('has villages by the road', () => {
    for (const { features } of all) {
      const roads = features.filter(({ kind }) => kind === 'road')
      expect(roads.length).toBeGreaterThan(0)
      for (const village of features.filter(({ kind }) => kind === 'village'))
        expect(roads.some((road) => near(village, road, 2 * INCH))).toBe(true)
    }
  })

  test('keeps zones clear', () => {
    const kinds = ['hill', 'wood', 'village', 'field', 'rough', 'bog', 'lake', 'river'] as const
    const clear = [
      { left: 0, top: 0, right: 72, bottom: 10, of: kinds },
      { left: 0, top: 38, right: 72, bottom: 48, of: kinds },
    ]
    const zones = [
      polygonOf(outline([0, 0], [72_000, 0], [72_000, 10_000], [0, 10_000])),
      polygonOf(outline([0, 38_000], [72_000, 38_000], [72_000, 48_000], [0, 48_000])),
    ]
    const { features } = made(1, { clear, rivers: wet })
    expect(features.length).toBeGreaterThan(5)
    for (const feature of features) {
      if (!kinds.some((kind) => kind === feature.kind)) continue
      for (const zone of zones)
        expect(groundOf(feature).pieces.some((piece) => overlap(piece, zone))).toBe(false)
    }
  })

  test('looks the same from both edges where that is asked', () => {
    const key = (points: readonly Point[]): string =>
      points
        .map(({ x, y }) => `${x} ${y}`)
        .toSorted()
        .join(', ')
    const keysOf = (feature: Feature, turn: (point: Point) => Point): readonly string[] => {
      if (feature.shape === 'area') return [key(feature.outline.map(turn))]
      if (feature.shape === 'hill')
        return [...feature.contours, feature.crest].map((points) => key(points.map(turn)))
      const decks = feature.crossings.map(({ from, to }) => key([from, to].map(turn)))
      return [key(feature.points.map(turn)), ...decks]
    }
    for (const { features, width, height } of symmetric) {
      const here = features.flatMap((feature) => keysOf(feature, (point) => point))
      const there = features.flatMap((feature) =>
        keysOf(feature, ({ x, y }) => ({ x: width - x, y: height - y })),
      )
      expect(there.toSorted()).toEqual(here.toSorted())
    }
  })

  test('is empty where nothing is asked for', () => {
    expect(made(1, { density: 0 }).features).toEqual([])
  })

  test('tells what found no room', () => {
    const crowded = generateBattlefield(seeded(3), {
      ...options,
      width: 24,
      height: 24,
      areas: [{ kind: 'wood', count: [30, 30], size: [6, 8], level: 1, tags: ['obstacle'] }],
    })
    const woods = crowded.terrain.features.filter(({ kind }) => kind === 'wood')
    expect(crowded.missing).toContainEqual({ kind: 'wood', count: 30 - woods.length })
    expect(woods.every(({ tags }) => tags.includes('obstacle'))).toBe(true)
  })
})
