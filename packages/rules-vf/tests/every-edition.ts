// Rule tests that hold for every edition, but where one says otherwise.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inEdition, playBy, rulebook, RULEBOOKS } from './edition.ts'

/** The tests of a file, once for each edition. */
export function everyEdition(body: () => void): void {
  for (const edition of RULEBOOKS)
    describe(edition.id, () => {
      const before = rulebook()
      beforeEach(() => playBy(edition))
      afterEach(() => playBy(before))
      inEdition(edition, body)
    })
}

type But = { readonly not: readonly string[] }

/**
 * A rule that does not hold in some editions: there its test must fail. Asked when the test is run,
 * since what stands in a `describe` is only collected after its edition has passed.
 */
export function rule(title: string, { not }: But, body: () => void): void {
  it(title, () => {
    if (not.includes(rulebook().id)) expect(body, 'It holds all the same.').toThrow()
    else body()
  })
}
