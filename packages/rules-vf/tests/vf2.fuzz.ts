import type { Battle } from '@grognard/kernel'
import { testRulebook, type Kit } from '@grognard/testkit'
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

const seconds = Number(process.env['GROGNARD_FUZZ_SECONDS'] ?? 5)
// Where time is counted in tenths of a second, as by `npm run mutate`, the smallest battle must do.
const isGlance = seconds < 1

// Battles take long with everything checked at every ask: options on the smallest one only, and
// few by lot where there is little time.
testRulebook(
  { ...vf2, scenarios: isGlance ? named('sahagun') : vf2.scenarios, options: [] },
  { ...kit, battles: 6 },
)

if (!isGlance)
  testRulebook(
    { ...vf2, title: `${vf2.title}, every option`, scenarios: named('sahagun') },
    { ...kit, battles: 1 },
  )

if (!isGlance)
  testRulebook(
    {
      ...vf2,
      title: `${vf2.title}, armies by lot`,
      scenarios: battlesByLot(seconds < 60 ? 3 : 120, 'fuzz') as unknown as Scenarios,
      options: [],
    },
    { ...kit, battles: 1 },
  )

// Seats of one side see the same cards.
if (!isGlance)
  testRulebook(
    {
      ...vf2,
      title: `${vf2.title}, two commanders a side`,
      scenarios: battlesByLot(
        seconds < 60 ? 2 : 60,
        'two a side',
        TWO_A_SIDE,
      ) as unknown as Scenarios,
      options: [],
    },
    { ...kit, secretsFrom: TWO_A_SIDE.map(({ id }) => id), battles: 1 },
  )
