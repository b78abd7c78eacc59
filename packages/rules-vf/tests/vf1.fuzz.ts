import { testRulebook } from '@grognard/testkit'
import { vf1 } from '../index.ts'
import { isGlance, kit, type Scenarios } from './fuzz-kit.ts'

const smallest = vf1.scenarios.filter(({ name }) => name === 'sahagun') as unknown as Scenarios

testRulebook(
  { ...vf1, scenarios: isGlance ? smallest : vf1.scenarios, options: [] },
  { ...kit, few: 1, weight: 3 },
)
