// A march column on a square road of 200" and back to where it was.

import { describe, expect, it } from 'vitest'
import { areInTouch, footprintOf, onRoad } from './on-road.ts'
import type { Seen, Unit } from '../battle.ts'
import type { Stance } from '../field/situation.ts'
import { judgeMove, type Move } from '../movement/judge.ts'
import type { Step } from '../movement/order.ts'
import { MARCH_COLUMN } from '../units/formations.ts'
import { battleIn, CHANGES, formationIn, poseIn, stepIn, type Change } from './changes.ts'
import { drawnUp, line, ours, pointAt, poseAt } from './drawn-up.ts'

const ROAD = line(
  'road',
  ['road'],
  [
    [75, 100],
    [75, 75],
    [125, 75],
    [125, 125],
    [75, 125],
    [75, 100],
  ],
  1,
  { kind: 'road' },
)

const to = (x: number, y: number): Step => ({ do: 'file', to: pointAt(x, y) })
const ROUND = [
  [to(75, 75), to(100, 75)],
  [to(125, 75), to(125, 100)],
  [to(125, 125), to(100, 125)],
  [to(75, 125), to(75, 100)],
]
const BACK = [
  [to(75, 125), to(100, 125)],
  [to(125, 125), to(125, 100)],
  [to(125, 75), to(100, 75)],
  [to(75, 75), to(75, 100)],
]

function moved(seen: Seen, steps: readonly Step[], pace: 'march' | 'normal' = 'march'): Seen {
  const move = judgeMove(seen, { unit: 0, does: 'move', pace, steps })
  if ('code' in move) throw new Error(move.message)
  expect(move.used).toBeLessThanOrEqual(move.allowance.value * 1000)
  return standing(seen, move)
}

const standing = (seen: Seen, { end: { formation, pose } }: Pick<Move, 'end'>): Seen => ({
  ...seen,
  units: seen.units.map((unit): Unit => ({ ...unit, formation, pose })),
})

const stanceOf = ({ units: [unit] }: Seen): Stance => ({
  formation: (unit as Unit).formation,
  pose: (unit as Unit).pose as Stance['pose'],
})

function drawnUpIn(change: Change, stands: number, kind: 'HI' | 'MC' | 'FA'): Seen {
  const formation =
    kind === 'FA' ? ({ kind: 'limbered', as: 'column', bends: [] } as const) : MARCH_COLUMN
  const unit = ours(kind, 75, 100, { stands, formation })
  return battleIn(change, drawnUp({ units: [unit], features: [ROAD] }))
}

describe.each(CHANGES)('a square road of 200" $name', (change) => {
  const steps = (all: readonly Step[]): readonly Step[] => all.map((one) => stepIn(change, one))

  it.each([4, 6, 8])(
    'rf2:3.4 rf2:12.35 a column of %i stands comes round and back to where it was',
    (stands) => {
      let seen = drawnUpIn(change, stands, 'HI')
      const before = stanceOf(seen)
      for (const leg of ROUND) seen = moved(seen, steps(leg))
      expect(stanceOf(seen)).toEqual(before)
      // Its rear leads the other way round.
      seen = moved(seen, [{ do: 'about' }], 'normal')
      const length = stands * 1574
      expect(stanceOf(seen).pose).toEqual(poseIn(change, poseAt(75, 100 + length / 1000, 180)))
      const turned = stanceOf(seen)
      seen = moved(seen, steps([to(75, 125), to(100, 125)]))
      for (const leg of BACK.slice(1, 3)) seen = moved(seen, steps(leg))
      seen = moved(seen, steps([to(75, 75), to(75, 100)]))
      seen = moved(seen, steps([to(75, 100 + length / 1000)]))
      expect(stanceOf(seen)).toEqual(turned)
      seen = moved(seen, [{ do: 'about' }], 'normal')
      expect(stanceOf(seen)).toEqual(before)
    },
  )

  it('rf2:3.4 on the way it lies as its mirror image does, each stand on the road and in touch', () => {
    let [seen, plain] = [drawnUpIn(change, 8, 'HI'), drawnUpIn(CHANGES[0] as Change, 8, 'HI')]
    for (const leg of ROUND)
      for (const [i, point] of between(leg).entries()) {
        seen = moved(seen, [stepIn(change, point)])
        plain = moved(plain, [point])
        const own = stanceOf(plain)
        expect(stanceOf(seen), `${i}`).toEqual({
          formation: formationIn(change, own.formation),
          pose: poseIn(change, own.pose),
        })
        expect(onRoad(seen)).toBe(8)
        expect(areInTouch(footprintOf(seen))).toBe(true)
      }
  })

  it('rf2:3.4 a bent column that turns about twice lies as it did', () => {
    let seen = moved(drawnUpIn(change, 8, 'MC'), steps([to(75, 75), to(80, 75)]))
    const before = footprintOf(seen)
    seen = moved(moved(seen, [{ do: 'about' }], 'normal'), [{ do: 'about' }], 'normal')
    const after = footprintOf(seen)
    for (const [i, { ring }] of before.boxes.entries())
      for (const [k, value] of (after.boxes[i]?.ring ?? []).entries())
        expect(Math.abs(value - (ring[k] as number))).toBeLessThanOrEqual(2)
  })
})

/** To the corner, and every 2 1/2 inches from there. */
function between(leg: readonly Step[]): readonly Step[] {
  const [corner, end] = leg as readonly (Step & { readonly do: 'file' })[]
  if (!corner || !end) throw new RangeError('A leg has a corner and an end.')
  const at = (n: number): Step => ({
    do: 'file',
    to: {
      x: corner.to.x + ((end.to.x - corner.to.x) * n) / 10,
      y: corner.to.y + ((end.to.y - corner.to.y) * n) / 10,
    },
  })
  return [corner, ...Array.from({ length: 10 }, (_, i) => at(i + 1))]
}
