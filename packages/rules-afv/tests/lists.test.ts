import { randomFrom } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { armies, matchUps } from '../armies/index.ts'
import { randomArmy } from '../armies/random.ts'
import { hitClasses } from '../phases/fire.ts'
import { scenarios } from '../scenarios/index.ts'
import { horse, field, foot } from './field.ts'

// Lists are facts: a change of one is a decision, and shows here.
describe('afv: the lists are what they were', () => {
  it.each(armies)('afv:army.pike-and-musket $name', async ({ name, units }) => {
    const lines = units.map(({ name: unit, kind, stands, quality }) => {
      const made = Object.entries(stands).map(([stand, n]) => `${n} ${stand}`)
      return `${unit}: ${kind}, ${made.join(', ')}${quality ? `, ${quality}` : ''}`
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./lists/${name}.txt`)
  })

  it('afv:variants match-ups and scenarios', async () => {
    const all = [...matchUps, ...scenarios].map((item) => JSON.stringify(item))
    await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('./lists/scenarios.txt')
  })

  it('afv:army.commander armies drawn at random', async () => {
    const drawn = [4, 8, 12, 20].map((size) =>
      JSON.stringify(randomArmy(size, randomFrom(`${size}`))),
    )
    await expect(`${drawn.join('\n')}\n`).toMatchFileSnapshot('./lists/random.txt')
  })
})

describe('afv: outcome classes', () => {
  it('afv:fire.hit every face is a hit or a miss', () => {
    expect(hitClasses(2)).toEqual([
      { name: 'hit', faces: [1, 2] },
      { name: 'miss', faces: [3, 4, 5, 6] },
    ])
    expect(hitClasses(5)).toEqual([
      { name: 'hit', faces: [1, 2, 3, 4, 5] },
      { name: 'miss', faces: [6] },
    ])
  })
})

describe('afv: what a unit in reserve does', () => {
  it('afv:reserve mounted that change their reserve zone perform no second action', () => {
    const table = field([horse(1001), foot(0)], [foot(12)])
    table.answer('red', { unit: 0, do: 'shift', column: 3 })
    expect(table.battle().acting).toBe(null)
  })
})
