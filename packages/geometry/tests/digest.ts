// A hundred thousand verdicts of all kinds, boiled down to one number: it must be the same in every
// engine and on every machine.

import { arcOf, isPartlyIn } from '../arc.ts'
import { overlaps, touches } from '../contact.ts'
import { isWithinOf } from '../distance.ts'
import { footprintOf, type Footprint, type Layout } from '../footprint.ts'
import { gapOf } from '../gaps.ts'
import { inOpenOrder, inRanks, inSquare } from '../layout.ts'
import { measure } from '../move/measure.ts'
import type { Leg } from '../move/path.ts'
import { settle } from '../settle.ts'
import { countThatSee, isSeenBy } from '../sight/see.ts'
import { unitScreen } from '../sight/screen.ts'
import { figuresTouching } from '../touching.ts'
import { stream } from './scenes.ts'

const FOOT = { width: 788, depth: 788 }
const HORSE = { width: 984, depth: 1968 }

/** A running sum of all that was found, as eight hexadecimal digits. */
class Sum {
  private state = 0x811c9dc5
  count = 0

  add(verdict: number | boolean): void {
    this.count++
    const value = Number(verdict)
    // Distances are roots: their last digits are part of the verdict.
    const words = new Uint32Array(new Float64Array([value]).buffer)
    for (const word of words) this.state = Math.imul(this.state ^ word, 0x01000193) >>> 0
  }

  toString(): string {
    return this.state.toString(16).padStart(8, '0')
  }
}

function anyLayout(below: (n: number) => number): Layout {
  const kind = below(8)
  if (kind === 0) return inSquare(8 + below(24), FOOT)
  if (kind === 1) return inOpenOrder(4 + below(8), 6, FOOT, 500)
  return inRanks(4 + below(32), 2 + below(12), kind < 4 ? HORSE : FOOT)
}

const anyUnit = (below: (n: number) => number, across: number): Footprint =>
  footprintOf(anyLayout(below), {
    x: below(across),
    y: below(across),
    facing: below(65_536),
  })

function anyLeg(below: (n: number) => number): Leg {
  switch (below(6)) {
    case 0:
      return { kind: 'ahead', distance: below(12_000) }
    case 1:
      return { kind: 'wheel', about: below(2) === 0 ? 'left' : 'right', by: below(16_384) }
    case 2:
      return { kind: 'incline', by: below(8192), distance: below(8000) }
    case 3:
      return { kind: 'sideways', distance: below(8000) - 4000 }
    case 4:
      return { kind: 'turn', by: below(32_768) }
    default:
      return { kind: 'back', distance: below(6000) }
  }
}

export function digestOfVerdicts(seed: number, wanted: number): string {
  const below = stream(seed)
  const sum = new Sum()
  while (sum.count < wanted) {
    const units = Array.from({ length: 8 }, () => anyUnit(below, 24_000))
    pairs(units, sum)
    moves(units, below, sum)
    const screens = units.map((unit, k) => unitScreen(`${k}`, unit, 1000))
    for (const [i, a] of units.entries())
      for (const [j, b] of units.entries())
        if (i % 2 !== j % 2) sum.add(isSeenBy(3, a, b, screens, { bothWays: true }))
  }
  return `${sum.count} ${sum.toString()}`
}

function pairs(units: readonly Footprint[], sum: Sum): void {
  for (const [i, a] of units.entries())
    for (const [j, b] of units.entries()) {
      if (i === j) continue
      const meet = overlaps(a, b)
      sum.add(meet)
      sum.add(touches(a, b))
      sum.add(isWithinOf(a, b, 3000))
      sum.add(gapOf(a, b).length)
      for (const box of a.boxes)
        if (box.block.front) sum.add(b.boxes.some(({ ring }) => isPartlyIn(ring, arcOf(box))))
      if (meet || i > 3) continue
      sum.add(figuresTouching(a, b).touches.length)
      const screens = units
        .filter((_, k) => k !== i && k !== j)
        .map((unit, k) => unitScreen(`${k}`, unit, 1000))
      sum.add(countThatSee(a, b, screens))
    }
}

function moves(units: readonly Footprint[], below: (n: number) => number, sum: Sum): void {
  const [mover, target, ...rest] = units
  if (!mover || !target) return
  const layout = mover.boxes.map(({ block }) => block)
  const others = [target, ...rest].map((unit, i) => ({ id: `${i}`, unit, least: 1000 }))
  for (let i = 0; i < 4; i++) {
    const legs = [anyLeg(below), anyLeg(below)]
    const free = measure({}, { layout, pose: mover.pose, legs })
    sum.add(free.ok)
    sum.add(free.cost)
    sum.add(measure({ others }, { layout, pose: mover.pose, legs }).ok)
  }
  for (const face of ['front', 'left', 'right', 'rear'] as const) {
    const met = settle(layout, mover.pose, target, face, rest, { shift: 30_000, turn: 32_768 })
    sum.add(met?.pose.x ?? -1)
    sum.add(met?.pose.y ?? -1)
    sum.add(met?.pose.facing ?? -1)
  }
}
