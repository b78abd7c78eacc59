// Runs a procedure that only throws dice, with the dice written down; all of them must be used up.

import type { Procedure } from '@grognard/kernel'
import { expect } from 'vitest'

export function thrown<T>(procedure: Procedure<T>, ...throws: readonly (readonly number[])[]): T {
  let next = procedure.next([])
  for (const faces of throws) {
    expect(next.done, 'more dice were written down than are thrown').not.toBe(true)
    if (next.done) break
    const [ask] = next.value
    expect(ask?.args).toMatchObject({ count: faces.length })
    next = procedure.next([{ seat: 'chance', ask: 'dice', answer: faces }])
  }
  if (!next.done) throw new Error('More dice are thrown than were written down.')
  return next.value
}
