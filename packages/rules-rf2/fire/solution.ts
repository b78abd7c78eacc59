// Who can fire at whom, stand by stand: range, arc, danger zone, sight of a whole stand, and a lane to
// it. (14.1 to 14.4, 14.11 to 14.18, 13.9 to 13.13) Worked out once for as long as nobody moves; what
// a throw needs, and whether a unit fires at all, is for the phase to say.

import { remembered, screenOf, type UnitId } from '@grognard/field'
import {
  aimsOfStand,
  groundAhead,
  isInsideAtMost,
  isOnLane,
  isPartlyIn,
  isWhollyIn,
  isWithin,
  isWithinOf,
  laneTo,
  leastCommon,
  screensBetween,
  seesWhole,
  shadesOf,
  standsIn as isStoodOn,
  type FinePoint,
  type Footprint,
  type Scene,
  type Screen,
  type Segment,
  type Shade,
  type Wood,
} from '@grognard/geometry'
import type { Unit } from '../battle.ts'
import { distancesOf, type Distances } from '../distances.ts'
import type { Situation } from '../field/situation.ts'
import { basesOf } from '../options.ts'
import { BANDS, reachesOf, type Band, type Reach } from '../units/weapons.ts'
import { blockingOf, woodsOf } from './blocking.ts'
import { risesOn, type Footing, type Rise } from './footing.ts'
import { isInTheWay } from './over-heads.ts'
import { firersOf, scaleFor, standsIn, type Firer, type Stand, type Stands } from './ranks.ts'

/** What a stand, or a face of a square, can hit of an enemy. */
export type Shot = {
  readonly target: UnitId
  readonly band: Band
  /** Stands of the target, by their numbers. */
  readonly stands: readonly number[]
}

export type StandFire = {
  /** As `figuresOf` counts; of a square the first stand of the face. */
  readonly stand: number
  /** A friend in its danger zone, who keeps it from firing. (14.3) */
  readonly danger: UnitId | null
  readonly shots: readonly Shot[]
}

/** By the numbers of units: those of their stands that can fire with what they have. */
export type FiringSolution = readonly (readonly StandFire[])[]

/** Worked out once for as long as nobody moves. */
export const firingSolution = (situation: Situation): FiringSolution =>
  remembered(situation, 'fire', solved, situation)

/** How often a solution was worked out: for tests. */
export const worked = { times: 0 }

type Looking = {
  readonly units: readonly Unit[]
  readonly stands: readonly (Stands | null)[]
  readonly scale: number
  readonly distances: Distances
  readonly rises: readonly Rise[]
  /** All that may be in the way, and which unit or rise it is of. */
  readonly scene: Scene
  readonly unitOf: ReadonlyMap<Screen, UnitId>
  readonly riseOf: ReadonlyMap<Screen, number>
  readonly whole: boolean
}

function solved(situation: Situation): FiringSolution {
  worked.times++
  const { units, terrain, measures, bodies } = situation
  const footprints = bodies.map((body) => (body && 'boxes' in body ? body : null))
  const scale = scaleFor(footprints)
  const known = new Map<string, Footing>()
  const stands = footprints.map((body) => body && standsIn(terrain, body, scale, known))
  const rises = risesOn(terrain)
  const screens = footprints.map((body, id) => (body ? screenOf(id, body, 0) : null))
  const looking: Looking = {
    units,
    stands,
    scale,
    distances: distancesOf(measures),
    rises,
    scene: [...rises.map(({ screen }) => screen), ...screens.filter((screen) => screen !== null)],
    unitOf: new Map(screens.flatMap((screen, id) => (screen ? [[screen, id] as const] : []))),
    riseOf: new Map(rises.map(({ screen }, i) => [screen, i])),
    whole: measures.arcs === 'whole',
  }
  const reaches = reachesOf(measures)
  const bases = basesOf(measures)
  return units.map((unit, id) => {
    const own = stands[id]
    if (!own) return []
    const firers = firersOf(unit, own, scale, bases)
    return unit.formation.kind === 'square'
      ? facesOf(looking, unit, own, firers, reaches)
      : firers.map((firer) => fireOf(looking, unit, own, firer, reaches[firer.weapon]))
  })
}

type Reaches = ReturnType<typeof reachesOf>

function fireOf(looking: Looking, unit: Unit, own: Stands, firer: Firer, reach: Reach): StandFire {
  const danger = inDanger(looking, unit, firer)
  const shots = danger === null ? shotsOf(looking, unit, own, firer, reach) : []
  return { stand: firer.number, danger, shots }
}

/** A friend on the ground straight ahead. (14.3) */
function inDanger(
  { units, stands, distances }: Looking,
  unit: Unit,
  { box, file }: Firer,
): UnitId | null {
  const zone = groundAhead(box, file, distances.danger)
  const reach = distances.danger
  for (const [id, other] of stands.entries()) {
    if (!other || id === unit.id || units[id]?.side !== unit.side) continue
    if (isFarOff(box, other.body, reach)) continue
    if (isStoodOn(zone, other.body)) return id
  }
  return null
}

const isFarOff = (
  { ring }: Firer['box'],
  { left, top, right, bottom }: Footprint,
  by: number,
): boolean => {
  const far = (from: 0 | 1, least: number, most: number): boolean => {
    let [before, after] = [true, true]
    for (let i = from; i < ring.length; i += 2) {
      if ((ring[i] as number) >= least - by) before = false
      if ((ring[i] as number) <= most + by) after = false
    }
    return before || after
  }
  return far(0, left, right) || far(1, top, bottom)
}

function shotsOf(
  looking: Looking,
  unit: Unit,
  own: Stands,
  firer: Firer,
  reach: Reach,
): readonly Shot[] {
  const { units, stands, scale } = looking
  const shots: Shot[] = []
  for (const [id, other] of stands.entries()) {
    if (!other || units[id]?.side === unit.side) continue
    if (isFarOff(firer.box, other.body, reach.long ?? 0)) continue
    const band = bandOf(reach, (limit) =>
      other.boxes.some((box) => isWithin(firer.ring, box, limit * scale)),
    )
    if (!band) continue
    const hit = standsHit(looking, unit, own, firer, other, band)
    if (hit.length > 0) shots.push({ target: id, band, stands: hit })
  }
  return shots
}

/** The nearest band that reaches so far. (14.4) */
function bandOf(reach: Reach, isWithinReach: (limit: number) => boolean): Band | null {
  if (!isWithinReach(reach.long ?? 0)) return null
  return BANDS.find((band) => reach[band] !== null && isWithinReach(reach[band])) ?? null
}

/** One stand of each face at what is in effective range of the square. (14.14) */
function facesOf(
  looking: Looking,
  unit: Unit,
  own: Stands,
  firers: readonly Firer[],
  reaches: Reaches,
): readonly StandFire[] {
  const { units, stands } = looking
  return own.body.boxes.flatMap((box): readonly StandFire[] => {
    const face = firers.filter((firer) => firer.box === box)
    const [first] = face
    if (!first) return []
    const dangers = face.map((firer) => inDanger(looking, unit, firer))
    const free = face.filter((_, i) => dangers[i] === null)
    if (free.length === 0)
      return [{ stand: first.number, danger: Math.min(...dangers.map(Number)), shots: [] }]
    const { effective, close } = reaches[first.weapon]
    const most = { close, effective, long: effective }
    const shots = stands.flatMap((other, id): readonly Shot[] => {
      if (!other || units[id]?.side === unit.side || effective === null) return []
      const band = bandOf(most, (limit) => isWithinOf(own.body, other.body, limit))
      if (!band) return []
      const hit = new Set(
        free.flatMap((firer) => standsHit(looking, unit, own, firer, other, band)),
      )
      const numbers = [...hit].toSorted((a, b) => a - b)
      return numbers.length > 0 ? [{ target: id, band, stands: numbers }] : []
    })
    return [{ stand: first.number, danger: null, shots }]
  })
}

/** The stands of a target that a stand has in its arc, sees whole, and has a lane to. (14.2) */
function standsHit(
  looking: Looking,
  unit: Unit,
  own: Stands,
  firer: Firer,
  other: Stands,
  band: Band,
): readonly number[] {
  const isIn = looking.whole ? isWhollyIn : isPartlyIn
  const inArc = other.stands.filter(({ ring }) => isIn(ring, firer.arc))
  if (inArc.length === 0) return []
  const between = betweenOf(looking, own, other, firer.width / 2)
  const hit =
    between.length === 0
      ? inArc
      : inArc.filter((stand) => canHit(looking, unit, firer, stand, between, band))
  return hit.map(({ number }) => number)
}

let last: { readonly own: Stands; readonly other: Stands; readonly scene: Scene } | null = null

/** The stands of a unit look at the same target one after the other. */
function betweenOf({ scene }: Looking, own: Stands, other: Stands, half: number): Scene {
  if (last?.own !== own || last.other !== other)
    last = { own, other, scene: screensBetween(own.body, other.body, scene, half) }
  return last.scene
}

function canHit(
  looking: Looking,
  unit: Unit,
  firer: Firer,
  stand: Stand,
  between: Scene,
  band: Band,
): boolean {
  const { rises, distances, scale } = looking
  const shades: Shade[] = []
  const walls: Screen[] = []
  for (const screen of between) {
    const blocking = blocked(looking, unit, firer, stand, screen, band)
    if (blocking === 'not') continue
    if (blocking === 'wholly') walls.push(screen)
    for (const shade of shadesOf(screen, blocking)) shades.push(shade)
  }
  if (shades.length > 0 && !seesWhole(firer.eye, { ring: stand.ring, scale }, shades)) return false
  const woods = woodsOf(rises, firer.footing, stand.footing, distances)
  if (walls.length === 0 && woods.length === 0) return true
  return aimsOfStand({ ring: stand.ring, scale }).some(
    (aim) => isThrough(firer, aim, woods) && isFree(firer, aim, walls),
  )
}

function blocked(
  looking: Looking,
  unit: Unit,
  firer: Firer,
  stand: Stand,
  screen: Screen,
  band: Band,
) {
  const { units, stands, rises, riseOf, unitOf, distances, scale } = looking
  const rise = riseOf.get(screen)
  if (rise !== undefined)
    return blockingOf(rises[rise] as Rise, rise, firer.footing, stand.footing, distances)
  const id = unitOf.get(screen) as UnitId
  const isThere = isInTheWay(
    units[id] as Unit,
    stands[id] as Stands,
    firer,
    unit.side,
    stand,
    band,
    distances,
    scale,
  )
  return isThere ? 'wholly' : 'not'
}

/** No more of any wood on the way than one sees into it. (13.13, 14.15) */
function isThrough({ eye }: Firer, aim: FinePoint, woods: readonly Wood[]): boolean {
  if (woods.length === 0) return true
  const scale = leastCommon(eye.scale, aim.scale)
  const [own, theirs] = [scale / eye.scale, scale / aim.scale]
  const line: Segment = {
    ax: eye.x * own,
    ay: eye.y * own,
    bx: aim.x * theirs,
    by: aim.y * theirs,
    scale,
  }
  return woods.every(({ ground, depth }) => isInsideAtMost(line, ground, depth))
}

/** A lane as wide as the stand, on which nothing stands. (14.2) */
function isFree({ box, file, width }: Firer, aim: FinePoint, walls: readonly Screen[]): boolean {
  if (walls.length === 0) return true
  const lane = laneTo(box, file, aim, width)
  return lane !== null && !walls.some((screen) => isOnLane(lane, screen))
}
