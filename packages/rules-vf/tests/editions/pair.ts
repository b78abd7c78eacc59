// The same by the 2nd edition and by the 1st.

import type { Attack } from '../../attack.ts'
import { attackValue } from '../../attacks/value.ts'
import { vf1 } from '../../index.ts'
import { battleOf, steps, type Drawn } from '../drawn-up.ts'
import { besideSecond } from '../edition.ts'

export const inBoth = besideSecond(vf1)

/** The steps that lead to the value of an attack, without those that change nothing. */
export const worthInBoth = (drawn: Drawn, attack: Attack) =>
  inBoth(() => {
    const { value, steps: all } = attackValue(battleOf(drawn), attack)
    return steps({ value, steps: all.filter(({ idle }) => !idle) })
  })
