import { playOut, randomFrom, randomPlayer, seeded, type JsonObject } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { armies } from '../armies/index.ts'
import type { Afv } from '../battle.ts'
import { afv } from '../index.ts'

const begun = (name: string, options: JsonObject = {}): Afv => {
  const position = afv.scenarios.find((scenario) => scenario.name === name)?.position ?? null
  const result = afv.setUp({ position, options })
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

const names = afv.scenarios.map(({ name }) => name)

describe('the scenarios', () => {
  it('have names of their own', () => {
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(names)('are accepted with every option: %s', (name) => {
    for (const option of afv.options)
      for (const value of option.values) {
        const battle = begun(name, { [option.name]: value })
        expect(afv.faults(battle)).toEqual([])
        expect(battle.options).toMatchObject({ [option.name]: value })
      }
  })

  it.each(names)('come to an end: %s', (name) => {
    const random = randomFrom(name)
    const played = playOut(afv, begun(name), {
      players: () => ({ player: randomPlayer, random }),
      chance: seeded(name),
    })
    expect(played.course.battle.outcome).not.toBeNull()
  })

  it('start with the introductory battle: six units a side, placed, eight turns', () => {
    const battle = begun(names[0] as string)
    expect(names[0]).toBe('first battle')
    expect(battle).toMatchObject({ phase: 'initiative', lastTurn: 8 })
    for (const side of ['red', 'blue'])
      expect(battle.units.filter((unit) => unit.side === side)).toHaveLength(6)
  })

  it('afv:table.setup begin with deployment where units have no places yet', () => {
    const battle = begun('open field')
    expect(battle).toMatchObject({ phase: 'deployment', lastTurn: 12 })
    expect(battle.units.every(({ zone }) => zone === null)).toBe(true)
  })

  it('have a wood and a village, and an escarpment with reserves', () => {
    const kinds = Object.values(begun('wood and village').table.terrain).flat()
    expect(kinds).toEqual(expect.arrayContaining(['woods', 'village']))
    const { table, units } = begun('escarpment')
    expect(table).toMatchObject({ escarpments: [expect.anything(), expect.anything()] })
    expect(units.filter(({ zone }) => zone === 1002)).toHaveLength(4)
  })

  it('afv:variants play on tables of other widths and without reserve zones', () => {
    expect(begun('defile').table).toMatchObject({ columns: 3, reserves: [] })
  })

  it('bring every historical army to the table', () => {
    const seen = new Set(afv.scenarios.flatMap(({ name }) => begun(name).units.map((u) => u.name)))
    for (const { units } of armies) expect(seen).toContain(units[0]?.name)
  })
})
