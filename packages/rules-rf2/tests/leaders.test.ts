import { describe, expect, it } from 'vitest'
import type { Unit } from '../battle.ts'
import type { GivenLeader } from '../position.ts'
import { SKIRMISH } from '../units/formations.ts'
import { line, ours, pointAt, theirs } from './drawn-up.ts'
import { fought } from './fought.ts'

const foot = (more: Partial<Unit> = {}): Unit => ours('HI', 100, 100, { name: 'Ours', ...more })
const far = (): Unit => theirs('HI', 200, 40, { name: 'Far' })
/** Of red's brigade; the general is number 1. */
const colonel = (more: Partial<GivenLeader> = {}): GivenLeader => ({
  name: 'Colonel',
  command: 1,
  ...more,
})

describe('leaders', () => {
  const attaching = (
    units: readonly Unit[],
    leader: GivenLeader,
    features: Parameters<typeof fought>[0]['features'] = [],
  ) => fought({ units: [...units, far()], features }, { phase: 'attach', leader })

  it('rf2:10.6 rf2:10.4 rf2:6.2 one within 24" goes to a unit', () => {
    const battle = attaching([foot()], colonel({ at: pointAt(100, 125) }))
    battle.answer('red', [{ leader: 0, unit: 0 }])
    expect(battle.battle().leaders[0]).toMatchObject({ with: 0, at: null })
  })
  it('rf2:12.1.generals rf2:2.18 with figures of 15 mm it is 16"', () => {
    const at = (y: number) =>
      fought(
        { units: [foot(), far()], options: { scale: '15 mm' } },
        { phase: 'attach', leader: colonel({ at: pointAt(100, y) }) },
      )
    at(117).answer('red', [{ leader: 0, unit: 0 }])
    expect(at(119).refused('red', [{ leader: 0, unit: 0 }]).clause).toBe('rf2:10.6')
  })
  it('rf2:10.6 one who is farther off does not', () => {
    const battle = attaching([foot()], colonel({ at: pointAt(100, 127) }))
    expect(battle.refused('red', [{ leader: 0, unit: 0 }]).clause).toBe('rf2:10.6')
  })
  it('rf2:10.6 nor does he pass an enemy within an inch, or what cannot be passed', () => {
    const river = line(
      'river',
      ['impassable'],
      [
        [20, 110],
        [180, 110],
      ],
      2,
      { kind: 'river' },
    )
    const battle = attaching([foot()], colonel({ at: pointAt(100, 118) }), [river])
    expect(battle.refused('red', [{ leader: 0, unit: 0 }]).clause).toBe('rf2:10.6')
    const between = fought(
      {
        units: [
          foot(),
          theirs('HI', 94, 110, { stands: 8, name: 'Theirs' }),
          theirs('HI', 107, 110, { stands: 8, name: 'Theirs, too' }),
          far(),
        ],
      },
      { phase: 'attach', leader: colonel({ at: pointAt(100, 121) }) },
    )
    expect(between.refused('red', [{ leader: 0, unit: 0 }]).clause).toBe('rf2:10.6')
  })
  it('rf2:10.5 rf2:10.4 he leaves one unit and goes to another at once', () => {
    const battle = attaching([foot(), ours('HI', 120, 100)], colonel({ with: 0 }))
    battle.answer('red', [{ leader: 0, unit: 1 }])
    expect(battle.battle().leaders[0]).toMatchObject({ with: 1, at: null })
  })
  it('rf2:10.5 or stays by himself within an inch of it', () => {
    const battle = attaching([foot()], colonel({ with: 0 }))
    battle.answer('red', [{ leader: 0, unit: null }])
    const { at } = battle.battle().leaders[0] ?? {}
    expect(at).toEqual({ x: 100_000, y: 102_074 })
  })
  it('rf2:10.4 nobody goes twice', () => {
    const battle = attaching([foot(), ours('HI', 120, 100)], colonel({ with: 0 }))
    expect(
      battle.refused('red', [
        { leader: 0, unit: 1 },
        { leader: 0, unit: null },
      ]).clause,
    ).toBe('rf2:10.4')
  })
  it('rf2:10.6 the enemy’s units are not his, and skirmishers have nobody with them', () => {
    const battle = attaching(
      [foot({ formation: SKIRMISH, traits: ['skirmish'] })],
      colonel({ at: pointAt(100, 110) }),
    )
    expect(battle.refused('red', [{ leader: 0, unit: 1 }]).clause).toBe('rf2:10.6')
    expect(battle.refused('red', [{ leader: 0, unit: 0 }]).clause).toBe('rf2:20.10')
  })
})

describe('a leader with a unit', () => {
  const fire = (
    leader: GivenLeader,
    red: Partial<Unit>,
    faces: readonly number[],
    ...dice: readonly number[]
  ) => {
    const foe = theirs('HI', 100, 95, { name: 'Theirs', weapons: ['RM'] })
    const battle = fought(
      { units: [foot(red), foe, far()] },
      { phase: 'fire', active: 'blue', lastTurn: 1, leader },
      ...faces,
      ...dice,
    )
    battle.answer('blue', { unit: 1, volleys: [{ target: 0, stands: faces.map((_, i) => i) }] })
    battle.usedUp()
    const { units, leaders } = battle.battle()
    return { unit: units[0] as Unit, leader: leaders[0] }
  }
  it('rf2:11.2 rf2:17.5 rf2:10.2 makes a test of morale easier by what he adds', () => {
    // A class C unit needs 7: with a leader of +1 a 6 will do.
    expect(fire(colonel({ with: 0 }), { hits: 5 }, [4], 6, 6, 3, 3).unit.retreating).toBe(false)
  })
  it('rf2:10.12 rf2:14.20 four hits and a throw of 4: he is hit; with 5 he is not', () => {
    const struck = fire(colonel({ with: 0 }), {}, [4, 4, 4, 4], 2, 2, 5, 6)
    expect(struck.leader).toMatchObject({ with: null, status: 'ready' })
    expect(fire(colonel({ with: 0 }), {}, [4, 4, 4, 4], 2, 3).leader).toMatchObject({ with: 0 })
  })
  it('rf2:20.10 leaves a unit that goes into skirmish order', () => {
    const lights = ours('LI', 100, 100, { traits: ['skirmish'] })
    const battle = fought(
      { units: [lights, far()] },
      { phase: 'movement', leader: colonel({ with: 0 }) },
    )
    const to = { kind: 'skirmish', ranks: 1, spread: 2 }
    battle.answer('red', { unit: 0, does: 'move', pace: 'normal', steps: [{ do: 'form', to }] })
    expect(battle.battle().leaders[0]).toMatchObject({ with: null, status: 'ready' })
  })
  it('rf2:10.7 is left where his unit disperses', () => {
    const { unit, leader } = fire(colonel({ with: 0 }), { hits: 12 }, [4], 6, 6, 1, 1, 2)
    expect(unit.gone).toBe('routed')
    // Eleven inches on from where it stood, behind what was its rear then.
    expect(leader?.at?.y).toBe(100_000 + 11_000 - 500)
  })
  const fate = (a: number, b: number) => fire(colonel({ with: 0 }), {}, [4, 4, 4, 4], 1, 1, a, b)
  it('rf2:10.12.2 rf2:8.8 killed: the unit is disordered', () => {
    const { unit, leader } = fate(1, 1)
    expect(unit.disordered).toBe(true)
    expect(leader).toMatchObject({ status: 'removed', with: null })
  })
  it('rf2:10.12.3-4 rf2:10.12.5-6 carried off, or gone: the unit keeps its order', () => {
    for (const [a, b] of [
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
    ] as const) {
      const { unit, leader } = fate(a, b)
      expect(unit.disordered).toBe(false)
      expect(leader).toMatchObject({ status: 'removed' })
    }
  })
  it('rf2:10.12.7-9 hurt: he leaves the unit and adds one less', () => {
    expect(fate(3, 4).leader).toMatchObject({
      with: null,
      command: 0,
      at: { x: 100_000, y: 102_074 },
    })
    expect(fate(4, 5).leader).toMatchObject({ command: 0 })
  })
  it('rf2:10.12.10-11 scratched: he leaves the unit', () => {
    expect(fate(5, 5).leader).toMatchObject({ with: null, command: 1 })
  })
  it('rf2:10.12.12 heroic: he adds one more, 2 at most', () => {
    expect(fate(6, 6).leader).toMatchObject({ with: 0, command: 2 })
    expect(
      fire(colonel({ with: 0, command: 2 }), {}, [4, 4, 4, 4], 1, 1, 6, 6).leader,
    ).toMatchObject({ command: 2 })
  })
})
