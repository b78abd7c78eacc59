import type { JsonObject } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import type { Vf } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { unitBody } from '../../adapters/vf/bodies.ts'
import { helpersNamed } from '../../adapters/vf/helpers.ts'
import { frameFor } from '../../adapters/vf/frame.ts'
import { planFor, reformed, endOf } from '../../adapters/vf/moving/plan.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'

/** The first gun of a ready battle. */
function gunIn(options: JsonObject) {
  const position = vf2.scenarios.find(({ name }) => name === 'first-battle')?.position ?? null
  const begun = vf2.setUp({ position, options })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const seen: Vf = begun.value
  const gun = seen.units.find(({ formation }) => formation.kind === 'unlimbered')
  if (!gun) throw new Error('There is no gun.')
  return { seen, gun }
}

describe('batteries on the table', () => {
  const dressed = (options: JsonObject, limbered = false) => {
    const { seen, gun } = gunIn(options)
    const formation = { kind: limbered ? 'limbered' : 'unlimbered' } as const
    const there = { pose: gun.pose!, formation }
    const body = unitBody(seen, gun, frameFor(seen, 'red'), wordingIn('en'), there)
    return body?.blocks.map(({ dress }) => dress)
  }

  it('vf3:O1.1 are drawn as two guns with one limber, and limbered as ever', () => {
    expect(dressed({})).toEqual(['gun', 'limber'])
    expect(dressed({ batteries: 'large' })).toEqual(['gun', 'gun', 'limber'])
    for (const options of [{}, { batteries: 'large' }])
      expect(dressed(options, true)).toEqual(['limber', 'gun'])
  })

  it('vf3:O1.1 limber up by hand where the one cannon would', () => {
    const limbered = (options: JsonObject) => {
      const { seen, gun } = gunIn(options)
      return endOf(seen, gun, reformed(seen, gun, planFor(gun), { kind: 'limbered' }))
    }
    expect(limbered({ batteries: 'large' })).toEqual(limbered({}))
  })

  it('vf3:O1.2 are not named twice as their own supporters, or those of others', () => {
    const names = (main: number, ...helpers: number[]) =>
      (['en', 'it'] as const).map((language) =>
        helpersNamed(main, helpers, (id) => `unit ${id}`, wordingIn(language)).join(', '),
      )
    expect(names(0, 1, 2)).toEqual(['unit 1, unit 2', 'unit 1, unit 2'])
    expect(names(0, 0, 1)).toEqual(['its other cannon, unit 1', 'un altro suo cannone, unit 1'])
    expect(names(0, 1, 1)).toEqual(['unit 1 with both cannons', 'unit 1 con entrambi i cannoni'])
  })
})
