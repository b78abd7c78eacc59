import { hash, scatter } from './json.ts'

/** A stream of random numbers: the same seed gives the same stream on every machine. */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely; n is 2,097,152 at most. */
  below(n: number): number
  pick<T>(list: readonly T[]): T
  /** The four words from which `randomAt` goes on. */
  words(): RandomWords
}

export type RandomWords = readonly [number, number, number, number]

const ALL = 2 ** 32
/** Beyond this a product with a word is no longer exact. */
const MOST = 2 ** 21

/** A stream of its own for every text; derive others by adding to the text: `${seed}/red`. */
export function randomFrom(seed: string): Random {
  const [a, b] = hash(seed)
  const random = randomAt([a, b, scatter(a ^ 0x5bd1e995), 1])
  for (let i = 0; i < 12; i++) random.below(2)
  return random
}

/** The small fast counter generator (sfc32). */
export function randomAt([first, second, third, count]: RandomWords): Random {
  let a = first | 0
  let b = second | 0
  let c = third | 0
  let counter = count | 0

  function bits(): number {
    const out = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + out) | 0
    return out >>> 0
  }

  function below(n: number): number {
    if (n > MOST) throw new RangeError(`A choice of ${n} is more than this stream can make fairly.`)
    // A word times n is exact, and its upper half is the choice.
    let word = bits()
    let lower = Math.imul(word, n) >>> 0
    if (lower < n) {
      // Some choices can be made in one way more than others: throw away the ways too many.
      const tooMany = (ALL - n) % n
      while (lower < tooMany) {
        word = bits()
        lower = Math.imul(word, n) >>> 0
      }
    }
    return ((word * n - lower) / ALL) | 0
  }

  return {
    below,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('There is nothing to pick from.')
      return list[below(list.length)] as T
    },
    words: () => [a >>> 0, b >>> 0, c >>> 0, counter >>> 0],
  }
}
