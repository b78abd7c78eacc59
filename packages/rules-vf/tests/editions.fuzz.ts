import { testRulebook } from '@grognard/testkit'
import { describe } from 'vitest'
import { vf1, vf2, vfRulebooks } from '../index.ts'
import { isGlance, kit, type Scenarios } from './fuzz-kit.ts'

const smallest = vf2.scenarios.filter(({ name }) => name === 'sahagun') as unknown as Scenarios

// What an edition shares with the 2nd is fuzzed there: here the smallest battle, with every option.
// The 1st, which shares least, has a file of its own.
describe.skipIf(isGlance)('the later editions', () => {
  for (const later of vfRulebooks.filter((one) => one !== vf1 && one !== vf2))
    testRulebook({ ...later, scenarios: smallest }, { ...kit, few: 2 })
})
