// The edition that tests play by: what is drawn up and played is of the current one.

import type { Rulebook } from '@grognard/kernel'
import type { Vf } from '../battle.ts'
import { vf2 } from '../index.ts'

let current: Rulebook<Vf, Vf> = vf2

/** The rules of the edition that is played by now. */
export const rulebook = (): Rulebook<Vf, Vf> => current

/** From now on another edition is played by. */
export function playBy(next: Rulebook<Vf, Vf>): void {
  current = next
}

/** Draws something up, or plays it, by another edition. */
export function inEdition<T>(other: Rulebook<Vf, Vf>, body: () => T): T {
  const before = current
  current = other
  try {
    return body()
  } finally {
    current = before
  }
}

/** What comes of it by the 2nd edition, and by another. */
export const besideSecond =
  (other: Rulebook<Vf, Vf>) =>
  <T>(body: () => T): readonly [second: T, other: T] => [
    inEdition(vf2, body),
    inEdition(other, body),
  ]
