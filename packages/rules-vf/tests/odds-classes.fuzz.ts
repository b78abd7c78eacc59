import { isObject, type Json } from '@grognard/kernel'
import { checkDiceClasses, extent, fuzzSeed, repeating } from '@grognard/testkit'
import { expect, it } from 'vitest'
import type { Vf } from '../battle.ts'
import { vf2 } from '../index.ts'

/** Everything: no face is kept. */
const matters = ({ terrain: _same, ...battle }: Vf): Json => battle

/** A window for cards shows the dice as they lie. */
function asked(args: Json): Json {
  if (!isObject(args)) return args
  const { thrown: _shown, ...others } = args
  return others
}

const COUNTS = { glance: 1, few: 2, every: vf2.scenarios.length }
const repeat = repeating()

it('says of dice in a class all that matters, whatever their faces and their order', () => {
  const looked = new Map<string, number>()
  repeat(COUNTS, (i, isTimeUp) => {
    const { position } = vf2.scenarios[i % vf2.scenarios.length] as (typeof vf2.scenarios)[0]
    const seed = `${fuzzSeed()}/${i}`
    const check = { matters, asked, answers: 700, isTimeUp }
    const checked = checkDiceClasses(vf2, { position, options: {} }, seed, check)
    for (const [clause, times] of checked) looked.set(clause, (looked.get(clause) ?? 0) + times)
  })
  // In a short time not everything is thrown for.
  if (typeof extent() === 'object') return
  for (const clause of ['vf2:6.1', 'vf2:8.3', 'vf2:9.2'])
    expect(looked.get(clause), clause).toBeGreaterThan(0)
})
