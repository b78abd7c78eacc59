// Who may march, how columns turn, and when a change may come last. (12.7, 12.12, 12.31 to 12.35, 12.40)

import { crossingsOn, lineOfGap } from '@grognard/field'
import { sweptNear, whereIs, type Point, type Terrain } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Seen, Unit } from '../battle.ts'
import { distancesOf } from '../distances.ts'
import { situationOf, standing, type Stance } from '../field/situation.ts'
import { basesOf } from '../options.ts'
import { refused, showing } from '../refusals/refused.ts'
import { baseOf, isColumnOnTheMarch } from '../units/formations.ts'
import { enemyNear, engagedOf } from './engagement.ts'
import { MARCH_TURN } from './grammar.ts'
import { isOnRoad } from './ground.ts'
import type { Way } from './legs.ts'
import type { Pace, Steps } from './order.ts'

/** A whole brigade marches or none of it does, and not with the enemy near. (12.31, 12.40) */
export function refusePace(seen: Seen, unit: Unit, pace: Pace, steps: Steps): Refusal | null {
  const brigade = seen.brigades[unit.brigade]
  if (brigade?.pace && brigade.pace !== pace)
    return refused('rf2:12.40', 'pace-of-brigade', {
      unit: unit.name,
      brigade: brigade.name,
      pace: brigade.pace,
    })
  if (pace === 'normal') return null
  const engaged = engagedOf(seen, unit.brigade)
  if (engaged)
    return showing(
      refused('rf2:12.40', 'march-engaged', { unit: unit.name, other: engaged.unit.name }),
      [lineOfGap(engaged.body, engaged.enemy)],
    )
  const changes = steps.some((step) => step.do === 'about' || step.do.startsWith('form'))
  return changes ? refused('rf2:12.7', 'march-changes', { unit: unit.name }) : null
}

/** How the head of a column may turn: as others wheel, or however the road does. (12.12, 12.33, 12.35) */
export function refuseTurns(
  seen: Seen,
  unit: Unit,
  { formation }: Stance,
  { turns, path }: Way,
  pace: Pace,
): Refusal | null {
  if (!isColumnOnTheMarch(formation)) return null
  const { legs } = path
  const least = baseOf(unit, basesOf(seen.options)).depth / 2
  let here = path.pose
  for (const leg of legs) {
    if (leg.kind !== 'file') continue
    const [dx, dy] = [leg.to.x - here.x, leg.to.y - here.y]
    if (dx * dx + dy * dy < least * least && leg.to.facing !== here.facing)
      return refused('rf2:3.4', 'file-short', { unit: unit.name, least: least / 10 })
    here = leg.to
  }
  // 12.20
  if (formation.kind === 'limbered' && pace === 'normal') return null
  if (isOnRoad(seen.terrain, path)) return null
  const turning = turns.flatMap((by, i) => (by === 0 ? [] : [i]))
  if (pace === 'march') {
    // 13.12: a bridge puts a turn into it.
    if (turning.some((i) => i > 0 && !isOnBridge(seen.terrain, headBefore(path, i))))
      return refused('rf2:12.33', 'march-turns-late', { unit: unit.name })
    return turning.some((i) => i === 0 && Math.abs(turns[i] as number) > MARCH_TURN)
      ? refused('rf2:12.33', 'march-turns-far', { unit: unit.name })
      : null
  }
  return turning.some((i) => i > 0 && i < legs.length - 1) || turning.length > 2
    ? refused('rf2:12.12', 'wheel-between', { unit: unit.name })
    : null
}

/** Where the head of a column is before a leg. */
function headBefore({ pose, legs }: Way['path'], leg: number): Point {
  const before = legs[leg - 1]
  return before?.kind === 'file' ? before.to : pose
}

const isOnBridge = (terrain: Terrain, { x, y }: Point): boolean =>
  crossingsOn(terrain).some(({ ground }) =>
    ground.parts.some((part) => whereIs(part, x, y) !== 'outside'),
  )

/** Only outside engagement range all the way a unit may change at the end of its move. (12.7, 12.8) */
export function refuseLate(seen: Seen, unit: Unit, { path }: Way, to: Stance): Refusal | null {
  // 21.8
  if (unit.kind === 'HA' && to.formation.kind === 'unlimbered') return null
  const { engagement } = distancesOf(seen.options)
  const { bodies } = situationOf(seen)
  const there = standing(seen, unit, to)
  const near = seen.units.find((other) => {
    const body = bodies[other.id]
    return other.side !== unit.side && body && 'boxes' in body && sweptNear(path, body, engagement)
  })
  const enemy = near ?? enemyNear(seen, unit.side, there)
  if (!enemy) return null
  const why = refused('rf2:12.7', 'change-late', { unit: unit.name, other: enemy.name })
  const body = bodies[enemy.id]
  return body ? showing(why, [lineOfGap(there, body)]) : why
}
