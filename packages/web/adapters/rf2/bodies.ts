import { placed, type Point } from '@grognard/geometry'
import {
  armOf,
  basesOf,
  breakPointsOf,
  layoutOf,
  LEADER_RADIUS,
  leaderWith,
  thirdsLost,
  unitOf,
  type Formation,
  type Leader,
  type Rf2,
  type Side,
  type Stance,
  type Unit,
} from '@grognard/rules-rf2/functions'
import type { Block, Body, Counter, Dress } from '@grognard/table'
import { coatOf, commanderCoat } from '../coats.ts'
import { blocksOf } from '../inches/blocks.ts'
import type { Frame } from '../inches/frame.ts'
import { bodyOf, leaderBody } from '../inches/ids.ts'
import type { Wording } from './wording.ts'

/** A unit where it stands, or where it would; null where it is not on the table. */
export function unitBody(
  seen: Rf2,
  unit: Unit,
  frame: Frame,
  wording: Wording,
  there: Stance | null = null,
): Body | null {
  const { formation, pose } = there ?? unit
  if (!pose) return null
  const points = breakPointsOf(unit)
  return {
    id: bodyOf(unit.id),
    livery: unit.side,
    ...coatOf(unit),
    arm: armOf(unit),
    pose: frame.pose(pose),
    blocks: standsOf(seen, unit, formation),
    name: wording.name(unit),
    description: describeUnit(seen, { ...unit, formation }, wording),
    losses: {
      lost: Math.min(unit.hits, points),
      of: points,
      marks: [unit.stands, 2 * unit.stands],
    },
    counters: countersOf(unit, wording),
    states: [
      ...(unit.retreating ? (['shaken'] as const) : []),
      ...(unit.disordered ? (['disordered'] as const) : []),
      ...(seen.fired.includes(unit.id) ? (['fired'] as const) : []),
      ...(unit.spentMove ? (['acted'] as const) : []),
      ...(formation.kind === 'skirmish' ? (['loose'] as const) : []),
    ],
    mark: markOf(seen, unit.side, unit.brigade),
  }
}

function countersOf({ retreating, halt }: Unit, { text }: Wording): readonly Counter[] {
  return [
    ...(retreating ? [{ kind: 'retreats', count: 1, title: text.unit.retreating } as const] : []),
    ...(halt ? [{ kind: 'halted', count: 1, title: text.unit.halted } as const] : []),
  ]
}

/** The brigades of a side are numbered from one. */
const markOf = ({ brigades }: Rf2, side: Side, id: number): string =>
  String(brigades.filter((one) => one.side === side).findIndex((one) => one.id === id) + 1)

const dressOf = (unit: Unit, { kind }: Formation): Dress =>
  armOf(unit) !== 'guns' ? 'plain' : kind === 'limbered' ? 'limber' : 'gun'

/** Each stand; those in skirmish order stand apart on ground that is theirs. (20.1) */
function standsOf(seen: Rf2, unit: Unit, formation: Formation): readonly Block[] {
  const layout = layoutOf(unit, formation, basesOf(seen.options))
  const dress = dressOf(unit, formation)
  const blocks = blocksOf(layout, () => dress)
  if (formation.kind !== 'skirmish') return blocks
  return blocks.map((block) => ({ ...block, width: block.width / formation.spread }))
}

function describeUnit(seen: Rf2, unit: Unit, wording: Wording): string {
  const brigade = seen.brigades[unit.brigade]
  const { text } = wording
  return [
    summaryOf(unit, wording),
    ...(brigade ? [text.unit.brigade(wording.name(brigade))] : []),
    text.unit.lost(unit.hits, breakPointsOf(unit)),
    ...conditionOf(seen, unit, wording),
  ].join('. ')
}

const summaryOf = (
  { kind, formation, stands, class: of }: Unit,
  { text, nouns, formed }: Wording,
) => text.unit.summary(text.capital(nouns.kind[kind]), formed(formation), nouns.stands(stands), of)

/** What it is and how it stands, where its losses and its brigade are shown beside it. */
export const stateOf = (seen: Rf2, unit: Unit, wording: Wording): string =>
  [summaryOf(unit, wording), ...conditionOf(seen, unit, wording)].join('. ')

function conditionOf(seen: Rf2, unit: Unit, { text, name }: Wording): readonly string[] {
  const leader = leaderWith(seen, unit.id)
  const third = text.unit.third[thirdsLost(unit)] ?? ''
  return [
    ...(third === '' ? [] : [text.capital(third)]),
    ...(unit.disordered ? [text.unit.disordered] : []),
    ...(unit.retreating ? [text.unit.retreating] : []),
    ...(unit.halt ? [text.unit.halted] : []),
    ...(unit.spentMove ? [text.unit.moved] : []),
    ...(seen.fired.includes(unit.id) ? [text.unit.fired] : []),
    ...(leader ? [text.unit.leader(name(leader))] : []),
  ]
}

/** Where a leader's base lies: with a unit, on the last stand of its front but one. (10.8) */
export function placeOfLeader(seen: Rf2, leader: Leader): Point | null {
  if (leader.with === null) return leader.at
  const unit = unitOf(seen, leader.with)
  if (!unit.pose) return null
  const [first, ...others] = blocksOf(layoutOf(unit, unit.formation, basesOf(seen.options)))
  if (!first) return null
  const front = [first, ...others].filter(({ y, facing }) => y <= first.y && facing === 0)
  const rightmost = front.toSorted((a, b) => b.x - a.x)
  const { x, y, depth } = rightmost[rightmost.length > 3 ? 1 : 0] ?? first
  return placed(unit.pose, Math.round(x), Math.round(y + depth / 2))
}

/** A leader on his round base. */
export function leaderBodyOf(
  seen: Rf2,
  leader: Leader,
  frame: Frame,
  wording: Wording,
  there: Point | null = null,
): Body | null {
  const at = leader.status === 'ready' ? (there ?? placeOfLeader(seen, leader)) : null
  if (!at) return null
  const middle = frame.point(at)
  const wide = 2 * LEADER_RADIUS
  return {
    id: leaderBody(leader.id),
    livery: leader.side,
    ...commanderCoat(leader.side),
    arm: 'leader',
    pose: { x: middle.x, y: middle.y - LEADER_RADIUS, facing: 0 },
    blocks: [{ x: 0, y: 0, width: wide, depth: wide, facing: 0, dress: 'plain' }],
    name: wording.name(leader),
    description: leaderText(seen, leader, wording),
    losses: null,
    counters: [],
    states: [],
    mark: leader.brigade === null ? null : markOf(seen, leader.side, leader.brigade),
  }
}

/** Whom he commands, how well, and with whom he is. */
export function leaderText(seen: Rf2, leader: Leader, { text, name }: Wording): string {
  const brigade = leader.brigade === null ? null : seen.brigades[leader.brigade]
  return [
    brigade ? text.leader.brigade(name(brigade)) : text.leader.army,
    text.leader.command(leader.command),
    ...(leader.with === null ? [] : [text.leader.with(name(unitOf(seen, leader.with)))]),
  ].join(', ')
}
