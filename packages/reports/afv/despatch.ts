import {
  breakpoint,
  countOf,
  isArtillery,
  lostOf,
  uncontested,
  zonesForFineVictory,
  zonesOf,
  type Afv,
  type Side,
  type Unit,
} from '@grognard/rules-afv'
import type { Language } from '@grognard/toolkit'
import type { DespatchRules } from '../despatch/rules.ts'
import { sideIn } from '../words/index.ts'

/** Two hits are a stand, when losses are taken. */
const HITS_A_STAND = 2

/** Hits that dice have scored on a unit and that it is not given before all dice lie. (hth.cv) */
function pendingOn({ attacks }: Afv, id: number): number {
  let hits = 0
  for (const { at, dice } of attacks)
    if (at === id)
      for (const { faces, value } of dice) for (const face of faces) if (face <= value.value) hits++
  return hits
}

/** What is left of a unit when its hits are taken off: with its last stand but one it routs. */
function standsOf(battle: Afv, { id, gone, stands, hits }: Unit): number {
  if (gone !== null) return 0
  const taken = (hits + pendingOn(battle, id)) / HITS_A_STAND
  const count = countOf(stands)
  const whole = count - Math.floor(taken)
  return whole < count && whole <= 1 ? 0 : Math.max(0, count - taken)
}

const own = ({ units }: Afv, side: Side): readonly Unit[] =>
  units.filter((unit) => unit.side === side)

const strength = (battle: Afv, side: Side): number =>
  own(battle, side).reduce((sum, unit) => sum + standsOf(battle, unit), 0)

const SAID: Readonly<
  Record<Language, (sides: readonly (readonly [string, number])[], fine: number) => string>
> = {
  en: (sides, fine) =>
    `Zones uncontested: ${sides.map(([side, zones]) => `${side} ${zones}`).join(', ')}. ${fine} make a fine victory.`,
  it: (sides, fine) =>
    `Zone incontrastate: ${sides.map(([side, zones]) => `${side} ${zones}`).join(', ')}. Con ${fine} la vittoria è bella.`,
}

export const afvDespatch: DespatchRules<Afv> = {
  units: (start, now) =>
    now.units.map((unit, id) => {
      const of = countOf((start.units[id] ?? unit).stands)
      const gone = unit.gone !== null
      return {
        name: unit.name,
        side: unit.side,
        lost: gone ? of : of - countOf(unit.stands),
        of,
        gone,
      }
    }),
  held: () => [],
  counted(battle, language) {
    const by = { red: uncontested(battle, 'red'), blue: uncontested(battle, 'blue') }
    const sides = (['red', 'blue'] as const).map(
      (side) => [sideIn(side, language), by[side]] as const,
    )
    const said = SAID[language](sides, zonesForFineVictory(battle))
    return { by, said, clause: 'afv:victory.outcome' }
  },
  standing(start, now) {
    const share = (side: Side): number => strength(now, side) / Math.max(1, strength(start, side))
    const near = (side: Side): number => {
      const going = own(now, side).filter(
        (unit) => unit.gone === null && !isArtillery(unit) && standsOf(now, unit) === 0,
      )
      return (lostOf(now, side) + going.length) / Math.max(1, breakpoint(now, side))
    }
    const zones = zonesOf(now.table).length
    return [
      share('red') - share('blue'),
      near('blue') - near('red'),
      (uncontested(now, 'red') - uncontested(now, 'blue')) / zones,
    ]
  },
}
