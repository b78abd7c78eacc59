// Who can fire at whom, once more and slowly: every stand at every stand, nothing kept, nothing sorted
// out, all in whole numbers of any size.

import {
  groundOf,
  levelsOf,
  polygonOf,
  risesBy,
  type Body,
  type Feature,
  type Footprint,
  type Hill,
  type Ring,
} from '@grognard/geometry'
import type { Seen, Unit } from '../../battle.ts'
import { distancesOf } from '../../distances.ts'
import { situationOf } from '../../field/situation.ts'
import type { FiringSolution, Shot, StandFire } from '../../fire/solution.ts'
import { basesOf } from '../../options.ts'
import { baseOf } from '../../units/formations.ts'
import { reachesOf, weaponOf, type Band, type WeaponName } from '../../units/weapons.ts'
import {
  areNear,
  cross,
  FINE,
  finer,
  holds,
  hullOf,
  isInAtMost,
  meets,
  minus,
  partOf,
  roundedShare,
  shapeOf,
  shareIn,
  standsOf,
  type Shape,
  type Spot,
  type StandShape,
} from './exact.ts'

type Ground = {
  readonly of: Body | Hill
  readonly shapes: readonly Shape[]
  readonly crest: readonly (readonly [Spot, Spot])[]
  readonly top: number
  readonly hill: Hill | null
  readonly dense: boolean
}

const shapesOf = (rings: readonly Ring[]): readonly Shape[] => rings.map(shapeOf)

/** The level of a point: the highest contour that it is in, or on the edge of. */
function levelOf(hill: Hill, [x, y]: Spot): number {
  let level = 0
  for (const [i, { pieces }] of levelsOf(hill).entries())
    if (shapesOf(pieces).some((shape) => isOver(shape, [x, y]))) level = i + 1
  return level
}

const isOver = (shape: Shape, spot: Spot): boolean => {
  const sides = shape.map((from, i) =>
    cross(minus(shape[(i + 1) % shape.length] as Spot, from), minus(spot, from)),
  )
  return sides.every((side) => side >= 0n) || sides.every((side) => side <= 0n)
}

function groundsOf(features: readonly Feature[]): readonly Ground[] {
  const hills = features.filter((one) => one.shape === 'hill')
  return features.flatMap((feature): readonly Ground[] => {
    const body = groundOf(feature)
    const none = { crest: [], hill: null, dense: false }
    if (feature.shape === 'hill') {
      const levels = levelsOf(feature).map((ground, i): Ground => ({
        ...none,
        of: ground,
        shapes: shapesOf(ground.pieces),
        top: i + 1,
        hill: feature,
      }))
      const spots = shapeOf(polygonOf(feature.crest))
      const crest = spots.slice(1).map((spot, i) => [spots[i] as Spot, spot] as const)
      return crest.length === 0
        ? levels
        : [
            ...levels,
            { ...none, of: feature, shapes: [], crest, top: levels.length, hill: feature },
          ]
    }
    const dense = feature.tags.includes('dense')
    const own = dense ? Math.max(1, risesBy(feature)) : risesBy(feature)
    if (own === 0) return []
    const shapes = shapesOf(body.pieces)
    const under = hills.map(
      (hill) =>
        levelsOf(hill).filter((level) =>
          shapesOf(level.pieces).some((one) => shapes.some((other) => meets(one, other))),
        ).length,
    )
    return [{ ...none, of: body, shapes, top: Math.max(0, ...under) + own, dense }]
  })
}

type Blocking =
  | 'not'
  | 'wholly'
  | { readonly higher: 'viewer' | 'target'; readonly halvings: number }

function byLevel(from: number, to: number, top: number): Blocking {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  if (low > top) return 'not'
  if (high <= top) return 'wholly'
  return { higher: from === high ? 'viewer' : 'target', halvings: high - top - 1 }
}

/** Farther than anything on the table. */
const FAR = 1_000_000n

/** All that is behind a shape as seen from a spot: its shadow from so many times as far on. */
const shadow = (eye: Spot, shape: Shape, from: bigint, to: bigint, over: bigint): Shape =>
  hullOf(
    [from, to].flatMap((times) =>
      shape.map((spot): Spot => {
        const [dx, dy] = minus(spot, eye)
        return [eye[0] * over + dx * times, eye[1] * over + dy * times]
      }),
    ),
  )

/** Whether anything of a stand that an eye looks at is hidden by a convex shape. */
function hidesSome(eye: Spot, stand: Shape, shape: Shape, how: Blocking, least: number): boolean {
  if (how === 'not') return false
  if (holds(shape, eye)) return true
  const middle = stand.reduce<Spot>((all, [x, y]) => [all[0] + x, all[1] + y], [0n, 0n])
  const edges = stand.flatMap((from, i): readonly (readonly [Spot, Spot])[] => {
    const to = stand[(i + 1) % stand.length] as Spot
    const way = minus(to, from)
    const inner = cross(way, [middle[0] - 4n * from[0], middle[1] - 4n * from[1]])
    const own = cross(way, minus(eye, from))
    // It looks towards the eye.
    return (inner > 0n && own < 0n) || (inner < 0n && own > 0n) ? [[from, to]] : []
  })
  const behind = shadow(eye, shape, 1n, FAR, 1n)
  const inShadow = (region: Shape, over: bigint): boolean =>
    edges.some((edge) => meets(finer(edge, over), region))
  if (how === 'wholly') return inShadow(behind, 1n)
  const parts = 1n << BigInt(how.halvings)
  if (how.higher === 'viewer') {
    if (inShadow(shadow(eye, shape, parts, parts + 1n, parts), parts)) return true
    return edges.some((edge) => {
      const share = shareIn(edge, behind)
      if (!share) return false
      const { stroke, by } = partOf(edge, share)
      return areNearAt(stroke, finer(shape, by), least, by)
    })
  }
  if (inShadow(shadow(eye, shape, parts + 1n, FAR, 1n), 1n)) return true
  return areNear([eye], shape, BigInt(least), true) && inShadow(behind, 1n)
}

/** On a lattice that is finer still. */
const areNearAt = (a: Shape, b: Shape, limit: number, by: bigint): boolean =>
  meets(a, b) || areNear(a, b, BigInt(limit) * by, true)

/** What is known of a stand of the battle. */
type Stand = StandShape & {
  readonly level: number
  readonly middle: Spot
}

const middleOf = (shape: Shape): Spot => {
  const [x, y] = shape.reduce<Spot>((all, spot) => [all[0] + spot[0], all[1] + spot[1]], [0n, 0n])
  return [x / 4n, y / 4n]
}

export function fireSlowly(seen: Seen): FiringSolution {
  const { units, terrain, options } = seen
  const distances = distancesOf(options)
  const { bodies } = situationOf(seen)
  const grounds = groundsOf(terrain.features)
  const hills = terrain.features.filter((one) => one.shape === 'hill')
  const standsBy = bodies.map((body): readonly Stand[] =>
    body && 'boxes' in body
      ? standsOf(body).map((stand) => {
          const middle = middleOf(stand.shape)
          return {
            ...stand,
            middle,
            level: Math.max(0, ...hills.map((hill) => levelOf(hill, middle))),
          }
        })
      : [],
  )
  const boxesBy = bodies.map((body) =>
    body && 'boxes' in body ? body.boxes.map(({ ring }) => shapeOf(ring)) : [],
  )
  const inside = new Map<Stand, ReadonlySet<Ground>>()
  for (const stand of standsBy.flat())
    inside.set(
      stand,
      new Set(grounds.filter(({ shapes }) => shapes.some((shape) => meets(stand.shape, shape)))),
    )
  const isIn = (stand: Stand, ground: Ground): boolean => inside.get(stand)?.has(ground) ?? false

  const isOnCrest = (stand: Stand, { crest }: Ground): boolean =>
    crest.some((stroke) => meets(stand.shape, stroke) || areNear(stand.shape, stroke, 0n))

  function howGround(ground: Ground, from: Stand, to: Stand): Blocking {
    if (ground.crest.length > 0) {
      if (isOnCrest(from, ground) || isOnCrest(to, ground)) return 'not'
      return Math.max(from.level, to.level) > ground.top ? 'not' : 'wholly'
    }
    // Nothing hides what stands on it, nor do the levels below.
    if (isIn(from, ground) || isIn(to, ground)) return 'not'
    return byLevel(from.level, to.level, ground.top)
  }

  function isInTheWay(
    id: number,
    own: Unit,
    weapon: WeaponName,
    band: Band,
    from: Stand,
    to: Stand,
  ): boolean {
    const other = units[id] as Unit
    const { is } = weaponOf(weapon)
    if (is === 'small arms') return true
    const boxes = boxesBy[id] as readonly Shape[]
    const isCloser = (stand: Stand, limit: number, nearer: boolean): boolean =>
      boxes.some((box) => areNear(stand.shape, box, BigInt(limit), nearer))
    const foe = other.side !== own.side
    if (foe && other.formation.kind === 'skirmish' && !isCloser(from, distances.screen, false))
      return false
    const top = Math.max(...(standsBy[id] as readonly Stand[]).map(({ level }) => level))
    const above = Math.max(from.level, to.level) > top
    if (above && foe) return false
    if (!above && !(is === 'howitzer' && band !== 'close')) return true
    if (isCloser(from, distances.overhead, true)) return true
    return !foe && isCloser(to, distances.overhead, true)
  }

  function canHit(
    own: Unit,
    target: Unit,
    weapon: WeaponName,
    band: Band,
    from: Stand,
    to: Stand,
  ): boolean {
    const [left, right] = from.shape as readonly [Spot, Spot]
    const eye: Spot = [(left[0] + right[0]) / 2n, (left[1] + right[1]) / 2n]
    if (!isInArc(own, options.arcs, left, right, to.shape)) return false
    const walls: Shape[] = []
    for (const ground of grounds) {
      const how = howGround(ground, from, to)
      const shapes = ground.crest.length > 0 ? ground.crest : ground.shapes
      for (const shape of shapes) {
        if (hidesSome(eye, to.shape, shape, how, distances.deadGround)) return false
        if (how === 'wholly') walls.push(shape)
      }
    }
    for (const [id, boxes] of boxesBy.entries()) {
      if (id === own.id || id === target.id) continue
      if (boxes.length === 0 || !isInTheWay(id, own, weapon, band, from, to)) continue
      for (const box of boxes) {
        if (hidesSome(eye, to.shape, box, 'wholly', 0)) return false
        walls.push(box)
      }
    }
    const woods = grounds.flatMap((ground) => {
      const [here, there] = [isIn(from, ground), isIn(to, ground)]
      if (!ground.dense || (!here && !there)) return []
      return [{ ground, depth: here && there ? distances.insideWood : distances.intoWood }]
    })
    const { width } = baseOf(own, basesOf(options))
    return aims(to.shape).some(
      (aim) =>
        woods.every(({ ground, depth }) => isInAtMost([eye, aim], ground.shapes, depth)) &&
        isLaneFree(eye, aim, BigInt(width / 2), walls),
    )
  }

  const inDanger = (own: Unit, stand: Stand): number | null => {
    const zone = groundBefore(stand, BigInt(distances.danger))
    const found = units.findIndex(
      (other) =>
        other.id !== own.id &&
        other.side === own.side &&
        (boxesBy[other.id] ?? []).some((box) => meets(box, zone)),
    )
    return found >= 0 ? found : null
  }

  const isWithinReach = (shapes: readonly Shape[], target: Unit, limit: number | null): boolean =>
    limit !== null &&
    shapes.some((shape) =>
      (boxesBy[target.id] ?? []).some((box) => areNear(shape, box, BigInt(limit))),
    )

  const bandAt = (shapes: readonly Shape[], target: Unit, weapon: WeaponName): Band | null => {
    const reach = reachesOf(options)[weapon]
    if (!isWithinReach(shapes, target, reach.long)) return null
    return (
      (['close', 'effective', 'long'] as const).find((band) =>
        isWithinReach(shapes, target, reach[band]),
      ) ?? null
    )
  }

  const fire = (
    own: Unit,
    from: readonly Stand[],
    weapon: WeaponName,
    range: readonly Shape[],
    effective: boolean,
  ): readonly Shot[] =>
    units.flatMap((target): readonly Shot[] => {
      if (target.side === own.side || (standsBy[target.id] ?? []).length === 0) return []
      const band = bandAt(range, target, weapon)
      if (!band || (effective && band === 'long')) return []
      const stands = (standsBy[target.id] as readonly Stand[])
        .filter((to) => from.some((one) => canHit(own, target, weapon, band, one, to)))
        .map(({ number }) => number)
      return stands.length > 0 ? [{ target: target.id, band, stands }] : []
    })

  return units.map((own): readonly StandFire[] => {
    const stands = standsBy[own.id] as readonly Stand[]
    const { kind } = own.formation
    const isMounted = own.mounted && ['LC', 'MC', 'HC', 'DR', 'IC'].includes(own.kind)
    if (kind === 'limbered' || isMounted) return []
    const front = stands.filter((stand) => stand.front)
    const weaponAt = ({ number }: Stand): WeaponName =>
      (own.weapons[number] ?? own.weapons[0]) as WeaponName
    if (kind !== 'square')
      return front.map((stand) => {
        const danger = inDanger(own, stand)
        const shots =
          danger === null ? fire(own, [stand], weaponAt(stand), [stand.shape], false) : []
        return { stand: stand.number, danger, shots }
      })
    const body = bodies[own.id] as Footprint
    return body.boxes.map((box) => {
      const face = front.filter((stand) => stand.box === box)
      const first = face[0] as Stand
      const free = face.filter((stand) => inDanger(own, stand) === null)
      const danger =
        free.length > 0 ? null : Math.min(...face.map((one) => inDanger(own, one) ?? 0))
      const shots = fire(own, free, weaponAt(first), boxesBy[own.id] as readonly Shape[], true)
      return { stand: first.number, danger, shots }
    })
  })
}

function isInArc(
  own: Unit,
  arcs: 'partly' | 'whole',
  left: Spot,
  right: Spot,
  stand: Shape,
): boolean {
  const wide = own.formation.kind === 'skirmish' || own.formation.kind === 'square'
  const [aside, ahead] = wide ? [1n, 1n] : [408n, 985n]
  const [ex, ey] = minus(right, left)
  const [ax, ay] = [ey, -ex]
  const lw: Spot = [ax * ahead - ex * aside, ay * ahead - ey * aside]
  const rw: Spot = [ax * ahead + ex * aside, ay * ahead + ey * aside]
  if (arcs === 'whole')
    return stand.every(
      (spot) =>
        cross([ex, ey], minus(spot, left)) <= 0n &&
        cross(lw, minus(spot, left)) >= 0n &&
        cross(rw, minus(spot, right)) <= 0n,
    )
  const far = (from: Spot, [x, y]: Spot): Spot => [from[0] + x * 100n, from[1] + y * 100n]
  return meets(stand, [left, far(left, lw), far(right, rw), right])
}

/** Its middle, the middles of its edges and its corners. */
function aims(stand: Shape): readonly Spot[] {
  const edges = stand.flatMap((from, i): readonly Spot[] => {
    const to = stand[(i + 1) % stand.length] as Spot
    return [from, [(from[0] + to[0]) / 2n, (from[1] + to[1]) / 2n]]
  })
  return [middleOf(stand), ...edges]
}

function isLaneFree(eye: Spot, aim: Spot, half: bigint, walls: readonly Shape[]): boolean {
  const [dx, dy] = minus(aim, eye)
  const square = dx * dx + dy * dy
  if (square === 0n) return walls.length === 0
  const [ox, oy] = [FINE * roundedShare(-dy, half, square), FINE * roundedShare(dx, half, square)]
  const lane: Shape = [
    [eye[0] - ox, eye[1] - oy],
    [aim[0] - ox, aim[1] - oy],
    [aim[0] + ox, aim[1] + oy],
    [eye[0] + ox, eye[1] + oy],
  ]
  return !walls.some((wall) => meets(lane, wall))
}

/** Before the front edge of a stand, square to the front of its box. */
function groundBefore({ shape, box }: Stand, deep: bigint): Shape {
  const [left, right] = shape as readonly [Spot, Spot]
  const [a, b] = shapeOf(box.ring) as unknown as readonly [Spot, Spot]
  const [ex, ey] = minus(b, a)
  const square = ex * ex + ey * ey
  const out: Spot = [FINE * roundedShare(ey, deep, square), FINE * roundedShare(-ex, deep, square)]
  const on = (spot: Spot): Spot => [spot[0] + out[0], spot[1] + out[1]]
  return [on(left), on(right), right, left]
}
