import { testRulebook } from '@grognard/testkit'
import { describe } from 'vitest'
import { vf3 } from '../index.ts'
import { isGlance, kit, type Scenarios } from './fuzz-kit.ts'

const smallest = vf3.scenarios.filter(({ name }) => name === 'sahagun') as unknown as Scenarios

// What it shares with the 2nd edition is fuzzed there: here the smallest battle, with every option.
describe.skipIf(isGlance)('the 3rd edition', () =>
  testRulebook({ ...vf3, scenarios: smallest }, { ...kit, few: 2 }),
)
