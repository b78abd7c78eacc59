import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { isApart, overlaps, touches } from '../contact.ts'
import { gapOf } from '../gaps.ts'
import { footprintOf, type Footprint, type Layout } from '../footprint.ts'
import { FULL_TURN, placed, posed, QUARTER, turned, type Pose } from '../lattice.ts'
import { inRanks, inSquare, unlimbered } from '../layout.ts'
import { FACES, facingOf, sideOf, type Face } from '../outline.ts'
import { advanceTo, settle, type Settled } from '../settle.ts'
import { figuresTouching, ofFrontRank } from '../touching.ts'
import { facings, FOOT, GUN, HORSE, layouts, mirrored, quarterTurned, units } from './units.ts'

const FREE = { shift: 60_000, turn: FULL_TURN }
const HALF_TURN = FULL_TURN / 2

const chargers: readonly Layout[] = [
  inRanks(24, 12, FOOT),
  inRanks(30, 12, FOOT),
  inRanks(24, 6, FOOT),
  inRanks(12, 6, HORSE),
  inRanks(15, 8, HORSE),
]
const targets: readonly Layout[] = [...chargers, inSquare(24, FOOT), unlimbered(1, GUN, 0)]

const isLawful = (
  { footprint }: Settled,
  target: Footprint,
  others: readonly Footprint[],
): boolean => touches(footprint, target) && !others.some((other) => overlaps(footprint, other))

/** Repeatable numbers from 0 up to 1, for cases by the thousand. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 8) / 2 ** 24
  }
}

type Assault = { layout: Layout; pose: Pose; target: Footprint; face: Face; half: number }

/** Before one side of a target at a random angle, up to a foot and a half away, aimed at it. */
function assault(random: () => number): Assault {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const whole = (from: number, to: number): number => Math.floor(from + random() * (to - from))
  const target = footprintOf(pick(targets), {
    x: whole(-30_000, 30_000),
    y: whole(-20_000, 20_000),
    facing: whole(0, FULL_TURN),
  })
  const face = pick(FACES)
  const { from, to } = sideOf(target, face)
  const aim: Pose = {
    x: Math.round((from.x + to.x) / 2),
    y: Math.round((from.y + to.y) / 2),
    facing: facingOf(target, face),
  }
  const half = Math.hypot(to.x - from.x, to.y - from.y) / 2
  const there = posed(aim, whole(-half, half), -whole(500, 18_000))
  const pose = { ...there, facing: turned(aim.facing, HALF_TURN + whole(-8000, 8000)) }
  return { layout: pick(chargers), pose, target, face, half }
}

describe('assaults', () => {
  it('find contact along a side: 2,000 at random angles and distances', () => {
    const random = numbersFrom(5)
    let failed = 0
    for (let i = 0; i < 2000; i++) {
      const { layout, pose, target, face } = assault(random)
      const settled = settle(layout, pose, target, face, [], FREE)
      if (!settled || !isLawful(settled, target, [])) failed++
    }
    expect(failed).toBe(0)
  })

  it('find contact straight ahead, by a corner: 2,000 whose way leads to the target', () => {
    const random = numbersFrom(6)
    let [failed, met] = [0, 0]
    for (let i = 0; i < 2000; i++) {
      const { layout, pose, target } = assault(random)
      const settled = advanceTo(layout, pose, target, [], 60_000)
      const passes = Array.from({ length: 120 }, (_, step) => step * 200).every(
        (far) =>
          !overlaps(footprintOf(layout, { ...placed(pose, 0, -far), facing: pose.facing }), target),
      )
      if (passes && !settled) continue
      met++
      if (!settled || !isLawful(settled, target, []) || settled.pose.facing !== pose.facing)
        failed++
    }
    expect(failed).toBe(0)
    expect(met).toBeGreaterThan(1500)
  })

  it('bring the whole front into contact where there is a front to meet', () => {
    const random = numbersFrom(7)
    for (let i = 0; i < 200; i++) {
      const { pose, target, layout } = assault(random)
      const broad = footprintOf(inRanks(24, 12, FOOT), target.pose)
      const along = 3 * FOOT.width
      const settled = settle(layout, pose, broad, 'front', [], { ...FREE, along })
      const { of, with: other } = figuresTouching((settled as Settled).footprint, broad)
      expect(ofFrontRank(of).length).toBeGreaterThanOrEqual(3)
      expect(ofFrontRank(other).length).toBeGreaterThanOrEqual(3)
    }
    for (let facing = 0; facing < FULL_TURN; facing += 1111) {
      const unit = footprintOf(inRanks(24, 12, FOOT), { x: 0, y: 0, facing })
      const settled = settle(
        inRanks(24, 12, FOOT),
        posed(unit.pose, 0, -7000, HALF_TURN),
        unit,
        'front',
        [],
        FREE,
      )
      expect(figuresTouching((settled as Settled).footprint, unit).of).toHaveLength(12)
    }
  })

  it('find room beside others wherever a search step by step finds it', () => {
    const random = numbersFrom(8)
    let [crowded, missed, farther] = [0, 0, 0]
    for (let i = 0; i < 150; i++) {
      const { layout, pose, target, face, half } = assault(random)
      const aim = { ...placed(target.pose, 0, 0), facing: facingOf(target, face) }
      const others = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        footprintOf(targets[Math.floor(random() * targets.length)] as Layout, {
          ...posed(aim, (random() * 4 - 2) * half, -random() * 6000),
          facing: Math.floor(random() * FULL_TURN),
        }),
      ).filter((other) => !overlaps(other, target))
      const settled = settle(layout, pose, target, face, others, FREE)
      if (settled) expect(isLawful(settled, target, others)).toBe(true)
      const wished = { ...pose, facing: turned(facingOf(target, face), HALF_TURN) }
      const free = contactsByWalking(layout, wished, target, others)
      if (settled && free.length > 0) {
        const far = Math.hypot(settled.pose.x - pose.x, settled.pose.y - pose.y)
        if (far > Math.min(...free) + 60) farther++
      }
      if (free.length > 0 && !settled) missed++
      if (!settle(layout, pose, target, face, [], FREE)) missed++
      if (settled?.pose.x !== settle(layout, pose, target, face, [], FREE)?.pose.x) crowded++
    }
    expect(missed).toBe(0)
    expect(farther).toBe(0)
    expect(crowded).toBeGreaterThan(15)
  })

  /**
   * How far away each lawful contact is that one finds by walking: every quarter inch to the side,
   * from behind straight on, by as much as is still free.
   */
  function contactsByWalking(
    layout: Layout,
    wished: Pose,
    target: Footprint,
    others: readonly Footprint[],
  ): readonly number[] {
    const found: number[] = []
    for (let aside = -24_000; aside <= 24_000; aside += 250)
      for (let ahead = -20_000, step = 0; ahead < 40_000 && step < 60; step++) {
        const at = { ...placed(wished, aside, -ahead), facing: wished.facing }
        const footprint = footprintOf(layout, at)
        const { length } = gapOf(footprint, target)
        if (length > 15) ahead += Math.ceil(length - 10)
        else {
          if (isLawful({ pose: at, footprint }, target, others))
            found.push(Math.hypot(at.x - wished.x, at.y - wished.y))
          break
        }
      }
    return found
  }
})

describe('bounds and refusals', () => {
  const target = footprintOf(inRanks(24, 12, FOOT), { x: 0, y: 0, facing: 0 })
  const column = inRanks(24, 6, FOOT)
  const before: Pose = { x: 0, y: -6000, facing: HALF_TURN + 1000 }

  it('turns no farther than it may', () => {
    expect(settle(column, before, target, 'front', [], { shift: 9000, turn: 999 })).toBeNull()
    expect(settle(column, before, target, 'front', [], { shift: 9000, turn: 1000 })).not.toBeNull()
  })

  it('shifts no farther than it may', () => {
    expect(settle(column, before, target, 'front', [], { shift: 5900, turn: 1000 })).toBeNull()
    const settled = settle(column, before, target, 'front', [], { shift: 6000, turn: 1000 })
    expect(settled?.pose).toMatchObject({ x: 0, facing: HALF_TURN })
    expect(advanceTo(column, before, target, [], 5000)).toBeNull()
  })

  it('goes straight ahead if nothing is in the way, and as little aside as it must', () => {
    const beside = footprintOf(column, { x: 3000, y: -20, facing: HALF_TURN })
    const settled = settle(column, before, target, 'front', [beside], FREE) as Settled
    expect(touches(settled.footprint, target)).toBe(true)
    expect(settled.pose.x).toBeLessThan(0)
    expect(settled.pose.x).toBeGreaterThan(3000 - 6 * FOOT.width - 10)
  })

  it('steps back from a pose that is too far on', () => {
    const settled = settle(column, { x: 100, y: 300, facing: HALF_TURN }, target, 'front', [], {
      shift: 400,
      turn: 0,
    })
    expect(settled?.pose.x).toBe(100)
    expect(isLawful(settled as Settled, target, [])).toBe(true)
  })

  it('finds nothing where the whole side is taken', () => {
    const wall = footprintOf(inRanks(40, 40, FOOT), { x: 0, y: -100, facing: HALF_TURN })
    expect(settle(column, before, target, 'front', [wall], FREE)).toBeNull()
    expect(advanceTo(column, { ...before, facing: HALF_TURN }, target, [wall], 9000)).toBeNull()
  })

  it('passes by what is not straight ahead', () => {
    expect(
      advanceTo(column, { x: 20_000, y: -6000, facing: HALF_TURN }, target, [], 90_000),
    ).toBeNull()
  })

  it('strikes the flank and the rear as well', () => {
    for (const face of FACES) {
      const settled = settle(column, before, target, face, [], FREE) as Settled
      const { touches: pairs, with: struck } = figuresTouching(settled.footprint, target)
      expect(pairs.length).toBeGreaterThan(0)
      if (face === 'rear') expect(struck.every(({ rank }) => rank === 1)).toBe(true)
      if (face === 'left') expect(struck.every(({ file }) => file === 0)).toBe(true)
      if (face === 'right') expect(struck.every(({ file }) => file === 11)).toBe(true)
    }
  })
})

describe('symmetry', () => {
  /** Of two places that are equally far, to the left and to the right, either will do. */
  const how = (settled: Settled | null, { x, y, facing }: Pose) =>
    settled && {
      far: (settled.pose.x - x) ** 2 + (settled.pose.y - y) ** 2,
      turn: turned(settled.pose.facing, -facing),
    }

  it('proposes the mirror image on a mirrored table, and turns with it', () => {
    const wishes = fc.record({
      layout: layouts,
      target: units(4000),
      facing: facings,
      x: fc.integer({ min: -9000, max: 9000 }),
      others: fc.array(units(9000), { maxLength: 2 }),
    })
    fc.assert(
      fc.property(wishes, ({ layout, target, facing, x, others }) => {
        const told = (from: Pose, unit: Footprint, beside: readonly Footprint[]) => [
          how(settle(layout, from, unit, 'front', beside, FREE), from),
          how(advanceTo(layout, from, unit, beside, 60_000), from),
        ]
        const pose: Pose = { x, y: -12_000, facing: turned(HALF_TURN, facing % 6000) }
        const here = told(pose, target, others)
        const mirror = { x: -x, y: -12_000, facing: turned(0, -pose.facing) }
        expect(told(mirror, mirrored(target), others.map(mirrored))).toEqual(
          here.map((found) => found && { ...found, turn: turned(0, -found.turn) }),
        )
        const turn = { x: 12_000, y: x, facing: turned(pose.facing, QUARTER) }
        expect(told(turn, quarterTurned(target), others.map(quarterTurned))).toEqual(here)
      }),
      { numRuns: 300 },
    )
  })

  it('leaves nothing apart that it calls settled', () => {
    fc.assert(
      fc.property(layouts, units(4000), facings, (layout, target, facing) => {
        const pose: Pose = { x: 0, y: -12_000, facing }
        for (const face of FACES) {
          const settled = settle(layout, pose, target, face, [], FREE)
          expect(settled).not.toBeNull()
          expect(isApart((settled as Settled).footprint, target)).toBe(false)
        }
      }),
      { numRuns: 200 },
    )
  })
})
