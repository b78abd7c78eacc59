import { openTo, seeded, type Rulebook } from '@grognard/kernel'
import { picket as rulebook } from '@grognard/kernel/picket'
import { parseRecordOrSaved, type SavedFile } from '@grognard/toolkit'
import { describe, expect, test } from 'vitest'
import { advance, obey, replyTo, resumeBattle, startBattle, type Keeper } from '../index.ts'

const picket = rulebook as unknown as Rulebook
const owner = { seats: ['red', 'blue'], owner: true, umpire: false }
const now = { now: 0, proposalsUntil: null }

function kept(players: Readonly<Record<string, string>>): Keeper {
  const setUp = { position: picket.scenarios[0].position, options: {} }
  const chance = { seed: 'branch' }
  const order = { kind: 'start', id: 1, rulebook: picket.id, setUp, chance, players } as const
  const opened = startBattle(picket, order, 'branch')
  if (!opened.ok) throw new Error(opened.refusal.message)
  while (advance(opened.value, () => null));
  return opened.value
}

const shared = { red: 'human', blue: 'human' }
const againstComputer = { red: 'human', blue: 'random' }

function planned(keeper: Keeper, seat: string, answer: string): void {
  const { number } = openTo(keeper.host, seat)[0] as { number: number }
  expect(obey(keeper, owner, { kind: 'answer', id: 1, seat, number, answer }, now)).toBeNull()
}

const branched = (keeper: Keeper, at: number, seed: string | null = 'fresh') =>
  replyTo(keeper, owner, { kind: 'save', id: 1, at, seed })

function fileOf(keeper: Keeper, at: number, seed: string | null = 'fresh'): SavedFile {
  const reply = branched(keeper, at, seed)
  if (reply.kind !== 'text') throw new Error('It is refused.')
  const parsed = parseRecordOrSaved(reply.text, 'branch')
  if (!parsed.ok || !('record' in parsed.value)) throw new Error('It is no saved battle.')
  return parsed.value
}

describe('playing on from a moment of a battle', () => {
  test('is done with other dice, from the present, too', () => {
    const keeper = kept(againstComputer)
    const { length } = keeper.host.entries
    expect(fileOf(keeper, length).chance).toEqual(seeded('fresh').save())
    expect(fileOf(keeper, length).chance).not.toEqual(keeper.host.chance.save())
    expect(fileOf(keeper, 0).chance).toEqual(seeded('fresh').save())
  })

  test('is done with the same dice where one asks for them, from the present only', () => {
    const keeper = kept(shared)
    planned(keeper, 'red', 'hold')
    planned(keeper, 'blue', 'hold')
    while (advance(keeper, () => null));
    const { length } = keeper.host.entries
    expect(fileOf(keeper, length, null).chance).toEqual(keeper.host.chance.save())
    expect(branched(keeper, 0, null)).toMatchObject({ refusal: { code: 'same-dice' } })
  })

  test('asks again what somebody has answered in secret', () => {
    const keeper = kept(againstComputer)
    planned(keeper, 'red', 'hold')
    const { length } = keeper.host.entries
    const file = fileOf(keeper, length)
    expect(file.record.log).toHaveLength(length - 1)
    expect(JSON.stringify(file.record.log)).not.toContain('hold')
    const again = resumeBattle(
      () => picket,
      {
        kind: 'resume',
        id: 1,
        text: JSON.stringify(file),
        name: 'branch',
        players: againstComputer,
        chance: { seed: '' },
      },
      'again',
    )
    if (!again.ok) throw new Error(again.refusal.message)
    expect(again.misfit).toBeNull()
    expect(openTo(again.value.host, 'red')[0]?.ask.name).toBe('order')
  })

  test('is refused to several at one screen while a plan is secret', () => {
    const keeper = kept(shared)
    planned(keeper, 'red', 'hold')
    for (const at of [0, keeper.host.entries.length])
      expect(branched(keeper, at)).toMatchObject({ refusal: { code: 'plan-secret' } })
    planned(keeper, 'blue', 'hold')
    expect(branched(keeper, 0).kind).toBe('text')
  })

  test('leaves a file of the whole battle as it is, with plans and dice', () => {
    const keeper = kept(shared)
    planned(keeper, 'red', 'hold')
    const reply = replyTo(keeper, owner, { kind: 'save', id: 1, at: null, seed: null })
    expect(reply.kind === 'text' && reply.text).toContain('hold')
  })
})
