import { extent, fuzzSeed, testRulebook } from '@grognard/testkit'
import { describe } from 'vitest'
import { vf2 } from '../index.ts'
import { battlesByLot, TWO_A_SIDE } from './by-lot.ts'
import { isGlance, kit, type Scenarios } from './fuzz-kit.ts'

// Lots never come to an end: as many of them as the extent is wide.
const now = extent()
const lots = { glance: 0, few: 1, every: 12, clock: 120 }[typeof now === 'string' ? now : 'clock']

const withBattles = (scenarios: unknown) => ({
  ...vf2,
  scenarios: scenarios as Scenarios,
  options: [],
})

describe.skipIf(isGlance)('armies by lot', () =>
  testRulebook(withBattles(battlesByLot(lots, `fuzz ${fuzzSeed()}`)), { ...kit, few: 1 }),
)

// Seats of one side see the same cards.
describe.skipIf(isGlance)('two commanders a side', () =>
  testRulebook(withBattles(battlesByLot(lots, `two ${fuzzSeed()}`, TWO_A_SIDE)), {
    ...kit,
    secretsFrom: TWO_A_SIDE.map(({ id }) => id),
    few: 1,
  }),
)
