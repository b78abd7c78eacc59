// The same under two editions.

import { vf2, vf3 } from '../../index.ts'
import { inEdition } from '../edition.ts'

/** What comes of it by the 2nd edition, and by the 3rd. */
export const both = <T>(body: () => T): readonly [second: T, third: T] => [
  inEdition(vf2, body),
  inEdition(vf3, body),
]
