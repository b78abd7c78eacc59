import { expect, it } from 'vitest'
import { onceFor } from '../once.ts'

it('works something out once for each object', () => {
  let made = 0
  const of = onceFor((key: { readonly x: number }) => ({ twice: key.x * 2, made: ++made }))
  const [one, other] = [{ x: 1 }, { x: 1 }]
  expect(of(one)).toEqual({ twice: 2, made: 1 })
  expect(of(one)).toBe(of(one))
  expect(of(other)).toEqual({ twice: 2, made: 2 })
  expect(made).toBe(2)
})
