import type { Refusal } from './ask.ts'
import type { Json } from './json.ts'
import { refusal } from './refusals.ts'

export type SideId = string
export type SeatId = string

/** Dice and card draws are asked of this seat. */
export const CHANCE: SeatId = 'chance'

/** Whoever looks after the battle: this seat is on no side, sees all and hears all. */
export const UMPIRE = 'umpire'

/** One human or computer. A side has one or more, exactly one of them its commander-in-chief. */
export type Seat = {
  readonly id: SeatId
  readonly side: SideId
  readonly chief: boolean
  /** Who sits here, in words; the rules never look at it. */
  readonly player: string
}

export type Outcome = {
  readonly winner: SideId | null
  /** Under which name a simulation counts it: the winner, 'draw', or a name of the rulebook's own. */
  readonly name: string
  /** The sentence that ends the log. */
  readonly why: string
  readonly clause: string | null
}

/**
 * What every rulebook's battle has. The fields of a battle may be set; whatever they hold is
 * readonly and gets replaced, never changed in place: so a copy of the top level is a clone.
 */
export interface Battle {
  seats: readonly Seat[]
  outcome: Outcome | null
  /** What players may see in the middle of an activity. The kernel clears it when one ends. */
  now: Json
}

export function seatOf(battle: Pick<Battle, 'seats'>, id: SeatId): Seat {
  for (const seat of battle.seats) if (seat.id === id) return seat
  throw new RangeError(`There is no seat '${id}' in this battle.`)
}

export const sidesOf = (battle: Pick<Battle, 'seats'>): readonly SideId[] => [
  ...new Set(battle.seats.map((seat) => seat.side)),
]

export function seatsOf(battle: Pick<Battle, 'seats'>, side: SideId): readonly SeatId[] {
  const ids: SeatId[] = []
  for (const seat of battle.seats) if (seat.side === side) ids.push(seat.id)
  return ids
}

export function chiefOf(battle: Pick<Battle, 'seats'>, side: SideId): SeatId {
  for (const seat of battle.seats) if (seat.chief && seat.side === side) return seat.id
  throw new RangeError(`The side '${side}' has no commander-in-chief.`)
}

/** What is wrong with a list of seats; nothing where all is well. */
export function faultsOfSeats(seats: readonly Seat[]): readonly Refusal[] {
  const faults: Refusal[] = []
  const ids = new Set<SeatId>()
  for (const { id } of seats) {
    const seat = id
    if (id === CHANCE || id === UMPIRE)
      faults.push(refusal('seat-of-chance', `No player may sit in the seat '${id}'.`, { seat }))
    if (ids.has(id))
      faults.push(refusal('seat-twice', `The seat '${id}' stands twice in the list.`, { seat }))
    ids.add(id)
  }
  for (const side of sidesOf({ seats })) {
    const chiefs = seats.filter((seat) => seat.side === side && seat.chief).length
    const message = `The side '${side}' needs one commander-in-chief and has ${chiefs}.`
    if (chiefs !== 1) faults.push(refusal('chiefs', message, { side, chiefs }))
  }
  return faults
}
