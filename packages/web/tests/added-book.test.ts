import { books, playable, playersOf } from '@grognard/books'
import { adapterOf } from '@grognard/books/adapter'
import { advance, startBattle, HUMAN } from '@grognard/host'
import { describe, expect, it } from 'vitest'
import { seatMinds } from '../host/minds.ts'
import { outpostBook } from './outpost.ts'

const list = [...books, outpostBook, { ...outpostBook, id: 'listed', play: 'none' as const }]

describe('a book that is added to the list', () => {
  it('is offered where new battles are begun, and those that cannot be played are not', () => {
    const offered = playable(list).map(({ id }) => id)
    expect(offered).toContain('outpost')
    expect(offered).not.toContain('listed')
  })

  it('is shown by its adapter, with the players who can play it', async () => {
    const adapter = await adapterOf('outpost', list)
    expect(adapter?.rulebook.title).toBe('Outpost')
    expect(adapter?.words('it').scenario('stream')).toBe('Four pickets a side along a stream')
    expect(playersOf('outpost', list)).toEqual(['random'])
    expect([await adapterOf('outpost'), await adapterOf('listed', list)]).toEqual([null, null])
    expect(playersOf('listed', list)).toEqual([])
  })

  it('is kept and played as the worker does it', async () => {
    const found = playable(list).find(({ id }) => id === 'outpost')
    if (!found) throw new Error('It is not there.')
    const rulebook = await found.play.rulebook()
    const setUp = { position: rulebook.scenarios[0].position, options: {} }
    const players = { red: HUMAN, blue: 'random' }
    const order = { kind: 'start', id: 0, rulebook: 'outpost', chance: { seed: '1' } } as const
    const begun = startBattle(rulebook, { ...order, setUp, players }, 'watch')
    if (!begun.ok) throw new Error(begun.refusal.message)
    const minds = seatMinds(await found.play.players.minds(), () => ({ entries: 0, turn: 1 }))
    while (advance(begun.value, (name, seat) => minds.playerOf(name, seat)));
    expect(begun.value.host.entries.some((entry) => 'seat' in entry && entry.seat === 'blue')).toBe(
      true,
    )
  })
})
