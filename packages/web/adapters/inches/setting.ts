import type { Json, Refusal } from '@grognard/kernel'
import type { Frame } from './frame.ts'
import type { InchesWords } from './words/index.ts'

/** What every control on a table in inches is given by the adapter of its rulebook. */
export type Setting = {
  readonly rulebook: string
  readonly frame: Frame
  readonly words: InchesWords
  /** Why something will not do, in the reader's language. */
  readonly refusal: (refusal: Refusal) => string
  /** What a link to the certificate of an answer carries; null where there are none. */
  readonly certificateOf: ((answer: Json) => Json) | null
}
