import { manner } from '@grognard/field'
import { manners as inSecond } from '../../actions/field.ts'
import { clause } from '../../clauses.ts'
import type { Manners } from '../edition.ts'
import type { Numbers } from '../numbers.ts'

/** A double keeps away all the way (6.6); whoever leaves a feature is set up beyond 3". (T.3.3) */
export function manners(numbers: Numbers): Manners {
  const { enemy, holder, by } = inSecond(numbers)
  const double = manner({ least: numbers.double + 1 })
  const exit = manner({ least: null, endsBeyond: numbers.outAway })
  return {
    enemy: { ...enemy, double, exit },
    holder: { ...holder, double, exit },
    by: { ...by, double: clause('vf3:6.6'), exit: clause('vf3:T.3.3') },
  }
}
