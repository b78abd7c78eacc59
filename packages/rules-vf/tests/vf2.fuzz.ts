import type { Battle } from '@grognard/kernel'
import { extent, fuzzSeed, testRulebook, type Kit } from '@grognard/testkit'
import type { Vf } from '../battle.ts'
import { vf2 } from '../index.ts'
import { battlesByLot, TWO_A_SIDE } from './by-lot.ts'

const kit: Kit = {
  // Hands and decks.
  secretsFrom: ['red', 'blue'],
  conserved: (before: Battle, after: Battle) => {
    const [was, is] = [(before as Vf).units, (after as Vf).units]
    if (was.length !== is.length) return 'A unit has come from nowhere, or gone.'
    const back = was.find(({ status }, i) => status === 'routed' && is[i]?.status !== 'routed')
    return back ? `${back.name} has come back after it routed.` : null
  },
}

type Scenarios = typeof vf2.scenarios

const named = (...names: readonly string[]): Scenarios =>
  vf2.scenarios.filter(({ name }) => names.includes(name)) as unknown as Scenarios

// A glance is for tests that run a thousand times over: the smallest battle must do.
const now = extent()
const isGlance = now === 'glance'
// Armies by lot never come to an end: as many of them as the extent is wide.
const lots = { glance: 0, few: 1, every: 12, clock: 120 }
const byLot = lots[typeof now === 'string' ? now : 'clock']

testRulebook(
  { ...vf2, scenarios: isGlance ? named('sahagun') : vf2.scenarios, options: [] },
  { ...kit, few: 2, weight: 3 },
)

if (!isGlance) {
  // Battles take long with everything checked at every ask: options on the smallest one only.
  testRulebook(
    { ...vf2, title: `${vf2.title}, every option`, scenarios: named('sahagun') },
    { ...kit, few: 1 },
  )

  testRulebook(
    {
      ...vf2,
      title: `${vf2.title}, armies by lot`,
      scenarios: battlesByLot(byLot, `fuzz ${fuzzSeed()}`) as unknown as Scenarios,
      options: [],
    },
    { ...kit, few: 1, weight: 2 },
  )

  // Seats of one side see the same cards.
  testRulebook(
    {
      ...vf2,
      title: `${vf2.title}, two commanders a side`,
      scenarios: battlesByLot(byLot, `two ${fuzzSeed()}`, TWO_A_SIDE) as unknown as Scenarios,
      options: [],
    },
    { ...kit, secretsFrom: TWO_A_SIDE.map(({ id }) => id), few: 1 },
  )
}
