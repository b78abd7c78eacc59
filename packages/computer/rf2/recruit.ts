// Plausible and instant: straight on, and at whoever is nearest.

import { INCH, lengthOf } from '@grognard/geometry'
import type { Json, Question } from '@grognard/kernel'
import {
  ableToFire,
  allAtNearest,
  armOf,
  distancesOf,
  fireOf,
  judgeMove,
  judgeRide,
  LINE,
  nearestEnemy,
  reachesOf,
  refuseAttachments,
  refuseMover,
  refuseRecovery,
  refuseRider,
  turnTo,
  UNLIMBERED,
  unitOf,
  wayTo,
  type Attachment,
  type Formation,
  type Leader,
  type Nearest,
  type Rf2,
  type Side,
  type Steps,
  type Unit,
} from '@grognard/rules-rf2/functions'
import type { Mind, Thought } from '../player.ts'
import { because } from './words.ts'

type OfSide = { readonly side: Side }

/** How far it tries to go, in inches: the judge says which of them it may. */
const FAR = [18, 15, 12, 9, 6, 4.5, 3, 1.5]
/** A sixteenth of a turn: what fires to its front need not turn by less. */
const ARC = 4096
/** How near somebody looks before he halts: nine tenths of his reach. */
const WELL_WITHIN = 0.9

/** Its reach at the band that costs nothing, or at all it has. */
function reachOf(seen: Rf2, unit: Unit): number {
  const [weapon] = unit.weapons
  if (!weapon) return 0
  const { effective, long } = reachesOf(seen.options)[weapon]
  return effective ?? long ?? 0
}

const moved = (unit: Unit, steps: Steps): Json => ({
  unit: unit.id,
  does: 'move',
  pace: 'normal',
  steps: steps as unknown as Json,
})

const isLawful = (seen: Rf2, unit: Unit, steps: Steps): boolean =>
  !('code' in judgeMove(seen, { unit: unit.id, does: 'move', pace: 'normal', steps }))

/** What it would do with a unit; null: it stays where it is. */
function orderFor(seen: Rf2, unit: Unit): Thought | null {
  const enemy = nearestEnemy(seen, unit)
  if (!enemy || !unit.pose) return null
  const data = { unit: unit.name, enemy: enemy.unit.name }
  if (
    unit.disordered &&
    enemy.far > distancesOf(seen.options).engagement &&
    refuseRecovery(seen, unit) === null
  )
    return { answer: { unit: unit.id, does: 'recover' }, reason: because('recovers', data) }
  if (seen.brigades[unit.brigade]?.pace === 'march') return null
  const reach = reachOf(seen, unit)
  const by = turnTo(unit.pose, enemy.at)
  if (enemy.far > reach * WELL_WITHIN) {
    const near = deployed(seen, unit, enemy, reach, by)
    if (near) return { answer: moved(unit, near), reason: because('deploys', data) }
    const way = onwards(seen, unit, enemy, enemy.far - reach * WELL_WITHIN)
    return way && { answer: moved(unit, way), reason: because('goes-on', data) }
  }
  if (fireOf(seen, unit).some(({ shots }) => shots.length > 0)) return null
  const into = deployed(seen, unit, enemy, Infinity, by)
  if (into) return { answer: moved(unit, into), reason: because('deploys', data) }
  if (Math.abs(by) <= ARC) return null
  const turn = wayTo(unit, enemy.at, 0, Math.abs(by))
  return isLawful(seen, unit, turn)
    ? { answer: moved(unit, turn), reason: because('turns', data) }
    : null
}

/** Forms up to fire as soon as half as much again as its reach would do it. */
function deployed(
  seen: Rf2,
  unit: Unit,
  { far }: Nearest,
  reach: number,
  by: number,
): Steps | null {
  const guns = armOf(unit) === 'guns'
  const into: Formation = guns ? UNLIMBERED : LINE
  const { kind } = unit.formation
  if (kind === into.kind || kind === 'skirmish' || armOf(unit) === 'horse') return null
  if (far > (guns ? reach : reach + distancesOf(seen.options).column / 2)) return null
  const steps: Steps = [{ do: 'form', to: into, ...(guns ? { by } : {}) }]
  return isLawful(seen, unit, steps) ? steps : null
}

/** As far as it may towards him: turned to him, or half so much, or straight ahead. */
function onwards(seen: Rf2, unit: Unit, { at }: Nearest, most: number): Steps | null {
  if (unit.formation.kind === 'unlimbered' || unit.formation.kind === 'square') return null
  const whole = unit.pose ? Math.abs(turnTo(unit.pose, at)) : 0
  for (const inches of FAR) {
    const far = Math.min(Math.floor(most), inches * INCH)
    if (far < inches * INCH && far < INCH) continue
    for (const wheel of whole > ARC ? [whole, Math.floor(whole / 2), 0] : [whole, 0]) {
      const steps = wayTo(unit, at, far, wheel)
      if (isLawful(seen, unit, steps)) return steps
    }
  }
  return null
}

/** A colonel keeps up with the nearest of his units. */
function rideFor(seen: Rf2, leader: Leader): Thought | null {
  const { at, brigade, side } = leader
  if (!at || brigade === null || refuseRider(leader) !== null) return null
  const away = (unit: Unit): number => (unit.pose ? lengthOf(unit.pose, at) : Infinity)
  const [unit] = seen.units
    .filter((one) => one.brigade === brigade && one.pose)
    .toSorted((a, b) => away(a) - away(b))
  if (!unit?.pose || away(unit) < 9 * INCH) return null
  const back = side === 'red' ? 5 * INCH : -5 * INCH
  const to = { x: unit.pose.x, y: unit.pose.y + back }
  const ride = { leader: leader.id, does: 'ride', by: [to] } as const
  return 'code' in judgeRide(seen, side, ride)
    ? null
    : {
        answer: { leader: leader.id, does: 'ride', by: [to] },
        reason: because('goes-along', { leader: leader.name, unit: unit.name }),
      }
}

function ordered(seen: Rf2, { side }: OfSide): Thought {
  for (const unit of seen.units) {
    if (unit.side !== side || refuseMover(unit) !== null) continue
    const thought = orderFor(seen, unit)
    if (thought) return thought
  }
  for (const leader of seen.leaders) {
    const thought = leader.side === side ? rideFor(seen, leader) : null
    if (thought) return thought
  }
  return { answer: 'done', reason: null }
}

function fired(seen: Rf2, { side }: OfSide): Thought {
  const [unit] = ableToFire(seen, side)
  if (!unit) return { answer: 'done', reason: null }
  const volleys = allAtNearest(seen, unit)
  const enemy = unitOf(seen, volleys[0]?.target ?? 0).name
  return {
    answer: { unit: unit.id, volleys: volleys as unknown as Json },
    reason: because('fires', { unit: unit.name, enemy }),
  }
}

/** Whoever runs gets a leader, as long as it runs. */
function attached(seen: Rf2, { side }: OfSide): Thought {
  for (const leader of seen.leaders) {
    if (leader.side !== side || leader.status !== 'ready') continue
    const own = leader.with === null ? null : unitOf(seen, leader.with)
    if (own && !own.retreating) {
      const reason = because('leaves', { leader: leader.name, unit: own.name })
      return { answer: [{ leader: leader.id, unit: null }], reason }
    }
    const running = seen.units.find(
      (unit) => unit.retreating && unit.pose && reaches(seen, side, leader, unit),
    )
    if (!own && running && leader.command > 0) {
      const reason = because('rallies', { leader: leader.name, unit: running.name })
      return { answer: [{ leader: leader.id, unit: running.id }], reason }
    }
  }
  return { answer: [], reason: null }
}

function reaches(seen: Rf2, side: Side, { id }: Leader, unit: Unit): boolean {
  const one: Attachment = { leader: id, unit: unit.id }
  return refuseAttachments(seen, side, [one]) === null
}

type Answerer = (seen: Rf2, args: OfSide) => Thought

const ANSWERS: { readonly [ask: string]: Answerer } = {
  order: ordered,
  fire: fired,
  attach: attached,
}

/** What none of this answers takes the first that is proposed. */
export const recruited: Mind = ({ ask, kind, seen, random }: Question): Thought => {
  const thought = ANSWERS[ask.name]?.(seen as Rf2, ask.args as unknown as OfSide)
  if (thought && kind.refuse(seen, ask.args, thought.answer) === null) return thought
  return { answer: kind.candidates(seen, ask.args, 1, random)[0] as Json, reason: null }
}
