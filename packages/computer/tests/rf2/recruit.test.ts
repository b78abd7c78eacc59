import type { Json } from '@grognard/kernel'
import { rf2 } from '@grognard/rules-rf2'
import type { Rf2 } from '@grognard/rules-rf2/functions'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it, vi } from 'vitest'
import { playBattle } from '../../battle.ts'
import { playerOf, type ComputerPlayer, type Reason } from '../../player.ts'
import { rf2Players } from '../../rf2/index.ts'

// Whole battles take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const [{ position }] = rf2.scenarios
const [recruit, random] = rf2Players as [ComputerPlayer, ComputerPlayer]

type Heard = { readonly reason: Reason; readonly answer: Json }

function battleOf(red: ComputerPlayer, blue: ComputerPlayer, seed: string) {
  const heard: Heard[] = []
  const seated = (player: ComputerPlayer) =>
    playerOf(player.sit(), (_question, { reason, answer }) => {
      if (reason) heard.push({ reason, answer })
    })
  const players = { red: seated(red), blue: seated(blue) }
  const { played } = playBattle(rf2, { position, options: {} }, { players, seed })
  return { end: played.course.checkpoint, heard }
}

describe('the recruit of Second Rank & File', () => {
  it('goes by its name', () => {
    expect(rf2Players.map(({ name }) => name)).toEqual(['recruit', 'random'])
  })

  it('plays to the end, and beats any lawful move', () => {
    for (const seed of ['1', '2']) {
      expect(battleOf(recruit, random, seed).end.outcome?.winner).toBe('red')
      expect(battleOf(random, recruit, seed).end.outcome?.winner).toBe('blue')
    }
  })

  it('says why it did it, in both languages', () => {
    const { heard } = battleOf(recruit, recruit, '3')
    const codes = new Set(heard.map(({ reason }) => reason.code))
    for (const code of ['goes-on', 'fires', 'deploys', 'goes-along']) expect(codes).toContain(code)
    for (const { reason } of heard) {
      const [en, it] = LANGUAGES.map((language) => recruit.say(reason, language))
      expect(en).not.toBe(reason.code)
      expect(it).not.toBe(en)
      expect(`${en}${it}`).not.toMatch(/undefined|NaN/)
    }
  })
})
