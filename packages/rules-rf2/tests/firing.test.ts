// Who can fire at whom, against an oracle that takes its time.

import { describe, expect, it } from 'vitest'
import { situationOf } from '../field/situation.ts'
import { firingSolution, worked, type FiringSolution } from '../fire/solution.ts'
import type { Seen } from '../battle.ts'
import { battleIn, CHANGES } from './changes.ts'
import { crowded, type Crowd } from './crowds.ts'
import { drawnUp, ours, theirs } from './drawn-up.ts'
import { fireSlowly } from './oracle/firing.ts'

const solved = (seen: Seen): FiringSolution => firingSolution(situationOf(seen))

/** The sides of a mirrored unit change, and with them the numbers of its stands: so many can fire. */
const counted = (solution: FiringSolution) =>
  solution.map((stands) =>
    stands
      .map(({ danger, shots }) =>
        [
          danger,
          ...shots.map(({ target, band, stands: hit }) => `${target} ${band} ${hit.length}`),
        ].join(', '),
      )
      .toSorted(),
  )

const CROWDS: readonly Crowd[] = [
  { units: 8, room: 22_000 },
  { units: 10, room: 30_000, hills: 3 },
  { units: 6, room: 16_000, grounds: 4, options: { scale: '15 mm' } },
  { units: 8, room: 22_000, options: { arcs: 'whole' } },
]

function compare(from: number, to: number): { readonly shots: number } {
  let shots = 0
  for (let seed = from; seed < to; seed++) {
    const seen = crowded(seed, CROWDS[seed % CROWDS.length] as Crowd)
    const found = solved(seen)
    expect(found, `scene ${seed}`).toEqual(fireSlowly(seen))
    for (const stands of found) for (const one of stands) shots += one.shots.length
  }
  return { shots }
}

function changeAll(from: number, to: number): void {
  for (let seed = from; seed < to; seed++) {
    const seen = crowded(seed, CROWDS[seed % CROWDS.length] as Crowd)
    const own = counted(solved(seen))
    for (const change of CHANGES.slice(1))
      expect(counted(solved(battleIn(change, seen))), `scene ${seed} ${change.name}`).toEqual(own)
  }
}

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

describe('fire by stands', () => {
  it('rf2:14.1 rf2:14.2 rf2:14.4 rf2:13.9 rf2:13.10 rf2:13.13 is what an oracle finds on crowded scenes', () => {
    expect(compare(0, 200).shots).toBeGreaterThan(200)
  })

  it.for(TEN)(
    'rf2:14.2 is what an oracle finds on 1,000 scenes more (%i)',
    { tags: ['long'] },
    (part) => {
      expect(compare(200 + 1000 * part, 1200 + 1000 * part).shots).toBeGreaterThan(1000)
    },
  )

  it('rf2:14.2 is the same in the mirror and turned by a quarter', () => changeAll(0, 150))

  it.for(TEN)('rf2:14.2 is the same so on 1,000 scenes more (%i)', { tags: ['long'] }, (part) =>
    changeAll(150 + 1000 * part, 1150 + 1000 * part),
  )

  it('rf2:14.1 is worked out once for as long as nobody moves', () => {
    const seen = crowded(7, { units: 10, room: 30_000 })
    const before = worked.times
    const first = solved(seen)
    const hurt: Seen = {
      ...seen,
      units: seen.units.map((unit) => ({ ...unit, hits: unit.hits + 1, disordered: true })),
    }
    expect(solved(hurt)).toBe(first)
    expect(worked.times).toBe(before + 1)
    const [one, ...rest] = hurt.units
    if (!one?.pose) throw new Error('Nobody is there.')
    solved({ ...hurt, units: [{ ...one, pose: { ...one.pose, x: one.pose.x + 1 } }, ...rest] })
    expect(worked.times).toBe(before + 2)
  })
})

/** Two sides of twenty in two lines each, across the whole table, in range of each other. */
function battleLine(): Seen {
  const units = Array.from({ length: 40 }, (_, i) => {
    const [side, row, place] = [i % 2, Math.floor(i / 2) % 2, Math.floor(i / 4)]
    const guns = place % 3 === 2
    const [x, y] = [50 + 14 * place + 5 * row, side === 0 ? 121 + 5 * row : 112 - 5 * row]
    const more = { stands: guns ? 3 : 6, weapons: [guns ? 'HSB' : 'LBL'] } as const
    return (side === 0 ? ours : theirs)(guns ? 'FA' : 'HI', x, y, more)
  })
  const { terrain } = crowded(3, { units: 0, room: 90_000, hills: 4, grounds: 8 })
  return { ...drawnUp({ units }), terrain }
}

describe('how long it takes', () => {
  it('rf2:14.1 forty units are worked out in 40 ms', () => {
    const crowds = [1, 2, 3].map((seed) =>
      crowded(seed, { units: 40, room: 60_000, hills: 4, grounds: 8 }),
    )
    for (const seen of [...crowds, battleLine()]) {
      const times = Array.from({ length: 9 }, () => {
        // Everybody stands anew: nothing that was known of them serves.
        const anew: Seen = {
          ...seen,
          units: seen.units.map((unit) => ({ ...unit, pose: unit.pose && { ...unit.pose } })),
        }
        const before = process.cpuUsage()
        solved(anew)
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      }).toSorted((a, b) => a - b)
      expect(seen.units).toHaveLength(40)
      expect(times[4]).toBeLessThan(40)
    }
  })
})
