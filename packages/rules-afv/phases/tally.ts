import { add, explain, set, type Explained } from '@grognard/toolkit'
import type { Afv, Side, Unit } from '../battle.ts'
import { clause, type AfvClause } from '../clauses.ts'
import { isArtillery } from '../units/kinds.ts'

/** Units that count for the breakpoint: all but artillery. */
export const countsFor =
  (side: Side) =>
  (unit: Unit): boolean =>
    unit.side === side && !isArtillery(unit)

type Told = Explained<AfvClause>

/** Whatever a side began with and has no more: routed here, or before the position was set up. */
export const lostOf = (battle: Afv, side: Side): number =>
  battle.strength[side] -
  battle.units.filter((unit) => countsFor(side)(unit) && unit.gone === null).length

/** A third and a half of the units a side began with, rounded up. (victory.breakpoint) */
export const thirdOfUnits = (battle: Afv, side: Side): number =>
  Math.ceil(battle.strength[side] / 3)
export const breakpoint = (battle: Afv, side: Side): number => Math.ceil(battle.strength[side] / 2)

/** The running tally of a side, and what it must not reach. */
export type Tally = { readonly side: Side; readonly lost: Told; readonly most: Told }

const BREAKPOINT = clause('afv:victory.breakpoint')

function lostInSteps(battle: Afv, side: Side): Told {
  const routed = battle.units.filter((unit) => countsFor(side)(unit) && unit.gone !== null).length
  const before = lostOf(battle, side) - routed
  return explain({ clause: BREAKPOINT, label: 'units routed', value: routed }, [
    before > 0 && add(BREAKPOINT, 'lost before', before),
  ])
}

const partOf = (battle: Afv, side: Side, label: string, part: number): Told =>
  explain(
    {
      clause: BREAKPOINT,
      label: 'units at the start, guns not counted',
      value: battle.strength[side],
    },
    [set(BREAKPOINT, label, part)],
  )

/** How near a side is to its breakpoint. */
export const tallyOf = (battle: Afv, side: Side): Tally => ({
  side,
  lost: lostInSteps(battle, side),
  most: partOf(battle, side, 'half of them, rounded up', breakpoint(battle, side)),
})

/** How near it is to losing its commander. (victory.commander-lost) */
export const commanderTallyOf = (battle: Afv, side: Side): Tally => ({
  side,
  lost: lostInSteps(battle, side),
  most: partOf(battle, side, 'a third of them, rounded up', thirdOfUnits(battle, side)),
})

/** The tally after a unit has gone; null for guns, which do not count. */
export const tallyAfter = (battle: Afv, unit: Unit): Tally | null =>
  isArtillery(unit) ? null : tallyOf(battle, unit.side)
