import { testGoldenBattles } from '@grognard/testkit'
import { picket } from '../picket/index.ts'

testGoldenBattles(picket, new URL('../picket/golden/', import.meta.url), [
  { name: 'stream', scenario: 'stream', seed: '1' },
  { name: 'wings', scenario: 'wings', seed: '2', options: { long: true } },
])
