import { breakPointsOf, type Rf2, type Side, type Unit } from '@grognard/rules-rf2/functions'
import { english, italian, type Language } from '@grognard/toolkit'
import type { DespatchRules } from '../despatch/rules.ts'

const lostBy = (unit: Unit): number => (unit.gone ? breakPointsOf(unit) : unit.hits)

/** The share of a side's break points that it has left. */
function left({ units }: Rf2, side: Side): number {
  const own = units.filter((unit) => unit.side === side)
  const all = own.reduce((sum, unit) => sum + breakPointsOf(unit), 0)
  return 1 - own.reduce((sum, unit) => sum + lostBy(unit), 0) / Math.max(1, all)
}

const goneOf = ({ units }: Rf2, side: Side): number =>
  units.filter((unit) => unit.side === side && unit.gone).length

/** So many units more than the enemy that are still there make a lead of 1. */
const LEAD = 4

const SAID: Readonly<Record<Language, (red: number, blue: number) => string>> = {
  en: (red, blue) => `${english.counted(red, 'unit', 'units')} lost, against ${blue}.`,
  it: (red, blue) => `${italian.counted(red, 'unità perduta', 'unità perdute')}, contro ${blue}.`,
}

export const rf2Despatch: DespatchRules<Rf2> = {
  units: (_start, { units }) =>
    units.map((unit) => ({
      name: unit.name,
      side: unit.side,
      lost: lostBy(unit),
      of: breakPointsOf(unit),
      gone: unit.gone !== null,
    })),
  held: () => [],
  /** Whoever has lost fewer is better off. (19.6) */
  counted(battle, language) {
    const [red, blue] = [goneOf(battle, 'red'), goneOf(battle, 'blue')]
    return { by: { red: -red, blue: -blue }, said: SAID[language](red, blue), clause: 'rf2:19.6' }
  },
  standing: (_start, now) => [
    left(now, 'red') - left(now, 'blue'),
    (goneOf(now, 'blue') - goneOf(now, 'red')) / LEAD,
  ],
}
