import type { Happening, Json } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import type { Vf } from '@grognard/rules-vf/functions'
import { add, explain } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { vfAdapter } from '../../adapters/vf/index.ts'

function seenAtStart(): Vf {
  const position = vf2.scenarios.find(({ name }) => name === 'barrosa')?.position ?? null
  const begun = vf2.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}

const seen = seenAtStart()
const happened = (name: string, data: { readonly [part: string]: Json }): Happening =>
  ({ name, clauses: [], data, to: 'all', moment: {} }) as never

const shown = (name: string, data: object) =>
  vfAdapter.fight(seen, { happening: happened(name, data as never) }, 'en')

const none = explain({ clause: 'vf2:9.2', label: 'valour test', value: 0 }, [])
const more = explain({ clause: 'vf2:9.2', label: 'valour test', value: 0 }, [
  add('vf2:9.2', 'in the fire phase', 1),
])

describe('what is told with its numbers', () => {
  it('vf2:1.0.2 dice thrown again lie apart, with the rule that gives it', () => {
    const value = explain({ clause: 'vf2:1.5', label: 'fire value', value: 2 }, [])
    const test = { clause: 'vf2:8.3', target: 4, modifier: none, naturals: true, reroll: null }
    const panel = shown('attack', {
      unit: 'Ours',
      units: [0, 9],
      at: 'Theirs',
      kind: 'fire',
      reply: false,
      skirmish: false,
      support: [],
      value,
      test,
      dice: [
        { thrown: 1, again: 5, success: true },
        { thrown: 3, again: null, success: false },
      ],
      again: [{ dice: 1, rule: 'Elan' }],
      hits: 1,
    })
    expect(panel?.sides[0]?.dice.map(({ title, faces }) => [title, faces])).toEqual([
      ['Hit roll', [1, 3]],
      ['Thrown again by Elan', [5]],
    ])
  })

  it('vf2:9.2 a test whose dice are modified shows what they needed, and why', () => {
    const data = { unit: 'Ours', units: [0], needs: 4, faces: [3, 2], failed: 1, passed: false }
    expect(shown('valour', { ...data, modifier: none })).toBeNull()
    const panel = shown('valour', { ...data, modifier: more })
    expect(panel?.title).toContain('looks to its valour')
    expect(panel?.sides).toMatchObject([
      {
        name: 'Ours',
        values: [{ value: { value: 1 } }],
        dice: [{ faces: [3, 2], hit: { score: 3, or: 'more' } }],
      },
    ])
  })

  it('vf2:10.0 vf2:2.1.1 totals and objectives show each side’s', () => {
    const [red, blue] = [2, 1].map((value) =>
      explain({ clause: 'vf2:10.0', label: 'objectives held', value }, []),
    )
    const panel = shown('totals', { red, blue, holds: { red: ['a', 'b'], blue: ['c'] } })
    expect(panel?.sides.map(({ name, values }) => [name, values[0]?.value.value])).toEqual([
      ['Red', 2],
      ['Blue', 1],
    ])
  })

  it('vf2:6.3.1 a distance that is modified shows how it came about', () => {
    const data = { unit: 'Ours', units: [0], how: 'move', hundredths: 100, crossed: [] }
    expect(shown('moves', { ...data, distance: none })).toBeNull()
    expect(shown('moves', { ...data, distance: more })?.sides[0]?.values).toHaveLength(1)
  })
})
