// A battle in its midst as a position from which it goes on in another edition.

import { asPosition } from './as-position.ts'
import { copy, RANKS, type Vf } from './battle.ts'
import { editionNamed } from './editions/book.ts'
import type { EditionId } from './options.ts'
import { asSetUp } from './terrain/kinds.ts'
import { supposedWords } from './words/supposed.ts'

/** With all cards in hand: it is for whoever knows them, or has dealt them. */
export function across(battle: Vf, to: EditionId) {
  const { edition } = battle.options
  const elsewhere = copy(battle)
  elsewhere.terrain = asSetUp(editionNamed(edition), battle.terrain)
  if (edition === to) return { position: asPosition(elsewhere, RANKS), supposed: [] }
  elsewhere.options = { ...battle.options, edition: to }
  const adopted = editionNamed(to).adopt(elsewhere)
  return {
    position: asPosition(adopted.battle, RANKS),
    supposed: adopted.supposed.map((one) => supposedWords[one]),
  }
}
