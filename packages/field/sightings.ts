// What is known of who sees whom in a position, and what of it is known again after a move.
//
// Of every viewer and target it is known that so many see or more, and that fewer see than so many,
// as far as anybody has asked. The one rests on clear lines, and is forgotten when somebody comes into
// them. The other rests on those who hide the two from each other, and is forgotten when one of them
// goes. So a position begins with what is left of the one most like it: all but what was known of the
// movers, behind the movers, and past where they are now.

import { isStoppedBy, type Body, type ClearLine, type Screen } from '@grognard/geometry'
import { isOffBox, isOffLines } from './lane.ts'
import { forgetOf } from './ranges.ts'
import { carriedOver } from './remembered.ts'
import { screenOf } from './scene.ts'
import type { Situation, UnitId } from './situation.ts'
import type { Verdict } from './verdict.ts'

/** Of each viewer and target: tables have it at the number of all units times the one plus the other. */
export type Sightings = {
  readonly bodies: Situation['bodies']
  /** So many are known to see; 0 where nothing is known. */
  readonly atLeast: Uint16Array
  /** Fewer than so many see; `UNKNOWN` where that is not known. */
  readonly fewerThan: Uint16Array
  /** Units by whom the latter is known, bit by bit; of each pair as many numbers as all units need. */
  readonly hiders: Uint32Array
  /** By what it is known that some see. */
  readonly seen: Seen[]
}

/** So many of a viewer see a target, along these lines, or without them along some. */
type Seen = {
  readonly viewer: UnitId
  readonly target: UnitId
  readonly count: number
  readonly lines: readonly ClearLine[]
}

const UNKNOWN = 0xff_ff

const BITS = 32

const wordsFor = (units: number): number => Math.ceil(units / BITS)

const wordOf = (id: UnitId): number => Math.floor(id / BITS)

const bitOf = (id: UnitId): number => 1 << (id % BITS)

/** What is known of a position by those whose lines come no nearer than so much to anybody. */
export const sightingsBy = <Unit, Measures>(
  clearance: (measures: Measures) => number,
): ((situation: Situation<Unit, Measures>) => Sightings) =>
  carriedOver('sightings', nothing, (known, situation: Situation<Unit, Measures>, movers) =>
    leftOf(known, situation, movers, clearance(situation.measures)),
  )

function nothing({ bodies }: Situation): Sightings {
  const pairs = bodies.length * bodies.length
  return {
    bodies,
    atLeast: new Uint16Array(pairs),
    fewerThan: new Uint16Array(pairs).fill(UNKNOWN),
    hiders: new Uint32Array(pairs * wordsFor(bodies.length)),
    seen: [],
  }
}

function leftOf(
  known: Sightings,
  { bodies }: Situation,
  movers: readonly UnitId[],
  clearance: number,
): Sightings {
  const fewerThan = known.fewerThan.slice()
  const hiders = known.hiders.slice()
  forgetHidden(fewerThan, hiders, movers, bodies.length)
  const atLeast = new Uint16Array(fewerThan.length)
  const seen: Seen[] = []
  for (let i = 0; i < known.seen.length; i++) {
    const found = stillSeen(known.seen[i] as Seen, bodies, movers, clearance)
    if (!found) continue
    seen.push(found)
    atLeast[found.viewer * bodies.length + found.target] = found.count
  }
  return { bodies, atLeast, fewerThan, hiders, seen }
}

/** Whoever was hidden from a mover or by him may be seen now; others stay hidden. */
function forgetHidden(
  fewerThan: Uint16Array,
  hiders: Uint32Array,
  movers: readonly UnitId[],
  units: number,
): void {
  const words = wordsFor(units)
  const moved = new Uint32Array(words)
  for (const id of movers) {
    moved[wordOf(id)] = (moved[wordOf(id)] as number) | bitOf(id)
    forgetOf(fewerThan, id, units, UNKNOWN)
  }
  for (let word = 0; word < words; word++) {
    const bits = moved[word] as number
    if (bits === 0) continue
    for (let pair = 0, at = word; at < hiders.length; pair++, at += words)
      if (((hiders[at] as number) & bits) !== 0) fewerThan[pair] = UNKNOWN
  }
}

/** Those who see go on to see until somebody comes into their lines, or near all lines if none are known. */
function stillSeen(
  found: Seen,
  bodies: Situation['bodies'],
  movers: readonly UnitId[],
  clearance: number,
): Seen | null {
  const { viewer, target } = found
  for (let i = 0; i < movers.length; i++)
    if (movers[i] === viewer || movers[i] === target) return null
  const from = bodies[viewer] as Body
  const to = bodies[target] as Body
  let left = found
  for (let i = 0; i < movers.length && left.count > 0; i++) {
    const mover = movers[i] as UnitId
    const body = bodies[mover]
    if (!body || isOffBox(from, to, clearance, body)) continue
    if (left.lines.length > 0) left = pastAlso(left, screenOf(mover, body, clearance))
    else if (!isOffLines(from, to, clearance, body)) return null
  }
  return left.count > 0 ? left : null
}

/** Only those who do not have somebody in their lines. */
function pastAlso(found: Seen, screen: Screen): Seen {
  for (let i = 0; i < found.lines.length; i++)
    if (isStoppedBy(found.lines[i] as ClearLine, screen)) {
      const lines = found.lines.filter((line) => !isStoppedBy(line, screen))
      return { ...found, count: lines.length, lines }
    }
  return found
}

/** Whether so many see, as far as it is known. */
export function isKnown(
  { bodies, atLeast, fewerThan }: Sightings,
  viewer: UnitId,
  target: UnitId,
  least: number,
): boolean | null {
  const pair = bodies.length * viewer + target
  if ((atLeast[pair] as number) >= least) return true
  return (fewerThan[pair] as number) <= least ? false : null
}

/** How many see, if that is known. */
export function knownCount(
  { bodies, atLeast, fewerThan }: Sightings,
  viewer: UnitId,
  target: UnitId,
): number | null {
  const pair = bodies.length * viewer + target
  const count = atLeast[pair] as number
  return fewerThan[pair] === count + 1 ? count : null
}

/** Keeps what was found when it was asked whether so many see. */
export function note(
  known: Sightings,
  viewer: UnitId,
  target: UnitId,
  least: number,
  { count, hiders, witnesses }: Verdict,
): void {
  const pair = known.bodies.length * viewer + target
  if (count > (known.atLeast[pair] as number))
    noteSeen(known, pair, { viewer, target, count, lines: witnesses })
  const than = least === Infinity ? count + 1 : least
  if (count < than && than < (known.fewerThan[pair] as number))
    noteHidden(known, pair, than, hiders)
}

function noteSeen({ atLeast, seen }: Sightings, pair: number, found: Seen): void {
  const isNew = atLeast[pair] === 0
  atLeast[pair] = found.count
  if (isNew) seen.push(found)
  else {
    const { viewer, target } = found
    const at = seen.findIndex((one) => one.viewer === viewer && one.target === target)
    seen[at] = found
  }
}

function noteHidden(
  { bodies, fewerThan, hiders }: Sightings,
  pair: number,
  than: number,
  by: Verdict['hiders'],
): void {
  const words = wordsFor(bodies.length)
  const at = pair * words
  fewerThan[pair] = than
  for (let word = 0; word < words; word++) hiders[at + word] = 0
  for (let i = 0; i < by.length; i++) {
    // What is no unit stays. Of two that stand as one in the same place the first does for both.
    const id = bodies.indexOf(by[i] as Body)
    if (id !== -1) hiders[at + wordOf(id)] = (hiders[at + wordOf(id)] as number) | bitOf(id)
  }
}

/** Two are hidden from each other. */
export function noteHiddenBoth(
  known: Sightings,
  one: UnitId,
  other: UnitId,
  { hiders }: Verdict,
): void {
  const units = known.bodies.length
  noteHidden(known, units * one + other, 1, hiders)
  noteHidden(known, units * other + one, 1, hiders)
}
