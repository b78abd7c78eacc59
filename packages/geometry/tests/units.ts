// Units of all shapes at random, and what symmetry does to them.

import fc from 'fast-check'
import { footprintOf, type Footprint, type Layout } from '../footprint.ts'
import { fromMillimetres, FULL_TURN, placed, QUARTER, turned, type Pose } from '../lattice.ts'
import {
  inLine,
  inOpenOrder,
  inRanks,
  inSquare,
  limbered,
  onRoundBase,
  withRefusedFlanks,
  unlimbered,
} from '../layout.ts'
import { CONTACT } from '../contact.ts'
import { advanceTo } from '../settle.ts'

const mm = (width: number, depth: number) => ({
  width: fromMillimetres(width),
  depth: fromMillimetres(depth),
})
export const FOOT = mm(20, 20)
export const HORSE = mm(25, 50)
export const GUN = mm(50, 75)
export const LIMBER = mm(50, 100)
export const LEADER = fromMillimetres(40)

/** Layouts that are their own mirror images. */
export const layouts: fc.Arbitrary<Layout> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.integer({ min: 4, max: 36 }), fc.integer({ min: 2, max: 12 })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'square',
        'open',
        'guns',
        'limbered',
        'leader',
        'stands',
        'refused',
      ),
    },
  )
  .chain((kind) => {
    if (typeof kind !== 'string')
      return fc.constantFrom(inRanks(...kind, FOOT), inRanks(...kind, HORSE))
    switch (kind) {
      case 'square':
        return fc.integer({ min: 8, max: 40 }).map((figures) => inSquare(figures, FOOT))
      case 'open':
        return fc.integer({ min: 3, max: 12 }).map((figures) => inOpenOrder(figures, 6, FOOT, 500))
      case 'guns':
        return fc
          .integer({ min: 1, max: 3 })
          .map((guns) => unlimbered(guns, GUN, 400, { base: LIMBER, gap: 300 }))
      case 'limbered':
        return fc.constant(limbered(1, GUN, 0, LIMBER))
      case 'stands':
        return fc.integer({ min: 1, max: 4 }).map((stands) => inLine(stands, mm(40, 40), 200))
      case 'refused':
        return fc.constant(
          withRefusedFlanks(24, 12, FOOT, {
            left: { files: 3, by: 8000 },
            right: { files: 3, by: 8000 },
          }),
        )
      case 'leader':
        return fc.constant(onRoundBase(LEADER))
    }
  })

/** Right angles and near ones are where edges run along edges. */
export const facings: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: FULL_TURN - 1 }),
  fc.integer({ min: 0, max: 3 }).map((quarters) => quarters * QUARTER),
  fc.integer({ min: -2, max: 5 }).map((step) => turned(0, step)),
)

export const poses = (far: number): fc.Arbitrary<Pose> =>
  fc.record({
    x: fc.integer({ min: -far, max: far }),
    y: fc.integer({ min: -far, max: far }),
    facing: facings,
  })

export const units = (far: number): fc.Arbitrary<Footprint> =>
  fc.tuple(layouts, poses(far)).map(([layout, pose]) => footprintOf(layout, pose))

const again = ({ boxes }: Footprint, pose: Pose): Footprint =>
  footprintOf(
    boxes.map(({ block }) => block),
    pose,
  )

export const mirrored = (unit: Footprint): Footprint => {
  const { x, y, facing } = unit.pose
  return again(unit, { x: -x, y, facing: turned(0, -facing) })
}

/** About the middle of the table, clockwise. */
export const quarterTurned = (unit: Footprint): Footprint => {
  const { x, y, facing } = unit.pose
  return again(unit, { x: -y, y: x, facing: turned(facing, QUARTER) })
}

/** Pairs that are in contact, nearly in contact, or just overlap. */
export const closePairs: fc.Arbitrary<readonly [Footprint, Footprint]> = fc
  .tuple(layouts, poses(4000), units(4000), fc.integer({ min: -3, max: CONTACT + 4 }))
  .map(([layout, pose, target, back]) => {
    const near = advanceTo(layout, pose, target, [], 100_000)
    const at = near ? { ...placed(near.pose, 0, back), facing: pose.facing } : pose
    return [footprintOf(layout, at), target]
  })
