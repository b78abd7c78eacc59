import { testGoldenBattles } from '@grognard/testkit'
import { rf2 } from '../index.ts'

testGoldenBattles(rf2, new URL('./golden/', import.meta.url), [
  { name: 'firefight', scenario: 'firefight', seed: '1' },
  {
    name: 'firefight-small-figures',
    scenario: 'firefight',
    seed: '2',
    options: { scale: '15 mm', arcs: 'whole' },
  },
])
