import { answering } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import {
  consentToTakeBack,
  give,
  openTo,
  proposeTakeBack,
  recordOf,
  replay,
  typed,
  UMPIRE,
  undo,
  undoableTo,
  type Procedure,
} from '../index.ts'
import type { Picket } from '../picket/battle.ts'
import { picket } from '../picket/index.ts'

const units = [
  { side: 'red', lane: 0, men: 4 },
  { side: 'red', lane: 1, men: 4 },
  { side: 'blue', lane: 0, men: 4 },
]
const shooting = { phase: 'shooting', units, orders: { blue: 'advance' } }

describe('undo by oneself', () => {
  it('goes back over own decisions, one at a time', () => {
    const table = answering(picket, { ...shooting, hands: { blue: { feint: 1 } } })
    table.answer('red', { unit: 0, at: 2 })
    expect(table.asked('blue')).toEqual(['cover'])
    expect(undo(table.host, 'red')).toBe(null)
    expect(table.asked('red')).toEqual(['act'])
    expect(table.battle().now).toBe(null)
    expect(table.host.log).toEqual([])
    expect(undo(table.host, 'red')?.code).toBe('undo')
  })

  it('stops at dice', () => {
    const table = answering(picket, shooting, { dice: [1, 1, 1, 1] })
    table.answer('red', { unit: 0, at: 2 })
    expect(undoableTo(table.host, 'red')).toBe(null)
    expect(undo(table.host, 'red')?.message).toContain('needs consent')
  })

  it('stops at a secret that was shown', () => {
    const table = answering(picket, shooting)
    table.answer('red', { unit: 0, scout: true })
    expect(undo(table.host, 'red')?.code).toBe('undo')
    table.answer('red', 'done')
    expect(undo(table.host, 'red')).toBe(null)
    expect(undo(table.host, 'red')?.code).toBe('undo')
  })

  it('stops at a decision of another seat', () => {
    const table = answering(picket, {
      ...shooting,
      hands: { red: { volley: 1 }, blue: { feint: 1 } },
    })
    table.answer('red', { unit: 0, at: 2, volley: true })
    table.answer('blue', false)
    expect(undo(table.host, 'red')?.code).toBe('undo')
    expect(undo(table.host, 'blue')).toBe(null)
    expect(table.asked('blue')).toEqual(['feint'])
  })

  it('does not stop at automatic answers', () => {
    const table = answering(picket, { ...shooting, acted: [2] })
    table.answer('red', 'done')
    expect(table.host.log.at(-1)).toMatchObject({ seat: 'blue', automatic: 'only' })
    expect(undo(table.host, 'red')).toBe(null)
    expect(table.asked('red')).toEqual(['act'])
    expect(table.battle().turn).toBe(1)
  })

  it('takes back half of a simultaneous choice without touching the other half', () => {
    const table = answering(picket, { units }, { cards: ['volley', 'volley'] })
    table.answer('red', 'advance')
    expect(undo(table.host, 'red')).toBe(null)
    expect(table.asked('red')).toEqual(['order'])
    table.answer('red', 'hold')
    expect(undo(table.host, 'blue')?.code).toBe('undo')
    table.answer('blue', 'hold')
    expect(table.battle().orders.red).toBe('hold')
  })

  it('of an earlier half keeps the later one', () => {
    const three = {
      ...picket,
      next: function* (battle: Picket): Procedure<void> {
        const asks = ['red', 'blue', 'green'].map((seat) => ({
          seats: [seat],
          name: 'order',
          args: null,
          sees: 'all' as const,
        }))
        const given = yield asks
        battle.orders = { red: given[0]?.answer as 'hold', blue: given[1]?.answer as 'hold' }
        battle.turn++
      },
    }
    const table = answering(three, { units })
    table.answer('red', 'advance')
    table.answer('blue', 'advance')
    expect(undo(table.host, 'red')).toBe(null)
    expect(openTo(table.host, 'blue')).toEqual([])
    expect(table.host.log).toEqual([{ seat: 'blue', ask: 'order', answer: 'advance' }])
    table.answer('green', 'hold')
    table.answer('red', 'hold')
    expect(table.battle().orders).toEqual({ red: 'hold', blue: 'advance' })
  })

  it('reopens a battle that a slip has ended', () => {
    const table = answering(picket, { ...shooting, turn: 6 })
    table.answer('red', 'done')
    table.answer('blue', 'done')
    expect(table.battle().outcome).not.toBe(null)
    expect(undo(table.host, 'blue')).toBe(null)
    expect(table.battle().outcome).toBe(null)
    expect(table.asked('blue')).toEqual(['act'])
  })
})

describe('undo and secrets', () => {
  it('stops where all have shown what they chose in secret', () => {
    const host = answering(picket, { units }).host
    const typing = { ...host, chance: typed }
    for (const seat of ['red', 'blue'])
      give(typing, seat, openTo(typing, seat)[0]?.number ?? 0, 'advance')
    expect(undoableTo(typing, 'blue')).toBe(null)
    expect(undo(typing, 'blue')?.code).toBe('undo')
  })

  it('keeps a half answer that a take-back has left standing', () => {
    const table = answering(picket, { units }, { cards: ['volley', 'volley'] })
    table.answer('red', 'hold')
    table.answer('blue', 'hold')
    proposeTakeBack(table.host, 'red', 1)
    consentToTakeBack(table.host, 'blue', true)
    expect(undo(table.host, 'red')?.code).toBe('undo')
    expect(replay(picket, recordOf(table.host)).ok).toBe(true)
  })
})

describe('undo by consent', () => {
  it('is about the situation in which it was proposed, and lapses when somebody goes on', () => {
    const table = answering(picket, shooting)
    table.answer('red', { unit: 0, scout: true })
    proposeTakeBack(table.host, 'red', 0)
    table.answer('red', 'done')
    expect(table.host.proposal).toBe(null)
    expect(consentToTakeBack(table.host, 'blue', true)?.code).toBe('no-proposal')
  })

  it('is not needed by the umpire, and not to be had by strangers', () => {
    const table = answering(picket, shooting)
    table.answer('red', { unit: 0, scout: true })
    expect(proposeTakeBack(table.host, 'nobody', 0)?.message).toContain(`no seat 'nobody'`)
    expect(proposeTakeBack(table.host, UMPIRE, 0)).toBe(null)
    expect(table.host.entries).toEqual([])
    expect(replay(picket, recordOf(table.host)).ok).toBe(true)
  })

  it('keeps what is undone by oneself from going back beyond it', () => {
    const table = answering(picket, shooting, { dice: [6, 6, 1, 1] })
    table.answer('red', { unit: 0, scout: true })
    table.answer('red', { unit: 1, at: 2 })
    proposeTakeBack(table.host, 'red', 1)
    consentToTakeBack(table.host, 'blue', true)
    expect(undoableTo(table.host, 'red')).toBe(null)
    table.answer('red', 'done')
    expect(undo(table.host, 'red')).toBe(null)
    expect(undo(table.host, 'red')?.code).toBe('undo')
    expect(table.host.entries).toHaveLength(1)
  })

  const played = () => {
    const table = answering(picket, shooting, { dice: [6, 6, 1, 1, 6, 1] })
    table.answer('red', { unit: 0, at: 2 })
    table.answer('red', 'done')
    return table
  }

  it('goes back beyond dice once the others agree, and is logged', () => {
    const table = played()
    expect(table.battle().units[2]?.men).toBe(2)
    expect(proposeTakeBack(table.host, 'red', 0)).toBe(null)
    expect(table.host.proposal).toMatchObject({ by: 'red', needs: ['blue'], consent: [] })
    expect(table.battle().units[2]?.men).toBe(2)
    expect(consentToTakeBack(table.host, 'blue', true)).toBe(null)
    expect(table.battle().units[2]?.men).toBe(4)
    expect(table.asked('red')).toEqual(['act'])
    expect(table.host.log.at(-1)).toEqual({ takenBack: { to: 0, by: 'red', consent: ['blue'] } })
    expect(undo(table.host, 'red')?.code).toBe('undo')
  })

  it('is replayed with the record', () => {
    const table = played()
    proposeTakeBack(table.host, 'red', 0)
    consentToTakeBack(table.host, 'blue', true)
    table.answer('red', { unit: 1, scout: true })
    const replayed = replay(picket, recordOf(table.host))
    expect(replayed.ok).toBe(true)
    expect(replayed.host?.course.battle).toEqual(table.battle())
    expect(replayed.host?.log).toEqual(table.host.log)
  })

  it('is not believed of a record without the consent it needs', () => {
    const { log, ...rest } = recordOf(played().host)
    const replayed = (by: string, consent: readonly string[], to = 0) => {
      const told = replay(picket, { ...rest, log: [...log, { takenBack: { to, by, consent } }] })
      return told.ok ? null : told.misfit.refusal.message
    }
    expect(replayed('red', ['blue'])).toBe(null)
    expect(replayed('umpire', [])).toBe(null)
    expect(replayed('red', [])).toBe(`The consent of the seat 'blue' is missing.`)
    expect(replayed('green', ['blue'])).toBe(`There is no seat 'green' in this battle.`)
    expect(replayed('red', ['blue'], 17)).toContain('nothing after entry 17')
  })

  it('does not happen when somebody says no', () => {
    const table = played()
    proposeTakeBack(table.host, 'red', 0)
    expect(consentToTakeBack(table.host, 'blue', false)).toBe(null)
    expect(table.host.proposal).toBe(null)
    expect(table.battle().units[2]?.men).toBe(2)
    expect(consentToTakeBack(table.host, 'blue', true)?.code).toBe('no-proposal')
  })

  it('needs everybody whose decisions go, and nobody else', () => {
    const position = { ...(picket.scenarios[1]?.position as object), phase: 'shooting' }
    const table = answering(picket, position)
    table.answer('red wing', { unit: 3, scout: true })
    table.answer('red', { unit: 0, scout: true })
    proposeTakeBack(table.host, 'red', 0)
    expect(table.host.proposal?.needs).toEqual(['blue', 'red wing'])
    expect(consentToTakeBack(table.host, 'blue wing', true)?.message).toContain('not needed')
    consentToTakeBack(table.host, 'red wing', true)
    expect(table.host.entries).toHaveLength(2)
    consentToTakeBack(table.host, 'blue', true)
    expect(table.host.entries).toEqual([])
  })

  it('lapses when the battle goes on to something else', () => {
    const table = played()
    expect(proposeTakeBack(table.host, 'red', 17)?.code).toBe('nothing-after')
    expect(proposeTakeBack(table.host, 'red', -1)?.code).toBe('nothing-after')
    expect(proposeTakeBack(table.host, 'red', 0.5)?.code).toBe('nothing-after')
    proposeTakeBack(table.host, 'red', 0)
    undo(table.host, 'red')
    expect(table.host.proposal).toBe(null)
  })
})
