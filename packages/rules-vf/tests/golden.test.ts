import { testGoldenBattles } from '@grognard/testkit'
import { vf2, vfRulebooks } from '../index.ts'

testGoldenBattles(vf2, new URL('./golden/', import.meta.url), [
  { name: 'sahagun', scenario: 'sahagun', seed: '1' },
  { name: 'barrosa', scenario: 'barrosa', seed: '2' },
  { name: 'set-piece', scenario: 'set-piece', seed: '3' },
])

for (const other of vfRulebooks.filter((one) => one !== vf2))
  testGoldenBattles(other, new URL(`./golden/${other.id}/`, import.meta.url), [
    { name: 'sahagun', scenario: 'sahagun', seed: '1' },
    { name: 'set-piece', scenario: 'set-piece', seed: '3' },
  ])
