// Every player plays every edition, and with other distances: nothing that it answers is refused.

import { vf1, vf2, vf3 } from '@grognard/rules-vf'
import { isReady } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import type { ComputerPlayer } from '../../player.ts'
import { assault } from '../../vf/assault.ts'
import { camper } from '../../vf/camper.ts'
import { gunner } from '../../vf/gunner.ts'
import { recruit } from '../../vf/recruit.ts'
import { regular } from '../../vf/regular/index.ts'
import { battleOf, type Played } from './sparring-table.ts'

/** Whole battles take a second or two, and more on a machine that is busy. */
const LONG = 120_000

const WAYS: readonly (readonly [string, Played])[] = [
  ['the 1st edition', { rules: vf1 }],
  ['the 3rd edition', { rules: vf3 }],
  ['the 1st edition at half of all distances', { rules: vf1, options: { distances: 'half' } }],
  ['the 2nd edition in centimetres', { rules: vf2, options: { distances: 'centimetres' } }],
  ['the 3rd edition at two thirds', { rules: vf3, options: { distances: 'two thirds' } }],
]

function plays(scenario: string, red: ComputerPlayer, blue: ComputerPlayer, played: Played) {
  const { course, told } = battleOf(scenario, 'editions', red, blue, {}, played)
  expect(course.battle.outcome).not.toBeNull()
  // What nobody has a habit for is answered anyhow; then the answer says nothing.
  const unknown = told.filter(({ reason }) => reason?.code === 'any').map(({ ask }) => ask.name)
  return { battle: course.battle, told, unknown: new Set(unknown) }
}

describe('the editions and other distances', () => {
  it.each(WAYS)(
    'are played to the end by regular and recruit: %s',
    (_, played) => {
      const { told, unknown } = plays('sahagun', regular, recruit, played)
      expect(told.length).toBeGreaterThan(20)
      expect(unknown).toEqual(new Set())
    },
    LONG,
  )

  it.each([assault, camper, gunner].map((player) => [player.name, player] as const))(
    'are played by %s',
    (_, player) => {
      for (const rules of [vf1, vf3]) plays('sahagun', player, recruit, { rules })
    },
    LONG,
  )

  it.each(WAYS)(
    'are played to the end in a set piece battle: %s',
    { tags: ['long'], timeout: LONG },
    (_, played) => {
      plays('set-piece', regular, recruit, played)
      plays('set-piece', camper, assault, played)
      plays('set-piece', gunner, recruit, played)
    },
  )

  it(
    'vf1:fate reinforcements are set up where they are wanted',
    { tags: ['long'], timeout: LONG },
    () => {
      const { battle, told } = plays('meeting-engagement', recruit, recruit, { rules: vf1 })
      const reinforced = told.filter(({ ask }) => ask.name === 'reinforce')
      expect(reinforced.length).toBeGreaterThan(0)
      expect(reinforced.every(({ reason }) => reason?.code !== 'any')).toBe(true)
      expect(battle.units.filter((unit) => !isReady(unit) && unit.status === 'reserve')).toEqual([])
    },
  )
})
