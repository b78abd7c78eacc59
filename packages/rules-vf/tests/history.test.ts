import {
  playOut,
  randomFrom,
  randomPlayer,
  seeded,
  usualOptions,
  type Json,
} from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import type { Vf } from '../battle.ts'
import { historical, vfRules } from '../index.ts'

const BATTLES = ['barrosa', 'sabugal', 'sahagun']
const EDITIONS = Object.values(vfRules)

const historicalOf = (name: string) => {
  const found = historical(name)
  if (!found) throw new Error(`${name} is no battle of history.`)
  return found
}

function begun(rulebook: (typeof EDITIONS)[number], position: Json): Vf {
  const made = rulebook.setUp({ position, options: usualOptions(rulebook) })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

describe('the battles of history', () => {
  it.each(BATTLES)(
    'vf2:A4.0 begin with setting up, on the same ground, in every edition: %s',
    (name) => {
      const { asItStood, toPlace } = historicalOf(name)
      for (const rulebook of EDITIONS) {
        const [stood, open] = [begun(rulebook, asItStood), begun(rulebook, toPlace)]
        expect(open.phase).toBe('deployment')
        expect(open.terrain).toEqual(stood.terrain)
        expect(open.objectives).toEqual(stood.objectives)
        expect(open.units.map((unit) => unit.name)).toEqual(stood.units.map((unit) => unit.name))
        expect(open.units.every(({ pose, status }) => pose === null && status === 'reserve')).toBe(
          true,
        )
        expect(open.leaders.every(({ at }) => at === null)).toBe(true)
      }
    },
  )

  it('vf2:A4.0 are set up and fought to an end', () => {
    const random = randomFrom('by hand')
    const played = playOut(vfRules.vf2, begun(vfRules.vf2, historicalOf('sahagun').toPlace), {
      players: () => ({ player: randomPlayer, random }),
      chance: seeded('by hand'),
    })
    expect(played.course.battle.outcome).not.toBeNull()
  })

  it('are not made up of others', () => expect(historical('first-battle')).toBeNull())
})
