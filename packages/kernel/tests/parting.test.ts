import { describe, expect, it } from 'vitest'
import {
  follow,
  knownTo,
  playOut,
  randomFrom,
  randomPlayer,
  recordOfPlayed,
  seeded,
  type AnyKind,
  type Answered,
  type BattleRecord,
  type Followed,
  type Offers,
  type Rulebook,
} from '../index.ts'
import type { Picket } from '../picket/battle.ts'
import { picket } from '../picket/index.ts'

const setUp = { position: picket.scenarios[0].position, options: {} }

function recorded(seed: string): BattleRecord {
  const begun = picket.setUp(setUp)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const random = randomFrom(`${seed}/players`)
  const players = () => ({ player: randomPlayer, random })
  const played = playOut(picket, begun.value, { players, chance: seeded(`${seed}/chance`) })
  return recordOfPlayed(setUp, played)
}

const record = recorded('parting')

type Book = Rulebook<Picket, Picket>

const edition = (changes: Partial<Book>): Book => ({ ...picket, id: 'picket 2', ...changes })

function followed(other: Book, offers?: Offers): Followed {
  const result = follow(picket, record, other, offers)
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

/** The same asks, but one judges shots as it likes. */
const judging = (refuses: (answer: unknown) => boolean): Book =>
  edition({
    asks: picket.asks.map((kind): AnyKind<Picket> => ({
      ...kind,
      refuse: (seen, args, answer) =>
        kind.name === 'act' && refuses(answer)
          ? { clause: 'picket:4', code: 'out', message: 'Nobody shoots any more.' }
          : kind.refuse(seen, args, answer),
    })),
  })

const isShot = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'at' in answer

const firstShot = record.log.findIndex(
  (logged) => 'ask' in logged && logged.ask === 'act' && isShot(logged.answer),
)

describe('one battle given to two rulebooks', () => {
  it('never parts where the other is the same in all but its name', () => {
    const { answers, taken, first, last } = followed(edition({}))
    expect(answers).toBe(record.log.length)
    expect([taken, first, last]).toEqual([answers, null, null])
  })

  it('parts at the first answer that the other refuses, with its reason', () => {
    const { taken, first, last } = followed(judging(isShot))
    expect(first).toEqual(last)
    expect(last).toMatchObject({
      at: firstShot + 1,
      how: 'refused',
      entry: { ask: 'act' },
      moment: { turn: 1, phase: 'shooting' },
      one: { refusal: null },
      other: { refusal: { clause: 'picket:4', code: 'out' }, told: [] },
    })
    expect(taken).toBe(firstShot)
  })

  it('offers an answer in other forms, and takes the first that passes', () => {
    const cites = (answer: unknown): boolean =>
      typeof answer === 'object' && answer !== null && 'unit' in answer && !('volley' in answer)
    const plain = record.log.findIndex(
      (logged) => 'ask' in logged && logged.ask === 'act' && cites(logged.answer),
    )
    const offered: Answered['answer'][] = []
    const { last } = followed(
      judging((answer) => cites(answer)),
      (entry) => {
        const { answer } = entry
        if (!cites(answer)) return [answer]
        offered.push(answer)
        return [answer, 'done']
      },
    )
    expect(offered[0]).toEqual((record.log[plain] as Answered).answer)
    // 'Done' was taken there, so that what comes next is asked of somebody else.
    expect(last?.how).toBe('asked')
    expect(last?.at).toBeGreaterThan(plain + 1)
  })

  it('parts where the same is told in other words, and still gives all answers', () => {
    const { taken, answers, first, last } = followed(
      edition({ sentence: (h) => (h.name === 'shot' ? 'Bang.' : picket.sentence(h)) }),
    )
    expect(first).toMatchObject({ how: 'told', one: { told: [{ name: 'shot' }] } })
    expect([taken, last]).toEqual([answers, null])
  })

  it('parts where the other throws another number of dice, and shows both throws worked out', () => {
    const { first, last } = followed(
      edition({
        setUp(given) {
          const begun = picket.setUp(given)
          if (!begun.ok) return begun
          const units = begun.value.units.map((unit) => ({ ...unit, men: unit.men + 1 }))
          return { ok: true, value: { ...begun.value, units } }
        },
      }),
    )
    expect(first).toEqual(last)
    expect(last).toMatchObject({ how: 'asked', entry: { seat: 'chance', ask: 'dice' } })
    const dice = (told: Followed['last'], who: 'one' | 'other') =>
      (told?.[who].told[0]?.data['dice'] as { value: number } | undefined)?.value
    expect(dice(last, 'one')).toBeGreaterThan(0)
    expect(dice(last, 'other')).toBeGreaterThan(dice(last, 'one') as number)
    expect(last?.other.asks[0]?.args).toMatchObject({ count: dice(last, 'other') })
  })

  it('parts at the set-up where the other does not take the position', () => {
    const refusal = { clause: null, code: 'no', message: 'Not with pickets.' }
    const { first, taken } = followed(edition({ setUp: () => ({ ok: false, refusal }) }))
    expect(first).toMatchObject({ at: 0, how: 'set-up', other: { refusal } })
    expect(taken).toBe(0)
  })

  it('parts where the battle is over there', () => {
    const { last } = followed(
      edition({
        *next(battle) {
          yield* picket.next(battle)
          if (battle.turn === 2)
            battle.outcome = { winner: null, name: 'draw', clause: null, why: 'Enough.' }
        },
      }),
    )
    expect(last).toMatchObject({ how: 'ended', other: { asks: [] } })
  })

  it('leaves out options that the other has not', () => {
    expect(knownTo(picket, { long: true, short: true })).toEqual({ long: true })
    expect(knownTo(picket, { long: 'very' })).toEqual({})
  })

  it('refuses a record that does not replay', () => {
    const [first] = record.log
    const broken = { ...record, log: [{ ...(first as Answered), answer: 'retreat' }] }
    expect(follow(picket, broken, edition({})).ok).toBe(false)
  })
})
