import { testGoldenBattles } from '@grognard/testkit'
import { vf2, vf3, vfRulebooks } from '../index.ts'

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

// A small table: half of the distances, half of each unit, on small bases. (O3.1, O3.2, O3.3)
const small = { distances: 'half', units: 'half', bases: 'small' }

testGoldenBattles(vf3, new URL('./golden/small/', import.meta.url), [
  { name: 'sahagun', scenario: 'sahagun', seed: '1', options: small },
  { name: 'set-piece', scenario: 'set-piece', seed: '3', options: small },
])
