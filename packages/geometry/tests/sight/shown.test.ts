import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { footprintOf, type Footprint } from '../../footprint.ts'
import { FULL_TURN } from '../../lattice.ts'
import { inRanks } from '../../layout.ts'
import { circleOf } from '../../round.ts'
import { lookoutAreas } from '../../sight/area.ts'
import { ringsOf, rowsOf } from '../../sight/body.ts'
import { groundScreen, shapesOf, unitScreen } from '../../sight/screen.ts'
import { figuresThatSee } from '../../sight/see.ts'
import { showSight } from '../../sight/shown.ts'
import { groundOfOutline } from '../../terrain/ground.ts'
import { comesNearExactly } from '../oracle/exact-line.ts'
import { anyScene } from '../scenes.ts'
import { FOOT, units } from '../units.ts'

const HALF_TURN = FULL_TURN / 2
const unit = (files: number, x: number, y: number, facing = 0): Footprint =>
  footprintOf(inRanks(2 * files, files, FOOT), { x, y, facing })
const INCH = 1000

describe('lines that show a verdict', () => {
  const viewer = unit(1, 0, 0)
  const target = unit(1, 0, -12_000, HALF_TURN)

  test('name who is too close, by how much, and with which corner', () => {
    const [left, right] = [unit(4, 600 + 4 * 394, -5000), unit(4, -700 - 4 * 394, -5000)]
    const scene = [unitScreen('Guards', left, INCH), unitScreen('Line', right, INCH)]
    const [line] = showSight(viewer, target, scene)
    expect(line?.verdict).toBe('blocked')
    if (line?.verdict !== 'blocked') return
    expect(['Guards', 'Line']).toContain(line.blocker.id)
    expect(line.blocker.margin).toBeGreaterThan(0)
    expect(line.blocker.margin).toBeLessThanOrEqual(100)
    expect(line.blocker.corner).toBe(true)
    expect(line.brokenAt.y).toBeLessThan(-2000)
    expect(line.brokenAt.y).toBeGreaterThan(-7000)
  })

  test('tell of 0.4 inches too close', () => {
    const [left, right] = [unit(4, -600 - 4 * 394, -5000), unit(4, 600 + 4 * 394, -5000)]
    const scene = [unitScreen('left', left, INCH), unitScreen('right', right, INCH)]
    const [line] = showSight(viewer, target, scene)
    expect(line).toMatchObject({ verdict: 'blocked', to: { x: 0 }, blocker: { margin: 40 } })
  })

  test('tell how much room a clear line has', () => {
    const beside = unit(4, 1100 + 4 * 394, -5000)
    const [line] = showSight(viewer, target, [unitScreen('Guards', beside, INCH)])
    expect(line?.verdict).toBe('seen')
    if (line?.verdict !== 'seen') return
    expect(line.nearest?.id).toBe('Guards')
    expect(line.nearest?.margin).toBeGreaterThan(0)
  })

  test('lead through a gap of a thousandth, and not through one that is a line itself', () => {
    const [left, right] = [unit(4, -1000 - 4 * 394, -5000), unit(4, 1001 + 4 * 394, -5000)]
    const scene = [unitScreen('left', left, INCH), unitScreen('right', right, INCH)]
    const [line] = showSight(viewer, target, scene)
    expect(line).toMatchObject({ verdict: 'seen', nearest: { margin: 0 } })
    const closer = unitScreen('right', unit(4, 1000 + 4 * 394, -5000), INCH)
    const [none] = showSight(viewer, target, [unitScreen('left', left, INCH), closer])
    expect(none).toMatchObject({ verdict: 'blocked', blocker: { margin: 0 } })
  })

  test('say which figures have nothing in their arcs', () => {
    const aside = unit(2, 9000, -7000)
    const lines = showSight(unit(12, 0, 0), aside, [])
    expect(lines.some(({ verdict }) => verdict === 'not in arc')).toBe(true)
    expect(lines.filter(({ verdict }) => verdict === 'seen').map(({ number }) => number)).toEqual(
      figuresThatSee(unit(12, 0, 0), aside, []),
    )
  })

  test('are told where a wall is in the way', () => {
    const wall = groundOfOutline([
      { x: -3000, y: -6000 },
      { x: 4000, y: -6000 },
      { x: 4000, y: -5000 },
      { x: -3000, y: -5000 },
    ])
    const [line] = showSight(viewer, target, [groundScreen('wall', wall)])
    expect(line).toMatchObject({
      verdict: 'blocked',
      blocker: { id: 'wall', kind: 'ground' },
      brokenAt: { y: -5000 },
    })
  })
})

const isClearExactly = (
  from: { readonly x: number; readonly y: number; readonly scale: number },
  to: readonly [bigint, bigint, bigint],
  others: readonly Footprint[],
): boolean =>
  others.every(({ boxes }) =>
    boxes.every((box) => {
      const eye = [BigInt(from.x), BigInt(from.y), BigInt(from.scale)] as const
      const circle = circleOf(box)
      if (!circle) return !comesNearExactly(eye, to, box.ring, INCH)
      const middle = Float64Array.of(circle.x, circle.y)
      return !comesNearExactly(eye, to, middle, INCH + circle.radius)
    }),
  )

function checkLines(viewer: Footprint, target: Footprint, others: readonly Footprint[]): void {
  const screens = others.map((one, i) => unitScreen(`${i}`, one, INCH))
  const lines = showSight(viewer, target, screens)
  const eyes = rowsOf(viewer).flatMap(({ lookouts }) => lookouts)
  expect(lines.filter(({ verdict }) => verdict === 'seen').map(({ number }) => number)).toEqual(
    figuresThatSee(viewer, target, screens),
  )
  for (const [i, line] of lines.entries()) {
    const eye = eyes[i]?.eye
    if (!eye) throw new Error('A line without an eye.')
    if (line.verdict === 'blocked') {
      expect(line.blocker.margin).toBeGreaterThanOrEqual(0)
      continue
    }
    if (line.verdict !== 'seen') continue
    const { exact } = line.witness
    expect(isClearExactly(eye, exact, others)).toBe(true)
    expect(ringsOf(target).some((ring) => holdsExactly(ring, exact))).toBe(true)
  }
}

function holdsExactly(ring: Float64Array, [x, y, over]: readonly [bigint, bigint, bigint]) {
  for (let i = 0, k = ring.length - 2; i < ring.length; k = i, i += 2) {
    const [px, py] = [BigInt(ring[k] as number), BigInt(ring[k + 1] as number)]
    const [qx, qy] = [BigInt(ring[i] as number), BigInt(ring[i + 1] as number)]
    if ((qx - px) * (y - py * over) - (qy - py) * (x - px * over) < 0n) return false
  }
  return true
}

test('witnesses of all figures that see are clear by the exact test', () => {
  const scene = anyScene(12, 11, [28, 22])
  for (const viewer of scene)
    for (const target of scene)
      if (viewer !== target)
        checkLines(
          viewer,
          target,
          scene.filter((one) => one !== viewer && one !== target),
        )
  fc.assert(
    fc.property(
      units(8000),
      units(8000),
      fc.array(units(8000), { maxLength: 4 }),
      (viewer, target, others) => checkLines(viewer, target, others),
    ),
    { numRuns: 200 },
  )
}, 30_000)

const SQUARE = Float64Array.of(-12_000, -12_000, 12_000, -12_000, 12_000, 12_000, -12_000, 12_000)

const visibleArea = (...seen: Parameters<typeof lookoutAreas>) => [...lookoutAreas(...seen)].flat()

test('the area that a unit sees ends where something stands', () => {
  const viewer = unit(3, 0, 0)
  const [wall] = shapesOf(unitScreen('wall', unit(12, 0, -6000), INCH))
  const areas = visibleArea(viewer, [{ ring: wall as Float64Array, spared: [] }], [SQUARE])
  expect(areas).toHaveLength(3)
  const ahead = areas[1]?.filter(({ x }) => Math.abs(x) < 3000) ?? []
  expect(ahead.length).toBeGreaterThan(5)
  expect(Math.min(...ahead.map(({ y }) => y))).toBeGreaterThan(-5001)
  const all = visibleArea(viewer, [], [SQUARE])[1] ?? []
  for (const { x, y } of all) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(12_001)
  const half = ((viewer.boxes[0]?.ring[2] ?? 0) - (viewer.boxes[0]?.ring[0] ?? 0)) / 6
  expect(all.every(({ x, y }) => Math.abs(x) <= half + 1 - y)).toBe(true)
})

test('what a strip spares is seen up to its border', () => {
  const viewer = unit(3, 0, 0)
  const [wall] = shapesOf(unitScreen('wall', unit(12, 0, -6000), INCH))
  const spared = [{ nx: 0, ny: -1, least: 0, most: 6000 }]
  const area = visibleArea(viewer, [{ ring: wall as Float64Array, spared }], [SQUARE])[1] ?? []
  const ahead = area.filter(({ x }) => Math.abs(x) < 3000)
  expect(Math.min(...ahead.map(({ y }) => y))).toBeCloseTo(-6000, 6)
})
