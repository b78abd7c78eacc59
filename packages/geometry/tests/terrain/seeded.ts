import type { Random } from '../../terrain/generate/options.ts'

/** A simple stream of numbers for battlefields. */
export function seeded(seed: number): Random {
  let state = seed
  return {
    below: (n) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * n)
    },
  }
}
