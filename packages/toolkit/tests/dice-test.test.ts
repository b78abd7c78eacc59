import { randomFrom, type Ask, type DiceArgs, type Procedure } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  add,
  chanceInThirtySixths,
  classesOf,
  explain,
  succeeds,
  successesOf,
  throwAgain,
  throwTest,
  type DiceTest,
} from '../index.ts'

const none = { clause: 'x:0', label: 'as it is', value: 0 }
const test = (more: Partial<DiceTest> = {}, modifier = 0): DiceTest => ({
  clause: 'x:1',
  target: 4,
  modifier: explain(none, [modifier !== 0 && add('x:2', 'modifier', modifier)]),
  naturals: true,
  reroll: null,
  ...more,
})
const ones = { clause: 'x:3', faces: [1] }

/** Runs a procedure on scripted throws, which must be asked for in just this way. */
function run<R>(procedure: Procedure<R>, throws: readonly (readonly number[])[]): R {
  let step = procedure.next()
  for (const faces of throws) {
    if (step.done) throw new Error('Dice are left over.')
    const [ask] = step.value as readonly [Ask]
    expect((ask.args as DiceArgs).count).toBe(faces.length)
    step = procedure.next([{ seat: 'chance', ask: 'dice', answer: faces }])
  }
  if (!step.done) throw new Error('Dice are missing.')
  return step.value
}

describe('a test on dice', () => {
  it('succeeds at its target or more, with the modifier', () => {
    expect([3, 4].map((face) => succeeds(face, test()))).toEqual([false, true])
    expect([3, 4].map((face) => succeeds(face, test({}, 1)))).toEqual([true, true])
    expect([4, 5].map((face) => succeeds(face, test({}, -1)))).toEqual([false, true])
  })

  it('succeeds on a natural 6 and fails on a natural 1, whatever the modifier', () => {
    expect(succeeds(6, test({}, -9))).toBe(true)
    expect(succeeds(1, test({}, 9))).toBe(false)
    expect(succeeds(6, test({ naturals: false }, -9))).toBe(false)
    expect(succeeds(1, test({ naturals: false }, 9))).toBe(true)
  })

  it('throws no more dice again than it says', () => {
    const one = test({ reroll: { ...ones, most: 1 } })
    expect(run(throwTest(3, one, 'red'), [[1, 4, 1], [6]]).dice).toEqual([
      { thrown: 1, again: 6, success: true },
      { thrown: 4, again: null, success: true },
      { thrown: 1, again: null, success: false },
    ])
    expect(run(throwTest(2, one, 'red'), [[2, 5]]).successes).toBe(1)
  })

  it('throws each die again once, by the face before the modifier', () => {
    const tested = run(throwTest(4, test({ reroll: ones }, 1), 'red'), [
      [1, 3, 1, 2],
      [1, 5],
    ])
    expect(tested).toEqual({
      dice: [
        { thrown: 1, again: 1, success: false },
        { thrown: 3, again: null, success: true },
        { thrown: 1, again: 5, success: true },
        { thrown: 2, again: null, success: false },
      ],
      successes: 2,
    })
  })

  it('asks for nothing where nothing is thrown again, or no dice are thrown', () => {
    expect(run(throwTest(2, test({ reroll: ones }), 'red'), [[4, 2]]).successes).toBe(1)
    expect(run(throwTest(0, test(), 'red'), []).dice).toEqual([])
  })

  it('leaves dice that were thrown again as they lie', () => {
    const rule = test({ reroll: ones })
    const tested = run(throwTest(3, rule, 'red'), [[1, 2, 6], [3]])
    const failed = throwAgain(tested, rule, (die) => !die.success, 'x:4', 'red')
    expect(run(failed, [[5]])).toEqual({
      dice: [
        { thrown: 1, again: 3, success: false },
        { thrown: 2, again: 5, success: true },
        { thrown: 6, again: null, success: true },
      ],
      successes: 2,
    })
  })

  it('tells its outcome classes with the throw', () => {
    expect(classesOf(test({ reroll: ones }))).toEqual([
      { name: 'success', faces: [4, 5, 6] },
      { name: 'failure', faces: [2, 3] },
      { name: 'reroll', faces: [1] },
    ])
    expect(classesOf(test({ reroll: ones }), true)).toEqual([
      { name: 'success', faces: [4, 5, 6] },
      { name: 'failure', faces: [1, 2, 3] },
    ])
    expect(classesOf(test({ naturals: false, target: 1 }))).toEqual([
      { name: 'success', faces: [1, 2, 3, 4, 5, 6] },
    ])
    const [asked] = throwTest(2, test(), 'red').next().value as never[]
    expect(asked).toMatchObject({ args: { classes: classesOf(test()), thrower: 'red' } })
  })

  it('knows its exact chance, rerolls included', () => {
    expect(chanceInThirtySixths(test())).toBe(18)
    expect(chanceInThirtySixths(test({ reroll: ones }))).toBe(21)
    expect(chanceInThirtySixths(test({ reroll: { clause: 'x:5', faces: [1, 2, 3] } }))).toBe(27)
    expect(chanceInThirtySixths(test({ reroll: { clause: 'x:5', faces: [6] } }))).toBe(15)
    expect(chanceInThirtySixths(test({ target: 9 }))).toBe(6)
    expect(chanceInThirtySixths(test({ reroll: { clause: 'x:5', faces: [1, 1] } }))).toBe(21)
  })

  it('knows the exact chances of several dice, with a limit of rerolls', () => {
    /** Every throw of so many dice, and of those that are thrown again, by hand. */
    const counted = (count: number, rule: DiceTest): readonly number[] => {
      const chances = Array.from({ length: count + 1 }, () => 0)
      const { faces = [], most = Infinity } = rule.reroll ?? {}
      const all = (n: number): readonly (readonly number[])[] =>
        n === 0 ? [[]] : all(n - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((f) => [...rest, f]))
      for (const thrown of all(count)) {
        let lifted = 0
        const kept = thrown.filter((face) => !faces.includes(face) || lifted++ >= most)
        const lies = kept.filter((face) => succeeds(face, rule)).length
        const again = all(count - kept.length)
        for (const faces2 of again) {
          const hits = lies + faces2.filter((face) => succeeds(face, rule)).length
          chances[hits] = (chances[hits] ?? 0) + 1 / 6 ** count / again.length
        }
      }
      return chances
    }
    for (const rule of [
      test(),
      test({ reroll: ones }),
      test({ reroll: { ...ones, most: 1 } }),
      test({ reroll: { ...ones, most: 2 } }, 1),
      test({ reroll: { clause: 'x:5', faces: [1, 5], most: 1 } }),
      test({ reroll: { clause: 'x:5', faces: [1, 2, 3, 4, 5, 6], most: 1 } }),
      test({ reroll: { clause: 'x:5', faces: [], most: 1 } }),
    ])
      for (const count of [0, 1, 2, 4]) {
        const found = successesOf(count, rule)
        expect(found).toHaveLength(count + 1)
        for (const [hits, chance] of counted(count, rule).entries())
          expect(found[hits]).toBeCloseTo(chance, 12)
      }
  })

  it('comes out as often as its chance says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: -2, max: 2 }), (target, by) => {
        const rule = test({ target, reroll: ones }, by)
        const random = randomFrom(`${target}/${by}`)
        let successes = 0
        const throws = 6000
        for (let i = 0; i < throws; i++) {
          let face = 1 + random.below(6)
          if (face === 1) face = 1 + random.below(6)
          if (succeeds(face, rule)) successes++
        }
        expect(successes / throws).toBeCloseTo(chanceInThirtySixths(rule) / 36, 1)
      }),
      { numRuns: 20 },
    )
  })
})
