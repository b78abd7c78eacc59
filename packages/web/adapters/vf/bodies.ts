import type { Point } from '@grognard/geometry'
import {
  basesOf,
  brigadeOf,
  isInOpenOrder,
  isShaken,
  layoutOf,
  profileOf,
  tenacityOf,
  type BrigadeId,
  type Formation,
  type Leader,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Arm, Block, Body, Dress, Pose } from '@grognard/table'
import { coatOf, commanderCoat } from '../coats.ts'
import { blocksOf } from '../inches/blocks.ts'
import type { Frame } from '../inches/frame.ts'
import { bodyOf, leaderBody } from './ids.ts'
import { setbackCounters, setbacksOf } from './setbacks.ts'
import type { Wording } from './wording.ts'

const ARMS: { readonly [arm in 'infantry' | 'cavalry' | 'artillery']: Arm } = {
  infantry: 'foot',
  cavalry: 'horse',
  artillery: 'guns',
}

export const armOf = (unit: Pick<Unit, 'profile'>): Arm => ARMS[profileOf(unit).arm]

/** A unit where it stands, or where it would; null where it is not on the table. */
export function unitBody(
  seen: Vf,
  unit: Unit,
  frame: Frame,
  wording: Wording,
  there: { readonly pose: Pose; readonly formation: Formation } | null = null,
): Body | null {
  const { pose, formation } = there ?? unit
  const place = pose ? { pose, blocks: standingAs(seen, unit, formation) } : garrison(seen, unit)
  if (!place || (unit.status !== 'ready' && !there)) return null
  const tenacity = tenacityOf(seen, unit).value
  return {
    id: bodyOf(unit.id),
    livery: unit.side,
    ...coatOf(unit),
    arm: armOf(unit),
    pose: frame.pose(place.pose),
    blocks: place.blocks,
    name: wording.name(unit),
    description: describeUnit(seen, unit, wording),
    losses: { lost: Math.min(unit.losses, tenacity), of: tenacity },
    counters: [],
    states: [
      ...(isShaken(seen, unit) ? (['shaken'] as const) : []),
      ...(unit.shot ? (['fired'] as const) : []),
      ...(unit.acted ? (['acted'] as const) : []),
      ...(isInOpenOrder({ formation }) ? (['loose'] as const) : []),
    ],
    mark: markOf(seen, unit.side, unit.brigade),
  }
}

/** The brigades of a side are numbered from one. */
const markOf = ({ brigades }: Vf, side: Side, id: BrigadeId): string =>
  String(brigades.filter((one) => one.side === side).findIndex((one) => one.id === id) + 1)

function standingAs(seen: Vf, unit: Unit, formation: Formation): readonly Block[] {
  const layout = layoutOf(unit, formation, basesOf(seen.options))
  return blocksOf(layout, (part) => dressOf(formation, layout[part]?.front ?? false))
}

/** Guns stand before their limber, or one hangs on it. */
export function dressOf({ kind }: Formation, isInFront: boolean): Dress {
  if (kind === 'unlimbered') return isInFront ? 'gun' : 'limber'
  if (kind === 'limbered') return isInFront ? 'limber' : 'gun'
  return 'plain'
}

const WIDE = 6

/** Whoever holds a place has no formation there: its figures stand together in the middle. */
function garrison(
  seen: Vf,
  unit: Unit,
): { readonly pose: Pose; readonly blocks: readonly Block[] } | null {
  const place = seen.terrain.features.find(({ id }) => id === unit.inside)
  if (place?.shape !== 'area') return null
  const middle = (along: (point: Point) => number): number =>
    Math.round(place.outline.reduce((sum, corner) => sum + along(corner), 0) / place.outline.length)
  const files = Math.min(WIDE, unit.figures)
  const blocks = standingAs(
    seen,
    unit,
    armOf(unit) === 'guns' ? unit.formation : { kind: 'attack column', files },
  )
  const deep = blocks.reduce((most, block) => Math.max(most, block.y + block.depth), 0)
  return {
    pose: { x: middle(({ x }) => x), y: middle(({ y }) => y) - Math.round(deep / 2), facing: 0 },
    blocks,
  }
}

/** All that is seen at a glance. */
function describeUnit(seen: Vf, unit: Unit, wording: Wording): string {
  const { text, nouns } = wording
  return [
    text.unit.summary(wording.profile(unit), nouns.formed(unit.formation), unit.figures),
    text.unit.brigade(wording.name(brigadeOf(seen, unit.brigade))),
    text.unit.losses(unit.losses, tenacityOf(seen, unit).value),
    ...conditionOf(seen, unit, wording),
  ].join('. ')
}

/** What it is and how it stands, where its losses and its brigade are shown beside it. */
export function stateOf(seen: Vf, unit: Unit, wording: Wording): string {
  const { text, nouns } = wording
  const formed = text.unit.summary(
    wording.profile(unit),
    nouns.formed(unit.formation),
    unit.figures,
  )
  return [formed, ...conditionOf(seen, unit, wording)].join('. ')
}

const conditionOf = (seen: Vf, unit: Unit, { text, ...wording }: Wording): readonly string[] => [
  ...(unit.inside === null ? [] : [text.unit.inside(wording.place(seen, unit.inside))]),
  ...(isShaken(seen, unit) ? [text.unit.shaken] : []),
  ...(unit.shot ? [text.unit.shot] : []),
  ...(unit.acted ? [text.unit.acted] : []),
]

/** A leader on his round base, or beside those who hold a place with him. */
export function leaderBodyOf(
  seen: Vf,
  leader: Leader,
  frame: Frame,
  wording: Wording,
  there: Point | null = null,
): Body | null {
  const at = there ?? leader.at ?? shelter(seen, leader)
  if (!at || (leader.status !== 'ready' && !there)) return null
  const { leader: size } = basesOf(seen.options)
  const middle = frame.point(at)
  return {
    id: leaderBody(leader.id),
    livery: leader.side,
    ...commanderCoat(leader.side),
    arm: 'leader',
    pose: { x: middle.x, y: middle.y - Math.round(size / 2), facing: 0 },
    blocks: [{ x: 0, y: 0, width: size, depth: size, facing: 0, dress: 'plain' }],
    name: wording.name(leader),
    description: leaderText(seen, leader, wording),
    losses: null,
    counters:
      leader.brigade === null ? [] : setbackCounters(brigadeOf(seen, leader.brigade), wording),
    states: [],
    mark: leader.brigade === null ? null : markOf(seen, leader.side, leader.brigade),
  }
}

export function leaderText(seen: Vf, { brigade: id }: Leader, wording: Wording): string {
  const { leader } = wording.text
  if (id === null) return leader.army
  const brigade = brigadeOf(seen, id)
  const setbacks = setbacksOf(brigade, wording)
  const said = leader.brigade(wording.name(brigade))
  return setbacks === null ? said : `${said}. ${setbacks}`
}

function shelter({ terrain }: Vf, { inside }: Leader): Point | null {
  const place = terrain.features.find(({ id }) => id === inside)
  const [corner] = place?.shape === 'area' ? place.outline : []
  return corner ?? null
}
