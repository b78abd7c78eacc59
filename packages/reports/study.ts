import {
  newTelling,
  sidesOf,
  type Battle,
  type Entry,
  type Happening,
  type Rulebook,
} from '@grognard/kernel'
import type { Account, Accounts } from './accounts.ts'
import { follow, turnOf } from './follow.ts'
import type { Strength, Study, TypeStudy } from './game.ts'

/**
 * Follows a battle that has been played, answer by answer, and reckons what became of whom. It is
 * told its story here and not while it is played, since events take time and players need none.
 */
export function studyOf<B extends Battle>(
  rulebook: Rulebook<B>,
  given: Accounts<B> | 'none',
  start: B,
  log: readonly Entry[],
): Study {
  const accounts = given === 'none' ? null : given
  const telling = accounts ? newTelling(rulebook) : null
  const { ends, end } = follow(rulebook, start, log, telling)
  const units = accounts?.units(start, end) ?? []
  const leftAt = (battle: B) =>
    accounts ? inPoints(accounts, units, start, battle) : inLosses(rulebook, start, battle)
  const first = turnOf(rulebook, start)
  const strengths: readonly Strength[] = [
    ...(first === null ? [] : [{ turn: first - 1, left: leftAt(start) }]),
    ...ends.map(({ turn, battle }) => ({ turn, left: leftAt(battle) })),
  ]
  const types = accounts
    ? typesOf(accounts, units, start, end, telling?.happenings ?? [])
    : ([] as const)
  return { types, strengths }
}

/** Four places are enough for a chart, and make a file of many battles a third shorter. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000

function inPoints<B extends Battle>(
  accounts: Accounts<B>,
  units: readonly Account[],
  start: B,
  now: B,
): Readonly<Record<string, number>> {
  const sides = sidesOf(start).map((side) => {
    let [all, left] = [0, 0]
    units.forEach((unit, id) => {
      if (unit.side !== side) return
      all += unit.points
      left += unit.points * accounts.left(id, start, now)
    })
    return [side, rounded(all === 0 ? 1 : left / all)]
  })
  return Object.fromEntries(sides) as Record<string, number>
}

/** Where nobody reckons in points: by what the rulebook itself counts as losses, its first kind. */
function inLosses<B extends Battle>(
  rulebook: Rulebook<B>,
  start: B,
  now: B,
): Readonly<Record<string, number>> {
  const losses = rulebook.losses?.(start, now) ?? []
  const sides = sidesOf(start).map((side) => {
    const loss = losses.find((one) => one.side === side)
    return [side, rounded(!loss || loss.of === 0 ? 1 : 1 - loss.lost / loss.of)]
  })
  return Object.fromEntries(sides) as Record<string, number>
}

/**
 * Losses in points, by type. What a unit lost in the whole battle is shared among those who hit
 * it, by their hits: nobody could say which of many hits it was that broke a unit.
 */
function typesOf<B extends Battle>(
  accounts: Accounts<B>,
  units: readonly Account[],
  start: B,
  end: B,
  story: readonly Happening[],
): readonly TypeStudy[] {
  const hits = story.flatMap((happening) => accounts.hits(happening)).filter((hit) => hit.hits > 0)
  const taken = units.map(() => 0)
  for (const { on, hits: count } of hits) taken[on] = (taken[on] ?? 0) + count
  const left = units.map((_, id) => accounts.left(id, start, end))
  // A scenario may begin with losses, and whoever rallies more than it loses has lost nothing.
  const lost = units.map(({ points }, id) =>
    Math.max(0, points * (accounts.left(id, start, start) - (left[id] as number))),
  )
  const inflicted = units.map(() => 0)
  for (const { by, on, hits: count } of hits)
    if (by !== null && units[by]?.side !== units[on]?.side)
      inflicted[by] = (inflicted[by] ?? 0) + ((lost[on] ?? 0) * count) / (taken[on] as number)
  const types = new Map<string, TypeStudy>()
  units.forEach(({ side, type, points }, id) => {
    const key = `${side}/${type}`
    const before = types.get(key) ?? { ...NOTHING, side, type }
    types.set(key, {
      side,
      type,
      units: before.units + 1,
      gone: before.gone + (left[id] === 0 ? 1 : 0),
      points: before.points + points,
      lost: before.lost + (lost[id] as number),
      inflicted: before.inflicted + (inflicted[id] as number),
    })
  })
  return [...types.values()].map((type) => ({
    ...type,
    lost: rounded(type.lost),
    inflicted: rounded(type.inflicted),
  }))
}

const NOTHING = { units: 0, gone: 0, points: 0, lost: 0, inflicted: 0 }
