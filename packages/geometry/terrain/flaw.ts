import type { Point } from '../lattice.ts'

/** What can be wrong with a table, each with what its sentence speaks of. */
type Flaws = {
  'no-json': object
  'other-format': object
  'other-version': { readonly version: number }
  missing: { readonly key: string }
  'unknown-key': { readonly key: string }
  'no-object': object
  'no-list': object
  'no-text': object
  'no-point': object
  'not-whole': object
  'not-even': object
  'at-least': { readonly least: number }
  'at-most': { readonly most: number }
  'one-of': { readonly values: readonly string[] }
  'too-few': { readonly least: number }
  'too-many': { readonly most: number }
  empty: object
  'text-long': { readonly most: number }
  'id-twice': { readonly id: string }
  'tag-twice': { readonly tag: string }
  'off-table': { readonly at: Point }
  'corner-twice': { readonly at: Point }
  'edges-meet': {
    readonly first: readonly [Point, Point]
    readonly second: readonly [Point, Point]
  }
  'contour-outside': object
  'crest-outside': object
  'crossing-dry': object
  'crossing-short': object
  'no-crossings-here': object
}

export type Flaw = { readonly [is in keyof Flaws]: { readonly is: is } & Flaws[is] }[keyof Flaws]

/** Where in a file something is wrong, and what. */
export type Fault = { readonly place: string; readonly flaw: Flaw }
