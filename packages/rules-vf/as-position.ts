import { textOfTerrain } from '@grognard/geometry'
import type { Json, JsonObject } from '@grognard/kernel'
import {
  SIDES,
  type Brigade,
  type Leader,
  type Rank,
  type Side,
  type Unit,
  type Vf,
} from './battle.ts'
import { isLarge } from './editions/options/large.ts'
import type { SettingUp } from './setting-up.ts'

/**
 * A battle as somebody sees it, as a position that can be set up again. No hand is told but of the
 * cards that are named: what is passed on betrays nothing.
 */
export function asPosition(seen: Vf, named: readonly Rank[] = []): Json {
  return compact({
    seats: seen.seats,
    terrain: JSON.parse(textOfTerrain(seen.terrain)),
    armies: bySide((side) => armyOf(seen, side)),
    objectives: seen.objectives.map(({ name, at, feature, control }) =>
      compact({ name, at, feature, control }),
    ),
    fate: bySide((side) => ({
      hand: (seen.fate[side].hand ?? []).filter((rank) => named.includes(rank)),
      discard: seen.fate[side].discard,
    })),
    defeats: seen.defeats,
    points: seen.points ?? null,
    turn: seen.turn,
    turns: seen.lastTurn,
    first: seen.first,
    active: seen.active,
    phase: seen.phase,
    after: seen.after,
    effects: seen.effects.map(({ until: _until, ...effect }) => effect),
    settingUp: seen.settingUp && settingOf(seen.settingUp),
    attacked: seen.attacked,
    spent: seen.spent,
    routs: seen.routs,
    winners: seen.winners,
    again: seen.again,
    fights: seen.fights.map(compact),
    acting: seen.acting,
    chosen: seen.chosen,
    initiative: seen.initiative,
  })
}

const bySide = <T>(made: (side: Side) => T) =>
  Object.fromEntries(SIDES.map((side) => [side, made(side)]))

/** Without what has its usual value where nothing is said: null, false and empty lists. */
function compact(fields: object): JsonObject {
  const isSaid = (value: unknown): boolean =>
    value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)))
}

function armyOf(seen: Vf, side: Side): JsonObject {
  const general = seen.leaders.find((one) => one.side === side && one.brigade === null)
  return {
    sheet: seen.sheets[side],
    leader: general ? leaderOf(general) : {},
    brigades: seen.brigades.filter((one) => one.side === side).map((one) => brigadeOf(seen, one)),
  }
}

const brigadeOf = (
  { units, leaders }: Vf,
  { id, name, commander, leader, activation, setbacks }: Brigade,
): JsonObject => {
  const its = leaders[leader]
  return {
    name,
    commander,
    leader: its ? leaderOf(its) : {},
    units: units.filter((unit) => unit.brigade === id).map(unitOf),
    activation,
    ...(setbacks !== undefined && setbacks > 0 && { setbacks }),
  }
}

const leaderOf = ({ name, at, inside, status, moved }: Leader): JsonObject =>
  compact({ name, at, inside, removed: status === 'removed', moved })

function unitOf(unit: Unit): JsonObject {
  const { name, profile, figures, formation, pose, inside, status, losses, shot } = unit
  const { elite, understrength, acted, entered } = unit
  const isElite = Object.values(elite).some((by) => by !== 0)
  return compact({
    name,
    profile,
    figures,
    elite: isElite ? elite : null,
    understrength,
    large: isLarge(unit),
    formation,
    pose,
    inside,
    status: status === 'routed' ? status : null,
    losses: losses === 0 ? null : losses,
    shot,
    acted,
    entered,
  })
}

const settingOf = ({ arrivals, ...setting }: SettingUp): JsonObject => ({
  ...compact(setting),
  arrivals: compact(arrivals),
})
