import { describe, expect, it } from 'vitest'
import type { Move } from '../asks/move.ts'
import {
  DEFENSIVE,
  dragoons,
  field,
  foot,
  gallopers,
  guns,
  heavyGuns,
  horse,
  LED,
  muskets,
  onFoot,
  OPEN,
  pikes,
  type Field,
} from './field.ts'

const refusal = (table: Field, side: 'red' | 'blue', answer: unknown): string => {
  const { clause, message } = table.refused(side, answer as never)
  return `${clause ?? 'no clause'}: ${message}`
}

describe('afv: refusals of actions', () => {
  it.each<[string, Parameters<typeof field>[0][number], Move, string]>([
    [
      'afv:move.actions guns that have fired do not move',
      guns(2, { fired: true }),
      { unit: 0, do: 'move' },
      'afv:move.actions: Guns has fired this turn, and can only turn.',
    ],
    [
      'afv:move.actions guns change no formation',
      heavyGuns(2),
      { unit: 0, do: 'change', formation: OPEN },
      'afv:move.actions: Heavy guns cannot change formation: it is no action of Heavy Artillery.',
    ],
    [
      'afv:move.mount only dragoons mount and dismount',
      horse(2),
      { unit: 0, do: 'dismount' },
      'afv:move.mount: Horse cannot: only dragoons mount up and dismount.',
    ],
    [
      'afv:move.mount dragoons in the saddle do not mount',
      dragoons(2),
      { unit: 0, do: 'mount' },
      'afv:move.mount: Dragoons is in the saddle already.',
    ],
    [
      'afv:move.mount dragoons on foot do not dismount',
      onFoot(2),
      { unit: 0, do: 'dismount' },
      'afv:move.mount: Dragoons is on foot already.',
    ],
    [
      'afv:formation.defensive a formation that does not do is refused with the unit',
      horse(2),
      { unit: 0, do: 'change', formation: DEFENSIVE },
      'afv:formation.defensive: Horse: Only foot form a defensive formation.',
    ],
    [
      'afv:move.zone the edge of the table',
      foot(2, { facing: 2 }),
      { unit: 0, do: 'move' },
      'afv:move.zone: There is no zone ahead of Foot.',
    ],
    [
      'afv:withdraw out of the zone of the commander',
      foot(2),
      { unit: 0, do: 'withdraw' },
      'afv:withdraw: Foot is not in the zone of its commander, and only units there withdraw.',
    ],
  ])('%s', (_what, unit, move, expected) => {
    expect(refusal(field([unit], [foot(12)], LED), 'red', move)).toBe(expected)
  })

  it('afv:terrain.general restricted ground as a second action is named', () => {
    const second = field([horse(2), foot(0)], [foot(14)], { table: { terrain: { 3: ['hills'] } } })
    second.answer('red', { unit: 0, do: 'turn', facing: 1 })
    expect(refusal(second, 'red', { unit: 0, do: 'move' })).toBe(
      'afv:terrain.general: Horse has performed an action: mounted enter such ground (hills) with their only one.',
    )
  })

  it('afv:terrain.general what was chosen before the last is refused as chosen', () => {
    const table = field([horse(2), foot(0), foot(1)], [foot(14)], {
      table: { terrain: { 2: ['hills'] } },
    })
    const turn = { unit: 0, do: 'turn', facing: 2 } as const
    table.answer('red', { unit: 0, do: 'turn', facing: 1 })
    expect(table.refused('red', turn).clause).toBe('afv:terrain.general')
    expect(table.refused('red', { unit: 0, do: 'engage', target: 3 }).code).toBe('acted')
    expect(table.refused('red', { unit: 0, do: 'leave' }).code).toBe('acted-reserve')
    table.answer('red', { unit: 1, do: 'turn', facing: 1 })
    expect(table.refused('red', turn)).toMatchObject({ clause: 'afv:move.sequence', code: 'moved' })
  })

  it('afv:disengage the mounted enemy that holds a unit is named', () => {
    const table = field([horse(2)], [horse(2, { name: 'Reiters' })], {
      engagements: [{ by: 0, with: 1, face: 'front' }],
    })
    expect(refusal(table, 'red', { unit: 0, do: 'disengage' })).toBe(
      'afv:disengage: Horse is engaged with Reiters, and nobody disengages from mounted.',
    )
    expect(table.refused('red', { unit: 0, do: 'engage', target: 1 }).clause).toBe('afv:disengage')
  })
})

describe('afv: refusals of engaging', () => {
  it('afv:engage.foot-vs-mounted pike stands that are missing, and the face that would be met', () => {
    const one = { stands: { pike: 1, musket: 3 } }
    const table = field([pikes(7, one)], [horse(7, { facing: 1 })])
    expect(refusal(table, 'red', { unit: 0, do: 'engage', target: 1 })).toBe(
      'afv:engage.foot-vs-mounted: Pikes has 1 of the two pike stands that foot need against mounted, and would meet Horse on the right, not in the rear.',
    )
  })

  it('afv:engage.target friends are no enemies, and enemies elsewhere are elsewhere', () => {
    const table = field([foot(7), horse(7)], [foot(12, { name: 'Rearguard' })])
    expect(refusal(table, 'red', { unit: 0, do: 'engage', target: 1 })).toBe(
      'afv:engage.target: Horse is no enemy.',
    )
    expect(refusal(table, 'red', { unit: 0, do: 'engage', target: 2 })).toBe(
      'afv:engage.target: Rearguard is not in the zone of Foot, and only an enemy there can be engaged.',
    )
  })
})

describe('afv: refusals of fire', () => {
  const firing = (red: Parameters<typeof field>[0], blue: Parameters<typeof field>[1], more = {}) =>
    field(red, blue, { phase: 'fire', ...more })

  it('afv:fire.range how far, and how far it is', () => {
    const table = firing([gallopers(2), guns(2), muskets(7)], [foot(12), foot(7)])
    expect(refusal(table, 'red', [{ unit: 0, at: 4 }])).toBe(
      'afv:fire.range: Foot is 1 zone from Gallopers, which fires within its own zone only.',
    )
    expect(refusal(table, 'red', [{ unit: 1, at: 3 }])).toBe(
      'afv:fire.range: Foot is 2 zones from Guns, which fires 1 zone at most.',
    )
  })

  it('afv:terrain.cover dice that the ground takes', () => {
    const two = { stands: { musket: 2 } }
    const table = firing([muskets(7, two), guns(7)], [foot(7)], {
      table: { terrain: { 7: ['village'] } },
    })
    expect(refusal(table, 'red', [{ unit: 0, at: 2 }])).toBe(
      'afv:terrain.cover: Muskets would throw no dice at Foot: 2 to begin with, and 2 off.',
    )
  })

  it('afv:fire.who pikes have nothing to fire with; nobody fires at friends', () => {
    const table = firing([pikes(7, { stands: { pike: 4 } }), muskets(7)], [foot(7)])
    expect(refusal(table, 'red', [{ unit: 0, at: 2 }])).toBe(
      'afv:fire.who: Pikes has nothing to fire with: only muskets, dragoons on foot and guns fire.',
    )
    expect(refusal(table, 'red', [{ unit: 1, at: 0 }])).toBe('afv:fire.who: Pikes is no enemy.')
  })

  it('afv:fire.spread the shots at one and the other', () => {
    const table = firing([muskets(7), muskets(7), muskets(7)], [foot(7), horse(7)])
    const all = [0, 1, 2].map((unit) => ({ unit, at: 3 }))
    expect(refusal(table, 'red', all)).toBe(
      'afv:fire.spread: Horse must be fired at before Foot is again: the shots are 0 and 3.',
    )
    const four = firing(
      [0, 1, 2, 3].map(() => muskets(7)),
      [foot(7), horse(7)],
    )
    const uneven = [4, 4, 4, 5].map((at, unit) => ({ unit, at }))
    expect(refusal(four, 'red', uneven)).toBe(
      'afv:fire.spread: Horse must be fired at before Foot is again: the shots are 1 and 3.',
    )
  })
})

describe('afv: refusals of reactions', () => {
  const engaged = (red: Parameters<typeof field>[0][number], blue: Parameters<typeof field>[1]) => {
    const table = field([red, foot(0)], blue, LED)
    table.answer('red', { unit: 0, do: 'engage', target: 2 })
    return table
  }

  it('afv:react.general a unit with its yellow marker has reacted', () => {
    const table = engaged(foot(7), [muskets(7), guns(7, { reacted: true })])
    expect(refusal(table, 'blue', { unit: 3, react: 'support' })).toBe(
      'afv:react.general: Guns has reacted this phase, and does so once only.',
    )
  })

  it('afv:react.counter-charge afv:react.artillery-fire what is due is said', () => {
    expect(refusal(engaged(pikes(7), [horse(7)]), 'blue', 'pass')).toBe(
      'afv:react.counter-charge: Horse must counter-charge or recoil.',
    )
    expect(refusal(engaged(horse(7), [guns(7), guns(7)]), 'blue', 'pass')).toBe(
      'afv:react.artillery-fire: Guns must fire.',
    )
  })

  it('afv:react.recoil the reserve zone to go to is named, or that none has room', () => {
    const table = engaged(pikes(7), [horse(7)])
    expect(refusal(table, 'blue', { unit: 2, react: 'recoil', column: 1 })).toBe(
      'afv:react.recoil: Horse goes to the nearest reserve zone with room: reserve behind Centre.',
    )
    const full = field([pikes(7), foot(0)], [horse(7), guns(7)], {
      ...LED,
      table: { reserves: [] },
    })
    full.answer('red', { unit: 0, do: 'engage', target: 2 })
    expect(refusal(full, 'blue', { unit: 2, react: 'recoil', column: 2 })).toBe(
      'afv:table.limit: There is no reserve zone with room for Horse: each holds 4 units of a side at most.',
    )
  })

  it('afv:terrain.general the ground in which nobody intercepts is named', () => {
    const table = field([foot(7), foot(0)], [muskets(7), horse(7)], {
      ...LED,
      table: { terrain: { 7: ['hills'] } },
    })
    table.answer('red', { unit: 0, do: 'engage', target: 2 })
    expect(refusal(table, 'blue', { unit: 3, react: 'intercept' })).toBe(
      'afv:terrain.general: Horse cannot intercept: nobody does in such ground (hills).',
    )
  })

  it('afv:react.evade afv:react.hasty-defence only who is being engaged', () => {
    const table = field([foot(2), foot(0)], [onFoot(7, { formation: OPEN }), horse(7)])
    table.answer('red', { unit: 0, do: 'move' })
    expect(refusal(table, 'blue', { unit: 2, react: 'evade' })).toBe(
      'afv:react.evade: Foot engages nobody, and only a unit that does is met like that.',
    )
  })
})

describe('afv: refusals of losses', () => {
  it('afv:losses.stands how many go, and how many stand where contact is to be broken', () => {
    const table = field([pikes(7, { hits: 2 }), foot(0)], [horse(7)], {
      phase: 'losses',
      engagements: [{ by: 2, with: 0, face: 'front' }],
    })
    expect(refusal(table, 'red', { remove: { musket: 2 }, files: 3, leave: [] })).toBe(
      'afv:losses.stands: Pikes loses 1 stand, not 2.',
    )
    expect(refusal(table, 'red', { remove: { musket: 1 }, files: 1, leave: [] })).toBe(
      'afv:losses.rout: Pikes cannot stand 1 wide then, only 3.',
    )
    expect(refusal(table, 'red', { remove: { musket: 1 }, files: 3, leave: ['front'] })).toBe(
      'afv:losses.stands: Pikes touches the enemy on its front with 3 stands: the loss of 1 does not break that.',
    )
  })
})
