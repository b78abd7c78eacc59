import { recordOfPlayed, type BattleRecord } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import { describe, expect, it } from 'vitest'
import type { ComputerPlayer } from '../../player.ts'
import { generalship } from '../../vf/counts.ts'
import { plainly } from '../../vf/habits/index.ts'
import { recruit } from '../../vf/recruit.ts'
import { regular } from '../../vf/regular/index.ts'
import { battleOf } from './sparring-table.ts'

const LONG = 60_000

function recorded(scenario: string, red: ComputerPlayer, blue: ComputerPlayer): BattleRecord {
  const position = vf2.scenarios.find(({ name }) => name === scenario)?.position ?? null
  return recordOfPlayed({ position, options: {} }, battleOf(scenario, 'counted', red, blue))
}

/** Lets everything happen: gives no order and no fire. */
const idler: ComputerPlayer = {
  ...recruit,
  name: 'idler',
  sit: () => (question) => {
    const nothing: Readonly<Record<string, null | 'done'>> = {
      target: null,
      order: 'done',
      leader: null,
    }
    const answer = nothing[question.ask.name]
    return answer === undefined ? plainly(question) : { answer, reason: null }
  },
}

describe('counts of generalship', () => {
  it(
    'find a general who does nothing',
    () => {
      const { red, blue } = generalship(recorded('barrosa', idler, recruit))
      expect(red.turns).toBeGreaterThan(5)
      expect(red.assaults).toBe(0)
      expect(red.idleBrigades).toBeGreaterThan(0)
      expect(red.idleBrigades).toBeGreaterThan(blue.idleBrigades)
      expect(red.purposeless).toBeGreaterThan(blue.purposeless)
    },
    LONG,
  )

  it('find little to blame in a regular', { tags: ['long'], timeout: LONG }, () => {
    const { red, blue } = generalship(recorded('set-piece', regular, regular))
    for (const led of [red, blue]) {
      expect(led.turns).toBe(8)
      expect(led.unsupported).toBeLessThanOrEqual(led.assaults)
      expect(led.purposeless).toBeLessThanOrEqual(1)
      expect(led.toAndFro).toBeLessThanOrEqual(2)
    }
  })
})
