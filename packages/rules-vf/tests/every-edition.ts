// Rule tests that hold for every edition, but where one says otherwise.

import { beforeEach, describe, it } from 'vitest'
import { inEdition, playBy, rulebook, RULEBOOKS } from './edition.ts'

/** The tests of a file, once for each edition. */
export function everyEdition(body: () => void): void {
  for (const edition of RULEBOOKS)
    describe(edition.id, () => {
      beforeEach(() => playBy(edition))
      inEdition(edition, body)
    })
}

type But = { readonly not: readonly string[] }

/** A rule that does not hold in some editions: there its test must fail. */
export function rule(title: string, { not }: But, body: () => void): void {
  const test = not.includes(rulebook().id) ? it.fails : it
  test(title, body)
}
