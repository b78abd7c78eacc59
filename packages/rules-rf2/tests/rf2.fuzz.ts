import type { Battle } from '@grognard/kernel'
import { testRulebook } from '@grognard/testkit'
import type { Rf2 } from '../battle.ts'
import { rf2 } from '../index.ts'

/** rf2:9.2, 9.6: nobody gets a stand or a break point back, and whoever is gone stays away. */
function conserved(before: Battle, after: Battle): string | null {
  const [was, is] = [(before as Rf2).units, (after as Rf2).units]
  if (was.length !== is.length) return `There were ${was.length} units and are ${is.length}.`
  for (const [id, unit] of was.entries()) {
    const now = is[id]
    if (!now || now.hits < unit.hits) return `${unit.name} has recovered break points.`
    if (now.stands !== unit.stands) return `${unit.name} has other stands than before.`
    if (unit.gone && !now.gone) return `${unit.name} has come back.`
  }
  return null
}

// The long line is the same rules with three times the units: one small battle tells as much.
const [firefight] = rf2.scenarios

testRulebook({ ...rf2, scenarios: [firefight] }, { secretsFrom: [], few: 3, conserved })
