// What one edition calls a double is a manoeuvre of two moves in the other: one battle's answers,
// given to another edition.

import { follow, recordOf, type BattleRecord, type Followed, type Rulebook } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import type { Vf } from '../../battle.ts'
import { vf1, vf2, vf3, vfOffers } from '../../index.ts'
import type { Order } from '../../order.ts'
import {
  area,
  box,
  foot,
  ligne,
  line,
  LINE,
  MARCH,
  playing,
  poseAt,
  type Drawn,
  type Table,
} from '../drawn-up.ts'
import { inEdition } from '../edition.ts'
import { golden } from './golden.ts'

type Rules = Rulebook<Vf, Vf>

const LED = {
  red: [
    [30, 42],
    [30, 45],
  ],
} as const

const FAR: Drawn = { red: [foot(30, 38)], blue: [ligne(30, 2)], leaders: LED }

/** A record of the first brigade's first order. */
function ordered(
  rules: Rules,
  drawn: Drawn,
  order: Order,
  dice: readonly number[] = [],
): BattleRecord {
  return inEdition(rules, () => {
    const table: Table = playing('action', drawn, { dice })
    table.answer('red', { order })
    return recordOf(table.host)
  })
}

function followed(one: Rules, record: BattleRecord, other: Rules, offers = vfOffers): Followed {
  const result = follow(one, record, other, offers as Parameters<typeof follow>[3])
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

/** What is told of moves where the two part, in both editions. */
const moves = ({ first }: Followed) =>
  [first?.one, first?.other].map((parted) =>
    parted?.told
      .filter(({ name }) => name === 'moves')
      .map(({ data: { how, distance } }) => [how, (distance as { value: number }).value]),
  )

describe('Valour & Fortitude: an order is offered to another edition as what it calls it', () => {
  it('vf1:action.manoeuvre a double of the 2nd edition is two moves of the 1st', () => {
    const record = ordered(vf2, FAR, { unit: 0, do: 'double', way: [poseAt(30, 23)] })
    const result = followed(vf2, record, vf1)
    expect([result.taken, result.last]).toEqual([result.answers, null])
    expect(result.first?.how).toBe('told')
    expect(moves(result)).toEqual([
      [['double', 16]],
      [
        ['move', 9],
        ['move', 9],
      ],
    ])
    // Without it the 1st edition says that it has no such thing.
    const plain = followed(vf2, record, vf1, ({ answer }) => [answer])
    expect(plain.last).toMatchObject({
      how: 'refused',
      other: { refusal: { clause: 'vf1:action.double' } },
    })
  })

  it('vf1:action.manoeuvre it stops where its legs meet, or on one, wherever the judge lets it', () => {
    const turning: Order = {
      unit: 0,
      do: 'double',
      way: [poseAt(30, 34), poseAt(33, 24)],
    }
    expect(followed(vf2, ordered(vf2, FAR, turning), vf1).last).toBeNull()
    // Half way along is a friend, whom it may cross and not touch when it stops.
    const behind: Drawn = { ...FAR, red: [foot(30, 38), foot(30, 31.4)] }
    const through: Order = { unit: 0, do: 'double', way: [poseAt(30, 23)] }
    expect(followed(vf2, ordered(vf2, behind, through), vf1).last).toBeNull()
    // On rough ground the first part is the shorter one.
    const rough: Drawn = {
      ...FAR,
      features: [area('mud', 'bog', box(20, 34, 40, 37), ['rough'])],
    }
    const slowly: Order = { unit: 0, do: 'double', way: [poseAt(30, 26)] }
    expect(followed(vf2, ordered(vf2, rough, slowly), vf1).last).toBeNull()
  })

  it('vf1:action.manoeuvre a column in file stops on its way and goes on straight', () => {
    const road = line(
      'road',
      'road',
      [
        [30, 48],
        [30, 30],
        [41, 19],
      ],
      ['highway'],
      2.4,
    )
    const marching: Drawn = {
      ...FAR,
      red: [foot(30, 38, { formation: MARCH(3) })],
      features: [road],
    }
    const file = { file: true } as const
    const record = ordered(vf2, marching, {
      unit: 0,
      do: 'double',
      way: [
        { ...poseAt(30, 30), ...file },
        { ...poseAt(38, 22, 45), ...file },
      ],
    })
    const result = followed(vf2, record, vf1)
    expect(result.last).toBeNull()
    expect(moves(result)[1]?.length).toBe(2)
  })

  it('vf2:6.6 two moves of the 1st edition are a double of the others, more than 18" from enemies', () => {
    const twice: Order = {
      unit: 0,
      do: 'manoeuvre',
      way: [poseAt(30, 31)],
      again: [poseAt(30, 24)],
    }
    for (const other of [vf2, vf3]) {
      const far = followed(vf1, ordered(vf1, FAR, twice), other)
      expect(far.last).toBeNull()
      expect(moves(far)[1]).toEqual([['double', 16]])
      const near = followed(vf1, ordered(vf1, { ...FAR, blue: [ligne(30, 16)] }, twice), other)
      const clause = near.last?.other.refusal?.clause
      expect([near.last?.how, clause]).toEqual(['refused', `${other.id}:6.6`])
    }
  })

  it('vf2:6.3.1 near the enemy they are a move, where they are no longer than one', () => {
    const twice: Order = {
      unit: 0,
      do: 'manoeuvre',
      way: [poseAt(30, 35)],
      again: [poseAt(30, 32)],
    }
    const near = followed(vf1, ordered(vf1, { ...FAR, blue: [ligne(30, 16)] }, twice), vf2)
    expect(near.last).toBeNull()
    expect(moves(near)[1]).toEqual([['move', 8]])
  })

  it('vf2:6.7 a rally after a move is given as it is, and nobody else has it', () => {
    const worn: Drawn = { ...FAR, red: [foot(30, 38, { losses: 2 })] }
    const record = ordered(vf1, worn, { unit: 0, do: 'rally', way: [poseAt(30, 40)] }, [4])
    for (const other of [vf2, vf3])
      expect(followed(vf1, record, other).last).toMatchObject({
        how: 'refused',
        other: { refusal: { clause: 'vf2:6.7', code: 'rally-moves' } },
      })
  })

  it('vf1:action.manoeuvre a move, with or without a reform, is given as it is', () => {
    const reforming: Order = { unit: 0, do: 'move', way: [poseAt(30, 32)] }
    const result = followed(vf2, ordered(vf2, FAR, reforming), vf1)
    expect(result.last).toBeNull()
    expect(moves(result)).toEqual([[['move', 8]], [['move', 9]]])
    const still: Order = {
      unit: 0,
      do: 'move',
      way: [],
      after: { formation: LINE(12), pose: poseAt(30, 38) },
    }
    expect(followed(vf2, ordered(vf2, FAR, still), vf1)).toMatchObject({ first: null, last: null })
  })
})

describe('Valour & Fortitude: real battles given to other editions', () => {
  function goesSomeWay(path: string, one: Rules, others: readonly Rules[]): void {
    const record = golden(path)
    for (const other of others) {
      const { answers, taken, first, last } = followed(one, record, other)
      expect(taken).toBeGreaterThan(0)
      expect(first).not.toBeNull()
      expect(first?.at).toBeLessThanOrEqual(last?.at ?? answers)
      if (last?.how === 'refused') expect(last.other.refusal?.clause).toMatch(/^vf[123]:/)
      if (first?.how !== 'told') continue
      const said = [first.one, first.other].flatMap(({ told }) => told)
      expect(said.length).toBeGreaterThan(0)
    }
  }

  it('go some way in each, and part with both sides told', () => {
    goesSomeWay('sahagun', vf2, [vf1, vf3])
  })

  it('do so from every edition', { tags: ['long'] }, () => {
    goesSomeWay('set-piece', vf2, [vf1, vf3])
    goesSomeWay('vf1/sahagun', vf1, [vf2, vf3])
    goesSomeWay('vf3/set-piece', vf3, [vf1, vf2])
  })
})
