import {
  forward,
  isArtillery,
  isReserve,
  onTable,
  type Afv,
  type Side,
  type Unit,
  type ZoneId,
} from '@grognard/rules-afv'
import type { Body, Pose } from '@grognard/table'
import { coatOf, commanderCoat } from '../../coats.ts'
import { armOf, countersOf, describeUnit, hasMoved, isLoose } from '../describe.ts'
import { bodyOf, commanderBody } from '../ids.ts'
import type { Wording } from '../wording.ts'
import { farSide, type Board } from './board.ts'
import { poseIn, type Box } from './boxes.ts'
import { clusters, type Cluster, type Piece, type Touching } from './clusters.ts'
import { pack, SMALLEST_FOR_NAMES, type Crowd, type Packed } from './pack.ts'
import { shortNames } from '../short.ts'
import { drawnStands } from './stands.ts'
import { inStrip } from './strip.ts'

/** A commander's round base. */
const BASE = 1500

type Edges = { readonly above: number; readonly below: number; readonly beside: number }

/** Room at the edges of an area: for its name at the top, and for those of the last row. */
const [ROOMY, TIGHT, SHELF, STRIP, FAR_STRIP]: readonly [Edges, Edges, Edges, Edges, Edges] = [
  { above: 1650, below: 1750, beside: 450 },
  { above: 1450, below: 1150, beside: 300 },
  // While units wait to be placed the whole table is smaller, and letters are not.
  { above: 1550, below: 1050, beside: 300 },
  { above: 2500, below: 0, beside: 300 },
  { above: 500, below: 500, beside: 300 },
]

const inside = ({ x, y, width, height }: Box, { above, below, beside }: Edges): Box => ({
  x: x + beside,
  y: y + above,
  width: width - 2 * beside,
  height: height - above - below,
})

/** With room for what is drawn around units, as long as that does not make them too small. */
function packed(crowd: Crowd, area: Box, edges: readonly Edges[]): Packed {
  const tried = edges.map((edge) => pack(crowd, inside(area, edge)))
  return (tried.find(({ scale }) => scale >= SMALLEST_FOR_NAMES) ?? tried.at(-1)) as Packed
}

/** Everyone in a zone of the table, in a side's reserve zone, or beside it; or one of them only. */
export function bodiesIn(
  seen: Afv,
  board: Board,
  place: { readonly zone: ZoneId | null; readonly side: Side },
  wording: Wording,
  only: string | null = null,
): readonly Body[] {
  const { zone, side } = place
  const area = zone === null ? board.unplaced(side) : board.zone(zone, side)
  if (area === null) return []
  const onField = onTable(zone)
  const units = seen.units.filter(
    (unit) => unit.gone === null && unit.zone === zone && (onField || unit.side === side),
  )
  const leaders = (['red', 'blue'] as const).filter(
    (side) => onField && seen.commanders[side].zone === zone && !seen.commanders[side].lost,
  )
  const { scale, placed } =
    zone === null ? waiting(seen, board, side, area) : crowded(seen, board, units, leaders, area)
  const poses = new Map<string, Pose>()
  for (const { piece, box } of placed) poses.set(piece.id, poseIn(box, piece.looks))
  const wanted = (id: string): boolean => only === null || only === id
  return [
    ...units
      .filter(({ id }) => wanted(bodyOf(id)))
      .map((unit) => unitBody(seen, unit, poses.get(bodyOf(unit.id)) as Pose, scale, wording)),
    ...leaders
      .filter((side) => wanted(commanderBody(side)))
      .map((side) =>
        commandersBody(seen, side, poses.get(commanderBody(side)) as Pose, scale, wording),
      ),
  ]
}

/** On the table, or behind it, where there is one side only and it has all the room. */
function crowded(
  seen: Afv,
  board: Board,
  units: readonly Unit[],
  leaders: readonly Side[],
  area: Box,
): Packed {
  const crowd = crowdOf(seen, board, units, leaders)
  return units.some(({ zone }) => isReserve(zone ?? 0))
    ? packed(inTheMiddle(crowd), area, [SHELF])
    : packed(crowd, area, [ROOMY, TIGHT])
}

/** What a strip of one row leaves to its title. */
const TITLE = 10_500

/** All of a side have their places in the strip, also those who have been placed already. */
function waiting(seen: Afv, board: Board, side: Side, area: Box): Packed {
  const own = seen.units.filter((unit) => unit.side === side)
  const line = own.toSorted((a, b) => Number(isArtillery(a)) - Number(isArtillery(b)))
  const isNear = side === board.nearest
  const pieces = line.map((unit) => pieceOf(board, { ...unit, facing: forward(side) }))
  if (isNear) return inStrip(pieces, inside(area, STRIP), true)
  const { x, width, ...rest } = inside(area, FAR_STRIP)
  return inStrip(pieces, { ...rest, x: x + TITLE, width: width - TITLE }, false)
}

const inTheMiddle = ({ far, middle, near }: Crowd): Crowd => ({
  far: [],
  middle: [...far, ...middle, ...near],
  near: [],
})

function pieceOf(board: Board, unit: Unit): Piece {
  const { width, depth } = drawnStands(unit, 1)
  const looks = board.looks(isReserve(unit.zone ?? 0) ? forward(unit.side) : unit.facing)
  const [across, down] = looks % 2 === 0 ? [width, depth] : [depth, width]
  return { id: bodyOf(unit.id), width: across, height: down, looks }
}

function crowdOf(seen: Afv, board: Board, units: readonly Unit[], leaders: readonly Side[]): Crowd {
  const touching = seen.engagements.map((contact): Touching => ({
    by: bodyOf(contact.by),
    with: bodyOf(contact.with),
    face: contact.face,
  }))
  const engaged = new Set(touching.flatMap((contact) => [contact.by, contact.with]))
  const alone = (side: Side): readonly Cluster[] => {
    const own = units.filter((unit) => unit.side === side && !engaged.has(bodyOf(unit.id)))
    // The battle line first, then the guns behind it, and the commander.
    const line = own.toSorted((a, b) => Number(isArtillery(a)) - Number(isArtillery(b)))
    const leader: readonly Piece[] = leaders.includes(side)
      ? [
          {
            id: commanderBody(side),
            width: BASE,
            height: BASE,
            looks: board.looks(forward(side)),
          },
        ]
      : []
    return clusters([...line.map((unit) => pieceOf(board, unit)), ...leader], [])
  }
  const fighting = units.filter((unit) => engaged.has(bodyOf(unit.id)))
  const far = farSide(board)
  return {
    far: alone(far),
    middle: clusters(
      fighting.map((unit) => pieceOf(board, unit)),
      touching,
    ),
    near: alone(board.nearest),
  }
}

function unitBody(seen: Afv, unit: Unit, pose: Pose, scale: number, wording: Wording): Body {
  return {
    id: bodyOf(unit.id),
    livery: unit.side,
    ...coatOf(unit),
    arm: armOf(unit),
    pose,
    blocks: drawnStands(unit, scale).blocks,
    name: wording.name(unit),
    short: shortIn(seen, wording, unit),
    description: describeUnit(seen, unit, wording),
    losses: null,
    counters: countersOf(unit, wording),
    states: [
      ...(unit.fired ? (['fired'] as const) : []),
      ...(hasMoved(seen, unit) ? (['acted'] as const) : []),
      ...(isLoose(unit) ? (['loose'] as const) : []),
    ],
    mark: null,
  }
}

type Shorts = { readonly [side in Side]: ReadonlyMap<string, string> }
const known = new WeakMap<Afv['units'], Map<Wording, Shorts>>()

/** The flag tells whose it is: only a side's own units may be taken for one another. */
function shortIn({ units }: Afv, wording: Wording, unit: Unit): string {
  const name = wording.name(unit)
  const all = known.get(units) ?? new Map<Wording, Shorts>()
  known.set(units, all)
  const of = (side: Side): ReadonlyMap<string, string> =>
    shortNames(units.filter((one) => one.side === side).map((one) => wording.name(one)))
  const shorts = all.get(wording) ?? { red: of('red'), blue: of('blue') }
  all.set(wording, shorts)
  return shorts[unit.side].get(name) ?? name
}

function commandersBody(seen: Afv, side: Side, pose: Pose, scale: number, wording: Wording): Body {
  const size = Math.round(BASE * scale)
  const { zone } = seen.commanders[side]
  return {
    id: commanderBody(side),
    livery: side,
    ...commanderCoat(side),
    arm: 'leader',
    pose,
    blocks: [{ x: 0, y: 0, width: size, depth: size, facing: 0, dress: 'plain' }],
    name: wording.text.commander[side],
    short: wording.text.commanderShort,
    letters: wording.text.commanderLetters,
    description: wording.text.unit.commanderIn(zone === null ? '' : wording.zone(seen.table, zone)),
    losses: null,
    counters: [],
    states: [],
    mark: null,
  }
}
