import { refuseMover, type Rf2, type Side, type Unit } from '@grognard/rules-rf2/functions'

/** Units that may still be given an order. */
export const ableToMove = ({ units }: Rf2, side: Side): readonly Unit[] =>
  units.filter((unit) => unit.side === side && refuseMover(unit) === null)
