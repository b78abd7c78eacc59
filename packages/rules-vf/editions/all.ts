import type { EditionId } from '../options.ts'
import { first } from './1e/index.ts'
import { second } from './2e/index.ts'
import { third } from './3e/index.ts'
import { open } from './book.ts'
import type { Edition } from './edition.ts'

export const editions: { readonly [id in EditionId]: Edition } = {
  vf1: first,
  vf2: second,
  vf3: third,
}

/** For whoever asks for an edition's numbers without having a rulebook made: opens all of them. */
export function openEditions(): void {
  for (const edition of Object.values(editions)) open(edition)
}
