import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  chanceFrom,
  digest,
  hash,
  isMissing,
  playOut,
  randomAt,
  randomFrom,
  randomPlayer,
  same,
  scripted,
  seeded,
  typed,
  type Ask,
  type Chance,
} from '../index.ts'
import { picket } from '../picket/index.ts'

const throwing = (count: number, sides = 6): Ask => ({
  seats: ['chance'],
  name: 'dice',
  args: { count, sides, classes: [], clause: 'x:1', thrower: 'red' },
  sees: 'all',
})
const drawing = (from: Record<string, number>): Ask => ({
  seats: ['chance'],
  name: 'draw',
  args: { from, clause: 'x:2', thrower: 'red' },
  sees: ['red'],
})

/** The same generator and the same choice, in whole numbers of any size. */
function exactly(words: readonly number[], n: number) {
  const all = 2n ** 32n
  const wrap = (word: bigint) => ((word % all) + all) % all
  let [a = 0n, b = 0n, c = 0n, counter = 0n] = words.map(BigInt)
  const bits = () => {
    const out = wrap(a + b + counter)
    counter = wrap(counter + 1n)
    a = b ^ (b >> 9n)
    b = wrap(c + (c << 3n))
    c = wrap(wrap((c << 21n) | (c >> 11n)) + out)
    return out
  }
  return () => {
    for (let tries = 1; ; tries++) {
      const product = bits() * BigInt(n)
      if (product % all >= all % BigInt(n)) return { value: Number(product / all), tries }
    }
  }
}

describe('random numbers', () => {
  it('are the same from the same seed, and others from another', () => {
    const stream = (seed: string) => {
      const random = randomFrom(seed)
      return Array.from({ length: 50 }, () => random.below(1000))
    }
    expect(stream('a')).toEqual(stream('a'))
    expect(stream('a')).not.toEqual(stream('b'))
    expect(stream('a/1')).not.toEqual(stream('a/2'))
  })

  it('are these very ones, on every engine', () => {
    const random = randomFrom('grognard')
    const faces = Array.from({ length: 12 }, () => 1 + random.below(6))
    expect(faces).toMatchInlineSnapshot(`
      [
        1,
        5,
        4,
        4,
        6,
        3,
        1,
        5,
        5,
        5,
        2,
        1,
      ]
    `)
  })

  it('go on from their words', () => {
    const random = randomFrom('words')
    random.below(6)
    const copy = randomAt(random.words())
    expect([copy.below(1e6), copy.below(1e6)]).toEqual([random.below(1e6), random.below(1e6)])
  })

  it('make a fair die', () => {
    const random = randomFrom('fair')
    const counts = [0, 0, 0, 0, 0, 0]
    const throws = 600_000
    for (let i = 0; i < throws; i++) counts[random.below(6)]!++
    const expected = throws / 6
    const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(20.5) // five degrees of freedom, one in a thousand
  })

  it('stay below their bound and reach all of it', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (seed, n) => {
        const random = randomFrom(seed)
        const seen = new Set(Array.from({ length: n * 40 }, () => random.below(n)))
        expect(Math.max(...seen)).toBeLessThan(n)
        expect(seen.size).toBeGreaterThan(n * 0.8)
      }),
    )
  })

  it('are fair for any choice, by the same reckoning in whole numbers without a bound', () => {
    const n = 1_500_000
    const random = randomFrom('reference')
    const reference = exactly(random.words(), n)
    let rejected = 0
    for (let i = 0; i < 100_000; i++) {
      const { value, tries } = reference()
      rejected += tries - 1
      expect(random.below(n)).toBe(value)
    }
    expect(rejected).toBeGreaterThan(0)
  })

  it('refuse a choice too large to be fair', () => {
    expect(randomFrom('x').below(2 ** 21)).toBeLessThan(2 ** 21)
    expect(() => randomFrom('x').below(2 ** 21 + 1)).toThrow('more than this stream')
  })

  it('have nothing to pick from an empty list', () => {
    expect(() => randomFrom('x').pick([])).toThrow('nothing to pick')
  })
})

describe('chance as a seat', () => {
  it('is missed where nobody throws', () => {
    const begun = picket.setUp({ position: picket.scenarios[0].position, options: {} })
    if (!begun.ok) return
    const players = () => ({ player: randomPlayer, random: randomFrom('p') })
    const by = (chance: Chance) => () => playOut(picket, begun.value, { players, chance })
    expect(by(typed)).toThrow(`Nobody throws for 'draw': no dice`)
    expect(by(scripted([]))).toThrow(`Nobody throws for 'draw': A card is drawn here (picket:3)`)
  })

  it('seeded: throws the dice it is asked for, the same for the same seed', () => {
    const [one, two] = [seeded('s'), seeded('s')]
    const faces = one.answer(throwing(5)) as number[]
    expect(faces).toHaveLength(5)
    expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true)
    expect(two.answer(throwing(5))).toEqual(faces)
  })

  it('seeded: draws cards as often as there are of them, and never one that is gone', () => {
    const chance = seeded('cards')
    const drawn = Array.from({ length: 4000 }, () => chance.answer(drawing({ a: 3, b: 0, c: 1 })))
    const as = drawn.filter((card) => card === 'a').length
    expect(drawn.includes('b')).toBe(false)
    expect(as).toBeGreaterThan(2880)
    expect(as).toBeLessThan(3120)
  })

  it('seeded: goes on after a save where it was', () => {
    const chance = seeded('s')
    chance.answer(throwing(3))
    const again = chanceFrom(JSON.parse(JSON.stringify(chance.save())))
    expect(again.answer(throwing(9))).toEqual(chance.answer(throwing(9)))
  })

  it('scripted: gives dice and cards in order and says what is missing or left', () => {
    const script = scripted([1, 2, 3], ['ace'])
    expect(script.answer(throwing(2))).toEqual([1, 2])
    const missing = script.answer(throwing(2))
    expect(isMissing(missing) && missing.missing).toBe(
      '2 dice are thrown here (x:1); the script has 1 left.',
    )
    expect(script.left()).toEqual({ dice: [3], cards: ['ace'] })
    expect(script.answer(drawing({ ace: 1 }))).toBe('ace')
    const none = script.answer(drawing({ ace: 1 }))
    expect(isMissing(none) && none.missing).toContain('(x:2)')
    expect(script.left()).toEqual({ dice: [3], cards: [] })
  })

  it('typed: leaves the question open for a person', () => {
    expect(typed.answer(throwing(2))).toBe(null)
    expect(chanceFrom(typed.save()).answer(throwing(1))).toBe(null)
  })
})

describe('plain values', () => {
  it('are the same whatever the order of their keys, and differ in anything else', () => {
    const json = fc.jsonValue()
    fc.assert(
      fc.property(json, (value) => {
        const copy: unknown = JSON.parse(JSON.stringify(value))
        expect(same(copy, JSON.parse(JSON.stringify(value)))).toBe(true)
        expect(digest(copy)).toBe(digest(JSON.parse(JSON.stringify(value))))
      }),
    )
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
    expect(digest({ a: 1, b: [2] })).toBe(digest({ b: [2], a: 1 }))
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(same({ a: 1, b: 2 }, { a: 1 })).toBe(false)
    expect(same([1, 2], [1])).toBe(false)
    expect(same([], {})).toBe(false)
    expect(same({ a: undefined }, {})).toBe(true)
    expect(same(null, {})).toBe(false)
    expect(same(NaN, NaN)).toBe(true)
    expect(same(0, -0)).toBe(true)
    expect(same({}, { constructor: 1 })).toBe(false)
    expect(same({ constructor: 1 }, {})).toBe(false)
    expect(same({}, JSON.parse('{"__proto__":1}'))).toBe(false)
  })

  it('have digests that small changes change', () => {
    const texts = Array.from({ length: 5000 }, (_, i) => `battle ${i}`)
    expect(new Set(texts.map((text) => hash(text).join())).size).toBe(texts.length)
    expect(hash('ab')).not.toEqual(hash('ba'))
    expect(hash('')).not.toEqual(hash('\0'))
    expect(new Set(texts.map((text) => digest(text).length))).toEqual(new Set([16]))
  })
})
