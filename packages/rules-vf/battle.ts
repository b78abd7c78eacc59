import type { Point, Pose, Terrain } from '@grognard/geometry'
import type { Battle, Outcome, Seat, SeatId } from '@grognard/kernel'
import type { Deck } from '@grognard/toolkit'
import type { Formation } from './formation.ts'
import type { BrigadeId, FeatureId, LeaderId, ObjectiveId, Side, UnitId } from './ids.ts'
import type { Now } from './under-way.ts'
import type { Options } from './options.ts'
import type { SettingUp } from './setting-up.ts'
import type { SheetName, SpecialName } from './terms.ts'

export type { BrigadeId, FeatureId, LeaderId, ObjectiveId, Side, UnitId } from './ids.ts'

export const SIDES: readonly Side[] = ['red', 'blue']
export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red')

/** What a unit has been made to be, beyond its row of the army sheet. */
type Elite = { readonly fire: number; readonly melee: number; readonly tenacity: number }

export type Unit = {
  readonly id: UnitId
  readonly name: string
  readonly side: Side
  readonly brigade: BrigadeId
  /** The name of its row of an army sheet. */
  readonly profile: string
  /** Figures never leave a unit: losses are markers. An artillery unit has one gun. */
  readonly figures: number
  readonly elite: Elite
  readonly understrength: boolean
  /** Special rules that it has besides those of its row, by what players agreed on. */
  readonly gained: readonly SpecialName[]
  readonly formation: Formation
  /** Null while it is in reserve, inside a feature, or routed. */
  readonly pose: Pose | null
  /** The defendable feature that it occupies. (T.3) */
  readonly inside: FeatureId | null
  /** In reserve is also whoever has not been deployed yet. */
  readonly status: 'reserve' | 'ready' | 'routed'
  readonly losses: number
  /** How it has shot or lent fire support this turn. */
  readonly shot: 'volley' | 'skirmish' | null
  /** It has taken its action this turn, or arrived, or failed its messenger test. */
  readonly acted: boolean
  /** It has occupied a feature this turn. (T.3.3) */
  readonly entered: boolean
}

export type Leader = {
  readonly id: LeaderId
  readonly name: string
  readonly side: Side
  /** Null for the leader of the army. */
  readonly brigade: BrigadeId | null
  /** The middle of its base; null while it is in reserve, inside a feature or removed. */
  readonly at: Point | null
  readonly inside: FeatureId | null
  readonly status: 'reserve' | 'ready' | 'removed'
  /** It has been moved this turn. (6.8) */
  readonly moved: boolean
}

export type Brigade = {
  readonly id: BrigadeId
  readonly name: string
  readonly side: Side
  /** Who commands it. */
  readonly commander: SeatId
  readonly leader: LeaderId
  /**
   * In this action phase: not tested yet; acting now or in turn; the same, when its assaults are over
   * (vf1:action.order); finished; failed its test.
   */
  readonly activation: 'waiting' | 'active' | 'manoeuvring' | 'done' | 'failed'
  readonly shattered: boolean
  /** Setbacks that it has had; only the 1st edition counts them. (vf1:shaken, vf1:rout) */
  readonly setbacks?: number
}

export type Objective = {
  readonly id: ObjectiveId
  readonly name: string
  readonly at: Point
  /** The defendable feature that it is, if it is one. (2.1.1) */
  readonly feature: FeatureId | null
  readonly control: Side | null
}

/** The ranks of one suit: a side's fate deck has one card of each. (2.4) */
export const RANKS = [
  'king',
  'queen',
  'jack',
  '10',
  '9',
  '8',
  '7',
  '6',
  '5',
  '4',
  '3',
  '2',
  'ace',
] as const
export type Rank = (typeof RANKS)[number]

/** A side's fate cards. Whoever may not see them sees counts and null. (4.0) */
export type Fate = {
  readonly deck: Deck<Rank> | null
  readonly left: number
  readonly hand: readonly Rank[] | null
  readonly held: number
  readonly discard: readonly Rank[]
}

/** What a played card goes on to do. What it does to values and tests stands beside the card. */
export type Effect = {
  readonly card: Rank
  readonly side: Side
  readonly brigade?: BrigadeId
  readonly unit?: UnitId
  readonly leader?: LeaderId
  readonly objective?: ObjectiveId
  readonly until: 'attack' | 'phase' | 'turn' | 'always'
}

/** One fight of a melee phase: an attacker with its supporters, and its target. (7.1) */
export type Fight = {
  readonly main: UnitId
  readonly target: UnitId
  readonly support: readonly UnitId[]
  /** Who lends the main attacker brigade support. (8.2.3) */
  readonly brigade: readonly UnitId[]
  /** A second fight by a headstrong unit. */
  readonly again: boolean
}

/** Before the battle those of the scenario (A), then those of a turn in order. (3.0) */
export type Phase =
  | 'attacker'
  | 'terrain'
  | 'edges'
  | 'objectives'
  | 'commands'
  | 'deployment'
  | 'first turn'
  | 'turn'
  | 'fate'
  | 'fire'
  | 'action'
  | 'melee'
  | 'fights'
  | 'breakthrough'
  | 'fortitude'
  | 'end of turn'

export interface Vf extends Battle {
  seats: readonly Seat[]
  outcome: Outcome | null
  now: Now | null
  /** Whose view this is; null in the battle itself and for spectators. */
  you: SeatId | null
  options: Options
  terrain: Terrain
  /** The army sheet of each side: its fate table is that of the army's leader. */
  sheets: { readonly [side in Side]: SheetName }
  units: readonly Unit[]
  leaders: readonly Leader[]
  brigades: readonly Brigade[]
  objectives: readonly Objective[]
  fate: { readonly [side in Side]: Fate }
  /** Cards that are in force. */
  effects: readonly Effect[]
  /** Defeats that each side's army has suffered. (9.6) */
  defeats: { readonly [side in Side]: number }
  /** Points that the scenario's own rules have given, where it has such rules. (10.0) */
  points: { readonly [side in Side]: number } | undefined
  /** What the scenario still has to be set up with, and its arrivals; null if it has none. */
  settingUp: SettingUp | null
  turn: number
  lastTurn: number
  /** Who has the first turn, and whose turn it is. */
  first: Side
  active: Side
  phase: Phase
  /** What comes after the fortitude tests at the end of a phase. (9.5) */
  after: Phase
  /** Units that have been the target of an attack this phase. (5.1, 8.0) */
  attacked: readonly UnitId[]
  /** Units that have attacked or lent support this phase. (8.0) */
  spent: readonly UnitId[]
  /** The brigades of the units that routed this phase and cause a test, one entry a unit. (9.3) */
  routs: readonly BrigadeId[]
  /** The brigade whose units act now. (6.2) */
  acting: BrigadeId | null
  /** The first brigade of this turn has been chosen: no other activates by itself. (6.1.1) */
  chosen: boolean
  /** Act on Initiative has been used this phase. */
  initiative: boolean
  /** Fights that are still to be resolved. (7.2) */
  fights: readonly Fight[]
  /** Units that won a fight this phase: they take no valour tests. (9.2.1) */
  winners: readonly UnitId[]
  /** Headstrong units that have gone on to a second fight this phase. */
  again: readonly UnitId[]
}

/** The same battle, free to go its own way. */
export const copy = (battle: Vf): Vf => ({
  seats: battle.seats,
  outcome: battle.outcome,
  now: battle.now,
  you: battle.you,
  options: battle.options,
  terrain: battle.terrain,
  sheets: battle.sheets,
  units: battle.units,
  leaders: battle.leaders,
  brigades: battle.brigades,
  objectives: battle.objectives,
  fate: battle.fate,
  effects: battle.effects,
  defeats: battle.defeats,
  points: battle.points,
  settingUp: battle.settingUp,
  turn: battle.turn,
  lastTurn: battle.lastTurn,
  first: battle.first,
  active: battle.active,
  phase: battle.phase,
  after: battle.after,
  attacked: battle.attacked,
  spent: battle.spent,
  routs: battle.routs,
  acting: battle.acting,
  chosen: battle.chosen,
  initiative: battle.initiative,
  fights: battle.fights,
  winners: battle.winners,
  again: battle.again,
})

export function unitOf(battle: Pick<Vf, 'units'>, id: UnitId): Unit {
  const unit = battle.units[id]
  if (!unit) throw new RangeError(`There is no unit ${id} in this battle.`)
  return unit
}

export function leaderOf(battle: Pick<Vf, 'leaders'>, id: LeaderId): Leader {
  const leader = battle.leaders[id]
  if (!leader) throw new RangeError(`There is no leader ${id} in this battle.`)
  return leader
}

export function brigadeOf(battle: Pick<Vf, 'brigades'>, id: BrigadeId): Brigade {
  const brigade = battle.brigades[id]
  if (!brigade) throw new RangeError(`There is no brigade ${id} in this battle.`)
  return brigade
}

export const armyLeaderOf = (battle: Pick<Vf, 'leaders'>, side: Side): Leader | null =>
  battle.leaders.find((leader) => leader.side === side && leader.brigade === null) ?? null

/** On the table, in the open or inside a feature. */
export const isReady = (unit: Unit): boolean => unit.status === 'ready'

export const unitsOf = (battle: Pick<Vf, 'units'>, side: Side): readonly Unit[] =>
  battle.units.filter((unit) => unit.side === side && unit.status === 'ready')

export const unitsIn = (battle: Pick<Vf, 'units'>, brigade: BrigadeId): readonly Unit[] =>
  battle.units.filter((unit) => unit.brigade === brigade)

export const commanderOf = (battle: Pick<Vf, 'brigades'>, { brigade }: Unit): SeatId =>
  brigadeOf(battle, brigade).commander

/** Fields written out: engines copy such a literal many times faster than `{...unit}`. */
const copyUnit = (unit: Unit): { -readonly [key in keyof Unit]: Unit[key] } => ({
  id: unit.id,
  name: unit.name,
  side: unit.side,
  brigade: unit.brigade,
  profile: unit.profile,
  figures: unit.figures,
  elite: unit.elite,
  understrength: unit.understrength,
  gained: unit.gained,
  formation: unit.formation,
  pose: unit.pose,
  inside: unit.inside,
  status: unit.status,
  losses: unit.losses,
  shot: unit.shot,
  acted: unit.acted,
  entered: unit.entered,
})

/** Replaces a unit by one that differs in these fields. */
export function change(battle: Vf, id: UnitId, fields: Partial<Unit>): void {
  battle.units = battle.units.with(id, Object.assign(copyUnit(unitOf(battle, id)), fields))
}

/** The battle as it would be if a unit differed in these fields. */
export function withUnit(battle: Vf, id: UnitId, fields: Partial<Unit>): Vf {
  const then = copy(battle)
  change(then, id, fields)
  return then
}

const copyLeader = (leader: Leader): { -readonly [key in keyof Leader]: Leader[key] } => ({
  id: leader.id,
  name: leader.name,
  side: leader.side,
  brigade: leader.brigade,
  at: leader.at,
  inside: leader.inside,
  status: leader.status,
  moved: leader.moved,
})

export function changeLeader(battle: Vf, id: LeaderId, fields: Partial<Leader>): void {
  const leader = copyLeader(leaderOf(battle, id))
  battle.leaders = battle.leaders.with(id, Object.assign(leader, fields))
}

/** The battle as it would be if a leader differed in these fields. */
export function withLeader(battle: Vf, id: LeaderId, fields: Partial<Leader>): Vf {
  const then = copy(battle)
  changeLeader(then, id, fields)
  return then
}

const copyBrigade = (brigade: Brigade): { -readonly [key in keyof Brigade]: Brigade[key] } => ({
  id: brigade.id,
  name: brigade.name,
  side: brigade.side,
  commander: brigade.commander,
  leader: brigade.leader,
  activation: brigade.activation,
  shattered: brigade.shattered,
  ...(brigade.setbacks !== undefined && { setbacks: brigade.setbacks }),
})

export function changeBrigade(battle: Vf, id: BrigadeId, fields: Partial<Brigade>): void {
  const brigade = copyBrigade(brigadeOf(battle, id))
  battle.brigades = battle.brigades.with(id, Object.assign(brigade, fields))
}
