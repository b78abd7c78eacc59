import type { Json } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import { describe, expect, it } from 'vitest'
import { builderIn } from '../../adapters/vf/builder.ts'

const builder = builderIn('vf2')
const { bought } = builder
if (!bought) throw new Error('Armies of Valour & Fortitude are bought.')
const { red } = builder.armiesOf(vf2.scenarios[0].position) as { readonly red: Json }
const LIMIT = 200
const tooDear = builder.added(red, 0, 'british foot guard', 'en')

describe('an army that is bought', () => {
  it('vf2:A1.0 costs what its brigades cost, and each of these what its units do', () => {
    const brigades = bought.brigades(red, 'en')
    expect(brigades.map(({ points }) => points)).toEqual([106, 92])
    for (const { units, points } of brigades)
      expect(units.reduce((sum, unit) => sum + unit.points, 0)).toBe(points)
    expect(bought.points(red)).toBe(198)
  })

  it('vf2:A1.0 is refused by clause where it costs too much, and not at its limit', () => {
    expect(bought.faults(red, 198)).toEqual([])
    expect(bought.faults(red, 197).map(({ clause }) => clause)).toEqual(['vf2:A1.0'])
  })

  it.each(['en', 'it'] as const)('has two ways out or more, each lawful: %s', (language) => {
    const ways = bought.waysOut(tooDear, LIMIT, language)
    expect(ways.length).toBeGreaterThanOrEqual(2)
    for (const { army, label } of ways) {
      expect(label).not.toBe('')
      expect(bought.faults(army, LIMIT)).toEqual([])
    }
    expect(new Set(ways.map(({ label }) => label)).size).toBe(ways.length)
  })

  it('has none where it does not cost too much', () =>
    expect(bought.waysOut(red, LIMIT, 'en')).toEqual([]))

  it('vf2:options.elite shows raised values, their price, and what an option alone would add', () => {
    const elite = builder.toggled(red, 0, 'melee')
    const [unit] = bought.brigades(elite, 'en')[0]?.units ?? []
    expect(unit?.values.map(({ value, isRaised }) => [value, isRaised])).toEqual([
      [3, false],
      [5, true],
      [4, false],
    ])
    expect(unit?.kind).toBe('Line Infantry, elite melee')
    expect(unit?.points).toBe(26)
    const price = Object.fromEntries(unit?.options.map(({ key, price }) => [key, price]) ?? [])
    expect(price).toEqual({ fire: 3, melee: 2, tenacity: 4, understrength: -5, large: 5 })
  })

  it('doubles a unit under a name of its own', () => {
    const doubled = bought.doubled(red, 0)
    const names = bought.brigades(doubled, 'en').flatMap(({ units }) => units.map((u) => u.name))
    expect(new Set(names).size).toBe(names.length)
    expect(names[1]).toBe('3rd Foot 1')
  })

  it('vf2:1.5 shows every row of its sheet in its formations', () => {
    const rows = bought.rows(red, 'en')
    expect(rows).toHaveLength(15)
    for (const { looks, points } of rows) {
      expect(looks.length).toBeGreaterThan(0)
      for (const { body } of looks) expect(body.blocks.length).toBeGreaterThan(0)
      expect(points).toBeGreaterThan(0)
    }
  })

  it('reads armies of others, and nothing else', () => {
    expect(bought.read(red)).toEqual(red)
    expect(bought.read({ sheet: 'martian' })).toBeNull()
    expect(bought.read(null)).toBeNull()
  })
})
