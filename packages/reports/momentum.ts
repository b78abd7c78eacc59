import type { Game, Strength } from './game.ts'
import { meanOf } from './means.ts'

/** Battles that stood alike when a turn ended, and how many of them the first side won. */
export type Standing = { readonly games: number; readonly won: number; readonly lost: number }

/** What chance the side that won in the end had when a turn ended. */
type Moved = {
  readonly turn: number
  readonly mean: number
  /** Half of all battles lay between these. */
  readonly low: number
  readonly high: number
  /** The share of the battles that went on after it. */
  readonly going: number
}

/** How the chance of winning moved through many battles. */
export type Momentum = {
  readonly sides: readonly [string, string]
  /** Leads in strength that part 'far behind', 'behind', 'even', 'ahead' and 'far ahead'. */
  readonly edges: readonly [number, number]
  readonly turns: readonly { readonly turn: number; readonly standings: readonly Standing[] }[]
  readonly moved: readonly Moved[]
}

type Followed = {
  readonly winner: string | null
  readonly last: number
  /** While it went on: the lead of the first side at the end of each turn. */
  readonly leads: ReadonlyMap<number, number>
}

/**
 * Sorts battles by turn and by the lead in strength, and takes the share that was won from each
 * such standing as the chance. Nothing is fitted: what is shown is what happened.
 */
export function momentumOf(games: readonly Game[]): Momentum | null {
  const first = games.find(({ study }) => (study?.strengths.length ?? 0) > 0)?.study?.strengths[0]
  const [one, two] = Object.keys(first?.left ?? {})
  if (!first || one === undefined || two === undefined) return null
  const sides = [one, two] as const
  const battles = games.flatMap((game) => followed(game, sides))
  const start = first.turn
  const end = battles.reduce((latest, { last }) => Math.max(latest, last), start)
  const edges = edgesOf(battles)
  const turns = Array.from({ length: end - start + 1 }, (_, i) => start + i)
  const standings = new Map(turns.map((turn) => [turn, standingsAt(battles, turn, edges, sides)]))
  return {
    sides,
    edges,
    turns: turns
      .map((turn) => ({ turn, standings: standings.get(turn) as readonly Standing[] }))
      .filter(({ standings: at }) => at.some((standing) => standing.games > 0)),
    moved: turns.map((turn) => movedAt(battles, turn, edges, sides, standings.get(turn) ?? [])),
  }
}

function followed(
  { winner, study }: Game,
  [one, two]: readonly [string, string],
): readonly Followed[] {
  const last = study?.strengths.at(-1)?.turn
  if (!study || last === undefined) return []
  const lead = ({ left }: Strength): number => (left[one] ?? 0) - (left[two] ?? 0)
  const going = study.strengths.filter(({ turn }) => turn < last)
  return [{ winner, last, leads: new Map(going.map((at) => [at.turn, lead(at)])) }]
}

/** So that the five standings are about as common: a third of the leads there are lies in each. */
function edgesOf(battles: readonly Followed[]): readonly [number, number] {
  const leads = battles
    .flatMap((battle) => [...battle.leads.values()])
    .map((lead) => Math.abs(lead))
    .filter((lead) => lead > 0)
    .toSorted((a, b) => a - b)
  const at = (share: number): number => leads[Math.floor(leads.length * share)] ?? 0
  const inner = Math.max(0.01, Math.round(at(1 / 3) * 100) / 100)
  return [inner, Math.max(inner + 0.01, Math.round(at(2 / 3) * 100) / 100)]
}

const STANDINGS = 5

const placeOf = (lead: number, [inner, outer]: readonly [number, number]): number =>
  lead <= -outer ? 0 : lead <= -inner ? 1 : lead < inner ? 2 : lead < outer ? 3 : 4

function standingsAt(
  battles: readonly Followed[],
  turn: number,
  edges: readonly [number, number],
  [one, two]: readonly [string, string],
): readonly Standing[] {
  const standings = Array.from({ length: STANDINGS }, () => ({ games: 0, won: 0, lost: 0 }))
  for (const { leads, winner } of battles) {
    const lead = leads.get(turn)
    if (lead === undefined) continue
    const standing = standings[placeOf(lead, edges)]
    if (!standing) continue
    standing.games++
    if (winner === one) standing.won++
    if (winner === two) standing.lost++
  }
  return standings
}

function movedAt(
  battles: readonly Followed[],
  turn: number,
  edges: readonly [number, number],
  sides: readonly [string, string],
  standings: readonly Standing[],
): Moved {
  const all = {
    games: battles.length,
    won: battles.filter(({ winner }) => winner === sides[0]).length,
    lost: battles.filter(({ winner }) => winner === sides[1]).length,
  }
  const chances = battles
    .filter(({ winner }) => winner !== null && sides.includes(winner))
    .map(({ winner, leads }) => {
      const lead = leads.get(turn)
      if (lead === undefined) return 1
      const key = winner === sides[0] ? 'won' : 'lost'
      return chanceIn(standings[placeOf(lead, edges)] as Standing, all, key)
    })
    .toSorted((a, b) => a - b)
  const at = (share: number): number => chances[Math.floor((chances.length - 1) * share)] ?? 0
  const going = battles.filter(({ leads }) => leads.has(turn)).length
  return {
    turn,
    mean: meanOf(chances),
    low: at(1 / 4),
    high: at(3 / 4),
    going: battles.length === 0 ? 0 : going / battles.length,
  }
}

/** So much of what was won over all counts in a standing, so that few battles say little. */
const PRIOR = 2

/**
 * The chance by the other battles of the same standing: a battle that counted itself would seem
 * decided wherever it stands alone.
 */
function chanceIn(standing: Standing, all: Standing, key: 'won' | 'lost'): number {
  const others = all.games - 1
  const usual = others === 0 ? 0.5 : (all[key] - 1) / others
  return (standing[key] - 1 + PRIOR * usual) / (standing.games - 1 + PRIOR)
}
