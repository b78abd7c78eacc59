import { confidence } from '@grognard/toolkit'
import type { Game, TypeStudy } from './game.ts'
import { meanOf, marginOfMean, sum } from './means.ts'
import { momentumOf, type Momentum } from './momentum.ts'
import { tallyOf, type Tally } from './tally.ts'

/** How often something happened, and between which shares the truth lies with 95% confidence. */
type Share = {
  readonly count: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** One type of unit of one side, over all battles. Means are of one battle. */
export type TypeSurvey = TypeStudy & {
  /** The share of its points that it lost, and by how much that may be off. */
  readonly lostShare: number
  readonly lostReach: number
  /** Points taken from the enemy for each of its own, and by how much that may be off. */
  readonly returned: number
  readonly returnedReach: number
}

/** All that a report shows, as numbers. */
export type Survey = {
  readonly tally: Tally
  readonly outcomes: readonly (Share & { readonly name: string })[]
  readonly winners: readonly (Share & { readonly side: string | null })[]
  readonly turns: readonly { readonly turns: number; readonly count: number }[]
  readonly types: readonly TypeSurvey[]
  readonly momentum: Momentum | null
}

export function surveyOf(games: readonly Game[]): Survey {
  const tally = tallyOf(games)
  const outcomes = Object.entries(tally.outcomes)
    .map(([name, count]) => ({ name, ...shareOf(count, games.length) }))
    .filter(({ name, count }) => count > 0 || ALWAYS.includes(name))
  const sides: readonly (string | null)[] = ['red', 'blue', null]
  return {
    tally,
    outcomes,
    winners: sides.map((side) => ({
      side,
      ...shareOf(games.filter(({ winner }) => winner === side).length, games.length),
    })),
    turns: turnsOf(games),
    types: typesOf(games),
    momentum: momentumOf(games),
  }
}

/** Outcomes that are listed even if nothing ended so. */
const ALWAYS: readonly string[] = ['red', 'blue', 'draw']

function shareOf(count: number, of: number): Share {
  const [low, high] = confidence(count, of)
  return { count, share: of === 0 ? 0 : count / of, low, high }
}

/** Every length from the shortest battle to the longest. */
function turnsOf(games: readonly Game[]): Survey['turns'] {
  const counts = new Map<number, number>()
  for (const { turns } of games) if (turns !== null) counts.set(turns, (counts.get(turns) ?? 0) + 1)
  if (counts.size === 0) return []
  const least = Math.min(...counts.keys())
  const length = Math.max(...counts.keys()) - least + 1
  return Array.from({ length }, (_, i) => ({
    turns: least + i,
    count: counts.get(least + i) ?? 0,
  }))
}

function typesOf(games: readonly Game[]): readonly TypeSurvey[] {
  const found = new Map<string, TypeStudy[]>()
  for (const { study } of games)
    for (const type of study?.types ?? []) {
      const key = `${type.side}/${type.type}`
      const list = found.get(key)
      if (list) list.push(type)
      else found.set(key, [type])
    }
  return [...found.values()].map(surveyOfType)
}

function surveyOfType(studies: readonly TypeStudy[]): TypeSurvey {
  const [{ side, type }] = studies as readonly [TypeStudy]
  const mean = (read: (study: TypeStudy) => number): number => meanOf(studies.map(read))
  const points = sum(studies.map((study) => study.points))
  const per = (read: (study: TypeStudy) => number) => ({
    share: points === 0 ? 0 : sum(studies.map(read)) / points,
    reach: marginOfMean(
      studies.map((study) => (study.points === 0 ? 0 : read(study) / study.points)),
    ),
  })
  const lost = per((study) => study.lost)
  const returned = per((study) => study.inflicted)
  return {
    side,
    type,
    units: mean((study) => study.units),
    gone: mean((study) => study.gone),
    points: mean((study) => study.points),
    lost: mean((study) => study.lost),
    inflicted: mean((study) => study.inflicted),
    lostShare: lost.share,
    lostReach: lost.reach,
    returned: returned.share,
    returnedReach: returned.reach,
  }
}
