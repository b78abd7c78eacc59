import {
  enemyOf,
  totalOf,
  valueOf,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { english, italian, type Language } from '@grognard/toolkit'
import type { DespatchRules } from '../despatch/rules.ts'

const bears = (unit: Unit): number => valueOf(unit, 'tenacity')

/** What is left of a side's units: each runs out with its tenacity, the last of it when it routs. */
function left({ units }: Vf, side: Side): number {
  let sum = 0
  for (const unit of units)
    if (unit.side === side && unit.status !== 'routed') {
      const steps = bears(unit) + 1
      sum += Math.max(1, steps - unit.losses) / steps
    }
  return sum
}

const unitsIn = ({ units }: Vf, side: Side): number =>
  units.filter((unit) => unit.side === side).length

/** So many objectives and defeats more than the enemy make a lead of 1. */
const LEAD = 4

type Count = { readonly held: number; readonly defeats: number }

const SAID: Readonly<Record<Language, (red: Count, blue: Count) => string>> = {
  en: (red, blue) =>
    `${english.counted(red.held, 'objective', 'objectives')} and ${english.counted(red.defeats, 'defeat', 'defeats')} inflicted, against ${blue.held} and ${blue.defeats}.`,
  it: (red, blue) =>
    `${italian.counted(red.held, 'obiettivo', 'obiettivi')} e ${italian.counted(red.defeats, 'sconfitta inflitta', 'sconfitte inflitte')}, contro ${blue.held} e ${blue.defeats}.`,
}

export const vfDespatch: DespatchRules<Vf> = {
  units: (_start, { units }) =>
    units.map((unit) => {
      const of = bears(unit)
      const gone = unit.status === 'routed'
      return { name: unit.name, side: unit.side, lost: Math.min(unit.losses, of), of, gone }
    }),
  held: ({ objectives }) => objectives.map(({ name, control }) => ({ name, by: control })),
  counted(battle, language) {
    const countOf = (side: Side): Count => ({
      held: battle.objectives.filter(({ control }) => control === side).length,
      defeats: battle.defeats[enemyOf(side)],
    })
    const total = (side: Side): number => totalOf(battle, side).value
    const by = { red: total('red'), blue: total('blue') }
    const said = SAID[language](countOf('red'), countOf('blue'))
    return { by, said, clause: 'vf2:10.0' }
  },
  standing(start, now) {
    const share = (side: Side): number => left(now, side) / Math.max(1, unitsIn(start, side))
    const total = (side: Side): number => totalOf(now, side).value
    return [share('red') - share('blue'), (total('red') - total('blue')) / LEAD]
  },
}
