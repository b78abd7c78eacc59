// A battle as a position that can be set up again: for links, and for whoever wants to go on from there.

import { textOfTerrain } from '@grognard/geometry'
import type { Leader, Rf2, Side, Unit } from './battle.ts'
import type { GivenLeader, GivenUnit, Position } from './position.ts'

/** What has been suffered and not yet marked is not in it. */
export const asPosition = (battle: Rf2): Position => ({
  terrain: JSON.parse(textOfTerrain(battle.terrain)),
  armies: { red: armyOf(battle, 'red'), blue: armyOf(battle, 'blue') },
  seats: battle.seats.map(({ id, side, chief, player }) => ({
    id,
    side: side as Side,
    chief,
    player,
  })),
  turn: battle.turn,
  lastTurn: battle.lastTurn,
  phase: battle.phase,
  first: battle.first,
  active: battle.active,
  fired: [...battle.fired],
})

function armyOf({ brigades, units, leaders }: Rf2, side: Side): Position['armies'][Side] {
  const own = units.filter((unit) => unit.side === side)
  const leads = (brigade: number | null, first: number) => {
    const found = leaders.find((one) => one.side === side && one.brigade === brigade)
    return found ? { leader: leaderOf(found, first) } : {}
  }
  return {
    ...leads(null, own[0]?.id ?? 0),
    brigades: brigades
      .filter((one) => one.side === side)
      .map(({ id, name, pace }) => {
        const its = own.filter((unit) => unit.brigade === id)
        return {
          name,
          ...leads(id, its[0]?.id ?? 0),
          ...(pace && { pace }),
          units: its.map(unitOf),
        }
      }),
  }
}

const leaderOf = (leader: Leader, first: number): GivenLeader => ({
  name: leader.name,
  command: leader.command,
  ...(leader.status === 'ready' && leader.at && { at: leader.at }),
  ...(leader.status === 'ready' && leader.with !== null && { with: leader.with - first }),
})

const unitOf = (unit: Unit): GivenUnit => ({
  name: unit.name,
  kind: unit.kind,
  weight: unit.weight,
  stands: unit.stands,
  class: unit.class,
  morale: unit.morale,
  fire: unit.fire,
  melee: unit.melee,
  weapons: [...unit.weapons],
  traits: [...unit.traits],
  mounted: unit.mounted,
  hits: unit.hits,
  formation: unit.formation,
  ...(unit.pose && { pose: unit.pose }),
  retreating: unit.retreating,
  disordered: unit.disordered,
  halt: unit.halt,
  moved: unit.spentMove !== null,
})
