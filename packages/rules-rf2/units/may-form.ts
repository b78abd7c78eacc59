// Which formations a unit may take. (3.0)

import { QUARTER } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Unit } from '../battle.ts'
import { refused } from '../refusals/refused.ts'
import { refusedStands, type Formation } from './formations.ts'
import { armOf } from './kinds.ts'

/** Why a unit may not stand like that; null if it may. */
export function refuseFormation(unit: Unit, formation: Formation): Refusal | null {
  const { name, stands, traits, kind } = unit
  const arm = armOf(unit)
  const into = formation.kind
  const isForGuns = into === 'limbered' || into === 'unlimbered'
  if (isForGuns !== (arm === 'guns'))
    return refused(isForGuns ? 'rf2:3.8' : 'rf2:3.10', 'formation-of-others', { unit: name, into })
  // 3.5, 21.4
  const isIrregular = kind === 'IF' || traits.includes('irregular')
  if (into === 'square' && (arm !== 'foot' || isIrregular))
    return refused(isIrregular ? 'rf2:21.4.irregular' : 'rf2:3.5', 'formation-square', {
      unit: name,
    })
  // 3.6
  if (into === 'double line' && arm === 'foot' && !isIrregular && !traits.includes('double line'))
    return refused('rf2:3.6', 'formation-double', { unit: name })
  // 3.7, 21.4
  if (into === 'skirmish' && !traits.includes('skirmish'))
    return refused('rf2:21.4.skirmish', 'formation-skirmish', { unit: name })
  // 21.4
  if (into === 'limbered' && (traits.includes('position') || kind === 'SA'))
    return refused(kind === 'SA' ? 'rf2:2.14' : 'rf2:21.4.position', 'formation-fixed', {
      unit: name,
    })
  return refuseWings(name, stands, formation)
}

/** The main body has more stands than look aside, and a wing is turned by a half or a whole right angle. (3.11) */
function refuseWings(unit: string, stands: number, formation: Formation): Refusal | null {
  const aside = refusedStands(formation)
  if (aside > 0 && 2 * aside >= stands)
    return refused('rf2:3.11', 'formation-refused', { unit, aside, stands })
  const wings = 'refused' in formation ? [formation.refused?.left, formation.refused?.right] : []
  const isOdd = wings.some((wing) => wing && wing.by !== QUARTER / 2 && wing.by !== QUARTER)
  return isOdd ? refused('rf2:3.11', 'formation-wing', { unit }) : null
}
