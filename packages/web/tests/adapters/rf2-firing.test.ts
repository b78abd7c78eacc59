import { fireOf, refuseFireOf } from '@grognard/rules-rf2/functions'
import { SQUARE, unitOf, type Rf2 } from '@grognard/rules-rf2/functions'
import { describe, expect, it } from 'vitest'
import { frameFor } from '../../adapters/rf2/frame.ts'
import { volleys } from '../../adapters/rf2/firing/forecast.ts'
import { allAt, bestAims, fireWith, turned } from '../../adapters/rf2/firing/plan.ts'
import { fireShown } from '../../adapters/rf2/firing/show.ts'
import { measureOf } from '../../adapters/rf2/measuring/index.ts'
import { wordingIn } from '../../adapters/rf2/wording.ts'
import { bodyOf } from '../../adapters/inches/ids.ts'
import { firefight, named } from './rf2-drawn-up.ts'

const wording = wordingIn('en')
/** The 1st Foot ten inches before the Musketeers, with an enemy to each side of its middle. */
const close = (more = {}): Rf2 =>
  firefight({ '1st Foot': { pose: { x: 22_000, y: 25_000, facing: 0 }, ...more } })

describe('fire that is put together', () => {
  const seen = close()
  const unit = named(seen, '1st Foot')
  const best = bestAims(seen, unit)
  const [one, other] = ['1st Musketeers', '2nd Musketeers'].map((name) => named(seen, name).id)

  it('rf2:14.10 begins with every stand at an enemy that it can hit, and is lawful', () => {
    expect(best.size).toBeGreaterThan(3)
    for (const [stand, target] of best)
      expect(
        fireOf(seen, unit)
          .find((found) => found.stand === stand)
          ?.shots.some((shot) => shot.target === target),
      ).toBe(true)
    expect(refuseFireOf(seen, unit, fireWith(unit, best).volleys)).toBeNull()
  })
  it('rf2:14.10 all that can are turned at the enemy who is picked; one stand goes from target to target', () => {
    const all = allAt(seen, unit, best, one as number)
    expect([...all.values()].filter((at) => at === one).length).toBeGreaterThanOrEqual(
      [...best.values()].filter((at) => at === one).length,
    )
    const both = fireOf(seen, unit).find(({ shots }) => shots.length > 1)
    const only = fireOf(seen, unit).find(({ shots }) => shots.length === 1)
    const some = both ?? only
    if (!some) throw new Error('Nobody can fire.')
    let aims = best
    const targets = new Set<number | undefined>()
    for (let i = 0; i <= some.shots.length; i++) {
      targets.add(aims.get(some.stand))
      aims = turned(seen, unit, aims, some.stand)
    }
    expect(targets.size).toBe(some.shots.length + 1)
    expect(other).toBeDefined()
  })
  it('rf2:14.14.half a square fires with half of its stands', () => {
    const then = close({ formation: SQUARE, pose: { x: 20_000, y: 20_000, facing: 0 } })
    const square = named(then, '1st Foot')
    const aims = bestAims(then, square)
    expect(aims.size).toBeGreaterThan(0)
    expect(aims.size).toBeLessThanOrEqual(3)
    expect(refuseFireOf(then, square, fireWith(square, aims).volleys)).toBeNull()
  })
  it('rf2:14.7 rf2:14.8 each stand has its line and its number; one that is pointed at alone', () => {
    const shown = (pointed: number | null) =>
      fireShown({ seen, unit, aims: best, pointed, able: [unit] }, frameFor(seen, 'red'), wording)
    expect(shown(null).lines).toHaveLength(best.size)
    expect(shown(null).lines?.flatMap(({ label }) => label ?? [])).toContain('5+')
    const [stand = 0] = best.keys()
    const pointed = shown(stand).lines ?? []
    expect(pointed.every(({ label }) => /^\d\+$/.test(label ?? ''))).toBe(true)
    expect(pointed.length).toBe(
      fireOf(seen, unit).find((found) => found.stand === stand)?.shots.length,
    )
    expect(shown(null).targets?.find(({ chosen }) => chosen)?.label).toMatch(/ at 5\+$/)
  })
  it('rf2:14.19 what it would bring: dice, hits that are likely, and what they would make of the target', () => {
    const then = {
      ...seen,
      units: seen.units.map((found) => (found.side === 'blue' ? { ...found, hits: 5 } : found)),
    }
    const { value: forecast } = volleys(then, unit, fireWith(unit, best), wording).work().next()
    if (!forecast) throw new Error('There is no forecast.')
    expect(forecast.said).toMatch(/dice at 5\+\.$/)
    const [chances] = forecast.chances
    expect(chances?.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(chances?.marked).toEqual({ from: 1, title: 'a third' })
    expect(chances?.after[0]).toMatch(/^a third gone \d+%/)
    expect(forecast.values[0]?.value.steps.length).toBeGreaterThan(1)
  })
})

describe('measures', () => {
  const measured = (seen: Rf2, measure: Parameters<typeof measureOf>[1]) =>
    measureOf(seen, measure, 'en', 'red')
  const sight = (seen: Rf2, from: string, to: string) =>
    measured(seen, {
      tool: 'sight',
      from: bodyOf(named(seen, from).id),
      to: bodyOf(named(seen, to).id),
    })

  it('rf2:14.2 who could fire at whom, with how many stands', () => {
    expect(sight(close(), '1st Foot', '1st Musketeers')?.sentence).toMatch(
      /^\d of 6 stands of 1st Foot can fire at 1st Musketeers\.$/,
    )
  })
  it('rf2:14.4 rf2:14.2 rf2:14.3 and why not: too far, out of arc, a friend before it', () => {
    const start = firefight()
    expect(sight(start, '1st Foot', '1st Musketeers')).toMatchObject({
      sentence: '1st Foot cannot fire at 1st Musketeers: 15.00" too far.',
      clause: 'rf2:14.4',
    })
    const turnedAway = close({ pose: { x: 22_000, y: 25_000, facing: 32_768 } })
    expect(sight(turnedAway, '1st Foot', '1st Musketeers')?.clause).toBe('rf2:14.2')
    expect(sight(turnedAway, '1st Foot', '1st Musketeers')?.sentence).toContain('outside its arcs')
    const behind = firefight({
      '1st Foot': { pose: { x: 16_000, y: 27_000, facing: 0 } },
      '2nd Foot': { pose: { x: 16_000, y: 25_000, facing: 0 } },
    })
    expect(sight(behind, '1st Foot', '1st Musketeers')).toMatchObject({ clause: 'rf2:14.3' })
  })
  it('rf2:13.9 a hill in the way is named', () => {
    const then = firefight({
      '2nd Line': { pose: { x: 58_000, y: 37_500, facing: 0 } },
      '2nd Fusiliers': { pose: { x: 58_000, y: 22_600, facing: 32_768 } },
    })
    expect(sight(then, '2nd Line', '2nd Fusiliers')).toMatchObject({
      clause: 'rf2:13.9',
      sentence: '2nd Line cannot fire at 2nd Fusiliers: hidden by Mill Hill.',
    })
  })
  it('rf2:13.10 the ground behind a hill is washed for who looks at it, and none without hills', () => {
    const then = firefight()
    const view = (seen: Rf2) =>
      measured(seen, { tool: 'view', body: bodyOf(named(seen, '2nd Line').id) })
    expect(view(then)?.shown.washes).toHaveLength(1)
    const [wash] = view(then)?.shown.washes ?? []
    const points = [wash?.outline ?? [], ...(wash?.joined ?? [])].flat()
    // All of it lies beyond the near foot of the hill.
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThan(36_500)
    const bare = { ...then, terrain: { ...then.terrain, features: [] } }
    expect(view(bare)?.shown.washes).toHaveLength(0)
  })
  it('rf2:14.6 ranges lie within the arcs, each with its name', () => {
    const then = firefight()
    const ranges = measured(then, { tool: 'ranges', body: bodyOf(named(then, '1st Foot').id) })
    expect(ranges?.shown.washes.map(({ label }) => label)).toEqual([
      '15" long range',
      '6" effective range',
    ])
    const edge = ranges?.shown.washes[0]?.outline ?? []
    const { x } = unitOf(then, named(then, '1st Foot').id).pose as { readonly x: number }
    // 22.5 degrees to each side of a front of nine inches and a half.
    const wide = Math.max(...edge.map((point) => point.x)) - x
    expect(wide).toBeGreaterThan(10_000)
    expect(wide).toBeLessThan(11_000)
  })
})
