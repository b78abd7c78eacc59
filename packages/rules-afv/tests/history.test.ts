import {
  playOut,
  randomFrom,
  randomPlayer,
  seeded,
  usualOptions,
  type Json,
} from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import type { Afv } from '../battle.ts'
import { afv, historical } from '../index.ts'
import { isReserve } from '../table.ts'

const BATTLES = ['edgehill', 'naseby', 'lutzen', 'rocroi']

function begun(position: Json): Afv {
  const made = afv.setUp({ position, options: usualOptions(afv) })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

const historicalOf = (name: string) => {
  const found = historical(name)
  if (!found) throw new Error(`${name} is no battle of history.`)
  return found
}

describe('the battles of history', () => {
  it.each(BATTLES)('begin with the initiative where all stand as they stood: %s', (name) => {
    const battle = begun(historicalOf(name).asItStood)
    expect(battle.phase).toBe('initiative')
    expect(afv.faults(battle)).toEqual([])
    expect(battle.units.every(({ zone }) => zone !== null)).toBe(true)
  })

  it.each(BATTLES)('afv:table.setup begin with deployment on the same ground: %s', (name) => {
    const { asItStood, toPlace } = historicalOf(name)
    const [stood, open] = [begun(asItStood), begun(toPlace)]
    expect(open.phase).toBe('deployment')
    expect(open.table).toEqual(stood.table)
    expect(open.units.map((unit) => unit.name)).toEqual(stood.units.map((unit) => unit.name))
  })

  it.each(BATTLES)(
    'have wings of horse, and no more units behind the lines than in them: %s',
    (name) => {
      const { units } = begun(historicalOf(name).asItStood)
      for (const side of ['red', 'blue'] as const) {
        const own = units.filter((unit) => unit.side === side)
        const behind = own.filter(({ zone }) => zone !== null && isReserve(zone)).length
        expect(behind).toBeLessThan(own.length / 2)
        const rear = side === 'red' ? 0 : 10
        for (const wing of [0, 4])
          expect(own.some(({ zone, kind }) => zone === rear + wing && /mounted/.test(kind))).toBe(
            true,
          )
      }
    },
  )

  it.each(BATTLES)('come to an end: %s', (name) => {
    const random = randomFrom(name)
    const played = playOut(afv, begun(historicalOf(name).asItStood), {
      players: () => ({ player: randomPlayer, random }),
      chance: seeded(name),
    })
    expect(played.course.battle.outcome).not.toBeNull()
  })

  it('are not made up of others', () => {
    expect(historical('open field')).toBeNull()
    expect(historical('new model against old')).toBeNull()
  })
})
