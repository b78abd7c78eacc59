import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BattleRecord, Rulebook } from '@grognard/kernel'
import { afv, afvWords } from '@grognard/rules-afv'
import { vfRules, vfWords } from '@grognard/rules-vf'
import type { Language } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { afvReported } from '../afv/index.ts'
import { despatchOf, openBattle, type SideNames } from '../despatch/index.ts'
import { vfReported } from '../vf/index.ts'

const recordOf = (name: string): BattleRecord =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../../docs/battles/${name}/record.json`, import.meta.url)),
      'utf8',
    ),
  ) as BattleRecord

function told(name: 'afv' | 'vf2', language: Language, names: SideNames | null = null) {
  const [rulebook, known] =
    name === 'afv'
      ? [afv as Rulebook, { words: afvWords, reported: afvReported }]
      : [vfRules.vf2 as Rulebook, { words: vfWords, reported: vfReported }]
  const opened = openBattle(rulebook, recordOf(name))
  if (!opened.ok) throw new Error(opened.refusal.message)
  return despatchOf(opened.value, known as never, language, names)
}

describe('the despatch of A Fine Victory!', () => {
  it('afv:victory.outcome gives the grade in the book’s words and counts zones', () => {
    const { grade, counted, why, turns } = told('afv', 'en')
    expect(grade).toBe('A fine victory for blue')
    expect(why).toBe('The red side is in general retreat.')
    expect(counted?.by).toEqual({ red: 0, blue: 2 })
    expect(counted?.clause).toBe('afv:victory.outcome')
    expect(turns).toBe(5)
  })

  it('lists both armies, the lost and the losses of the rest', () => {
    const [red, blue] = told('afv', 'en').sides
    expect([red?.gone, red?.losses, blue?.gone, blue?.losses]).toEqual([5, 1, 3, 6])
    const names = red?.units.filter(({ gone }) => !gone).map(({ name }) => name)
    expect(names).toEqual(['Red Dragoons'])
  })

  it('tells the turns in which most was lost, in their order, and who is left', () => {
    expect(told('afv', 'en').paragraph).toEqual([
      'Blue had the day after five turns.',
      'In the second turn Blue lost Battery.',
      'In the third turn Red lost Battery and Horse, right.',
      'In the fourth turn Red lost 1st Regiment.',
      'In the fifth turn Red lost 2nd Regiment and Horse, left.',
      'Red had one of six units left.',
      'Blue had three of six units left.',
    ])
    expect(told('afv', 'it').paragraph[0]).toBe('Dopo cinque turni vinse il Blu.')
  })
})

describe('the despatch of Valour & Fortitude', () => {
  it('vf2:10.0 counts objectives and defeats', () => {
    const { counted, held } = told('vf2', 'en')
    expect(counted?.by).toEqual({ red: 8, blue: 1 })
    expect(counted?.said).toBe('4 objectives and 3 defeats inflicted, against 0 and 1.')
    expect(held.map(({ by }) => by)).toEqual(['red', 'red', 'red', 'red'])
  })

  it('names generals where they are known', () => {
    const { paragraph } = told('vf2', 'it', { red: 'Beresford', blue: 'Soult' })
    expect(paragraph[0]).toBe('Dopo otto turni vinse Beresford.')
    expect(paragraph.at(-1)).toBe('Beresford rimase con otto unità su dieci.')
    expect(paragraph.join(' ')).toContain("Beresford prese l'obiettivo 1 e l'obiettivo 3.")
  })
})
