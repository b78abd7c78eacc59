import {
  SIDES,
  totalOf,
  valueOf,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { DespatchRules } from '../despatch/rules.ts'
import { sideIn } from '../words/index.ts'

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

const countOf = ({ units }: Vf, side: Side): number =>
  units.filter((unit) => unit.side === side).length

/** So many objectives and defeats more than the enemy make a lead of 1. */
const LEAD = 4

const SAID: Readonly<Record<Language, (side: string, held: number, defeats: number) => string>> = {
  en: (side, held, defeats) =>
    `${side}: ${held === 1 ? '1 objective' : `${held} objectives`} held and ${defeats === 1 ? '1 defeat' : `${defeats} defeats`} inflicted`,
  it: (side, held, defeats) =>
    `${side}: ${held === 1 ? '1 obiettivo tenuto' : `${held} obiettivi tenuti`} e ${defeats === 1 ? '1 sconfitta inflitta' : `${defeats} sconfitte inflitte`}`,
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
    const sides = SIDES.map((side) => {
      const held = battle.objectives.filter(({ control }) => control === side).length
      const enemy = side === 'red' ? 'blue' : 'red'
      return SAID[language](sideIn(side, language), held, battle.defeats[enemy])
    })
    const total = (side: Side): number => totalOf(battle, side).value
    const by = { red: total('red'), blue: total('blue') }
    return { by, said: `${sides.join('; ')}.`, clause: 'vf2:10.0' }
  },
  standing(start, now) {
    const share = (side: Side): number => left(now, side) / Math.max(1, countOf(start, side))
    const total = (side: Side): number => totalOf(now, side).value
    return [share('red') - share('blue'), (total('red') - total('blue')) / LEAD]
  },
}
