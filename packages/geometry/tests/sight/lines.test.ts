import { expect, test } from 'vitest'
import { footprintOf, type Footprint } from '../../footprint.ts'
import { inOpenOrder, inRanks, inSquare } from '../../layout.ts'
import { rowsOf } from '../../sight/body.ts'
import { isClear } from '../../sight/clear.ts'
import { linesBetween } from '../../sight/lines.ts'
import { groundScreen, unitScreen, type Scene, type Screen } from '../../sight/screen.ts'
import { clearLinesOf, countSeers, figuresThatSee, inArcOf, isSeenBy } from '../../sight/see.ts'
import { showSight } from '../../sight/shown.ts'
import { groundOfOutline } from '../../terrain/ground.ts'
import { anyScene, stream } from '../scenes.ts'

const FOOT = { width: 788, depth: 788 }
const rule = { bothWays: true }

/** Units of all formations, also upon each other. */
function anyUnits(count: number, seed: number): readonly Footprint[] {
  const below = stream(seed)
  return Array.from({ length: count }, () => {
    const kind = below(5)
    const layout =
      kind === 0
        ? inSquare(8 + below(24), FOOT)
        : kind === 1
          ? inOpenOrder(4 + below(8), 6, FOOT, 500)
          : inRanks(8 + below(60), kind === 2 ? 1 + below(3) : 8 + below(36), FOOT)
    const pose = { x: below(30_000), y: below(30_000), facing: below(65_536) }
    return footprintOf(layout, pose)
  })
}

/** Every figure by itself and every line exactly, as it is shown, against whole rows at a time. */
function expectAsShown(units: readonly Footprint[], more: Scene = []): number {
  let seen = 0
  const scene = [...units.map((unit, i) => unitScreen(`${i}`, unit, 1000)), ...more]
  for (const viewer of units)
    for (const target of units) {
      if (viewer === target) continue
      const shown = showSight(viewer, target, scene, rule)
        .filter(({ verdict }) => verdict === 'seen')
        .map(({ number }) => number)
      seen += shown.length
      expect(figuresThatSee(viewer, target, scene, rule)).toEqual(shown)
      for (const least of [1, shown.length, shown.length + 1])
        if (least > 0)
          expect(isSeenBy(least, viewer, target, scene, rule)).toBe(shown.length >= least)
    }
  return seen
}

test('those who see are the same by whole rows as one by one, in lines that hide each other', () => {
  for (let seed = 1; seed <= 4; seed++)
    expect(expectAsShown(anyScene(12, seed, [36, 24]))).toBeGreaterThan(0)
}, 30_000)

test('and in all formations, upon each other, between woods', () => {
  const wood = groundOfOutline([
    { x: 9000, y: 9000 },
    { x: 16_000, y: 8000 },
    { x: 12_000, y: 11_000 },
    { x: 15_000, y: 17_000 },
  ])
  for (let seed = 1; seed <= 8; seed++)
    expect(expectAsShown(anyUnits(8, seed), [groundScreen('wood', wood)])).toBeGreaterThan(0)
}, 30_000)

test('and when one after the other moves, changes its formation, or is back where it stood', () => {
  const below = stream(7)
  const at = (): Footprint => anyUnits(1, 1 + below(1000))[0] as Footprint
  const screenAt = (body: Footprint, id: number) => unitScreen(`${id}`, body, 1000)
  const start = anyUnits(8, 3).map(screenAt)
  const scenes: Scene[] = [start]
  for (let i = 0; i < 24; i++) {
    const last = scenes.at(-1) as Scene
    const mover = below(start.length)
    const moved = below(4) === 0 ? (start[mover] as Screen) : screenAt(at(), mover)
    scenes.push(last.map((screen, id) => (id === mover ? moved : screen)))
  }
  let seen = 0
  for (let i = 0; i < 200; i++) {
    const scene = scenes[below(scenes.length)] as Scene
    const viewer = below(scene.length)
    const target = (viewer + 1 + below(scene.length - 1)) % scene.length
    const [one, other] = [scene[viewer]?.body as Footprint, scene[target]?.body as Footprint]
    const shown = showSight(one, other, scene, rule)
      .filter(({ verdict }) => verdict === 'seen')
      .map(({ number }) => number)
    seen += shown.length
    expect(figuresThatSee(one, other, scene, rule)).toEqual(shown)
  }
  expect(seen).toBeGreaterThan(0)
}, 30_000)

test('and of a square that looks two ways past somebody, whatever number is asked for', () => {
  const below = stream(1)
  for (let i = 0; i < 60; i++) {
    const at = (x: number, y: number) => ({
      x: x + below(7000),
      y: y + below(8000),
      facing: below(65_536),
    })
    const square = footprintOf(inSquare(24, FOOT), { x: 14_500, y: 20_900, facing: 32_768 })
    const target = footprintOf(inRanks(24, 8, FOOT), at(3000, 23_000))
    const other = footprintOf(inRanks(24, 8, FOOT), at(7000, 20_000))
    const scene = [square, target, other].map((unit, id) => unitScreen(`${id}`, unit, 1000))
    const seers = figuresThatSee(square, target, scene, rule).length
    for (let least = 1; least <= 6; least++)
      expect(isSeenBy(least, square, target, scene, rule)).toBe(seers >= least)
  }
})

test('as many see as have a clear line for proof, each his own, along which he looks or is looked at', () => {
  let back = 0
  for (let seed = 1; seed <= 6; seed++) {
    const units = anyScene(12, seed, [36, 24])
    const scene = units.map((unit, i) => unitScreen(`${i}`, unit, 1000))
    for (const viewer of units)
      for (const target of units) {
        const inArc = viewer === target ? null : inArcOf(viewer, target)
        if (!inArc) continue
        const lines = linesBetween(viewer, target, scene)
        const [row] = rowsOf(viewer)
        const lookouts = row?.lookouts ?? []
        // Asked for more and more, as whoever asks first whether somebody sees, and then how many.
        for (const least of [1, 2, 4, Infinity]) {
          const count = countSeers(lines, lines.there, inArc, true, least)
          const proof = clearLinesOf(lines.there, inArc, count)
          if (proof.length === 0) continue
          expect(new Set(proof.map(({ place }) => place)).size).toBe(count)
          const seers = figuresThatSee(viewer, target, scene, rule)
          for (const { place, eye, x, y } of proof) {
            expect(isClear(eye, x, y, lines.shades)).toBe(true)
            expect(seers).toContain(lookouts[place]?.number)
            if (eye !== lookouts[place]?.eye) back++
          }
        }
      }
  }
  expect(back).toBeGreaterThan(20)
}, 30_000)
