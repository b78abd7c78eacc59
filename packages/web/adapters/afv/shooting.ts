import { afv, type Afv, type Shot, type Side, type Unit } from '@grognard/rules-afv'

const judge = afv.asks.find(({ name }) => name === 'fire')

/** Whether a single shot would pass the judge. */
const isLawful = (seen: Afv, side: Side, shot: Shot): boolean =>
  judge !== undefined && judge.refuse(seen, { side }, [shot]) === null

/** Enemies that a unit may fire at this phase. */
export const targetsOf = (seen: Afv, unit: Unit): readonly Unit[] =>
  seen.units.filter(
    (target) =>
      target.side !== unit.side &&
      target.zone !== null &&
      isLawful(seen, unit.side, { unit: unit.id, at: target.id }),
  )

/** Units of a side that have somebody to fire at. */
export const firersOf = (seen: Afv, side: Side): readonly Unit[] =>
  seen.units.filter((unit) => unit.side === side && targetsOf(seen, unit).length > 0)
