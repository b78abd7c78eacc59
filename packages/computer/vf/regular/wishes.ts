// Places that a unit might go to, each with the order that leads there. (6.3, 6.6, T.3)

import type { JsonObject } from '@grognard/kernel'
import { FULL_TURN, INCH, layoutReach, toward, turned, type Pose } from '@grognard/geometry'
import {
  basesOf,
  doubleDistance,
  formationsFor,
  hasSpecial,
  isInMarchColumn,
  layoutOf,
  occupierOf,
  placesWith,
  profileOf,
  reformPoses,
  standAfter,
  type FeatureId,
  type Formation,
  type Order,
  type Place,
  type Stand,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/computing'
import { between, headingOf, inInches, middleOf, type Spot } from '../features/oblong.ts'
import { movesOf, type Picture } from '../features/picture.ts'

/** An order, and how its unit would stand then; inside a feature, or in the open. */
export type Wish = {
  readonly order: Order
  readonly stand: Stand | null
  readonly inside: FeatureId | null
}

/** How a unit in the open stands after an order; null if it does not stand in the open then. */
export function standOfOrder(unit: Unit, order: Order): Stand | null {
  if (order.do === 'exit') return { formation: order.formation, pose: order.pose }
  if (order.do === 'move' || order.do === 'retreat')
    return order.occupy === undefined && unit.pose ? standAfter(unit, order) : null
  const end = 'way' in order ? order.way.at(-1) : undefined
  return end ? { formation: unit.formation, pose: end } : null
}

type Moving = Extract<Order, { readonly do: 'move' | 'retreat' }>

const WAYS = 16
const PARTS = [1, 0.5] as const
const COMPASS = Array.from({ length: 64 }, (_, i) => {
  const facing = (i * FULL_TURN) / 64
  return { facing, ahead: headingOf(facing) }
})

/** The heading, of 64, that leads there most nearly. */
function headingTo(from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [most, best] = [-Infinity, 0]
  for (const { facing, ahead } of COMPASS) {
    const along = dx * ahead.x + dy * ahead.y
    if (along > most) [most, best] = [along, facing]
  }
  return best
}

/** The enemy to look at from a place: the nearest, and those in column or on horse rather. */
function facingFrom({ enemies }: Picture, at: Spot, goal: Spot): number {
  let best: { readonly at: Spot; readonly far: number } = { at: goal, far: Infinity }
  for (const { o } of enemies) {
    const there = middleOf(o)
    const far = between(at, there)
    if (far < best.far) best = { at: there, far }
  }
  return headingTo(at, best.at)
}

/** The formations worth thinking about: to fight in, and to march in. */
function formationsOf(unit: Unit): readonly Formation[] {
  const { arm } = profileOf(unit)
  const all = formationsFor(unit)
  if (arm === 'artillery') return all
  const first = (kind: Formation['kind']): readonly Formation[] =>
    all.filter((formation) => formation.kind === kind).slice(0, 1)
  if (arm === 'cavalry') return first('line')
  const march = all.filter((formation) => isInMarchColumn({ formation })).slice(0, 1)
  return [...first('line'), ...first('attack column'), ...first('open order'), ...march]
}

/** Fractions of a turn that are not worth a reform. */
const SLIGHT = FULL_TURN / 40

const turnBetween = (a: number, b: number): number => {
  const by = turned(a, FULL_TURN - b)
  return Math.min(by, FULL_TURN - by)
}

export function wishesFor(picture: Picture, unit: Unit, goal: Spot): readonly Wish[] {
  const { seen, enemies } = picture
  const { pose } = unit
  if (!pose) return exits(picture, unit, goal)
  const wishes: Wish[] = []
  const formations = formationsOf(unit)
  const endings = formations.filter((formation) => fights(seen, unit, formation))
  const isQuiet = !enemies.some(({ o }) => between(inInches(pose), middleOf(o)) < QUIET)
  for (const before of startsOf(unit, formations, isQuiet)) {
    const isReformed = before !== unit.formation
    const far = movesOf(seen, unit, before)
    for (const { way, length } of waysFor(inInches(pose), goal, far)) {
      const start = isReformed ? reformed(seen, unit, before, way) : { formation: before, pose }
      if (!start) continue
      const end: Pose = {
        ...toward(start.pose, way, Math.floor(length * INCH)),
        facing: start.pose.facing,
      }
      const bare: Order = {
        unit: unit.id,
        do: 'move',
        ...(isReformed && { before: start }),
        way: length === 0 ? [] : [end],
      }
      wishes.push({ order: bare, stand: { formation: before, pose: end }, inside: null })
      if (isReformed && !hasSpecial(unit, 'horse artillery')) continue
      for (const after of endings)
        wishes.push(...turnedAt(picture, unit, bare, before, end, after, goal))
    }
  }
  return [...wishes, ...doubles(picture, unit, pose, goal), ...shelters(seen, unit, wishes)]
}

/** What it stays in once it is there. British columns do not fight. (Linear Tactics) */
const fights = (seen: Vf, unit: Unit, { kind }: Formation): boolean =>
  kind !== 'march column' &&
  kind !== 'limbered' &&
  (kind !== 'attack column' || seen.sheets[unit.side] !== 'british')

/** Nobody marches in column with an enemy nearer than this, in inches. */
const QUIET = 24

/** As it stands, or in march column or limbered for a long way. */
function startsOf(
  unit: Unit,
  formations: readonly Formation[],
  isQuiet: boolean,
): readonly Formation[] {
  const isMilitia = hasSpecial(unit, 'militia')
  const others = formations.filter(
    ({ kind }) =>
      kind !== unit.formation.kind &&
      ((isQuiet && kind === 'march column') || kind === 'limbered' || kind === 'attack column'),
  )
  return unit.formation.kind === 'square' || isMilitia
    ? [unit.formation]
    : [unit.formation, ...others]
}

function* waysFor(
  from: Spot,
  goal: Spot,
  far: number,
): Iterable<{ readonly way: number; readonly length: number }> {
  yield { way: 0, length: 0 }
  const straight = headingTo(from, goal)
  const toGoal = between(from, goal)
  if (toGoal < far) yield { way: straight, length: toGoal }
  for (let i = 0; i < WAYS; i++)
    for (const part of PARTS)
      yield { way: turned(straight, (i * FULL_TURN) / WAYS), length: far * part }
}

function reformed(seen: Vf, unit: Unit, formation: Formation, facing: number): Stand | null {
  const [pose] = reformPoses(seen, unit, formation, facing)
  return pose ? { formation, pose } : null
}

/** The same move with a reform after it: into another formation, or towards the enemy. */
function turnedAt(
  picture: Picture,
  unit: Unit,
  bare: Moving,
  before: Formation,
  end: Pose,
  after: Formation,
  goal: Spot,
): readonly Wish[] {
  const facing = facingFrom(picture, inInches(end), goal)
  const isSame = after.kind === before.kind
  if (isSame && turnBetween(facing, end.facing) < SLIGHT) return []
  if (hasSpecial(unit, 'militia') && bare.way.length > 0) return []
  if (before.kind === 'square' && bare.way.length > 0) return []
  const pose = reformedAt(picture.seen, unit, before, isSame ? before : after, end, facing)
  if (!pose) return []
  const stand: Stand = { formation: isSame ? before : after, pose }
  return [{ order: { ...bare, after: stand }, stand, inside: null }]
}

const shifts = new WeakMap<Unit, Map<string, Pose | null>>()

/** A reform shifts the pose by as much wherever it is: it is worked out once. (6.3.3) */
function reformedAt(
  seen: Vf,
  unit: Unit,
  before: Formation,
  after: Formation,
  end: Pose,
  facing: number,
): Pose | null {
  let known = shifts.get(unit)
  if (!known) shifts.set(unit, (known = new Map()))
  const key = `${before.kind} ${after.kind} ${end.facing} ${facing}`
  let shift = known.get(key)
  if (shift === undefined) {
    const here = { x: 0, y: 0, facing: end.facing }
    const [pose] = reformPoses(seen, unit, after, facing, { formation: before, pose: here })
    known.set(key, (shift = pose ?? null))
  }
  return shift && { x: end.x + shift.x, y: end.y + shift.y, facing }
}

/** A way is not worth going for less, in thousandths. */
const LEAST_WAY = 1000
const ROUNDING = 50

/** The same order for as much shorter a way as it was too long: over rough ground and barriers. */
export function shortened(unit: Unit, { order }: Wish, data: JsonObject = {}): Wish | null {
  const over = ((data['over'] as number) * INCH) / 100 + ROUNDING
  const [end] = 'way' in order ? order.way : []
  if (!end || !unit.pose || (order.do !== 'move' && order.do !== 'double')) return null
  const start = order.do === 'move' && order.before ? order.before.pose : unit.pose
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length - over < LEAST_WAY) return null
  const [bx, by] = [Math.round((dx * over) / length), Math.round((dy * over) / length)]
  const back = (pose: Pose): Pose => ({ ...pose, x: pose.x - bx, y: pose.y - by })
  const nearer: Order =
    order.do === 'move' && order.after
      ? { ...order, way: [back(end)], after: { ...order.after, pose: back(order.after.pose) } }
      : { ...order, way: [back(end)] }
  const stand = standOfOrder(unit, nearer)
  return stand && { order: nearer, stand, inside: null }
}

/** Twice as far, where no enemy is near. (6.6) */
function doubles(picture: Picture, unit: Unit, pose: Pose, goal: Spot): readonly Wish[] {
  const { seen, enemies } = picture
  const FAR = 18
  const from = inInches(pose)
  if (enemies.some(({ o }) => between(from, middleOf(o)) < FAR)) return []
  const far = doubleDistance(seen, unit).value
  const straight = headingTo(from, goal)
  return [0, 1, -1, 2, -2].flatMap((aside) =>
    [1, 0.75].map((part) => {
      const length = Math.min(far * part, between(from, goal))
      const way = turned(straight, (aside * FULL_TURN) / 24)
      const end = { ...toward(pose, way, Math.floor(length * INCH)), facing: pose.facing }
      return {
        order: { unit: unit.id, do: 'double', way: [end] },
        stand: { formation: unit.formation, pose: end },
        inside: null,
      } as const
    }),
  )
}

/** Into a feature at hand; light infantry after a move. (T.3.2) */
function shelters(seen: Vf, unit: Unit, moves: readonly Wish[]): readonly Wish[] {
  if (profileOf(unit).arm !== 'infantry') return []
  const open = placesWith(seen.terrain, 'defendable').filter(({ id }) => !occupierOf(seen, id))
  const nimble = hasSpecial(unit, 'light infantry')
  return open.flatMap(({ id, ground }) => {
    const at: Wish = {
      order: { unit: unit.id, do: 'occupy', feature: id },
      stand: null,
      inside: id,
    }
    const middle = {
      x: (ground.left + ground.right) / 2 / INCH,
      y: (ground.top + ground.bottom) / 2 / INCH,
    }
    if (!nimble) return [at]
    const near = moves
      .filter(
        ({ order }) =>
          order.do === 'move' && order.after === undefined && order.before === undefined,
      )
      .flatMap((wish) =>
        wish.stand ? [{ wish, far: between(inInches(wish.stand.pose), middle) }] : [],
      )
      .toSorted((a, b) => a.far - b.far)
      .slice(0, 3)
    return [
      at,
      ...near.map(({ wish }) => ({
        order: { ...(wish.order as Moving), occupy: id },
        stand: null,
        inside: id,
      })),
    ]
  })
}

/** How far out of a feature, in inches: all of a unit must be within six. (T.3.3) */
const OUT = [1, 2.5] as const

/** Out of a feature towards the goal, or towards the enemy. (T.3.3) */
function exits(picture: Picture, unit: Unit, goal: Spot): readonly Wish[] {
  const place = placesWith(picture.seen.terrain, 'defendable').find(({ id }) => id === unit.inside)
  if (!place || unit.entered) return []
  const { left, top, right, bottom } = place.ground
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  const towards = headingTo(inInches(middle), goal)
  return [0, 1, -1, 2, -2, 3, -3, 4].flatMap((eighths) => {
    const way = turned(towards, (eighths * FULL_TURN) / 8)
    const edge = edgeOf(place.ground, middle, way)
    return OUT.flatMap((out) =>
      formationsOf(unit).map((formation) => {
        const depth = -layoutReach(layoutOf(unit, formation, basesOf(picture.seen.options))).rear
        // Looking away from the feature, its rear is next to it.
        const pose = { ...toward(middle, way, Math.round(edge + out * INCH - depth)), facing: way }
        return {
          order: { unit: unit.id, do: 'exit', formation, pose },
          stand: { formation, pose },
          inside: null,
        } as const
      }),
    )
  })
}

/** How far the ground goes from its middle, that way. */
function edgeOf({ pieces }: Place['ground'], middle: Spot, way: number): number {
  const { x, y } = headingOf(way)
  let most = 0
  for (const ring of pieces)
    for (let i = 0; i < ring.length; i += 2)
      most = Math.max(
        most,
        ((ring[i] as number) - middle.x) * x + ((ring[i + 1] as number) - middle.y) * y,
      )
  return most
}
