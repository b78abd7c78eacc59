// Which edition a battle is played by. The rules ask here; whoever has a rulebook made (index.ts)
// opens its edition before.

import { INCH, onceFor } from '@grognard/geometry'
import type { Vf } from '../battle.ts'
import { basesOf, type Bases, type EditionId, type Options } from '../options.ts'
import type { Edition } from './edition.ts'
import { asInches, inThousandths, type Distances, type Numbers } from './numbers.ts'
import { scaleBy, type Scale } from './options/distances.ts'

const book = new Map<EditionId, Edition>()

/** From now on battles can be played by this edition. */
export function open(edition: Edition): void {
  book.set(edition.id, edition)
}

export function editionNamed(id: EditionId): Edition {
  const edition = book.get(id)
  if (!edition) throw new RangeError(`The edition '${id}' has not been opened.`)
  return edition
}

/** The edition that a battle is played by. */
export const editionOf = ({ options }: Pick<Vf, 'options'>): Edition => measuresOf(options).edition

/** The numbers of a battle's edition, every distance in whole thousandths of an inch. */
export const numbersOf = (options: Options): Numbers => measuresOf(options).numbers

/** Distances of the same in inches, as sentences have them. */
export const inchesOf = (options: Options): Distances => measuresOf(options).inches

/** How long a printed inch is on the table, in inches. (O3.1) */
export const scaledTo = (options: Options): number => {
  const { thousandths, of } = measuresOf(options).scale
  return thousandths / of / INCH
}

/** All that was agreed on once for the whole battle and by which everything in it is measured. */
export type Measures = {
  readonly edition: Edition
  readonly scale: Scale
  readonly numbers: Numbers
  /** Distances again in inches, for whoever reckons roughly and for sentences. */
  readonly inches: Distances
  readonly bases: Bases
}

type Known = { readonly options: Options; readonly measures: Measures }

/** A battle has the same options from beginning to end, and asks for these all the time. */
let last: Known | null = null

/** The same object for the same options: what is worked out of a situation is kept under it. */
export function measuresOf(options: Options): Measures {
  if (last === null || last.options !== options) last = { options, measures: byOptions(options) }
  return last.measures
}

const byValues = new Map<string, Measures>()

const byOptions = onceFor((options: Options): Measures => {
  const edition = editionNamed(options.edition)
  const key = JSON.stringify(options)
  const known = byValues.get(key)
  if (known?.edition === edition) return known
  const made = measuresIn(edition, options)
  byValues.set(key, made)
  return made
})

function measuresIn(edition: Edition, options: Options): Measures {
  const scale = scaleBy(options)
  const { distances, moves, scores } = edition
  const lengths = inThousandths(distances, scale)
  const numbers: Numbers = {
    ...lengths,
    moves: inThousandths(moves, scale),
    ...scores,
  }
  return { edition, scale, numbers, inches: asInches(lengths), bases: basesOf(options) }
}
