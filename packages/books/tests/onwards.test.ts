import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Battle, BattleRecord } from '@grognard/kernel'
import { digest } from '@grognard/kernel'
import { parseRecordOrSaved } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { bookOf, editionsIn, isPlayable, othersLike, type PlayableBook } from '../index.ts'
import { asKnown, midstOf, onwardsIn } from '../onwards.ts'

const file = fileURLToPath(new URL('../../../docs/battles/vf2/record.json', import.meta.url))

function recorded(): BattleRecord {
  const parsed = parseRecordOrSaved(readFileSync(file, 'utf8'), file)
  if (!parsed.ok || parsed.value.format === 'grognard-saved') throw new Error('No record.')
  return parsed.value
}

const record = recorded()

function playableBook(id: string): PlayableBook {
  const book = bookOf(id)
  if (!book || !isPlayable(book)) throw new Error(id)
  return book
}

const vf2 = await playableBook('vf2').play.rulebook()

const midst = (answers: number) => midsts.get(answers) ?? newMidst(answers)

const midsts = new Map<number, ReturnType<typeof newMidst>>()

function newMidst(answers: number) {
  const found = midstOf(vf2, record, answers)
  if (!found.ok) throw new Error(found.refusal.message)
  midsts.set(answers, found.value)
  return found.value
}

describe('editions of a family', () => {
  it('are those that can be played', () => {
    expect(editionsIn('vf').map(({ id }) => id)).toEqual(['vf1', 'vf2', 'vf3'])
    expect(othersLike('vf2').map(({ id }) => id)).toEqual(['vf1', 'vf3'])
    expect([othersLike('afv'), othersLike('chess')]).toEqual([[], []])
  })
})

describe('a battle in its midst', () => {
  it('is taken between two activities', () => {
    const { battle, entries, moment } = midst(300)
    expect(entries).toBeLessThanOrEqual(300)
    expect(moment).toEqual(vf2.moment(battle))
    // The same until the activity is over.
    expect(digest(midst(entries).battle)).toBe(digest(battle))
  })

  it('is not there beyond its answers, nor when it is over', () => {
    const all = record.log.length
    const codes = [all, all + 1].map((answers) => {
      const found = midstOf(vf2, record, answers)
      return found.ok ? null : found.refusal.code
    })
    expect(codes).toEqual(['over', 'no-moment'])
  })

  it('goes on in each edition, in its own as it is', async () => {
    const { battle } = midst(300)
    for (const edition of editionsIn('vf')) {
      const onwards = await onwardsIn(edition, vf2, record.setUp.options)
      if (!onwards) throw new Error(edition.id)
      const begun = onwards.rulebook.setUp(onwards.setUp(battle))
      if (!begun.ok) throw new Error(begun.refusal.message)
      expect(vf2.moment(begun.value)).toEqual(vf2.moment(battle))
      if (edition.id === 'vf2') expect(digest(begun.value)).toBe(digest(battle))
    }
  })

  it('says which options an edition has not got, if they are not the usual', async () => {
    const without = async (heavyGuns: boolean) =>
      (await onwardsIn(playableBook('vf3'), vf2, { heavyGuns }))?.without
    expect([await without(true), await without(false)]).toEqual([['heavyGuns'], []])
    expect(await onwardsIn(playableBook('afv'), vf2, {})).toBeNull()
  })

  it('is dealt anew for whoever does not know all of it', () => {
    const { battle } = midst(300)
    type Hands = { readonly fate: Readonly<Record<'red' | 'blue', { readonly hand: unknown }>> }
    const handsIn = (one: Battle) => (one as unknown as Hands).fate
    const dealt = ['1', '2', '3', '4'].map((seed) => handsIn(asKnown(vf2, battle, 'red', seed)))
    for (const { red } of dealt) expect(red.hand).toEqual(handsIn(battle).red.hand)
    expect(new Set(dealt.map(({ blue }) => JSON.stringify(blue.hand))).size).toBeGreaterThan(1)
    const again = handsIn(asKnown(vf2, battle, 'red', '1'))
    expect(again).toEqual(dealt[0])
  })
})
