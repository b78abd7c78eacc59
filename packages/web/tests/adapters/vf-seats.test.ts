import { CHANCE, type Json, type Seat } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import type { Vf } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { frameFor } from '../../adapters/vf/frame.ts'
import { vfAdapter } from '../../adapters/vf/index.ts'
import { withSeats } from '../../adapters/vf/seats.ts'
import { whoIs } from '../../adapters/parts/names.ts'
import { seatsOf, withMore } from '../../pages/seats.ts'
import { playThrough } from './playing.ts'

const positionOf = (name: string): Json =>
  (vf2.scenarios.find((one) => one.name === name) as { position: Json }).position

const shared = (position: Json): { seats: readonly Seat[]; position: Json } => {
  const seats = withMore(seatsOf(vf2, { position, options: {} }), { red: 1 })
  return { seats, position: withSeats(position, seats) }
}

describe('several players a side', () => {
  it('adds commanders to a side after its commander-in-chief', () => {
    const { seats } = shared(positionOf('barrosa'))
    expect(seats.map(({ id, side, chief }) => [id, side, chief])).toEqual([
      ['red', 'red', true],
      ['red 2', 'red', false],
      ['blue', 'blue', true],
    ])
    expect(whoIs({ seats }, 'red')).toBe('Red (commander-in-chief)')
    expect(whoIs({ seats }, 'red 2')).toBe('Red (2)')
    expect(whoIs({ seats }, 'blue')).toBe('Blue')
  })

  it('vf2:2.3 a ready battle has its brigades allotted in turn', () => {
    const { position } = shared(positionOf('barrosa'))
    const begun = vf2.setUp({ position, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    expect(begun.value.brigades.map(({ commander }) => commander)).toEqual([
      'red',
      'red 2',
      'blue',
      'blue',
    ])
  })

  it('vf2:A4.0 in scenario A the chief allots them, and each sets up and orders his own', () => {
    const { position } = shared(positionOf('set-piece'))
    const asked = new Map<string, Set<string>>()
    playThrough(vf2, { position, options: {} }, 'seats', 400, ({ ask, seat, seen }) => {
      if (seat === CHANCE) return
      asked.set(ask.name, (asked.get(ask.name) ?? new Set()).add(seat))
      if (ask.name !== 'order' && ask.name !== 'deploy') return
      const { brigade } = ask.args as { readonly brigade: number | null }
      if (brigade !== null) expect((seen as Vf).brigades[brigade]?.commander).toBe(seat)
      expect(vfAdapter.controls[ask.name]).toBeDefined()
    })
    expect([...(asked.get('allot') ?? [])]).toEqual(['red'])
    for (const name of ['deploy', 'order'])
      expect([...(asked.get(name) ?? [])]).toEqual(expect.arrayContaining(['red', 'red 2', 'blue']))
    for (const name of ['fate', 'command'])
      expect([...(asked.get(name) ?? [])]).not.toContain('red 2')
  })
})

describe('the near edge', () => {
  it.each(vf2.scenarios.map(({ name }) => name))('%s has each army at its own bottom', (name) => {
    const begun = vf2.setUp({ position: positionOf(name), options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const seen = begun.value
    for (const side of ['red', 'blue'] as const) {
      const frame = frameFor(seen, side)
      const own = seen.units.filter((unit) => unit.side === side)
      const others = seen.units.filter((unit) => unit.side !== side)
      const low = (units: Vf['units']): number => {
        const ys = units.flatMap(({ pose }) => (pose ? [frame.pose(pose).y] : []))
        return ys.reduce((sum, y) => sum + y, 0) / ys.length
      }
      // In scenario A nobody is on the table yet, and nobody has an edge.
      if (own.some(({ pose }) => pose)) expect(low(own)).toBeGreaterThan(low(others))
      else expect(frame.isTurned).toBe(false)
    }
  })
})
