import { testRulebook } from '@grognard/testkit'
import type { Battle } from '../index.ts'
import type { Picket } from '../picket/battle.ts'
import { picket } from '../picket/index.ts'

testRulebook(picket, {
  secretsFrom: ['red', 'red wing', 'blue', 'blue wing'],
  conserved: (before: Battle, after: Battle) => {
    const [was, is] = [(before as Picket).units, (after as Picket).units]
    return was.length === is.length && was.every((unit, i) => unit.men >= (is[i]?.men ?? 99))
      ? null
      : 'Men have come from nowhere, or a unit has gone.'
  },
})
