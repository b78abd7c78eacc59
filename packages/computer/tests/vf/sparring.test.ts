import { digest } from '@grognard/kernel'
import { LANGUAGES } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { assault } from '../../vf/assault.ts'
import { camper } from '../../vf/camper.ts'
import { gunner } from '../../vf/gunner.ts'
import { vfPlayers } from '../../vf/index.ts'
import { recruit } from '../../vf/recruit.ts'
import type { ComputerPlayer } from '../../player.ts'
import { random } from '../../random.ts'
import { battleOf, TWO_A_SIDE } from './sparring-table.ts'

/** Whole battles take a second or two, and more on a machine that is busy. */
const LONG = 60_000

const PLAIN = [recruit, assault, camper, gunner]

describe('every plain player', () => {
  const playsWhole = (scenario: string, player: ComputerPlayer, opponent: ComputerPlayer): void => {
    const { course, told } = battleOf(scenario, `whole ${player.name}`, player, opponent)
    expect(course.battle.outcome).not.toBeNull()
    expect(told.length).toBeGreaterThan(50)
  }
  const players = PLAIN.map((player) => [player.name, player] as const)
  it.each(players)(
    '%s plays a whole battle, and nothing it answers is refused',
    (_, player) => playsWhole('barrosa', player, recruit),
    LONG,
  )
  it.each(players)(
    '%s plays a whole set piece battle, and nothing it answers is refused',
    { tags: ['long'], timeout: LONG },
    (_, player) => playsWhole('set-piece', player, random),
  )

  it(
    'brings reinforcements on in a meeting engagement',
    () => {
      const { course } = battleOf('meeting-engagement', 'late', recruit, recruit)
      expect(course.battle.units.filter(({ status }) => status === 'reserve')).toEqual([])
    },
    LONG,
  )

  it(
    'shares a side with another commander',
    () => {
      const { told } = battleOf('set-piece', 'shared', gunner, recruit, TWO_A_SIDE)
      const seats = new Set(told.flatMap(({ ask }) => (ask.name === 'order' ? ask.seats : [])))
      expect(seats.size).toBe(4)
      expect(told.some(({ ask }) => ask.name === 'allot')).toBe(true)
    },
    LONG,
  )

  it(
    'says in both languages why it decided so',
    () => {
      const { told } = battleOf('sahagun', 'said', recruit, assault)
      const reasons = told.flatMap(({ reason }) => (reason ? [reason] : []))
      expect(reasons.length).toBeGreaterThan(30)
      for (const reason of reasons) {
        const [en, it] = LANGUAGES.map((language) => recruit.say(reason, language)) as [
          string,
          string,
        ]
        expect(en).not.toBe(reason.code)
        expect(it).not.toBe(en)
        expect(en).toMatch(/[.!]$/)
        expect(it).toMatch(/[.!]$/)
      }
    },
    LONG,
  )

  it(
    'plays the same battle from the same seed',
    () => {
      const once = battleOf('barrosa', 'again', recruit, camper)
      const twice = battleOf('barrosa', 'again', recruit, camper)
      expect(digest(twice.course.battle)).toBe(digest(once.course.battle))
      expect(twice.told).toEqual(once.told)
      const other = battleOf('barrosa', 'another', recruit, camper)
      expect(digest(other.course.battle)).not.toBe(digest(once.course.battle))
    },
    LONG,
  )
})

describe('the habits of sparring partners', () => {
  const done = (doing: string, told: ReturnType<typeof battleOf>['told']) =>
    told.filter(
      ({ ask, answer }) =>
        ask.name === 'order' &&
        typeof answer === 'object' &&
        (answer as { order?: { do: string } }).order?.do === doing,
    ).length

  it(
    'assault assaults, camper and gunner never do',
    () => {
      const against = (player: typeof recruit) => battleOf('barrosa', 'habits', player, player).told
      expect(done('assault', against(assault))).toBeGreaterThan(5)
      expect(done('assault', against(camper))).toBe(0)
      expect(done('assault', against(gunner))).toBe(0)
    },
    LONG,
  )

  it('are all there by name, with recruit the only plain level', () => {
    const kinds = Object.fromEntries(vfPlayers.map(({ name, kind }) => [name, kind]))
    expect(kinds).toMatchObject({
      recruit: 'level',
      assault: 'sparring',
      camper: 'sparring',
      gunner: 'sparring',
      random: 'sparring',
    })
  })
})
