// Leaders on whom a unit would come to stand. (12.37)

import {
  FULL_TURN,
  INCH,
  isAtLeast,
  overlaps,
  placed,
  poseAt,
  standsOnGround,
  type Footprint,
  type Point,
} from '@grognard/geometry'
import { changeLeader, unitOf, type Leader, type Rf2, type Side } from '../battle.ts'
import { distancesOf } from '../distances.ts'
import { situationOf } from '../field/situation.ts'
import { impassableOn } from '../movement/ground.ts'
import { tell } from '../tell.ts'
import { standingAt } from './base.ts'

/** How far a place for him is looked for, in what steps, and along how many headings. */
const FARTHEST = 24 * INCH
const PACE = INCH / 4
const HEADINGS = 64

type Others = { readonly friends: readonly Footprint[]; readonly enemies: readonly Footprint[] }

function othersOf(battle: Rf2, side: Side): Others {
  const { bodies } = situationOf(battle)
  const of = (own: boolean): readonly Footprint[] =>
    battle.units.flatMap((unit) => {
      const body = bodies[unit.id]
      return (unit.side === side) === own && body && 'boxes' in body ? [body] : []
    })
  return { friends: of(true), enemies: of(false) }
}

/** A unit has moved: leaders alone whom it would stand on, or within an inch, make way. */
export function displaceLeaders(battle: Rf2, id: number): void {
  const unit = unitOf(battle, id)
  const body = situationOf(battle).bodies[id]
  if (!body || !('boxes' in body)) return
  for (const leader of battle.leaders) {
    if (!leader.at || leader.status !== 'ready') continue
    const own = leader.side === unit.side
    const base = standingAt(leader.at)
    const stays = own
      ? !overlaps(base, body)
      : isAtLeast(base, body, distancesOf(battle.options).nearEnemy)
    if (!stays) displace(battle, leader, leader.at, unit.name)
  }
}

function displace(battle: Rf2, leader: Leader, from: Point, unit: string): void {
  const at = nearestPlace(battle, leader, from)
  const about = { leader: leader.name, unit }
  if (at) {
    changeLeader(battle, leader.id, { at })
    tell(battle, 'displaced', ['rf2:12.37'], { ...about, to: at })
  } else {
    changeLeader(battle, leader.id, { at: null, with: null, status: 'removed' })
    tell(battle, 'captured', ['rf2:12.37'], about)
  }
}

/** The nearest place that is free; of several the most homeward, then the most central. */
function nearestPlace(battle: Rf2, { side }: Leader, from: Point): Point | null {
  const { friends, enemies } = othersOf(battle, side)
  const { terrain, options } = battle
  const { nearEnemy } = distancesOf(options)
  const isFree = (at: Point): boolean => {
    const base = standingAt(at)
    return (
      at.x >= 0 &&
      at.y >= 0 &&
      at.x <= terrain.width &&
      at.y <= terrain.height &&
      !friends.some((body) => overlaps(base, body)) &&
      enemies.every((body) => isAtLeast(base, body, nearEnemy)) &&
      !impassableOn(terrain).some(({ ground, openings }) => standsOnGround(base, ground, openings))
    )
  }
  const home = (at: Point): number => (side === 'red' ? at.y : -at.y)
  const aside = (at: Point): number => Math.abs(2 * at.x - terrain.width)
  for (let far = PACE; far <= FARTHEST; far += PACE) {
    const free = headings(from, far).filter(isFree)
    if (free.length > 0)
      return free.reduce((best, at) =>
        home(at) > home(best) || (home(at) === home(best) && aside(at) < aside(best)) ? at : best,
      )
  }
  return null
}

const headings = (from: Point, far: number): readonly Point[] =>
  Array.from({ length: HEADINGS }, (_, i) => {
    const { x, y } = placed(poseAt(from, (i * FULL_TURN) / HEADINGS), 0, -far)
    return { x, y }
  })
