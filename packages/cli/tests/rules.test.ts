import { playable } from '@grognard/books'
import { describe, expect, it } from 'vitest'
import { grognard } from './running.ts'

describe('rules', () => {
  it('lists every rulebook that can be played, with what it offers', async () => {
    const { status, out } = await grognard('rules')
    expect(status).toBe(0)
    for (const { play } of playable()) {
      const rulebook = await play.rulebook()
      expect(out).toContain(`${rulebook.id}  ${rulebook.title}, version ${rulebook.version}`)
      for (const { name, title } of [
        ...rulebook.scenarios,
        ...rulebook.armies,
        ...rulebook.options,
      ])
        expect(out.join('\n')).toContain(`${name}: ${title}`)
    }
  })

  it('says the same to machines', async () => {
    const { status, out } = await grognard('rules', '--json')
    expect(status).toBe(0)
    const { rulebooks } = JSON.parse(out.join('')) as { rulebooks: { id: string }[] }
    expect(rulebooks.map(({ id }) => id)).toEqual(playable().map(({ id }) => id))
    expect(rulebooks.find(({ id }) => id === 'picket')).toEqual({
      id: 'picket',
      title: 'Picket',
      version: '1',
      editions: [],
      options: [{ name: 'long', title: 'Two turns more', values: [false, true], usual: false }],
      armies: [],
      scenarios: [
        { name: 'stream', title: 'Four pickets a side along a stream' },
        { name: 'wings', title: 'Two players a side, each with a wing' },
      ],
    })
  })
})
