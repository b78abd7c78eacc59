// Makes a battle of a position from outside, or says why not.

import { terrainOf, type Terrain } from '@grognard/geometry'
import {
  chiefOf,
  same,
  type JsonObject,
  type Refusal,
  type Result,
  type Seat,
  type SetUp,
} from '@grognard/kernel'
import { deckOf, shaped, sizeOf, without } from '@grognard/toolkit'
import { figuresFor } from './armies/check.ts'
import {
  RANKS,
  SIDES,
  type Brigade,
  type Effect,
  type Fate,
  type Leader,
  type Side,
  type Unit,
  type Vf,
} from './battle.ts'
import { FATE } from './cards/index.ts'
import { positionToday } from './earlier.ts'
import type { Edition } from './editions/edition.ts'
import { gainedBy } from './editions/options/large.ts'
import { findings } from './faults.ts'
import { agreed, type Options } from './options.ts'
import { wrongWithHistory, wrongWithPosition } from './position-check.ts'
import {
  positionSchema,
  type GivenEffect,
  type GivenLeader,
  type GivenSetting,
  type GivenUnit,
  type Position,
} from './position.ts'
import { refused, refusedAt } from './refusals/refused.ts'
import type { SettingUp } from './setting-up.ts'
import { profileOf } from './sheets/index.ts'
import { asRaised } from './as-raised.ts'
import { asPlayed } from './terrain/kinds.ts'
import { usualFormation } from './units/usual.ts'

const SEATS: readonly Seat[] = [
  { id: 'red', side: 'red', chief: true, player: 'red' },
  { id: 'blue', side: 'blue', chief: true, player: 'blue' },
]

const USUAL_TURNS = 8

/** Judges a position and sets it up, to be played by an edition. */
export function setUp(edition: Edition, { position: given, options }: SetUp): Result<Vf> {
  const parsed = shaped(positionSchema, positionToday(given))
  if (!parsed.ok) return parsed
  const chosen = agreed(options, edition.id)
  const position = asRaised(parsed.value, chosen)
  const terrain = terrainOf(position.terrain)
  if (!terrain.ok) {
    const { place, flaw } = terrain
    return no(refusedAt('terrain', refused(null, 'terrain', { place, flaw })))
  }
  const wrong =
    oddOption(edition, options) ?? wrongWithPosition(position, position.seats ?? SEATS, chosen)
  if (wrong) return no(wrong)
  const battle = battleOf(position, asPlayed(edition, terrain.terrain), chosen)
  const finding = findings(battle)[0] ?? wrongWithHistory(battle)
  return finding ? no(finding) : { ok: true, value: battle }
}

const no = (refusal: Refusal): Result<Vf> => ({ ok: false, refusal })

function oddOption({ options: known }: Edition, options: JsonObject): Refusal | null {
  for (const [name, value] of Object.entries(options)) {
    const option = known.find((one) => one.name === name)
    if (!option) return refused(null, 'no-option', { name })
    if (!option.values.some((possible) => same(possible, value ?? null)))
      return refusedAt(`options.${name}`, refused(null, 'option-value', { values: option.values }))
  }
  return null
}

function battleOf(position: Position, terrain: Terrain, options: Options): Vf {
  const seats = position.seats ?? SEATS
  const units: Unit[] = []
  const leaders: Leader[] = []
  const brigades: Brigade[] = []
  for (const side of SIDES) {
    const army = position.armies[side]
    for (const { name, commander, leader, units: given, activation, setbacks } of army.brigades) {
      const brigade = brigades.length
      for (const unit of given) units.push(unitFrom(units.length, side, brigade, unit, options))
      const own = units.filter((unit) => unit.brigade === brigade)
      const shattered = own.every(({ status }) => status === 'routed') // 9.4
      brigades.push({
        id: brigade,
        name,
        side,
        commander: commander ?? chiefOf({ seats }, side),
        leader: leaders.length,
        activation: activation ?? (position.acting === brigade ? 'active' : 'waiting'),
        shattered,
        ...(setbacks !== undefined && { setbacks }),
      })
      leaders.push(leaderFrom(leaders.length, side, brigade, leader, shattered))
    }
    leaders.push(leaderFrom(leaders.length, side, null, army.leader, false))
  }
  const first = position.first ?? 'red'
  const sheets = { red: position.armies.red.sheet, blue: position.armies.blue.sheet }
  return {
    seats,
    outcome: null,
    now: null,
    you: null,
    options,
    terrain,
    sheets,
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
    effects: (position.effects ?? []).map((effect) => effectFrom(sheets, effect)),
    defeats: position.defeats ?? { red: 0, blue: 0 },
    points: position.points,
    settingUp: position.settingUp ? settingFrom(position.settingUp) : null,
    turn: position.turn ?? 1,
    lastTurn: position.turns ?? USUAL_TURNS,
    first,
    active: position.active ?? first,
    phase: position.phase ?? 'turn',
    after: position.after ?? 'action',
    attacked: position.attacked ?? [],
    spent: position.spent ?? [],
    routs: position.routs ?? [],
    acting: position.acting ?? null,
    chosen: position.chosen ?? false,
    initiative: position.initiative ?? false,
    fights: (position.fights ?? []).map((fight) => ({
      support: [],
      brigade: [],
      again: false,
      ...fight,
    })),
    winners: position.winners ?? [],
    again: position.again ?? [],
  }
}

/** The deck has what is neither held nor discarded. (2.4) */
function fateOf({ fate }: Position, side: Side): Fate {
  const hand = fate?.[side]?.hand ?? []
  const discard = fate?.[side]?.discard ?? []
  const deck = without(deckOf(RANKS), deckOf([...hand, ...discard]))
  return { deck, left: sizeOf(deck), hand, held: hand.length, discard }
}

function effectFrom(sheets: Vf['sheets'], effect: GivenEffect): Effect {
  const { until } = FATE[sheets[effect.side]][effect.card]
  return { ...effect, until: until ?? 'attack' }
}

function settingFrom({ arrivals, ...given }: GivenSetting): SettingUp {
  const arriving = (side: Side) => {
    const due = arrivals?.[side]
    return due ? { come: 0, ...due } : null
  }
  return {
    terrain: 'given',
    attacker: null,
    edges: null,
    turn: 'red',
    deploying: null,
    deployed: [],
    placed: [],
    ...given,
    arrivals: { red: arriving('red'), blue: arriving('blue') },
  }
}

function unitFrom(
  id: number,
  side: Side,
  brigade: number,
  given: GivenUnit,
  options: Options,
): Unit {
  const understrength = given.understrength ?? false
  const figures = given.figures ?? figuresFor(profileOf(given), given, options)[0]
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
    gained: gainedBy(given.large ?? false),
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
  { name, at, inside, removed, moved = false }: GivenLeader,
  shattered: boolean,
): Leader {
  const onTable = at !== undefined || inside !== undefined
  const gone = removed ?? (shattered && !onTable)
  return {
    id,
    name,
    side,
    brigade,
    at: at ?? null,
    inside: inside ?? null,
    status: gone ? 'removed' : onTable ? 'ready' : 'reserve',
    moved,
  }
}
