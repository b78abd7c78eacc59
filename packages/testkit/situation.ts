import type { Ask, Battle, Course, Random, SeatId } from '@grognard/kernel'

/** Something that must hold at every ask of every battle. Throws a sentence if it does not. */
export type Check = (situation: Situation) => void

export interface Situation {
  readonly course: Course
  readonly random: Random
}

/** An invariant that does not hold. */
export class Broken extends Error {}

export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Broken(sentence)
}

/** Every open ask with every seat that may answer it. */
export function openAsks(course: Course): readonly { readonly ask: Ask; readonly seat: SeatId }[] {
  return course.asks.flatMap((ask, i) =>
    course.given[i] ? [] : ask.seats.map((seat) => ({ ask, seat })),
  )
}

export const seatsIn = (battle: Battle): readonly SeatId[] => battle.seats.map(({ id }) => id)

/** Whether JSON can hold it: no maps, dates, classes, functions or numbers without a value. */
export function isPlain(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isPlain(item))
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
