// What a commander-in-chief might have done next. (6.0, fate.any)

import { unitsForInitiative, waitingBrigades } from '../actions/activation.ts'
import { arriving } from '../actions/arrivals.ts'
import type { Command } from '../actions/command.ts'
import { mightActOnInitiative, type Initiative } from '../actions/initiative.ts'
import type { Side, Vf } from '../battle.ts'

/** Everything that a commander-in-chief may command. */
export function commandsFor(seen: Vf, side: Side): readonly Command[] {
  const brigades = waitingBrigades(seen).map(({ id }): Command => ({ activate: id }))
  return [
    ...brigades,
    ...(brigades.length === 0 ? (['done'] as const) : []),
    ...arriving(seen, side).map(({ id }): Command => ({ arrive: id })),
    ...initiatives(seen, side).map((initiative): Command => ({ initiative })),
  ]
}

/** Every way in which a side may urge a unit on. */
export function initiatives(seen: Vf, side: Side): readonly Initiative[] {
  if (!mightActOnInitiative(seen, side)) return []
  const hand = seen.fate[side].hand ?? []
  return unitsForInitiative(seen).flatMap(({ id }) => hand.map((card) => ({ card, unit: id })))
}
