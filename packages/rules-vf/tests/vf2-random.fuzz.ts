import type { Seat } from '@grognard/kernel'
import { extent, fuzzSeed, testRulebook } from '@grognard/testkit'
import { describe } from 'vitest'
import { vf2 } from '../index.ts'
import { randomBattles, TWO_A_SIDE } from './random-battles.ts'
import { isGlance, kit, type Scenarios } from './fuzz-kit.ts'

// There is no end of random battles: as many of them as the extent is wide.
const now = extent()
const count = { glance: 0, few: 1, every: 12, clock: 120 }[typeof now === 'string' ? now : 'clock']

/** Of few the smallest. */
function ofRandomBattles(seed: string, seats: readonly Seat[] | null = null) {
  const all = randomBattles(Math.max(count, 12), seed, seats)
  const small = all.filter(({ title }) => title.includes('120 points'))
  const scenarios = (now === 'few' ? small : all).slice(0, count)
  return { ...vf2, scenarios: scenarios as unknown as Scenarios, options: [] }
}

describe.skipIf(isGlance)('armies at random', () =>
  testRulebook(ofRandomBattles(`fuzz ${fuzzSeed()}`), { ...kit, few: 1 }),
)

// Seats of one side see the same cards.
describe.skipIf(isGlance)('two commanders a side', () =>
  testRulebook(ofRandomBattles(`two ${fuzzSeed()}`, TWO_A_SIDE), {
    ...kit,
    secretsFrom: TWO_A_SIDE.map(({ id }) => id),
    few: 1,
  }),
)
