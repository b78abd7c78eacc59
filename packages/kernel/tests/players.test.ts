import { describe, expect, it } from 'vitest'
import {
  playOut,
  playOutWaiting,
  newTelling,
  randomPlayer,
  recordOfPlayed,
  replay,
  seatPlayers,
  seeded,
  UMPIRE,
  type DistantPlayer,
  type Interjection,
  type Player,
} from '../index.ts'
import { picket } from '../picket/index.ts'

const setUp = { position: picket.scenarios[0].position, options: {} }
const begun = picket.setUp(setUp)
if (!begun.ok) throw new Error(begun.refusal.message)
const fresh = begun.value

const chance = () => seeded('c')

/** The same streams for whoever plays. */
const seatsFor = <P>(playerOf: (seat: string) => P) =>
  seatPlayers(fresh, 's', ({ id }) => playerOf(id))

const distant: DistantPlayer = async (question) => {
  await Promise.resolve()
  return { answer: randomPlayer(question), before: [] }
}

describe('players who are waited for', () => {
  it('play the same battle as those who are not', async () => {
    const near = playOut(picket, fresh, { players: seatsFor(() => randomPlayer), chance: chance() })
    const mixed = seatsFor<Player | DistantPlayer>((seat) =>
      seat === 'red' ? distant : randomPlayer,
    )
    const far = await playOutWaiting(picket, fresh, { players: mixed, chance: chance() })
    expect(recordOfPlayed(setUp, far)).toEqual(recordOfPlayed(setUp, near))
    expect([far.decisions, far.automatic]).toEqual([near.decisions, near.automatic])
  })

  it('may give up their seat before they answer, which stands in the record', async () => {
    const said: Interjection = { kind: 'seat', by: UMPIRE, seat: 'red', player: 'a stranger' }
    let isSaid = false
    const leaving: DistantPlayer = (question) => {
      const before = isSaid ? [] : [said]
      isSaid = true
      return Promise.resolve({ answer: randomPlayer(question), before })
    }
    const players = seatsFor<Player | DistantPlayer>((seat) =>
      seat === 'red' ? leaving : randomPlayer,
    )
    const telling = newTelling(picket)
    const played = await playOutWaiting(picket, fresh, { players, chance: chance(), telling })
    expect(played.log.filter((entry) => 'interjection' in entry)).toEqual([{ interjection: said }])
    expect(telling.happenings.filter(({ name }) => name === 'interjection')).toHaveLength(1)
    const again = replay(picket, recordOfPlayed(setUp, played), { checkEnd: true })
    expect(again.ok).toBe(true)
  })

  it('end the battle where they concede instead', async () => {
    const conceding: DistantPlayer = () =>
      Promise.resolve({ answer: null, before: [{ kind: 'concede', by: 'red' }] })
    const players = seatsFor<Player | DistantPlayer>((seat) =>
      seat === 'red' ? conceding : randomPlayer,
    )
    const { course, log } = await playOutWaiting(picket, fresh, { players, chance: chance() })
    expect(course.checkpoint.outcome).toMatchObject({ winner: 'blue' })
    expect(log.at(-1)).toEqual({ interjection: { kind: 'concede', by: 'red' } })
  })

  it('are refused like all others', async () => {
    const by = (reply: { answer: string; before: readonly Interjection[] }) => {
      const players = seatsFor<DistantPlayer>(() => () => Promise.resolve(reply))
      return playOutWaiting(picket, fresh, { players, chance: chance() })
    }
    await expect(by({ answer: 'charge', before: [] })).rejects.toThrow(
      /The player in '\w+' was refused on 'order'/,
    )
    const stranger: Interjection = { kind: 'concede', by: 'green' }
    await expect(by({ answer: 'hold', before: [stranger] })).rejects.toThrow(
      'An interjection was refused: ',
    )
  })

  it('cannot play where nobody waits', () => {
    const players = seatsFor(() => distant as unknown as Player)
    expect(() => playOut(picket, fresh, { players, chance: chance() })).toThrow(
      'A player who is waited for cannot play here.',
    )
  })
})

describe('random', () => {
  it('takes the one answer that a kind proposes at less cost, and asks it for no list', () => {
    let taken = 0
    const asks = picket.asks.map((kind) => ({
      ...kind,
      complete: false,
      any: (...[seen, args, random]: Parameters<NonNullable<typeof kind.any>>) => {
        taken++
        return random.pick(kind.candidates(seen, args, 64, random))
      },
      candidates: () => [],
    }))
    const players = seatsFor(() => randomPlayer)
    const played = playOut({ ...picket, asks }, fresh, { players, chance: chance() })
    expect(taken).toBe(played.decisions)
    expect(taken).toBeGreaterThan(0)
  })
})
