import type { FigureOdds } from './figures.ts'
import type { Odds } from './odds.ts'

/** One value of a figure: how likely it is, and how often samples had it. */
export type Agreement = {
  readonly figure: Pick<FigureOdds, 'code' | 'data'>
  readonly value: number
  readonly chance: number
  readonly share: number
  /** By how many standard deviations they differ. */
  readonly sigma: number
}

const keyOf = ({ code, data }: Pick<FigureOdds, 'code' | 'data'>): string =>
  `${code} ${JSON.stringify(data)}`

/** How well samples agree with exact odds of the same plan, value by value. */
export function agreementOf(exact: Odds, sampled: Odds): readonly Agreement[] {
  const shares = sharesOf(sampled)
  const known = sharesOf(exact)
  const figures = [...exact.figures, ...sampled.figures.filter((one) => !known.has(keyOf(one)))]
  return figures.flatMap(({ code, data }) => {
    const [chances, found] = [known.get(keyOf({ code, data })), shares.get(keyOf({ code, data }))]
    const values = new Set([...(chances?.keys() ?? [0]), ...(found?.keys() ?? [0])])
    return [...values].map((value) => {
      // A figure that no end names is 0.
      const chance = chances ? (chances.get(value) ?? 0) : value === 0 ? 1 : 0
      const share = found ? (found.get(value) ?? 0) : value === 0 ? 1 : 0
      return {
        figure: { code, data },
        value,
        chance,
        share,
        sigma: off(chance, share, sampled.count),
      }
    })
  })
}

const sharesOf = ({ figures }: Odds) =>
  new Map(
    figures.map((figure) => [
      keyOf(figure),
      new Map(figure.distribution.map(({ value, chance }) => [value, chance])),
    ]),
  )

/** What must never be is infinitely far off. */
function off(chance: number, share: number, samples: number): number {
  const difference = Math.abs(share - chance)
  if (difference < 1e-9) return 0
  const spread = Math.max(0, chance * (1 - chance))
  return spread < 1e-12 ? Infinity : difference / Math.sqrt(spread / samples)
}
