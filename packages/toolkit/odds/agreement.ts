import type { ConsequenceOdds } from './consequences.ts'
import type { Odds } from './odds.ts'

/** One value of a consequence: how likely it is, and how often samples had it. */
export type Agreement = {
  readonly consequence: Pick<ConsequenceOdds, 'code' | 'data'>
  readonly value: number
  readonly chance: number
  readonly share: number
  /** By how many standard deviations they differ. */
  readonly sigma: number
}

const keyOf = ({ code, data }: Pick<ConsequenceOdds, 'code' | 'data'>): string =>
  `${code} ${JSON.stringify(data)}`

/** How well samples agree with exact odds of the same plan, value by value. */
export function agreementOf(exact: Odds, sampled: Odds): readonly Agreement[] {
  const shares = sharesOf(sampled)
  const known = sharesOf(exact)
  const consequences = [
    ...exact.consequences,
    ...sampled.consequences.filter((one) => !known.has(keyOf(one))),
  ]
  return consequences.flatMap(({ code, data }) => {
    const [chances, found] = [known.get(keyOf({ code, data })), shares.get(keyOf({ code, data }))]
    const values = new Set([...(chances?.keys() ?? [0]), ...(found?.keys() ?? [0])])
    return [...values].map((value) => {
      // A consequence that no end names is 0.
      const chance = chances ? (chances.get(value) ?? 0) : value === 0 ? 1 : 0
      const share = found ? (found.get(value) ?? 0) : value === 0 ? 1 : 0
      return {
        consequence: { code, data },
        value,
        chance,
        share,
        sigma: off(chance, share, sampled.count),
      }
    })
  })
}

const sharesOf = ({ consequences }: Odds) =>
  new Map(
    consequences.map((consequence) => [
      keyOf(consequence),
      new Map(consequence.distribution.map(({ value, chance }) => [value, chance])),
    ]),
  )

/** What must never be is infinitely far off. */
function off(chance: number, share: number, samples: number): number {
  const difference = Math.abs(share - chance)
  if (difference < 1e-9) return 0
  const spread = Math.max(0, chance * (1 - chance))
  return spread < 1e-12 ? Infinity : difference / Math.sqrt(spread / samples)
}
