import { terrainOf, type Terrain } from '@grognard/geometry'
import {
  chiefOf,
  faultsOfSeats,
  same,
  type JsonObject,
  type Refusal,
  type Result,
  type Seat,
  type SetUp,
} from '@grognard/kernel'
import { deckOf, shaped, sizeOf, without } from '@grognard/toolkit'
import { refused, refusedAt } from './asks/refused.ts'
import {
  RANKS,
  SIDES,
  type Brigade,
  type Fate,
  type Leader,
  type Side,
  type Unit,
  type Vf,
} from './battle.ts'
import { findings } from './faults.ts'
import { OPTIONS, USUAL, type Options } from './options.ts'
import { positionSchema, type GivenLeader, type GivenUnit, type Position } from './position.ts'
import { profileNamed } from './sheets/index.ts'
import { usualFormation } from './units/usual.ts'

const SEATS: readonly Seat[] = [
  { id: 'red', side: 'red', chief: true, player: 'red' },
  { id: 'blue', side: 'blue', chief: true, player: 'blue' },
]

const USUAL_TURNS = 8

/** Judges a position and sets it up. */
export function setUp({ position: given, options }: SetUp): Result<Vf> {
  const parsed = shaped(positionSchema, given)
  if (!parsed.ok) return parsed
  const terrain = terrainOf(parsed.value.terrain)
  if (!terrain.ok) return no(refusedAt('terrain', refused(null, 'terrain', { why: terrain.why })))
  const wrong = oddOption(options) ?? wrongWithUnits(parsed.value) ?? wrongWithSeats(parsed.value)
  if (wrong) return no(wrong)
  const battle = battleOf(parsed.value, terrain.terrain, {
    ...USUAL,
    ...(options as Partial<Options>),
  })
  const [finding] = findings(battle)
  return finding ? no(finding) : { ok: true, value: battle }
}

const no = (refusal: Refusal): Result<Vf> => ({ ok: false, refusal })

function oddOption(options: JsonObject): Refusal | null {
  for (const [name, value] of Object.entries(options)) {
    const option = OPTIONS.find((known) => known.name === name)
    if (!option) return refused(null, 'no-option', { name })
    if (!option.values.some((possible) => same(possible, value ?? null)))
      return refusedAt(`options.${name}`, refused(null, 'option-value', { values: option.values }))
  }
  return null
}

function wrongWithSeats({ seats: given, armies }: Position): Refusal | null {
  const seats: readonly Seat[] = given ?? SEATS
  const [fault] = faultsOfSeats(seats)
  if (fault) return refusedAt('seats', fault)
  for (const side of SIDES) {
    if (!seats.some((seat) => seat.side === side))
      return refusedAt('seats', refused('vf2:1.0', 'nobody-sits', { side }))
    for (const { name, commander } of armies[side].brigades)
      if (
        commander !== undefined &&
        !seats.some(({ id, side: of }) => id === commander && of === side)
      )
        return refusedAt(name, refused('vf2:1.4', 'no-commander', { seat: commander }))
  }
  return null
}

function wrongWithUnits({ armies }: Position): Refusal | null {
  for (const side of SIDES)
    for (const { units } of armies[side].brigades)
      for (const unit of units)
        if (!profileNamed(unit.profile))
          return refusedAt(unit.name, refused('vf2:1.5', 'no-profile', { profile: unit.profile }))
  return null
}

function battleOf(position: Position, terrain: Terrain, options: Options): Vf {
  const seats = position.seats ?? SEATS
  const units: Unit[] = []
  const leaders: Leader[] = []
  const brigades: Brigade[] = []
  for (const side of SIDES) {
    const army = position.armies[side]
    for (const { name, commander, leader, units: given, activation } of army.brigades) {
      const brigade = brigades.length
      for (const unit of given) units.push(unitFrom(units.length, side, brigade, unit))
      const own = units.filter((unit) => unit.brigade === brigade)
      brigades.push({
        id: brigade,
        name,
        side,
        commander: commander ?? chiefOf({ seats }, side),
        leader: leaders.length,
        activation: activation ?? 'waiting',
        shattered: own.every(({ status }) => status === 'routed'),
      })
      leaders.push(leaderFrom(leaders.length, side, brigade, leader))
    }
    leaders.push(leaderFrom(leaders.length, side, null, army.leader))
  }
  const first = position.first ?? 'red'
  return {
    seats,
    outcome: null,
    now: null,
    you: null,
    options,
    terrain,
    sheets: { red: position.armies.red.sheet, blue: position.armies.blue.sheet },
    units,
    leaders,
    brigades,
    objectives: (position.objectives ?? []).map(({ name, at, feature, control }, id) => ({
      id,
      name,
      at,
      feature: feature ?? null,
      control: control ?? null,
    })),
    fate: { red: fateOf(position, 'red'), blue: fateOf(position, 'blue') },
    effects: [],
    defeats: position.defeats ?? { red: 0, blue: 0 },
    settingUp: null,
    turn: position.turn ?? 1,
    lastTurn: position.turns ?? USUAL_TURNS,
    first,
    active: position.active ?? first,
    phase: position.phase ?? 'turn',
    after: 'action',
    attacked: position.attacked ?? [],
    spent: position.spent ?? [],
    routs: [],
    acting: position.acting ?? null,
    chosen: false,
    initiative: false,
    fights: [],
    winners: [],
  }
}

function fateOf({ fate }: Position, side: Side): Fate {
  const hand = fate?.[side]?.hand ?? []
  const discard = fate?.[side]?.discard ?? []
  const deck = without(deckOf(RANKS), deckOf([...hand, ...discard]))
  return { deck, left: sizeOf(deck), hand, held: hand.length, discard }
}

function unitFrom(id: number, side: Side, brigade: number, given: GivenUnit): Unit {
  const profile = profileNamed(given.profile)
  const understrength = given.understrength ?? false
  const full = profile?.figures[0] ?? 1
  const figures = given.figures ?? (understrength ? Math.floor(full / 2) : full)
  const onTable = given.pose !== undefined || given.inside !== undefined
  return {
    id,
    name: given.name,
    side,
    brigade,
    profile: given.profile,
    figures,
    elite: { fire: 0, melee: 0, tenacity: 0, ...given.elite },
    understrength,
    formation: given.formation ?? usualFormation(given.profile, figures),
    pose: given.pose ?? null,
    inside: given.inside ?? null,
    status: given.status ?? (onTable ? 'ready' : 'reserve'),
    losses: given.losses ?? 0,
    shot: given.shot ?? null,
    acted: given.acted ?? false,
    entered: given.entered ?? false,
  }
}

function leaderFrom(
  id: number,
  side: Side,
  brigade: number | null,
  { name, at, inside, removed }: GivenLeader,
): Leader {
  const onTable = at !== undefined || inside !== undefined
  return {
    id,
    name,
    side,
    brigade,
    at: at ?? null,
    inside: inside ?? null,
    status: removed ? 'removed' : onTable ? 'ready' : 'reserve',
  }
}
