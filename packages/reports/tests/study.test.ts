import {
  playOut,
  randomFrom,
  randomPlayer,
  seeded,
  type Battle,
  type Happening,
  type Rulebook,
} from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { afv } from '@grognard/rules-afv'
import { vf2 } from '@grognard/rules-vf'
import { describe, expect, it } from 'vitest'
import type { Accounts } from '../accounts.ts'
import { afvAccounts } from '../afv/accounts.ts'
import { studyOf } from '../study.ts'
import { vfAccounts } from '../vf/accounts.ts'

function played<B extends Battle>(rulebook: Rulebook<B>, scenario: string, seed: string) {
  const found = rulebook.scenarios.find(({ name }) => name === scenario)
  const begun = rulebook.setUp({ position: found?.position ?? null, options: usual(rulebook) })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const randoms = new Map(
    begun.value.seats.map(({ id }) => [
      id,
      { player: randomPlayer, random: randomFrom(seed + id) },
    ]),
  )
  const { log, course } = playOut(rulebook, begun.value, {
    players: (seat) => randoms.get(seat) ?? { player: randomPlayer, random: randomFrom(seat) },
    chance: seeded(seed),
  })
  return { start: begun.value, log, end: course.checkpoint }
}

const usual = <B extends Battle>({ options }: Rulebook<B>) =>
  Object.fromEntries(options.map(({ name, usual: value }) => [name, value]))

const total = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

describe.each([
  ['afv', afv as Rulebook, afvAccounts as Accounts, 'first battle', 5],
  ['vf2', vf2 as Rulebook, vfAccounts as Accounts, 'sahagun', 2],
] as const)('the study of a battle of %s', (_id, rulebook, accounts, scenario, battles) => {
  for (let i = 0; i < battles; i++) {
    const { start, log, end } = played(rulebook, scenario, `study ${i}`)
    const study = studyOf(rulebook, accounts, start, log)

    it(`credits nobody with more than the enemy lost: battle ${i}`, () => {
      for (const [side, enemy] of [
        ['red', 'blue'],
        ['blue', 'red'],
      ]) {
        const typesOf = (one: string | undefined) => study.types.filter((type) => type.side === one)
        const inflicted = total(typesOf(side).map((type) => type.inflicted))
        const lost = total(typesOf(enemy).map((type) => type.lost))
        expect(inflicted).toBeLessThanOrEqual(lost + 0.01)
        expect(lost).toBeLessThanOrEqual(total(typesOf(enemy).map((type) => type.points)) + 0.01)
        for (const type of typesOf(side)) expect(type.gone).toBeLessThanOrEqual(type.units)
      }
    })

    it(`counts every unit, and has a strength for every turn: battle ${i}`, () => {
      const { units } = start as unknown as { readonly units: readonly unknown[] }
      expect(total(study.types.map((type) => type.units))).toBe(units.length)
      const { turn } = rulebook.moment(end)
      expect(study.strengths.map((at) => at.turn)).toEqual(
        Array.from({ length: (turn as number) + 1 }, (_, n) => n),
      )
      for (const { left } of study.strengths)
        for (const share of Object.values(left)) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
    })
  }

  it('shares the losses out when somebody has been hit', () => {
    const studies = Array.from({ length: battles }, (_, i) => {
      const { start, log } = played(rulebook, scenario, `study ${i}`)
      return studyOf(rulebook, accounts, start, log)
    })
    const all = studies.flatMap(({ types }) => types)
    expect(total(all.map((type) => type.inflicted))).toBeGreaterThan(0)
  })
})

describe('the study of a battle without points', () => {
  it('takes the strength from what the rulebook counts as losses', () => {
    const { start, log, end } = played(picket, 'stream', 'p')
    const study = studyOf(picket, 'none', start, log)
    expect(study.types).toEqual([])
    const red = picket.losses?.(start, end).find(({ side }) => side === 'red')
    expect(study.strengths[0]).toEqual({ turn: 0, left: { red: 1, blue: 1 } })
    expect(study.strengths.at(-1)?.left['red']).toBeCloseTo(1 - (red?.lost ?? 0) / 16, 3)
  })
})

const told = (name: string, data: Happening['data']): Happening => ({
  name,
  data,
  clauses: [],
  to: 'all',
  moment: {},
})

describe('hits', () => {
  it.each([
    ['fires', { units: [1, 2], hits: 3 }, [{ by: 1, on: 2, hits: 3 }]],
    ['blows', { units: [1, 2], hits: { value: 2, steps: [] } }, [{ by: 1, on: 2, hits: 2 }]],
    ['engages', { units: [1, 2], impact: 1 }, [{ by: 1, on: 2, hits: 1 }]],
    [
      'meets',
      { units: [1, 2], impact: 3, disorder: 2 },
      [
        { by: 1, on: 2, hits: 3 },
        { by: null, on: 1, hits: 2 },
      ],
    ],
    ['over-run', { units: [5, 6] }, [{ by: 6, on: 5, hits: 2 }]],
    ['pulls up', { units: [5, 6] }, [{ by: 6, on: 5, hits: 1 }]],
    ['attrition', { units: [4] }, [{ by: null, on: 4, hits: 1 }]],
    ['disengages', { units: [4], hits: 2 }, [{ by: null, on: 4, hits: 2 }]],
    ['moves', { units: [4] }, []],
    ['initiative', { side: 'red' }, []],
  ])('of A Fine Victory! are read from what is told: %s', (name, data, hits) => {
    expect(afvAccounts.hits(told(name, data))).toEqual(hits)
  })

  it('of Valour & Fortitude are shared by those who made the attack', () => {
    const attack = told('attack', { units: [1, 2, 3], hits: 3 })
    expect(vfAccounts.hits(attack)).toEqual([
      { by: 1, on: 2, hits: 1.5 },
      { by: 3, on: 2, hits: 1.5 },
    ])
    expect(vfAccounts.hits(told('fight-won', { units: [1, 2] }))).toEqual([
      { by: 1, on: 2, hits: 1 },
    ])
    expect(vfAccounts.hits(told('losses', { units: [1] }))).toEqual([])
  })
})
