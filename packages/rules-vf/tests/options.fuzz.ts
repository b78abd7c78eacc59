import { extent, fuzzBattle, fuzzHost, fuzzSeed } from '@grognard/testkit'
import { describe, expect, it } from 'vitest'
import { COMBINATIONS } from './combinations.ts'
import { vfRulebooks } from '../index.ts'
import { isGlance, kit } from './fuzz-kit.ts'
import { randomBattles } from './random-battles.ts'

// Editions by options: `npm run fuzz -- --editions 500` plays so many battles over all of them, and
// `npm test` a few. One in so many has everything checked at every ask, which takes fifty times as
// long; the others are played to their end, with every answer judged.
const wanted = process.env['GROGNARD_FUZZ_EDITIONS']
const count =
  wanted === undefined ? ({ few: 3, every: 27 }[extent() as string] ?? 3) : Number(wanted)
const CHECKED = 10

const pairs = COMBINATIONS.flatMap((options) =>
  vfRulebooks.map((rulebook) => ({ rulebook, options })),
)
const battles = randomBattles(12, `options ${fuzzSeed()}`)

/** The i-th battle: every pair in turn, with armies and tables at random, or a ready scenario. */
function battleAt(i: number) {
  const { rulebook, options } = pairs[(7 * i) % pairs.length] as (typeof pairs)[number]
  const all = [...battles, ...rulebook.scenarios]
  const { name, position } = all[i % all.length] as (typeof all)[number]
  const title = `${rulebook.id} ${JSON.stringify(options)} ${name}`
  return { rulebook, setUp: { position, options }, title, seed: `${fuzzSeed()}/${i}` }
}

describe.skipIf(isGlance)('every edition with every option', () => {
  it.each(Array.from({ length: count }, (_, i) => i))('battle %i', (i) => {
    const { rulebook, setUp, title, seed } = battleAt(i)
    try {
      const isUnchecked = i % CHECKED !== 0
      const { answers } = fuzzBattle(rulebook, setUp, seed, { ...kit, isUnchecked })
      expect(answers).toBeGreaterThan(0)
      if (!isUnchecked) fuzzHost(rulebook, setUp, seed, {})
    } catch (error) {
      throw new Error(`${title}, seed ${seed}`, { cause: error })
    }
  })
})
