// Leaders who ride, and leaders who make way. (10.9, 12.36, 12.37)

import { INCH } from '@grognard/geometry'
import { describe, expect, it } from 'vitest'
import type { Unit } from '../battle.ts'
import { area, line, ours, pointAt, poseAt, theirs, type Drawn } from './drawn-up.ts'
import { fought } from './fought.ts'

const foot = (more: Partial<Unit> = {}): Unit => ours('HI', 100, 100, { name: 'Ours', ...more })
const far = (y = 40): Unit => theirs('HI', 180, y, { name: 'Far' })

/** Red's colonel is number 0, its general 1; blue's general is number 2. */
const riding = (
  drawn: Drawn,
  at: readonly [number, number] = [100, 110],
  more: Parameters<typeof fought>[1] = {},
) =>
  fought(drawn, {
    phase: 'movement',
    leader: { name: 'Colonel', command: 1, at: pointAt(...at) },
    ...more,
  })

const ride = (...by: readonly (readonly [number, number])[]) => ({
  leader: 0,
  does: 'ride',
  by: by.map(([x, y]) => pointAt(x, y)),
})

const ROAD = line(
  'road',
  ['road'],
  [
    [100, 0],
    [100, 240],
  ],
  2,
  { kind: 'road' },
)

describe('leaders who ride', () => {
  it('rf2:12.36 rf2:10.9 go 24" within engagement range, and stand there', () => {
    const battle = riding({ units: [foot(), theirs('HI', 100, 80)] })
    battle.answer('red', ride([100, 134]))
    expect(battle.battle().leaders[0]).toMatchObject({
      at: pointAt(100, 134),
      rode: true,
      with: null,
    })
  })

  it.each([
    ['24" near the enemy', [], [foot(), theirs('HI', 100, 93)], 24],
    ['72" out of engagement range', [], [foot(), far()], 72],
    ['30" along a road near the enemy', [ROAD], [foot(), theirs('HI', 100, 93)], 30],
    ['90" along a road out of it', [ROAD], [foot(), far()], 90],
  ] as const)('rf2:12.36 rf2:12.31 rf2:12.25 %s', (_what, features, units, most) => {
    const drawn = { units, features }
    const at: readonly [number, number] = [100, 110]
    const battle = riding(drawn, at)
    expect(battle.refused('red', ride([100, 110 + most + 0.001]))).toMatchObject({
      clause: 'rf2:12.36',
      code: 'ride-too-far',
      data: { inches: most },
    })
    battle.answer('red', ride([100, 110 + most]))
    expect(battle.battle().leaders[0]?.at).toEqual(pointAt(100, 110 + most))
  })

  it('rf2:12.36 no road bonus if he leaves the road on the way', () => {
    const battle = riding({ units: [foot(), theirs('HI', 100, 93)], features: [ROAD] })
    expect(battle.refused('red', ride([102, 120], [100, 130], [100, 136])).clause).toBe('rf2:12.36')
  })

  it('rf2:12.36 he turns as he likes, and every part of his way counts', () => {
    const battle = riding({ units: [foot(), theirs('HI', 100, 93)] })
    expect(battle.refused('red', ride([100, 122], [113, 122])).data).toMatchObject({ over: 100 })
    battle.answer('red', ride([100, 122], [112, 122]))
    expect(battle.battle().leaders[0]?.at).toEqual(pointAt(112, 122))
  })

  it('rf2:12.36 through friends, but not within an inch of enemies', () => {
    const between = theirs('HI', 120, 116, { name: 'Between' })
    const battle = riding({ units: [foot(), ours('HI', 100, 115, { stands: 8 }), between] })
    const refused = battle.refused('red', ride([120, 120]))
    expect(refused).toMatchObject({ clause: 'rf2:12.36', code: 'ride-near-enemy' })
    // The gap to him is shown, with how far it is too small.
    expect(refused.lines?.[0]).toMatchObject({ is: 'gap', margin: expect.any(Number) })
    battle.answer('red', ride([100, 120]))
  })

  it('rf2:12.36 nor over what nobody passes, nor off the table', () => {
    const river = line(
      'river',
      ['impassable'],
      [
        [80, 120],
        [120, 120],
      ],
      2,
      { kind: 'river' },
    )
    const battle = riding({ units: [foot(), far()], features: [river] })
    expect(battle.refused('red', ride([100, 130])).code).toBe('ride-impassable')
    expect(battle.refused('red', ride([100, 242])).code).toBe('ride-off-table')
  })

  it('rf2:12.36 other ground does not slow him', () => {
    const wood = line(
      'hedge',
      ['major'],
      [
        [80, 120],
        [120, 120],
      ],
      2,
    )
    const battle = riding({ units: [foot(), theirs('HI', 100, 93)], features: [wood] })
    battle.answer('red', ride([100, 134]))
  })

  it('rf2:12.36 once in a turn, and in the next again', () => {
    const battle = riding({ units: [foot(), far()] })
    battle.answer('red', ride([100, 120]))
    expect(battle.refused('red', ride([100, 121])).code).toBe('leader-rode')
    battle.answer('red', 'done')
    battle.answer('blue', 'done')
    expect(battle.battle().turn).toBe(2)
    expect(battle.battle().leaders[0]?.rode).toBe(false)
  })

  it('rf2:10.9 not while he is with a unit, nor at the word of the enemy', () => {
    const battle = fought(
      { units: [foot(), far()] },
      { phase: 'movement', leader: { name: 'Colonel', with: 0 } },
    )
    expect(battle.refused('red', ride([100, 120]))).toMatchObject({
      clause: 'rf2:10.9',
      code: 'leader-with-unit',
    })
    expect(battle.refused('red', { ...ride([100, 120]), leader: 2 }).code).toBe('not-your-leader')
  })

  it('rf2:10.9 one who is with a unit moves with it', () => {
    const battle = fought(
      { units: [foot(), far()] },
      { phase: 'movement', leader: { name: 'Colonel', with: 0 } },
    )
    battle.answer('red', {
      unit: 0,
      does: 'move',
      pace: 'normal',
      steps: [{ do: 'ahead', distance: 9 * INCH }],
    })
    expect(battle.battle().leaders[0]).toMatchObject({ with: 0, at: null })
  })
})

describe('leaders who make way', () => {
  const ahead = (unit: number, inches: number) => ({
    unit,
    does: 'move',
    pace: 'normal',
    steps: [{ do: 'ahead', distance: inches * INCH }],
  })

  it('rf2:12.37 a friend who would stand on him moves him to the nearest place that is free', () => {
    const battle = riding({ units: [foot(), far()] }, [100, 95])
    battle.answer('red', ahead(0, 4))
    const { at, status } = battle.battle().leaders[0] ?? {}
    // The unit stands from 96 to 97.57: he is just before its front.
    expect(status).toBe('ready')
    expect(at?.x).toBe(100_000)
    expect(at?.y).toBeLessThan(96_000)
    expect(at?.y).toBeGreaterThan(94_000)
  })

  it('rf2:12.37 one who stands beside it stays', () => {
    const battle = riding({ units: [foot(), far()] }, [100, 105])
    battle.answer('red', ahead(0, 4))
    expect(battle.battle().leaders[0]?.at).toEqual(pointAt(100, 105))
  })

  it('rf2:12.37 an enemy leaves him an inch', () => {
    const battle = riding(
      { units: [foot(), theirs('HI', 140, 100, { name: 'Theirs' })] },
      [140, 106],
    )
    battle.answer('red', 'done')
    battle.answer('blue', ahead(1, 6))
    const { at } = battle.battle().leaders[0] ?? {}
    // Its front is at 106: his base of 0.787" radius keeps an inch from it.
    expect(at?.y).toBeGreaterThanOrEqual(106_000 + 1000 + 787)
    expect(at?.y).toBeLessThan(106_000 + 1000 + 787 + 300)
  })

  it('rf2:12.37 with no place to go he is taken', () => {
    const lake = (id: string, ...edges: readonly [number, number, number, number]) =>
      area(id, ['impassable'], edges, { kind: 'lake' })
    const pinned: Drawn = {
      units: [
        foot({ pose: poseAt(220, 220) }),
        theirs('HI', 140.5, 98, { stands: 8, name: 'Theirs' }),
        theirs('HI', 140.5, 96.3, { stands: 8, name: 'Behind' }),
      ],
      features: [
        lake('west', 100, 60, 134.1, 140),
        lake('east', 146.9, 60, 180, 140),
        lake('north', 134.1, 60, 146.9, 94.6),
        lake('south', 134.1, 101.2, 146.9, 140),
      ],
    }
    const battle = riding(pinned, [140.5, 100.2])
    battle.answer('red', 'done')
    battle.answer('blue', ahead(1, 2))
    expect(battle.battle().leaders[0]).toMatchObject({ status: 'removed', at: null, with: null })
  })
})
