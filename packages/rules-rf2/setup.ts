// Makes a battle of a position from outside, or says why not.

import { terrainOf, type Terrain } from '@grognard/geometry'
import {
  faultsOfSeats,
  same,
  type JsonObject,
  type Refusal,
  type Result,
  type Seat,
  type SetUp,
} from '@grognard/kernel'
import { shaped } from '@grognard/toolkit'
import { SIDES, type Brigade, type Leader, type Rf2, type Side, type Unit } from './battle.ts'
import { findings } from './faults.ts'
import { agreed, OPTIONS, type Options } from './options.ts'
import { positionSchema, type GivenLeader, type GivenUnit, type Position } from './position.ts'
import { toRally } from './phases/turn.ts'
import { refused } from './refusals/refused.ts'
import { LINE, UNLIMBERED } from './units/formations.ts'
import { armOf } from './units/kinds.ts'
import { breakPointsOf, QUALITY } from './units/quality.ts'
import { refuseUnit } from './units/refuse-unit.ts'

const SEATS: readonly Seat[] = SIDES.map((side) => ({ id: side, side, chief: true, player: side }))

const USUAL_TURNS = 12

/** Judges a position and sets it up. */
export function setUp({ position: given, options }: SetUp): Result<Rf2> {
  const parsed = shaped(positionSchema, given)
  if (!parsed.ok) return parsed
  const position = parsed.value
  const terrain = terrainOf(position.terrain)
  if (!terrain.ok) {
    const { place, flaw } = terrain
    return no(refused('rf2:13.1', 'terrain', { place, flaw }))
  }
  const unsaid = oddOption(options) ?? faultsOfSeats(position.seats ?? SEATS)[0] ?? null
  if (unsaid) return no(unsaid)
  const battle = battleOf(position, terrain.terrain, agreed(options))
  const wrong = battle.units.flatMap((unit) => refuseUnit(unit) ?? [])[0] ?? findings(battle)[0]
  const odd = wrong ?? firedNobody(battle)
  return odd ? no(odd) : { ok: true, value: battle }
}

function firedNobody({ fired, units }: Rf2): Refusal | null {
  const number = fired.find((id) => !units[id])
  return number === undefined ? null : refused('rf2:14.1', 'fired-nobody', { number })
}

const no = (refusal: Refusal): Result<Rf2> => ({ ok: false, refusal })

function oddOption(options: JsonObject): Refusal | null {
  for (const [name, value] of Object.entries(options)) {
    const option = OPTIONS.find((one) => one.name === name)
    if (!option) return refused('rf2:2.3', 'no-option', { name })
    if (!option.values.some((possible) => same(possible, value ?? null)))
      return refused('rf2:2.3', 'option-value', { name })
  }
  return null
}

function battleOf(position: Position, terrain: Terrain, options: Options): Rf2 {
  const units: Unit[] = []
  const brigades: Brigade[] = []
  const leaders: Leader[] = []
  const lead = (side: Side, brigade: number | null, first: number, given?: GivenLeader): void => {
    if (given) leaders.push(leaderFrom(leaders.length, side, brigade, first, given))
  }
  for (const side of SIDES) {
    const army = position.armies[side]
    const first = units.length
    for (const { name, pace, leader, units: given } of army.brigades) {
      const brigade = brigades.length
      lead(side, brigade, units.length, leader)
      for (const one of given) units.push(unitFrom(units.length, side, brigade, one))
      brigades.push({ id: brigade, name, side, pace: pace ?? null })
    }
    lead(side, null, first, army.leader)
  }
  const first = position.first ?? 'red'
  const phase = position.phase ?? 'attach'
  return {
    seats: position.seats ?? SEATS,
    outcome: null,
    now: null,
    you: null,
    options,
    terrain,
    units,
    brigades,
    leaders,
    turn: position.turn ?? 1,
    lastTurn: position.lastTurn ?? USUAL_TURNS,
    phase,
    first,
    active: position.active ?? first,
    pending: units.map(() => 0),
    fired: position.fired ?? [],
    due: phase === 'attach' || phase === 'rally' ? toRally({ units, first }) : [],
  }
}

function unitFrom(id: number, side: Side, brigade: number, given: GivenUnit): Unit {
  const { name, kind, stands, weapons, class: of, pose = null } = given
  const { morale, fire, melee } = QUALITY[of]
  const mounted = given.mounted ?? true
  const isGuns = armOf({ kind, mounted }) === 'guns'
  return {
    id,
    name,
    side,
    brigade,
    kind,
    weight: given.weight ?? 'medium',
    stands,
    class: of,
    morale: given.morale ?? morale,
    fire: given.fire ?? fire,
    melee: given.melee ?? melee,
    weapons,
    traits: given.traits ?? [],
    mounted,
    hits: given.hits ?? (pose ? 0 : breakPointsOf({ stands })),
    formation: given.formation ?? (isGuns ? UNLIMBERED : LINE),
    pose,
    retreating: given.retreating ?? false,
    disordered: given.disordered ?? false,
    halt: given.halt ?? false,
    spentMove: given.moved ? 'moved' : null,
    gone: pose ? null : 'routed',
  }
}

/** Whoever is with nobody and nowhere has left the field. */
function leaderFrom(
  id: number,
  side: Side,
  brigade: number | null,
  first: number,
  { name, command = 0, at, with: own, rode }: GivenLeader,
): Leader {
  const unit = own === undefined ? null : first + own
  const isThere = unit !== null || at !== undefined
  return {
    id,
    name,
    side,
    brigade,
    command,
    at: unit === null ? (at ?? null) : null,
    with: unit,
    status: isThere ? 'ready' : 'removed',
    rode: rode ?? false,
  }
}
