import { cardOf, playsAt, type CardPlay, type Unit, type Vf } from '@grognard/rules-vf/functions'

/** Cards that do a unit good at once, as it gets its order: they take a loss off it. (fate.5) */
export const reliefsFor = (seen: Vf, unit: Unit): readonly CardPlay[] =>
  playsAt(seen, unit.side, 'order', { unit: unit.id }).filter(
    ({ card }) => cardOf(seen, unit.side, card).ordered !== undefined,
  )
