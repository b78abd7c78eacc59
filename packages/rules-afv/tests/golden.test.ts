import { testGoldenBattles } from '@grognard/testkit'
import { afv } from '../index.ts'

testGoldenBattles(afv, new URL('./golden/', import.meta.url), [
  { name: 'first-battle', scenario: 'first battle', seed: '1' },
  {
    name: 'wood-and-village',
    scenario: 'wood and village',
    seed: '2',
    options: { quality: 'rolled', declarations: 'open' },
  },
])
