import type { Battle, Scenario } from '@grognard/kernel'
import { testRulebook, type Kit } from '@grognard/testkit'
import type { Vf } from '../battle.ts'
import { vf2 } from '../index.ts'
import { battlesByLot } from './by-lot.ts'

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

testRulebook(vf2, kit)

testRulebook(
  {
    ...vf2,
    title: `${vf2.title}, armies by lot`,
    scenarios: battlesByLot(24, 'fuzz') as unknown as readonly [Scenario, ...Scenario[]],
    options: [],
  },
  kit,
)
