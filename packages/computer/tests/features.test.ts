import { describe, expect, it } from 'vitest'
import { budgetOf } from '../budget.ts'
import { mainGain, weigherOf } from '../features.ts'

type Field = { readonly men: number; readonly guns: number }

const features = [
  { name: 'men', value: ({ men }: Field) => men },
  { name: 'guns', value: ({ guns }: Field) => guns },
]

describe('features', () => {
  it('adds up what each is worth, and keeps the parts', () => {
    const weigh = weigherOf(features, { men: 2, guns: -0.5 })
    expect(weigh({ men: 3, guns: 4 }, 'red')).toEqual({ worth: 4, parts: { men: 6, guns: -2 } })
  })

  it('does not compute a feature that has no weight', () => {
    const costly = { name: 'sight', value: () => expect.fail('was computed') }
    const weigh = weigherOf([...features, costly], { men: 1, sight: 0 })
    expect(weigh({ men: 3, guns: 4 }, 'red')).toEqual({ worth: 3, parts: { men: 3 } })
  })

  it('names the feature that gains most, and none where nothing gains', () => {
    const weigh = weigherOf(features, { men: 1, guns: 3 })
    const [few, many] = [weigh({ men: 5, guns: 1 }, 'red'), weigh({ men: 7, guns: 2 }, 'red')]
    expect(mainGain(many, few)).toBe('guns')
    expect(mainGain(few, many)).toBeNull()
  })
})

describe('budget', () => {
  it('is spent one evaluation at a time, and then stays spent', () => {
    const budget = budgetOf(2)
    expect([budget.spend(), budget.left(), budget.spend(), budget.spend()]).toEqual([
      true,
      1,
      true,
      false,
    ])
    expect(budget.spend()).toBe(false)
    expect(budget.left()).toBe(0)
  })
})
