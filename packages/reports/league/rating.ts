/** What two players scored against each other; a draw is half a win for each. */
export type Score = {
  readonly a: number
  readonly b: number
  readonly aScore: number
  readonly bScore: number
}

/** Points of rating that make a player ten times as likely to win, as in chess. */
const TENFOLD = 400

const ROUNDS = 100_000
const CLOSE_ENOUGH = 1e-12

/**
 * Ratings on the scale of chess by the model of Bradley and Terry: a player of strength p beats
 * one of strength q with a chance of p / (p + q). The strengths are those under which the scores
 * are likeliest, found by Hunter's iteration: each player's strength is what it has scored, divided
 * by the sum of games / (p + q) over its opponents.
 *
 * To every pair one drawn game is added that nobody has played. It is what one believes before the
 * first game, weighs as much as one game does, and keeps the rating finite of whoever has won (or
 * lost) all: 400 to 0 is a lead of 1161 points and not an endless one.
 *
 * Only differences mean anything, so one point is fixed: the player at `zero` is rated 0; without
 * one the mean is 0.
 */
export function ratingsOf(
  players: number,
  scores: readonly Score[],
  zero: number | null,
): readonly number[] {
  const everyone = Array.from({ length: players }, (_, i) => i)
  const scored = everyone.map((i) =>
    scores.reduce(
      (sum, { a, b, aScore, bScore }) => sum + (a === i ? aScore : b === i ? bScore : 0),
      (players - 1) / 2,
    ),
  )
  const met = everyone.map((i) =>
    everyone.map((j) =>
      scores
        .filter(({ a, b }) => (a === i && b === j) || (a === j && b === i))
        .reduce((sum, { aScore, bScore }) => sum + aScore + bScore, i === j ? 0 : 1),
    ),
  )
  let strengths: readonly number[] = scored.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const before = strengths
    strengths = evened(before.map((own, i) => strengthFrom(own, before, met[i] ?? [], scored[i])))
    const moved = strengths.map((now, i) => Math.abs(now / (before[i] as number) - 1))
    if (Math.max(...moved) < CLOSE_ENOUGH) break
  }
  const ratings = strengths.map((strength) => TENFOLD * Math.log10(strength))
  const base = zero === null ? 0 : (ratings[zero] as number)
  return ratings.map((rating) => rating - base)
}

function strengthFrom(
  own: number,
  strengths: readonly number[],
  met: readonly number[],
  scored: number | undefined,
): number {
  let expected = 0
  strengths.forEach((other, i) => (expected += (met[i] ?? 0) / (own + other)))
  return expected === 0 ? own : (scored ?? 0) / expected
}

/** Scaled so that the logarithms have the mean 0: a factor common to all means nothing. */
function evened(strengths: readonly number[]): readonly number[] {
  const mean = strengths.reduce((sum, one) => sum + Math.log(one), 0) / strengths.length
  return strengths.map((strength) => strength / Math.exp(mean))
}
