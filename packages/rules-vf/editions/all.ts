import { open } from './book.ts'
import { first } from './1e/index.ts'
import { second } from './2e/index.ts'
import { third } from './3e/index.ts'

let isOpen = false

/** For whoever asks for an edition's numbers without having a rulebook made: opens all of them. */
export function openEditions(): void {
  if (isOpen) return
  isOpen = true
  for (const edition of [first, second, third]) open(edition)
}
