// What luck and what decisions were worth in a battle that is over, turn by turn.
//
// The chance of winning is found by fighting the battle on from the beginning of each turn, both
// sides led by the recruit. What a throw moved is read off a formula that is laid through those
// battles: the chance as the dice fell, less the chance on average of all ways in which they could
// have fallen. The throws of a turn are its luck. What else changed the chance from the beginning of
// a turn to the next is what both sides decided.

import type { ComputerPlayer } from '@grognard/computer/player'
import type { Battle } from '@grognard/kernel'
import { certain, chanceOf, marginOf, type Chance, type Ended } from './chance.ts'
import { fightOn, pointsOf, type FightsOn } from './fight-on.ts'
import { formulaOf, shiftTo, standingFrom, chanceBy, type Formula, type Passed } from './formula.ts'
import type { OpenedBattle, TurnSpan } from './opened.ts'
import type { DespatchRules } from './rules.ts'
import { thrownIn, worthOf, type Thrown } from './throws.ts'

/** What can be said of a battle in a message: its turns, its last checkpoint, red's points at the end. */
export type Outline = {
  readonly turns: readonly TurnSpan[]
  readonly end: number
  readonly points: number
}

/** A piece of work; whoever does it gets the same result. */
export type Job =
  | {
      readonly kind: 'fight on'
      readonly place: number
      readonly from: number
      readonly games: number
    }
  | {
      readonly kind: 'throws'
      readonly turn: number
      /** By which of its formulas: a result by an earlier one comes too late. */
      readonly round: number
      readonly formula: Formula
      readonly shift: number
    }

export type Done =
  | (Extract<Job, { kind: 'fight on' }> & FightsOn & { readonly standing: readonly number[] })
  | (Pick<Extract<Job, { kind: 'throws' }>, 'kind' | 'turn' | 'round'> & {
      readonly thrown: readonly Thrown[]
      /** What the formula makes of every checkpoint from the first of the turn to that of the next. */
      readonly worths: readonly number[]
    })

export const outlineOf = ({ turns, marks, end }: OpenedBattle): Outline => ({
  turns,
  end: marks.length - 1,
  points: pointsOf(end),
})

/** Does a piece of work in the battle that it is about. */
export function doJob<B extends Battle>(
  battle: OpenedBattle<B>,
  rules: DespatchRules<B> | 'none',
  mind: ComputerPlayer,
  seed: string,
  job: Job,
): Done {
  const { rulebook, start, turns, marks } = battle
  const standing = standingFrom(rulebook, rules, start, turns.at(-1)?.turn ?? 1)
  const at = (place: number): B => (marks[place] ?? marks.at(-1))?.battle as B
  if (job.kind === 'fight on') {
    const { place, from, games } = job
    const how = { seed: `${seed}/${place}`, from, games }
    const fought = fightOn(rulebook, mind, standing, at(place), how)
    return { ...job, ...fought, standing: standing(at(place)) }
  }
  const { formula, shift, turn, round } = job
  const span = turns[turn] as TurnSpan
  const how = { mind, standing, formula, shift, seed }
  const thrown: Thrown[] = []
  const worths = [worthOf(at(span.first), how)]
  for (let place = span.first; place < span.end; place++) {
    thrown.push(thrownIn(battle, place, how))
    worths.push(worthOf(at(place + 1), how))
  }
  return { kind: 'throws', turn, round, thrown, worths }
}

/** A difference in chance, and how far it may be off. */
export type Moved = { readonly value: number; readonly margin: number }

export type TurnReckoned = {
  readonly turn: number
  /** Red's chance when it began, and when the next one did. */
  readonly before: Chance
  readonly after: Chance
  /** Null until the throws have been looked at. */
  readonly luck: Moved | null
  readonly decisions: Moved | null
}

/** The activity that changed the chance most: by the formula, until the largest are fought on from. */
export type TurningPoint = {
  readonly place: number
  readonly turn: number
  readonly chances: { readonly before: Chance; readonly after: Chance } | null
}

export type Reckoned = {
  readonly turns: readonly TurnReckoned[]
  readonly outset: Chance
  readonly luck: Moved | null
  readonly decisions: Moved | null
  /** Red's points: 1, 0, or half of one. */
  readonly end: number
  readonly turningPoint: TurningPoint | null
  /** By how much the formula misses what was found by fighting, on average. */
  readonly misses: number | null
  /** Battles fought so far. */
  readonly games: number
  /** How far it is, from 0 to 1. */
  readonly share: number
  readonly done: boolean
}

/** Who fights battles on: quick, and with some sense. */
export const FIGHTS_ON = 'recruit'
/** Enough for a chance: so far off either way, with 95% confidence. */
export const ENOUGH = 0.05
/** A first look at every turn. */
const ROUGH = 24
/** So many at a time: a slow battle must not keep others waiting. */
const BATCH = 8
/** Activities of which it is found by fighting how much they changed, */
const CANDIDATES = 3
/** so many battles of each first: those that have clearly changed less are left at that. */
const FIRST_GAMES = 96
/** More than these tell a formula nothing new. */
const MOST_PASSED = 4000

export interface Reckoning {
  /** Something to be done now; null where results have to come first, or all is done. */
  next(): Job | null
  take(done: Done): void
  figures(): Reckoned
}

type Spot = {
  fought: Ended[]
  /** What these say. */
  chance: Chance
  passed: Passed[]
  standing: readonly number[]
  isAsked: boolean
}

export function newReckoning({ turns, end, points }: Outline): Reckoning {
  const spots = new Map<number, Spot>()
  for (const { first } of turns) addSpot(first)
  type Look = {
    readonly round: number
    readonly done: (Extract<Done, { kind: 'throws' }> | null)[]
    asked: number
  }
  let formula: Formula | null = null
  let look: Look = newLook(0)
  let isFinal = false
  let candidates: readonly number[] | null = null
  /** Those of them that may have changed most, when all have been looked at. */
  let contenders: readonly number[] | null = null

  function newLook(round: number): Look {
    return { round, done: turns.map(() => null), asked: 0 }
  }

  function addSpot(place: number): void {
    if (place === end || spots.has(place)) return
    spots.set(place, {
      fought: [],
      chance: chanceOf([]),
      passed: [],
      standing: [],
      isAsked: false,
    })
  }

  const chanceAt = (place: number): Chance => {
    const spot = spots.get(place)
    return spot ? spot.chance : certain(points)
  }
  const isFought = ({ chance: { games, margin } }: Spot): boolean =>
    games >= ROUGH && margin <= ENOUGH
  const isLookedAt = (spot: Spot | undefined): boolean =>
    spot === undefined || isFought(spot) || spot.chance.games >= FIRST_GAMES
  const ofTurns = (): readonly Spot[] => turns.map(({ first }) => spots.get(first) as Spot)

  function fitted(): Formula {
    const passed = ofTurns().flatMap((spot) => [
      ...spot.passed,
      { standing: spot.standing, points: spot.chance.value },
    ])
    const every = Math.ceil(passed.length / MOST_PASSED)
    return formulaOf(passed.filter((_, i) => i % every === 0))
  }

  function fight(): Job | null {
    const open = [...spots].filter(([place, spot]) => !spot.isAsked && isWanted(place, spot))
    const rough = open.find(([, { chance }]) => chance.games < ROUGH)
    const widest = open.toSorted(([, a], [, b]) => b.chance.margin - a.chance.margin)
    const [place, spot] = rough ?? widest[0] ?? []
    if (place === undefined || spot === undefined) return null
    spot.isAsked = true
    return { kind: 'fight on', place, from: spot.chance.games, games: BATCH }
  }

  /** More battles from there say something that is asked. */
  function isWanted(place: number, spot: Spot): boolean {
    if (isFought(spot)) return false
    if (turns.some(({ first }) => first === place)) return true
    return contenders === null
      ? !isLookedAt(spot)
      : contenders.some((one) => place === one || place === one + 1)
  }

  function throws(): Job | null {
    const turn = look.asked
    const spot = ofTurns()[turn]
    if (!spot || formula === null) return null
    look.asked++
    const shift = shiftTo(formula, spot.standing, spot.chance.value)
    return { kind: 'throws', turn, round: look.round, formula, shift }
  }

  /** The activities that the formula says changed most. */
  function largest(): readonly number[] {
    const changes = look.done.flatMap((done) =>
      (done?.thrown ?? []).map(({ place }, k) => ({
        place,
        change: Math.abs((done?.worths[k + 1] ?? 0) - (done?.worths[k] ?? 0)),
      })),
    )
    return changes
      .toSorted((a, b) => b.change - a.change || a.place - b.place)
      .slice(0, CANDIDATES)
      .map(({ place }) => place)
  }

  function arrived(): void {
    const all = ofTurns()
    if (formula === null && all.every(({ chance }) => chance.games >= ROUGH)) {
      formula = fitted()
      look = newLook(look.round + 1)
    }
    if (!isFinal && formula !== null && all.every(isFought)) {
      isFinal = true
      formula = fitted()
      look = newLook(look.round + 1)
    }
    if (isFinal && candidates === null && look.done.every((one) => one !== null)) {
      candidates = largest()
      for (const place of candidates) {
        addSpot(place)
        addSpot(place + 1)
      }
    }
    // All of them at once: which are left must not depend on whose battles come in first.
    if (candidates !== null && contenders === null && candidates.every(isCandidateLookedAt))
      contenders = mayHaveChangedMost(candidates.map(changeAt)).map(({ place }) => place)
  }

  const isCandidateLookedAt = (place: number): boolean =>
    isLookedAt(spots.get(place)) && isLookedAt(spots.get(place + 1))

  function changeAt(place: number): Change {
    const [before, after] = [chanceAt(place), chanceAt(place + 1)]
    return { place, before, after }
  }

  return {
    next: () => throws() ?? fight(),
    take(done) {
      if (done.kind === 'throws') {
        if (done.round === look.round) look.done[done.turn] = done
      } else {
        const spot = spots.get(done.place) as Spot
        spot.fought.push(...done.ended)
        spot.chance = chanceOf(spot.fought)
        spot.passed.push(...done.passed)
        spot.standing = done.standing
        spot.isAsked = false
      }
      arrived()
    },
    figures() {
      const rows = turns.map(({ turn, first, end: last }, i): TurnReckoned => {
        const [before, after] = [chanceAt(first), chanceAt(last)]
        const luck = luckOf(look.done[i] ?? null)
        const all = after.value - before.value
        const margin = marginOf(before.margin, after.margin, luck?.margin ?? 0)
        const decisions = luck && { value: all - luck.value, margin }
        return { turn, before, after, luck, decisions }
      })
      const outset = chanceAt(turns[0]?.first ?? end)
      const lucks = rows.flatMap(({ luck }) => luck ?? [])
      const luck: Moved | null =
        lucks.length < rows.length
          ? null
          : {
              value: lucks.reduce((sum, { value }) => sum + value, 0),
              margin: marginOf(...lucks.map(({ margin }) => margin)),
            }
      return {
        turns: rows,
        outset,
        luck,
        decisions: luck && {
          value: points - outset.value - luck.value,
          margin: marginOf(outset.margin, luck.margin),
        },
        end: points,
        turningPoint: turningPoint(),
        misses: missesOf(formula, ofTurns()),
        games: [...spots.values()].reduce((sum, { chance }) => sum + chance.games, 0),
        share: share(),
        done: contenders !== null && [...spots].every(([place, spot]) => !isWanted(place, spot)),
      }
    },
  }

  function turningPoint(): TurningPoint | null {
    if (look.done.includes(null)) return null
    const turnOf = (place: number): number =>
      turns.find(({ first, end: last }) => place >= first && place < last)?.turn ?? 1
    const found = (contenders ?? []).map(changeAt).toSorted((a, b) => sizeOf(b) - sizeOf(a))
    const [most] = found
    if (most) {
      const { place, before, after } = most
      return { place, turn: turnOf(place), chances: { before, after } }
    }
    const [place] = candidates ?? largest()
    return place === undefined ? null : { place, turn: turnOf(place), chances: null }
  }

  /** By how many battles are still to be fought; later ones are shorter. */
  function share(): number {
    let [done, all] = [0, 0]
    const add = (place: number, spot: Spot | null, isOpen: boolean): void => {
      const long = 1 - place / (end + 1)
      const games = spot?.chance.games ?? 0
      const needed = isOpen ? Math.max(games + BATCH, gamesFor(spot)) : games
      done += long * games
      all += long * needed
    }
    for (const [place, spot] of spots) add(place, spot, isWanted(place, spot))
    if (candidates === null) for (let i = 0; i < CANDIDATES; i++) add(end / 2, null, true)
    return all === 0 ? 1 : done / all
  }
}

/** So many battles a chance like this will take: four times as many for half the margin. */
function gamesFor(spot: Spot | null): number {
  const { value, games, margin } = spot?.chance ?? chanceOf([])
  if (games >= FIRST_GAMES) return Math.ceil(games * (margin / ENOUGH) ** 2)
  return Math.ceil((LEFT_BY_DICE * value * (1 - value) * 3.8415) / (ENOUGH * ENOUGH))
}

/** As much of what scatters is left, roughly, when what dice did is taken out. */
const LEFT_BY_DICE = 0.6

/** An activity, and the chance before and after it. */
type Change = { readonly place: number; readonly before: Chance; readonly after: Chance }

const sizeOf = ({ before, after }: Change): number => Math.abs(after.value - before.value)

/** All but those that have changed less than another beyond doubt. */
function mayHaveChangedMost(changes: readonly Change[]): readonly Change[] {
  const isLess = (one: Change, other: Change): boolean =>
    sizeOf(other) - sizeOf(one) >
    marginOf(one.before.margin, one.after.margin, other.before.margin, other.after.margin)
  return changes.filter((one) => !changes.some((other) => isLess(one, other)))
}

function luckOf(done: Extract<Done, { kind: 'throws' }> | null): Moved | null {
  if (done === null) return null
  const value = done.thrown.reduce((sum, { luck }) => sum + luck, 0)
  const variance = done.thrown.reduce((sum, one) => sum + one.variance, 0)
  return { value, margin: 1.96 * Math.sqrt(variance) }
}

function missesOf(formula: Formula | null, spots: readonly Spot[]): number | null {
  if (formula === null || spots.length === 0) return null
  const misses = spots.map(({ standing, chance }) =>
    Math.abs(chanceBy(formula, standing) - chance.value),
  )
  return misses.reduce((sum, one) => sum + one, 0) / misses.length
}
