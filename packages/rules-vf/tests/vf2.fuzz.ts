import { testRulebook } from '@grognard/testkit'
import { describe } from 'vitest'
import { vf2 } from '../index.ts'
import { isGlance, kit, type Scenarios } from './fuzz-kit.ts'

const smallest = vf2.scenarios.filter(({ name }) => name === 'sahagun') as unknown as Scenarios

testRulebook(
  { ...vf2, scenarios: isGlance ? smallest : vf2.scenarios, options: [] },
  { ...kit, few: 1, weight: 3 },
)

// Battles take long with everything checked at every ask: options on the smallest one only.
describe.skipIf(isGlance)('every option', () =>
  testRulebook({ ...vf2, scenarios: smallest }, { ...kit, few: 2 }),
)
