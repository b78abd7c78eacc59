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
import { faultsOfArmy, standsOf } from './armies/army.ts'
import { refused, refusedAt } from './asks/refused.ts'
import { SIDES, type Afv, type Options, type Side, type Unit } from './battle.ts'
import { findings } from './faults.ts'
import { OPTIONS, USUAL } from './options.ts'
import { inLossOrder } from './phases/losses.ts'
import { positionSchema, type GivenUnit, type Position } from './position.ts'
import { forward, onTable, type Table } from './table.ts'
import { prohibited } from './terrain.ts'
import { refuseFormation, usualFormation } from './units/formations.ts'
import { isArtillery } from './units/kinds.ts'
import { wrongWithDeployment } from './deployable.ts'

const SEATS: readonly Seat[] = [
  { id: 'red', side: 'red', chief: true, player: 'red' },
  { id: 'blue', side: 'blue', chief: true, player: 'blue' },
]

const USUAL_TURNS = 12

/** Judges a position and sets it up; one whose units have no places yet starts with deployment. */
export function setUp({ position: given, options }: SetUp): Result<Afv> {
  const parsed = shaped(positionSchema, given)
  if (!parsed.ok) return parsed
  const odd = oddOption(options)
  if (odd) return { ok: false, refusal: odd }
  const battle = battleOf(parsed.value, { ...USUAL, ...(options as Partial<Options>) })
  const refusal = wrongWith(parsed.value, battle)
  return refusal ? { ok: false, refusal } : { ok: true, value: battle }
}

function oddOption(options: JsonObject): Refusal | null {
  for (const [name, value] of Object.entries(options)) {
    const option = OPTIONS.find((known) => known.name === name)
    if (!option) return refused('afv:variants', 'no-option', { name })
    if (!option.values.some((possible) => same(possible, value ?? null)))
      return refusedAt(
        `options.${name}`,
        refused('afv:variants', 'option-value', { values: option.values }),
      )
  }
  return null
}

function battleOf(position: Position, options: Options): Afv {
  const units = SIDES.flatMap((side) => position.armies[side].map((unit) => ({ side, unit })))
  const placed =
    position.commanders !== undefined &&
    units.every(({ unit }) => unit.zone !== undefined || unit.gone)
  const start = options.quality === 'rolled' ? 'quality' : placed ? 'initiative' : 'deployment'
  const all = units.map(({ side, unit }, id) => unitOf(id, side, unit))
  const commander = (side: Side) => {
    const zone = position.commanders?.[side]
    return { zone: zone ?? null, lost: zone === null }
  }
  const strong = (side: Side) => position.strength?.[side] ?? counted(all, side)
  const battle: Afv = {
    seats: position.seats ?? SEATS,
    outcome: null,
    now: null,
    you: null,
    options,
    table: tableOf(position),
    turn: position.turn ?? 1,
    lastTurn: position.turns ?? USUAL_TURNS,
    phase: position.phase ?? start,
    initiative: position.initiative ?? 'red',
    active: position.active ?? position.initiative ?? 'red',
    units: all,
    commanders: { red: commander('red'), blue: commander('blue') },
    engagements: position.engagements ?? [],
    shots: [],
    attacks: [],
    place: 0,
    losses: [],
    moved: position.moved ?? [],
    acting: null,
    hampered: undefined,
    strength: { red: strong('red'), blue: strong('blue') },
  }
  if (battle.phase === 'losses') battle.losses = inLossOrder(battle)
  return battle
}

/** Units that count for the breakpoint. */
const counted = (units: readonly Unit[], side: Side): number =>
  units.filter((unit) => unit.side === side && !isArtillery(unit)).length

function unitOf(id: number, side: Side, given: GivenUnit): Unit {
  const { name, kind, dismounted = false, quality = 'seasoned', gone = false } = given
  const stands = standsOf(given)
  return {
    id,
    name,
    side,
    kind,
    dismounted,
    quality,
    stands,
    formation: given.formation ?? usualFormation({ kind, dismounted, stands }),
    facing: given.facing ?? forward(side),
    zone: gone ? null : (given.zone ?? null),
    gone: gone ? 'routed' : null,
    hits: given.hits ?? 0,
    fired: given.fired ?? false,
    reacted: given.reacted ?? false,
  }
}

/** Five columns, and a reserve zone behind each of the three in the middle, unless agreed otherwise. */
function tableOf({ table = {} }: Position): Table {
  const columns = table.columns ?? 5
  const middle = Math.floor((columns - 1) / 2)
  const usual = [middle - 1, middle, middle + 1].filter((c) => c >= 0 && c < columns)
  return {
    columns,
    reserves: table.reserves ?? usual,
    terrain: table.terrain ?? {},
    escarpments: table.escarpments ?? [],
  }
}

/** The first thing that is wrong with a position. */
function wrongWith(position: Position, battle: Afv): Refusal | null {
  const fresh = position.phase === undefined && position.turn === undefined
  return (
    (fresh ? wrongWithArmies(position) : null) ??
    wrongWithUnits(battle) ??
    wrongAtAll(battle) ??
    wrongWithProgress(battle) ??
    (fresh ? wrongWithPlaces(battle) : null)
  )
}

/** A battle from its start must have proper armies; one in its midst has had losses. */
function wrongWithArmies({ armies }: Position): Refusal | null {
  for (const side of SIDES) {
    const [fault] = faultsOfArmy(armies[side])
    if (fault) return refusedAt(`armies.${side}`, fault)
  }
  return null
}

function wrongWithUnits({ units }: Afv): Refusal | null {
  for (const unit of units) {
    if (unit.name === '') return refused(null, 'nameless', { unit: unit.id })
    const wrong = unit.gone === null ? refuseFormation(unit, unit.formation) : null
    if (wrong) return refusedAt(unit.name, wrong)
  }
  return null
}

/** What would be wrong in any battle. */
function wrongAtAll(battle: Afv): Refusal | null {
  const [seats] = faultsOfSeats(battle.seats)
  if (seats) return refusedAt('seats', seats)
  for (const side of SIDES)
    if (!battle.seats.some((seat) => seat.side === side))
      return refusedAt('seats', refused(null, 'nobody-sits', { side }))
  const [finding] = findings(battle)
  return finding ?? null
}

/** A position may start anywhere, but not beyond its end, nor with a history that cannot be. */
function wrongWithProgress(battle: Afv): Refusal | null {
  if (battle.turn > battle.lastTurn)
    return refusedAt('turn', refused(null, 'last-turn', { turn: battle.lastTurn }))
  for (const side of SIDES)
    if (battle.strength[side] < counted(battle.units, side))
      return refusedAt(`strength.${side}`, refused('afv:victory.breakpoint', 'strength'))
  const mover = battle.moved.find((id) => battle.units[id]?.side !== battle.active)
  if (mover !== undefined)
    return refusedAt('moved', refused('afv:move.sequence', 'mover', { unit: mover }))
  const early = battle.phase === 'quality' || battle.phase === 'deployment'
  if (early) return wrongWithDeployment(battle)
  const nowhere = battle.units.find((unit) => unit.zone === null && unit.gone === null)
  return nowhere ? refused('afv:table.setup', 'nowhere', { unit: nowhere.name }) : null
}

/** At the start every unit is where it could have come as it stands. */
function wrongWithPlaces(battle: Afv): Refusal | null {
  for (const unit of battle.units) {
    const barred = onTable(unit.zone) ? prohibited(battle, unit, unit.zone) : null
    if (barred) return refusedAt(unit.name, barred)
  }
  return null
}
