import { hash, scramble } from './json.ts'

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
  const random = randomAt([a, b, scramble(a ^ 0x5bd1e995), 1])
  for (let i = 0; i < 12; i++) random.below(2)
  return random
}

export const randomAt = (words: RandomWords): Random => new Stream(words)

/**
 * The small fast counter generator (sfc32). A class, because engines inline a method for all
 * streams there are, and a closure for one only.
 */
class Stream implements Random {
  private readonly state: Int32Array

  constructor(words: RandomWords) {
    this.state = Int32Array.from(words)
  }

  private bits(): number {
    const { state } = this
    const b = state[1] as number
    const c = state[2] as number
    const counter = state[3] as number
    const out = ((((state[0] as number) + b) | 0) + counter) | 0
    state[0] = b ^ (b >>> 9)
    state[1] = c + (c << 3)
    state[2] = ((c << 21) | (c >>> 11)) + out
    state[3] = counter + 1
    return out >>> 0
  }

  below(n: number): number {
    if (n > MOST) throw new RangeError(`A choice of ${n} is more than this stream can make fairly.`)
    // A word times n is exact, and its upper half is the choice.
    let word = this.bits()
    let lower = Math.imul(word, n) >>> 0
    if (lower < n) {
      // Some choices can be made in one way more than others: throw away the ways too many.
      const tooMany = (ALL - n) % n
      while (lower < tooMany) {
        word = this.bits()
        lower = Math.imul(word, n) >>> 0
      }
    }
    return ((word * n - lower) / ALL) | 0
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('There is nothing to pick from.')
    return list[this.below(list.length)] as T
  }

  words(): RandomWords {
    const [a, b, c, counter] = Uint32Array.from(this.state)
    return [a as number, b as number, c as number, counter as number]
  }
}
