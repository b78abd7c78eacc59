/**
 * Why a battle could not be kept: another window has it now; it was removed; there is no room
 * left; the browser keeps nothing, as in a private window. Each has its sentence in words.ts.
 */
export type Trouble = 'taken' | 'removed' | 'full' | 'unavailable'

export class StoreError extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble, cause?: unknown) {
    super(`Battles cannot be kept: ${trouble}.`, { cause })
    this.trouble = trouble
  }
}

/** Of a disk that is full browsers speak under several names. */
const FULL = /quota|full disk|disk is full|no space|not enough space/i

/** What the browser's error means. */
export function troubleFrom(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const isFull =
    error instanceof Error && (error.name === 'QuotaExceededError' || FULL.test(error.message))
  return new StoreError(isFull ? 'full' : 'unavailable', error)
}
