import type { Explained, RulebookWords } from '@grognard/toolkit'

/** An explained number in the reader's language. */
export const said = (value: Explained, words: Pick<RulebookWords, 'step'>): Explained => ({
  ...value,
  steps: value.steps.map((one) => ({ ...one, label: words.step(one) })),
})
