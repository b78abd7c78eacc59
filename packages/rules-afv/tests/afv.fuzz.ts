import { testRulebook, type Kit } from '@grognard/testkit'
import type { Battle, Scenario } from '@grognard/kernel'
import { matchUps } from '../armies/index.ts'
import type { Afv } from '../battle.ts'
import { afv } from '../index.ts'
import { countOf } from '../units/kinds.ts'
import { randomGrounds } from './grounds.ts'

const kit: Kit = {
  // Plans are secret only until both are in, and the kernel keeps them; the table lies open.
  secretsFrom: [],
  conserved: (before: Battle, after: Battle) => {
    const [was, is] = [(before as Afv).units, (after as Afv).units]
    return was.length === is.length &&
      was.every((unit, i) => countOf(unit.stands) >= countOf(is[i]?.stands ?? unit.stands))
      ? null
      : 'Stands have come from nowhere, or a unit has gone.'
  },
}

const isMatchUp = ({ name }: Scenario): boolean => matchUps.some((match) => match.name === name)
const some = (wanted: (scenario: Scenario) => boolean): typeof afv.scenarios =>
  afv.scenarios.filter(wanted) as unknown as typeof afv.scenarios

testRulebook(
  { ...afv, scenarios: some((scenario) => !isMatchUp(scenario)) },
  { ...kit, few: 8, weight: 2 },
)

// The great battles differ in their armies only, and take long: without every option.
testRulebook(
  { ...afv, title: `${afv.title}, great battles`, scenarios: some(isMatchUp), options: [] },
  { ...kit, few: 1 },
)

testRulebook(
  {
    ...afv,
    title: `${afv.title}, ground at random`,
    scenarios: randomGrounds(40, 'fuzz') as unknown as typeof afv.scenarios,
    options: [],
  },
  { ...kit, few: 3 },
)
