// Rule tests that hold for every edition, but where one says otherwise.

import { afterEach, beforeEach, describe as group, expect, it } from 'vitest'
import { vfRulebooks } from '../index.ts'
import { inEdition, playBy, rulebook } from './edition.ts'

/** The tests of a file, once for each edition. */
export function everyEdition(body: () => void): void {
  for (const edition of vfRulebooks)
    group(edition.id, () => {
      const before = rulebook()
      beforeEach(() => playBy(edition))
      afterEach(() => playBy(before))
      inEdition(edition, body)
    })
}

/**
 * Tests that belong together. What stands in it is only collected when its edition has passed: it is
 * collected, and what it draws up is drawn up, by that edition all the same.
 */
export function describe(title: string, body: () => void): void {
  const edition = rulebook()
  group(title, () => inEdition(edition, body))
}

type But = { readonly not: readonly string[] }

/** A rule that does not hold in some editions: there its test must fail. */
export function rule(title: string, { not }: But, body: () => void): void {
  it(title, () => {
    if (not.includes(rulebook().id)) expect(body, 'It holds all the same.').toThrow()
    else body()
  })
}
