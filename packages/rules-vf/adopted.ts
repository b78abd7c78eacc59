import type { Vf } from './battle.ts'
import type { Supposed } from './words/supposed.ts'

/** A battle that goes on in another edition, and what had to be supposed of it. */
export type Adopted = { readonly battle: Vf; readonly supposed: readonly Supposed[] }
