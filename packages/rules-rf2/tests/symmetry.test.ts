// Whole battles in the mirror, and with the sides changed: the same answers and dice lead to the
// same end. A battle cannot be turned by a quarter, since each side has its edge (rows of moves and
// scenes of fire are, see changes.ts).

import { figureRing, figuresOf, turned, type Box, type Footprint } from '@grognard/geometry'
import {
  CHANCE,
  courseAt,
  isAnswered,
  isOver,
  playOut,
  put,
  randomPlayer,
  seatPlayers,
  seeded,
  type Json,
} from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { enemyOf, type Rf2, type Side, type Unit } from '../battle.ts'
import { situationOf } from '../field/situation.ts'
import type { Fire } from '../fire/volley.ts'
import { rf2 } from '../index.ts'
import type { Attachment } from '../leaders/attach.ts'
import type { Ride } from '../leaders/ride.ts'
import type { Order } from '../movement/order.ts'
import { battleIn, stepIn, type Change } from './changes.ts'

const [firefight] = rf2.scenarios

type Symmetry = {
  readonly change: Change
  /** Red is blue. */
  readonly swaps: boolean
}

const symmetryOf = (name: 'in the mirror' | 'with sides changed', battle: Rf2): Symmetry => {
  const { width, height } = battle.terrain
  return name === 'in the mirror'
    ? {
        change: {
          name,
          point: ({ x, y }) => ({ x: width - x, y }),
          facing: (facing) => turned(0, -facing),
          flips: true,
        },
        swaps: false,
      }
    : {
        change: {
          name,
          point: ({ x, y }) => ({ x: width - x, y: height - y }),
          facing: (facing) => turned(facing, 32_768),
          flips: false,
        },
        swaps: true,
      }
}

/** The other half of the list comes first where the sides are changed. */
const moved = <T>(all: readonly T[], swaps: boolean): readonly T[] =>
  swaps ? [...all.slice(all.length / 2), ...all.slice(0, all.length / 2)] : all
const idIn = (id: number, count: number, swaps: boolean): number =>
  swaps ? (id + count / 2) % count : id
const sideIn = (side: Side, swaps: boolean): Side => (swaps ? enemyOf(side) : side)

function changedBattle({ change, swaps }: Symmetry, battle: Rf2): Rf2 {
  const { units, terrain } = battleIn(change, battle)
  const [n, b] = [units.length, battle.brigades.length]
  const unit = (one: Unit): Unit => ({
    ...one,
    id: idIn(one.id, n, swaps),
    side: sideIn(one.side, swaps),
    brigade: idIn(one.brigade, b, swaps),
  })
  return {
    ...battle,
    terrain,
    units: moved(units.map(unit), swaps),
    brigades: moved(
      battle.brigades.map((one) => ({
        ...one,
        id: idIn(one.id, b, swaps),
        side: sideIn(one.side, swaps),
      })),
      swaps,
    ),
    leaders: moved(
      battle.leaders.map((one) => ({
        ...one,
        id: idIn(one.id, battle.leaders.length, swaps),
        side: sideIn(one.side, swaps),
        brigade: one.brigade === null ? null : idIn(one.brigade, b, swaps),
        with: one.with === null ? null : idIn(one.with, n, swaps),
        at: one.at && change.point(one.at),
      })),
      swaps,
    ),
    first: sideIn(battle.first, swaps),
    active: sideIn(battle.active, swaps),
    pending: moved(battle.pending, swaps),
    fired: battle.fired.map((id) => idIn(id, n, swaps)),
    due: battle.due.map((id) => idIn(id, n, swaps)),
  }
}

type Centre = { readonly number: number; readonly x: number; readonly y: number }

const centresOf = (battle: Rf2, id: number): readonly Centre[] => {
  const body = situationOf(battle).bodies[id] as Footprint
  return figuresOf(body).map(({ number, box, file, rank }) => {
    const { ring, scale } = figureRing(body.boxes[box] as Box, file, rank)
    const mean = (from: 0 | 1): number =>
      [0, 2, 4, 6].reduce((sum, i) => sum + (ring[from + i] as number), 0) / 4 / scale
    return { number, x: mean(0), y: mean(1) }
  })
}

/** The stand of the changed unit that stands where this one would. */
function standIn({ change, swaps }: Symmetry, was: Rf2, is: Rf2, unit: number, stand: number) {
  const own = centresOf(was, unit).find(({ number }) => number === stand) as Centre
  const at = change.point(own)
  const far = ({ x, y }: Centre): number => (x - at.x) ** 2 + (y - at.y) ** 2
  return centresOf(is, idIn(unit, was.units.length, swaps)).reduce((best, one) =>
    far(one) < far(best) ? one : best,
  ).number
}

function changedAnswer(symmetry: Symmetry, was: Rf2, is: Rf2, ask: string, answer: Json): Json {
  const { change, swaps } = symmetry
  const unitId = (id: number): number => idIn(id, was.units.length, swaps)
  const leaderId = (id: number): number => idIn(id, was.leaders.length, swaps)
  const given = (): unknown => {
    if (answer === 'done') return answer
    switch (ask) {
      case 'attach':
        return (answer as unknown as readonly Attachment[]).map(({ leader, unit }) => ({
          leader: leaderId(leader),
          unit: unit === null ? null : unitId(unit),
        }))
      case 'order': {
        const order = answer as unknown as Order | Ride
        if (order.does === 'ride')
          return { ...order, leader: leaderId(order.leader), by: order.by.map(change.point) }
        if (order.does === 'recover') return { ...order, unit: unitId(order.unit) }
        return {
          ...order,
          unit: unitId(order.unit),
          steps: order.steps.map((step) => stepIn(change, step)),
        }
      }
      case 'fire': {
        const { unit, volleys } = answer as unknown as Fire
        return {
          unit: unitId(unit),
          volleys: volleys.map(({ target, stands }) => ({
            target: unitId(target),
            stands: stands.map((stand) => standIn(symmetry, was, is, unit, stand)),
          })),
        }
      }
      case 'go back':
        return change.flips ? (answer === 'left' ? 'right' : 'left') : answer
      case 'in turn':
        return unitId(answer as number)
      default:
        return answer
    }
  }
  return given() as Json
}

/** What must be the same: all but names of sides, and what the end is called. */
const compared = ({ units, leaders, turn, phase }: Rf2) => ({ units, leaders, turn, phase })

describe.each(['in the mirror', 'with sides changed'] as const)('a battle %s', (name) => {
  it.each(['1', '2'])('rf2:7.3 leads to the same end: %s', (seed) => {
    const begun = rf2.setUp({ position: firefight.position, options: {} })
    if (!begun.ok) throw new Error(begun.refusal.message)
    const players = seatPlayers(begun.value, seed, () => randomPlayer)
    const { log } = playOut(rf2, begun.value, { players, chance: seeded(seed) })
    const symmetry = symmetryOf(name, begun.value)
    const [plain, other] = [
      courseAt(rf2, begun.value),
      courseAt(rf2, changedBattle(symmetry, begun.value)),
    ]
    for (const [i, entry] of log.entries()) {
      if (!isAnswered(entry)) continue
      const { seat, ask, answer } = entry
      const changed = changedAnswer(symmetry, plain.battle, other.battle, ask, answer)
      const by = seat === CHANCE || !symmetry.swaps ? seat : enemyOf(seat as Side)
      put(other, { seat: by, ask, answer: changed })
      put(plain, entry)
      expect(compared(other.battle), `after answer ${i}`).toEqual(
        compared(changedBattle(symmetry, plain.battle)),
      )
    }
    expect([isOver(plain), isOver(other)]).toEqual([true, true])
  })
})
