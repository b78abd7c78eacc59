import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playable } from '@grognard/books'
import type { BattleRecord } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { grognard, someFolder } from './running.ts'

const picket = ['story', '--rules', 'picket']

describe('story', () => {
  it.each(playable())(
    'has a headline, a heading for each turn in order, and the outcome: $id',
    async ({ id, play }) => {
      const rulebook = await play.rulebook()
      const { status, out, err } = await grognard('story', '--rules', id)
      expect([status, err]).toEqual([0, ''])
      expect(out[0]).toBe(`${rulebook.title}: ${rulebook.scenarios[0].title}`)
      const turns = out.filter((line) => line.startsWith('\nTurn'))
      expect(turns).toEqual(turns.map((_, i) => `\nTurn ${i + 1}`))
      // Random players of a great rulebook may give up early.
      expect(turns.length).toBeGreaterThan(id === 'picket' ? 3 : 0)
      expect(out.at(-1)).toMatch(/^\n(Victory for (red|blue)|Draw|Humiliation)\.$/)
    },
  )

  it('is a battle of A Fine Victory! when nobody names a rulebook', async () => {
    const { out } = await grognard('story')
    expect(out[0]).toMatch(/^A Fine Victory!: A first battle/)
    expect(out.join('\n')).toMatch(/^ {2}(Red|Blue) has the initiative\.$/m)
    expect(out).toEqual((await grognard('story', '--rules', 'afv', '--seed', '1')).out)
  })

  it('begins every turn with its orders', async () => {
    const { out } = await grognard(...picket, '--scenario', 'wings', '--seed', 'x')
    for (const [i, line] of out.entries())
      if (line.startsWith('\nTurn')) expect(out[i + 1]).toMatch(/^  Red orders: /)
  })

  it('keeps to itself what was whispered', async () => {
    const { out } = await grognard(...picket)
    expect(out.join('\n')).not.toContain('You draw')
  })

  it('is the first battle of simulate with the same seed', async () => {
    const folder = someFolder()
    const args = ['--jobs', '1', '--games', '1', '--seed', 'same', '--save', folder]
    await grognard('simulate', '--rules', 'picket', ...args)
    const record = JSON.parse(readFileSync(join(folder, '1.json'), 'utf8')) as BattleRecord
    const { out } = await grognard(...picket, '--seed', 'same', '--json')
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

  it('is told in a folder, with a map for each turn, why players decided so, and its record', async () => {
    const folder = join(someFolder(), 'told')
    const who = ['--red', 'recruit', '--blue', 'assault', '--seed', '2', '--report', folder]
    const { status, out, err } = await grognard('story', '--rules', 'afv', ...who)
    expect([status, err]).toEqual([0, ''])
    expect(out[0]).toMatch(/README\.md: \d+ chapters, \d+ maps\.$/)
    const page = readFileSync(join(folder, 'README.md'), 'utf8')
    expect(page).toContain("Red is played by 'recruit', blue by 'assault'; seed '2'.")
    const maps = [...page.matchAll(/\]\(([\w-]+\.svg)\)/g)].map(([, name]) => name as string)
    expect(maps.length).toBeGreaterThan(2)
    for (const name of maps) expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^<svg /)
    expect(page).toMatch(/^ {2}- _(red|blue): .+_$/m)
    const html = readFileSync(join(folder, 'battle.html'), 'utf8')
    expect(html.match(/<figure>/g)).toHaveLength(maps.length)
    const verified = await grognard('replay', join(folder, 'record.json'), '--verify')
    expect([verified.status, verified.out.at(-1)]).toEqual([
      0,
      expect.stringContaining('it ends in the same state'),
    ])
  })

  it('refuses players that the rulebook does not have', async () => {
    const { status, err } = await grognard('story', '--rules', 'afv', '--red', 'genius')
    expect(status).toBe(2)
    expect(err).toContain("There is no player 'genius'")
  })
})
