import type { Game } from './game.ts'
import { meanOf } from './means.ts'

/**
 * The battle that is most like the others: of those that ended as most did, the one nearest to
 * the median in length and in what each side had left.
 */
export function typicalOf(games: readonly Game[]): Game | null {
  const counts = new Map<string, number>()
  for (const { outcome } of games) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  const alike = games
    .filter(({ outcome }) => counts.get(outcome) === most)
    .toSorted((a, b) => a.number - b.number)
  const measures = measuresOf(alike[0])
  const scales = measures.map((measure) => {
    const values = alike.map(measure)
    const median = medianOf(values)
    return { measure, median, spread: meanOf(values.map((value) => Math.abs(value - median))) }
  })
  const farness = (game: Game): number =>
    scales.reduce(
      (sum, { measure, median, spread }) =>
        spread === 0 ? sum : sum + Math.abs(measure(game) - median) / spread,
      0,
    )
  let best: { readonly game: Game; readonly far: number } | null = null
  for (const game of alike) {
    const far = farness(game)
    if (!best || far < best.far) best = { game, far }
  }
  return best?.game ?? null
}

type Measure = (game: Game) => number

function measuresOf(game: Game | undefined): readonly Measure[] {
  const sides = Object.keys(game?.study?.strengths.at(-1)?.left ?? {})
  const left = sides.map(
    (side): Measure =>
      ({ study }) =>
        study?.strengths.at(-1)?.left[side] ?? 0,
  )
  const lost = (game?.losses ?? []).map(
    (_, i): Measure =>
      ({ losses }) =>
        losses[i]?.lost ?? 0,
  )
  return [({ turns }) => turns ?? 0, ...(left.length > 0 ? left : lost)]
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length % 2 === 1) return sorted[middle] as number
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
