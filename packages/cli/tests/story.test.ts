import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BattleRecord } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { grognard, someFolder } from './running.ts'

describe('story', () => {
  it('has a headline, a heading for each turn in order, and the outcome', async () => {
    const { status, out, err } = await grognard('story')
    expect([status, err]).toEqual([0, ''])
    expect(out[0]).toBe('Picket: Four pickets a side along a stream')
    const turns = out.filter((line) => line.startsWith('\nTurn'))
    expect(turns).toEqual(turns.map((_, i) => `\nTurn ${i + 1}`))
    expect(turns.length).toBeGreaterThan(3)
    expect(out.at(-1)).toMatch(/^\n(Victory for (red|blue)|Draw)\.$/)
  })

  it('begins every turn with its orders', async () => {
    const { out } = await grognard('story', '--scenario', 'wings', '--seed', 'x')
    for (const [i, line] of out.entries())
      if (line.startsWith('\nTurn')) expect(out[i + 1]).toMatch(/^  Red orders: /)
  })

  it('keeps to itself what was whispered', async () => {
    const { out } = await grognard('story')
    expect(out.join('\n')).not.toContain('You draw')
  })

  it('is the first battle of simulate with the same seed', async () => {
    const folder = someFolder()
    const args = ['--jobs', '1', '--games', '1', '--seed', 'same', '--save', folder]
    await grognard('simulate', ...args)
    const record = JSON.parse(readFileSync(join(folder, '1.json'), 'utf8')) as BattleRecord
    const { out } = await grognard('story', '--seed', 'same', '--json')
    const told = JSON.parse(out.join('')) as { outcome: unknown; events: object[] }
    expect(told.outcome).toEqual(record.end?.outcome)
    expect(told).toMatchObject({ rulebook: 'picket', scenario: 'stream', seed: 'same' })
    expect(Object.keys(told.events[0] as object)).toEqual([
      'number',
      'name',
      'clauses',
      'data',
      'sentence',
    ])
  })
})
