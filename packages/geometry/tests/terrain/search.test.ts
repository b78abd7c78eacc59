import { describe, expect, test } from 'vitest'
import { FULL_TURN, type Point } from '../../lattice.ts'
import { COUNTRY, generateBattlefield } from '../../terrain/generate.ts'
import { emptyField, fits, isCrowded } from '../../terrain/generate/field.ts'
import { blob, blobOutline, innerRadius } from '../../terrain/generate/outline.ts'
import { BARRED, DEAREST, grid, nodeAt, type Grid } from '../../terrain/generate/grid.ts'
import { wayBetween } from '../../terrain/generate/search.ts'
import { groundOfOutline } from '../../terrain/ground.ts'
import { whereIs } from '../../terrain/polygon.ts'
import { seeded } from './seeded.ts'

const LENGTHS = new Map([
  ['0 1', 10],
  ['1 1', 14],
  ['1 2', 22],
])

/** How far a step leads, or nothing if it is none. */
const lengthOf = (a: Point, b: Point): number | undefined =>
  LENGTHS.get(
    [Math.abs(a.x - b.x), Math.abs(a.y - b.y)].toSorted((one, other) => one - other).join(' '),
  )

/** The same with all nodes looked at until nothing gets cheaper, by the clumsiest of means. */
function slowWay(map: Grid, from: Point, to: Point): readonly Point[] | null {
  const inner: Point[] = []
  for (let y = 1; y < map.height; y++) for (let x = 1; x < map.width; x++) inner.push({ x, y })
  const costOf = ({ x, y }: Point): number => map.cost[nodeAt(map, x, y)] as number
  const spent = inner.map(({ x, y }) => (x === from.x && y === from.y ? 0 : Infinity))
  const steps = inner.flatMap((a, i) =>
    inner.flatMap((b, j) => {
      const length = lengthOf(a, b)
      return length === undefined ? [] : [{ i, j, price: length * (costOf(a) + costOf(b)) }]
    }),
  )
  for (let isCheaper = true; isCheaper;) {
    isCheaper = false
    for (const { i, j, price } of steps)
      if ((spent[i] as number) + price < (spent[j] as number)) {
        spent[j] = (spent[i] as number) + price
        isCheaper = true
      }
  }
  const way: Point[] = []
  for (let at = inner.findIndex(({ x, y }) => x === to.x && y === to.y); ;) {
    const here = inner[at] as Point
    if (costOf(here) >= BARRED) return null
    way.push(here)
    if (spent[at] === 0) return way.toReversed()
    const [first] = steps
      .filter(({ i, j, price }) => j === at && (spent[i] as number) + price === spent[j])
      .toSorted((a, b) => (spent[a.i] as number) - (spent[b.i] as number) || a.i - b.i)
    at = first?.i ?? -1
  }
}

describe('the cheapest way over a grid', () => {
  test('is that of a search through everything, also past what is barred and where ways tie', () => {
    let barred = 0
    for (let seed = 0; seed < 40; seed++) {
      const random = seeded(seed)
      const [width, height] = [8 + random.below(6), 7 + random.below(4)]
      // With no swell at all, many ways cost the same.
      const map = grid(random, width, height, seed % 4 === 0 ? 0 : 40, 3)
      for (let i = random.below(40); i > 0; i--)
        map.cost[random.below(map.cost.length)] = random.below(2) === 0 ? BARRED : DEAREST
      const inner = (): Point => ({
        x: 1 + random.below(width - 1),
        y: 1 + random.below(height - 1),
      })
      const [from, to] = [inner(), inner()]
      const way = wayBetween(map, from, to)
      expect(way).toEqual(slowWay(map, from, to))
      if (way === null) barred++
    }
    expect(barred).toBeGreaterThan(2)
    expect(barred).toBeLessThan(30)
  })

  test('leads past the side with the lower numbers where both sides cost the same', () => {
    const map = grid(seeded(1), 12, 10, 0, 3)
    for (const x of [5, 6, 7]) for (const y of [4, 5, 6]) map.cost[nodeAt(map, x, y)] = BARRED
    const [from, to] = [
      { x: 2, y: 5 },
      { x: 10, y: 5 },
    ]
    const way = wayBetween(map, from, to)
    expect(way).toEqual(slowWay(map, from, to))
    expect(way?.some(({ y }) => y < 4)).toBe(true)
  })

  test('stays off the edges of the table', () => {
    const map = grid(seeded(1), 12, 9, 0, 3)
    for (let x = 1; x < 12; x++) for (let y = 1; y < 8; y++) map.cost[nodeAt(map, x, y)] = 900
    for (let x = 2; x < 11; x++) for (let y = 2; y < 7; y++) map.cost[nodeAt(map, x, y)] = BARRED
    const way = wayBetween(map, { x: 1, y: 1 }, { x: 11, y: 8 })
    expect(way?.every(({ x, y }) => x > 0 && y > 0 && x < 12 && y < 9)).toBe(true)
  })
})

test('what is given up for its heart alone would not fit', () => {
  const options = { ...COUNTRY, width: 72, height: 48 }
  const random = seeded(5)
  const field = emptyField(random, options)
  field.features.push(
    ...generateBattlefield(seeded(6), { ...options, density: 40 }).terrain.features,
  )
  const outcomes = { crowded: 0, fits: 0 }
  for (let i = 0; i < 600; i++) {
    const middle = { x: random.below(field.width + 1), y: random.below(field.height + 1) }
    const shape = blob(random, middle, 5 + random.below(8), 55)
    const outline = blobOutline(shape)
    const wood = {
      id: '',
      name: '',
      tags: [],
      shape: 'area',
      kind: 'wood',
      outline,
      level: 1,
    } as const
    const isGivenUp = isCrowded(field, wood, middle, innerRadius(shape))
    const isFit = fits(field, wood)
    expect(isGivenUp && isFit).toBe(false)
    if (isGivenUp) outcomes.crowded++
    if (isFit) outcomes.fits++
  }
  expect(outcomes.crowded).toBeGreaterThan(100)
  expect(outcomes.fits).toBeGreaterThan(50)
})

test('the heart of a blob is all within its outline', () => {
  const random = seeded(3)
  for (let i = 0; i < 60; i++) {
    const shape = blob(random, { x: 20_000, y: 20_000 }, 5 + random.below(14), 45)
    const [outline] = groundOfOutline(blobOutline(shape)).parts
    const heart = innerRadius(shape)
    expect(heart).toBeGreaterThan(400)
    for (let turn = 0; turn < FULL_TURN; turn += FULL_TURN / 64) {
      const angle = (turn / FULL_TURN) * 2 * Math.PI
      const x = Math.round(20_000 + heart * Math.cos(angle))
      const y = Math.round(20_000 + heart * Math.sin(angle))
      expect(whereIs(outline as Float64Array, x, y)).not.toBe('outside')
    }
  }
})
