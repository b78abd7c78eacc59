import {
  columnOf,
  reserveAt,
  SIDES,
  unitOf,
  zonesOf,
  type Afv,
  type Side,
  type Table,
  type ZoneId,
} from '@grognard/rules-afv'
import type { Area, Body, Link, Point, Scene } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import { describeReserve, describeZone } from './describe.ts'
import { features } from './ground.ts'
import { areaOf, bodyOf, commanderBody, unplacedArea } from './ids.ts'
import { bodiesIn } from './layout/bodies.ts'
import { boardOf, type Board } from './layout/board.ts'
import type { Box } from './layout/boxes.ts'
import { wordingIn, type Wording } from './wording.ts'

/** The battle as the table draws it; `nearest` has its rear row at the bottom of the screen. */
export function sceneOf(seen: Afv, language: Language, nearest: Side): Scene {
  const wording = wordingIn(language)
  const board = boardOf(seen, nearest)
  return {
    width: board.width,
    height: board.height,
    areas: areasOf(seen, board, wording),
    features: features(seen, board, wording),
    bodies: places(seen).flatMap((place) => bodiesIn(seen, board, place, wording)),
    links: linksOf(seen),
  }
}

type Place = { readonly zone: ZoneId | null; readonly side: Side }

function places({ table }: Afv): readonly Place[] {
  const beside = SIDES.flatMap((side): readonly Place[] => [
    ...table.reserves.map((column) => ({ zone: reserveAt(column), side })),
    { zone: null, side },
  ])
  return [...zonesOf(table).map((zone): Place => ({ zone, side: 'red' })), ...beside]
}

const outline = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

function areasOf(seen: Afv, board: Board, wording: Wording): readonly Area[] {
  const { table } = seen
  // Its row and its side are seen.
  const shortOf = (table: Table, zone: ZoneId): string => {
    const column = columnOf(table, zone)
    const names = table.columns === wording.text.columns.length ? wording.text.columns : []
    return names[column] ?? String(column + 1)
  }
  const field = zonesOf(table).map((zone): Area => ({
    id: areaOf(zone, 'red'),
    outline: outline(board.zone(zone, 'red')),
    name: wording.zone(table, zone),
    short: shortOf(table, zone),
    description: describeZone(seen, zone, wording),
    tone: 'field',
  }))
  const beside = SIDES.flatMap((side): readonly Area[] => {
    const reserves = table.reserves.map((column): Area => {
      const zone = reserveAt(column)
      return {
        id: areaOf(zone, side),
        outline: outline(board.zone(zone, side)),
        name: wording.text.reserveArea[side](wording.zone(table, zone)),
        short: wording.text.reserveShort,
        description: describeReserve(seen, zone, side, wording),
        tone: 'reserve',
      }
    })
    const waiting = board.unplaced(side)
    if (waiting === null) return reserves
    const count = seen.units.filter(
      (unit) => unit.side === side && unit.zone === null && unit.gone === null,
    ).length
    const strip: Area = {
      id: unplacedArea(side),
      outline: outline(waiting),
      name: wording.text.unplaced[side],
      description: wording.text.area.units(wording.side(side), count),
      tone: 'reserve',
      quiet: side !== board.nearest,
    }
    return [...reserves, strip]
  })
  return [...field, ...beside]
}

/** Who is in contact with whom, whose shots are declared, and who is about to engage. */
function linksOf(seen: Afv): readonly Link[] {
  const { engagements, shots, now } = seen
  const link = (from: number, to: number, kind: Link['kind']): Link => ({
    from: bodyOf(from),
    to: bodyOf(to),
    kind,
    label: null,
  })
  return [
    ...engagements.map((contact) => link(contact.by, contact.with, 'engaged')),
    ...shots.map((shot) => link(shot.unit, shot.at, 'shot')),
    ...(now?.doing === 'engaging' && now.target !== null
      ? [link(now.unit, now.target, 'charge')]
      : []),
  ]
}

/** A unit as it would stand after a change, where there would be room for it. */
export function ghostOf(
  seen: Afv,
  id: number,
  changed: Partial<Afv['units'][number]>,
  wording: Wording,
  nearest: Side,
): Body | null {
  const unit = { ...unitOf(seen, id), ...changed }
  const then: Afv = { ...seen, units: seen.units.with(id, unit) }
  // As the table lies now: the ghost may be the last unit that waits to be placed.
  const board = boardOf(seen, nearest)
  const { zone, side } = unit
  return bodiesIn(then, board, { zone, side }, wording, bodyOf(id))[0] ?? null
}

/** A commander where he would be. */
export function commanderGhost(
  seen: Afv,
  side: Side,
  zone: ZoneId,
  wording: Wording,
  nearest: Side,
): Body | null {
  const commanders = { ...seen.commanders, [side]: { zone, lost: false } }
  const board = boardOf(seen, nearest)
  const then: Afv = { ...seen, commanders }
  return bodiesIn(then, board, { zone, side }, wording, commanderBody(side))[0] ?? null
}
