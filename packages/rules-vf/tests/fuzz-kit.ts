import type { Battle } from '@grognard/kernel'
import { extent, type Kit } from '@grognard/testkit'
import type { Vf } from '../battle.ts'
import type { vf2 } from '../index.ts'

export const kit: Kit = {
  // Hands and decks.
  secretsFrom: ['red', 'blue'],
  conserved: (before: Battle, after: Battle) => {
    const [was, is] = [(before as Vf).units, (after as Vf).units]
    if (was.length !== is.length) return 'A unit has come from nowhere, or gone.'
    const back = was.find(({ status }, i) => status === 'routed' && is[i]?.status !== 'routed')
    return back ? `${back.name} has come back after it routed.` : null
  },
}

export type Scenarios = typeof vf2.scenarios

/** A glance is for tests that run a thousand times over: the smallest battle must do. */
export const isGlance = extent() === 'glance'
