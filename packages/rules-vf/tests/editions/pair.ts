// The same by the 2nd edition and by the 1st.

import type { Attack } from '../../attack.ts'
import { attackValue } from '../../attacks/value.ts'
import { vf1, vf2 } from '../../index.ts'
import { battleOf, steps, type Drawn } from '../drawn-up.ts'
import { inEdition } from '../edition.ts'

/** What comes of it in the 2nd edition, and in the 1st. */
export const inBoth = <T>(body: () => T): readonly [second: T, first: T] => [
  inEdition(vf2, body),
  inEdition(vf1, body),
]

/** The steps that lead to the value of an attack, without those that change nothing. */
export const worthInBoth = (drawn: Drawn, attack: Attack) =>
  inBoth(() => {
    const { value, steps: all } = attackValue(battleOf(drawn), attack)
    return steps({ value, steps: all.filter(({ idle }) => !idle) })
  })
