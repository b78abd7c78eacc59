// The army rule of the British. (sheet.british.linear-tactics)

import type { Unit } from '../battle.ts'
import type { Formation } from '../formation.ts'
import { profileOf, sheetOf, SHEETS } from '../sheets/index.ts'

export const LINEAR_TACTICS = 'vf2:sheet.british.linear-tactics'

/** Infantry of an army with this rule, in attack column. */
export function bindsLinearTactics(unit: Unit, { kind }: Formation): boolean {
  const sheet = sheetOf(unit)
  return (
    kind === 'attack column' &&
    profileOf(unit).arm === 'infantry' &&
    sheet !== undefined &&
    SHEETS[sheet].rule?.clause === LINEAR_TACTICS
  )
}
