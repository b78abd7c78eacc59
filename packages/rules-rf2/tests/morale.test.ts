import { describe, expect, it } from 'vitest'
import type { Unit } from '../battle.ts'
import { breakPointOf } from '../phases/end.ts'
import { breakPointsOf, isSpent, thirdsLost } from '../units/quality.ts'
import { ATTACK_COLUMN, MARCH_COLUMN, SQUARE } from '../units/formations.ts'
import { area, line, ours, poseAt, SIDE, theirs } from './drawn-up.ts'
import { fought } from './fought.ts'

const foot = (more: Partial<Unit> = {}): Unit => ours('HI', 100, 100, { name: 'Ours', ...more })
const foe = (more: Partial<Unit> = {}): Unit =>
  theirs('HI', 100, 95, { name: 'Theirs', weapons: ['RM'], ...more })
/** Far from everybody: sides must not be empty. */
const far = (more: Partial<Unit> = {}): Unit => theirs('HI', 200, 40, { name: 'Far', ...more })

describe('break points', () => {
  it('rf2:2.22 rf2:9.1 rf2:9.2 three for each stand, and no stand is removed', () => {
    expect([4, 6, 8, 1, 2, 3].map((stands) => breakPointsOf({ stands }))).toEqual([
      12, 18, 24, 3, 6, 9,
    ])
  })
  it('rf2:9.7 rf2:9.8 rf2:17.4 six stands lose a third with 6 and two thirds with 12', () => {
    const at = (hits: number) => ({ stands: 6, hits })
    expect([5, 6, 11, 12, 17, 18].map((hits) => thirdsLost(at(hits)))).toEqual([0, 1, 1, 2, 2, 3])
    expect([11, 12].map((hits) => isSpent(at(hits)))).toEqual([false, true])
  })
})

/** Blue fires with its first stands at red. */
const volley = (stands: readonly number[]) => ({ unit: 1, volleys: [{ target: 0, stands }] })
/** After the dice of a volley by the stands of blue. */
function afterFire(red: Unit, faces: readonly number[], ...dice: readonly number[]) {
  const battle = fought(
    { units: [red, foe(), far()] },
    { phase: 'fire', active: 'blue', lastTurn: 1 },
    ...faces,
    ...dice,
  )
  battle.answer('blue', volley(faces.map((_, i) => i)))
  battle.usedUp()
  return battle.battle()
}

describe('morale', () => {
  it('rf2:9.3 rf2:9.5 rf2:14.19 hits are marked when both sides have fired', () => {
    const battle = fought(
      { units: [foot({ weapons: ['RM'] }), foe(), far()] },
      { phase: 'fire' },
      4,
      4,
      6,
      6,
    )
    battle.answer('red', { unit: 0, volleys: [{ target: 1, stands: [0, 1] }] })
    expect(battle.battle().units[1]?.hits).toBe(0)
    battle.answer('blue', volley([0, 1]))
    expect(battle.battle().units.map(({ hits }) => hits)).toEqual([2, 2, 0])
    expect(battle.battle().turn).toBe(2)
    battle.usedUp()
  })
  it('rf2:17.3 rf2:17.5 whoever has lost less than a third does not test', () => {
    expect(afterFire(foot({ hits: 4 }), [4, 3]).units[0]).toMatchObject({
      hits: 5,
      retreating: false,
    })
  })
  it('rf2:17.1 rf2:17.3 rf2:17.5 rf2:6.9 at a third it needs its morale on two dice', () => {
    expect(afterFire(foot({ hits: 5 }), [4], 3, 4).units[0]).toMatchObject({
      hits: 6,
      retreating: false,
    })
  })
  it('rf2:17.3 so does whoever is there already and suffers one more', () => {
    expect(afterFire(foot({ hits: 7 }), [4, 2], 6, 1).units[0]).toMatchObject({
      hits: 8,
      retreating: false,
    })
  })
  it('rf2:17.6 rf2:17.8 rf2:17.11 rf2:8.5 rf2:12.24 rf2:12.1.compulsory it fails, turns about and goes a die and 9"', () => {
    const [unit] = afterFire(foot({ hits: 5 }), [4], 3, 3, 2).units
    // It stood from 100 to 101.574: turned about, its front is its rear.
    expect(unit).toMatchObject({
      retreating: true,
      disordered: true,
      pose: poseAt(100, 112.574, 180),
    })
  })
  it('rf2:12.1.compulsory cavalry goes two dice and 9"', () => {
    const [unit] = afterFire(ours('MC', 100, 100, { hits: 5, morale: 8 }), [4, 4], 3, 3, 2, 5).units
    expect(unit?.pose).toEqual(poseAt(100, 101.968 + 16, 180))
  })
  it('rf2:12.1.compulsory 15 mm: 4" and the die', () => {
    const red = foot({ hits: 5 })
    const blue = theirs('HI', 100, 97, { weapons: ['RM'] })
    const battle = fought(
      { units: [red, blue, far()], options: { scale: '15 mm' } },
      { phase: 'fire', active: 'blue', lastTurn: 1 },
      4,
      1,
      1,
      3,
    )
    battle.answer('blue', volley([0]))
    battle.usedUp()
    const { pose } = battle.battle().units[0] as Unit
    expect((pose?.y ?? 0) - 100_000).toBe(7000 + 1050)
  })
  it('rf2:17.4 rf2:17.6 rf2:17.12 whoever is spent and fails routs', () => {
    expect(afterFire(foot({ hits: 12 }), [4], 3, 3, 2).units[0]).toMatchObject({
      gone: 'routed',
      pose: null,
    })
  })
  it('rf2:17.7 whoever retreats and fails routs', () => {
    expect(afterFire(foot({ hits: 6, retreating: true }), [3, 4], 3, 3, 2).units[0]).toMatchObject({
      gone: 'routed',
    })
  })
  it('rf2:14.21 rf2:6.8 rf2:17.12 whoever loses its last point routs without a test', () => {
    expect(afterFire(foot({ hits: 17 }), [4], 2).units[0]).toMatchObject({
      gone: 'routed',
      hits: 18,
    })
  })
  it('rf2:14.24 rf2:14.25 a battery tires, and does not test for it', () => {
    const gun = theirs('FA', 100, 90, { stands: 3, hits: 2, name: 'Guns' })
    const battle = fought(
      { units: [foot(), gun, far()] },
      { phase: 'fire', active: 'blue', lastTurn: 1 },
      1,
      3,
      3,
      3,
    )
    battle.answer('blue', volley([0, 1, 2]))
    expect(battle.battle().units[1]?.hits).toBe(3)
    expect(battle.battle().units[1]).toMatchObject({ hits: 3, retreating: false })
    battle.usedUp()
  })
  it('rf2:14.25 with the last point it is gone, and nobody is passed through', () => {
    const gun = theirs('FA', 100, 90, { stands: 3, hits: 8, name: 'Guns' })
    const battle = fought(
      { units: [foot(), gun, far()] },
      { phase: 'fire', active: 'blue', lastTurn: 1 },
      1,
      1,
      3,
    )
    battle.answer('blue', volley([0, 1, 2]))
    expect(battle.battle().units[1]).toMatchObject({ gone: 'routed' })
    battle.usedUp()
  })
})

describe('the way back', () => {
  /** Red retreats with a throw of 1: ten inches. */
  const retreating = (
    red: Partial<Unit>,
    others: readonly Unit[],
    features: Parameters<typeof fought>[0]['features'] = [],
    ...more: readonly number[]
  ) => {
    const battle = fought(
      { units: [foot({ hits: 5, ...red }), ...others, foe(), far()], features },
      { phase: 'fire', active: 'blue', lastTurn: 1 },
      4,
      3,
      3,
      1,
      ...more,
    )
    battle.answer('blue', { unit: 1 + others.length, volleys: [{ target: 0, stands: [0] }] })
    return battle
  }
  it('rf2:17.8 rf2:8.11 it deviates by as little as it must, and its owner says to which side', () => {
    const friend = ours('HI', 100, 106, { formation: ATTACK_COLUMN, stands: 4, name: 'Friend' })
    const battle = retreating({ formation: ATTACK_COLUMN, stands: 4, hits: 3 }, [friend])
    expect(battle.asked('red')).toEqual(['go back'])
    battle.answer('red', 'left')
    const { pose } = battle.battle().units[0] as Unit
    expect(pose?.facing).toBeLessThan(32_768)
    expect(pose?.x).toBeGreaterThan(100_000)
    battle.usedUp()
  })
  it('rf2:12.19 rf2:8.4 rf2:11.2 rf2:11.3 with friends in all ways it goes through, and past them; they test', () => {
    const wall = Array.from({ length: 5 }, (_, i) =>
      ours('HI', 81 + 9.5 * i, 106, { name: `Friend ${i}` }),
    )
    const battle = retreating({}, wall, [], 6, 6, 6, 6, 1, 1)
    const seen = battle.battle()
    expect(seen.units[0]?.pose?.facing).toBe(32_768)
    expect(seen.units[0]?.pose?.y).toBeGreaterThan(107_574)
    expect(seen.units.filter(({ disordered }) => disordered).length).toBeGreaterThan(0)
  })
  it('rf2:17.8 terrain does not slow it', () => {
    const battle = retreating({}, [], [area('bog', ['wood'], [80, 102, 120, 130])])
    expect(battle.battle().units[0]?.pose).toEqual(poseAt(100, 111.574, 180))
    battle.usedUp()
  })
  it('rf2:12.24 rf2:17.8 it goes around what cannot be passed', () => {
    const battle = retreating(
      { formation: ATTACK_COLUMN, stands: 4, hits: 3 },
      [],
      [
        line(
          'wall',
          ['impassable'],
          [
            [98, 106],
            [104, 106],
          ],
          0.5,
        ),
      ],
    )
    expect(battle.battle().units[0]?.pose?.facing).not.toBe(32_768)
    battle.usedUp()
  })
  it('rf2:12.24 who cannot go anywhere is gone', () => {
    const battle = retreating(
      {},
      [],
      [
        line(
          'river',
          ['impassable'],
          [
            [60, 106],
            [140, 106],
          ],
          2,
          { kind: 'river' },
        ),
      ],
    )
    expect(battle.battle().units[0]).toMatchObject({ gone: 'routed' })
  })
  it('rf2:17.10 it halts at the edge of the table', () => {
    const edge = SIDE / 1000
    const red = { pose: poseAt(100, edge - 5) }
    const blue = theirs('HI', 100, edge - 10, { weapons: ['RM'], name: 'Theirs' })
    const battle = fought(
      { units: [foot({ hits: 5, ...red }), blue, far()] },
      { phase: 'fire', active: 'blue', lastTurn: 1 },
      4,
      3,
      3,
      6,
    )
    battle.answer('blue', volley([0]))
    battle.usedUp()
    expect(battle.battle().units[0]).toMatchObject({
      retreating: true,
      pose: poseAt(100, edge, 180),
    })
  })
  it('rf2:17.9 squares and march columns form up when they halt', () => {
    for (const formation of [SQUARE, MARCH_COLUMN])
      expect(retreating({ formation }, []).battle().units[0]?.formation).toEqual(ATTACK_COLUMN)
  })
  it('rf2:17.8 deployed guns limber as they go, and those that cannot are gone', () => {
    const guns = (more: Partial<Unit>): Unit =>
      ours('FA', 100, 100, { stands: 3, hits: 2, ...more })
    // Deployed guns are hit by 6.
    const at = (unit: Unit, ...dice: readonly number[]) =>
      afterFire(unit, [6, 1], 3, 3, ...dice).units[0]
    expect(at(guns({}), 2)).toMatchObject({ retreating: true, formation: { kind: 'limbered' } })
    expect(at(guns({ traits: ['position'] }), 2)).toMatchObject({ gone: 'routed' })
  })
  it('rf2:8.4 rf2:12.17 nobody tests for skirmishers', () => {
    const wall = Array.from({ length: 5 }, (_, i) =>
      ours('LI', 81 + 9.5 * i, 106, {
        traits: ['skirmish'],
        stands: 6,
        formation: { kind: 'skirmish', ranks: 2, spread: 2 },
        name: `Friend ${i}`,
      }),
    )
    retreating({}, wall).usedUp()
  })
})

describe('rallying', () => {
  const red = foot({ retreating: true, disordered: true, hits: 6 })
  const turn = (...dice: readonly number[]) => {
    const battle = fought({ units: [red, far()] }, { phase: 'end' }, ...dice)
    battle.answer('red', [])
    battle.answer('blue', [])
    battle.usedUp()
    return battle.battle().units[0]
  }
  it('rf2:8.5 rf2:12.39 whoever rallies is halted and stays disordered', () => {
    expect(turn(3, 4)).toMatchObject({ retreating: false, disordered: true, halt: true })
  })
  it('rf2:17.2 rf2:17.12 whoever does not is gone', () => {
    const battle = fought({ units: [red, ours('HI', 150, 150), far()] }, { phase: 'end' }, 3, 3, 1)
    battle.answer('red', [])
    battle.answer('blue', [])
    expect(battle.battle().units[0]).toMatchObject({ gone: 'routed' })
    battle.usedUp()
  })
})

describe('army break', () => {
  it('rf2:19.6 rf2:19.5 more than half of its units', () => {
    expect([20, 27, 9, 14, 40].map(breakPointOf)).toEqual([11, 14, 5, 8, 21])
  })
  const gone = (name: string): Unit => ({ ...ours('HI', 0, 0, { name }), pose: null })
  const units = (lost: number): readonly Unit[] => [
    foot(),
    ours('HI', 150, 150),
    ...Array.from({ length: lost }, (_, i) => gone(`Lost ${i}`)),
    far(),
  ]
  it('rf2:19.8 rf2:6.11 it needs 7 on two dice, with what its commander adds', () => {
    const ends = (bonus: number, ...dice: readonly number[]) => {
      const battle = fought({ units: units(3) }, { phase: 'end', command: { red: bonus } }, ...dice)
      battle.usedUp()
      return battle.battle().outcome?.winner ?? null
    }
    expect(ends(0, 3, 4)).toBeNull()
    expect(ends(0, 3, 3)).toBe('blue')
    expect(ends(1, 3, 3)).toBeNull()
  })
  it('rf2:19.5 half of them is not enough', () => {
    const battle = fought({ units: units(2) }, { phase: 'end' })
    expect(battle.battle().outcome).toBeNull()
    expect(battle.battle().turn).toBe(2)
  })
})
