import { describe, expect, it } from 'vitest'
import type { Drawn } from './drawn-up.ts'
import { area, box, foot, ligne } from './drawn-up.ts'
import { framed, QUIET } from './framed.ts'

const apart: Drawn = { red: [foot(30, 40)], blue: [ligne(30, 8)] }
const village = area('village', 'village', box(50, 20, 56, 26), ['defendable', 'obstacle'])

describe('Valour & Fortitude: the turn', () => {
  it('vf2:3.0 the sides take turns, the first side first', () => {
    const cards = ['ace', 'ace', '4', '4']
    const table = framed({ ...apart, first: 'blue', turns: 2 }, { cards }, QUIET)
    expect(table.told('turn')).toEqual([
      { side: 'blue', turn: 1, last: 2 },
      { side: 'red', turn: 1, last: 2 },
      { side: 'blue', turn: 2, last: 2 },
      { side: 'red', turn: 2, last: 2 },
    ])
    table.usedUp()
  })

  it('vf2:3.0 what the active side did in its last turn counts no more', () => {
    const done = { acted: true, shot: 'volley' } as const
    const drawn: Drawn = {
      red: [foot(30, 40, done), foot(45, 40, { shot: 'skirmish' })],
      blue: [ligne(30, 8, done)],
      features: [village],
      chosen: true,
      hands: { blue: ['3'] },
    }
    const table = framed(drawn)
    expect(table.asked('blue')).toEqual(['card'])
    expect([table.unit(0), table.unit(1)]).toMatchObject([
      { acted: false, shot: null },
      { acted: false, shot: null },
    ])
    expect(table.unit(2)).toMatchObject(done)
    expect(table.battle().chosen).toBe(false)
  })

  it('vf2:T.3.3 a unit that occupied a feature last turn may leave it now', () => {
    const { name, profile } = foot(0, 0)
    const within = { name, profile, inside: 'village', entered: true }
    const drawn = { red: [within], blue: [ligne(30, 8)], features: [village] }
    const table = framed({ ...drawn, hands: { blue: ['3'] } })
    expect(table.unit(0).entered).toBe(false)
  })

  it.each(['done', 'failed'] as const)(
    'vf2:6.0 a brigade that is %s waits anew in its own turn',
    (was) => {
      const table = framed({ ...apart, hands: { blue: ['3'] } }, {}, withActivation(was))
      expect(table.battle().brigades.map(({ activation }) => activation)).toEqual(['waiting', was])
    },
  )
})

/** The same two brigades, both of which have been activated already. */
function withActivation(activation: 'done' | 'failed') {
  const army = (side: 'red' | 'blue', sheet: string, y: number, profile: string) => ({
    sheet,
    leader: { name: 'General', at: { x: 1000, y } },
    brigades: [
      {
        name: `${side} brigade`,
        activation,
        leader: { name: 'Brigadier', at: { x: 5000, y } },
        units: [
          { name: side, profile, pose: { x: 30_000, y, facing: side === 'red' ? 0 : 32_768 } },
        ],
      },
    ],
  })
  return {
    armies: {
      red: army('red', 'british', 40_000, 'british line infantry'),
      blue: army('blue', 'french', 8000, 'french line infantry'),
    },
  }
}
