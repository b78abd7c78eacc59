import { chanceOfHits } from '@grognard/rules-afv'
import type { Explained } from '@grognard/toolkit'
import type { Figure } from '../adapter.ts'
import type { Tongue } from './tongue.ts'

/** The same number with its steps in the reader's language. */
export const saidIn = ({ words }: Tongue, value: Explained): Explained => ({
  value: value.value,
  steps: value.steps.map((step) => ({ ...step, label: words.step(step) })),
})

export const figure = (tongue: Tongue, title: string, value: Explained): Figure => ({
  title,
  value: saidIn(tongue, value),
})

/** The chance of so many hits or more with dice that need a score or less, in words: '44%'. */
export const chanceOf = (tongue: Tongue, hits: number, dice: number, score: number): string =>
  tongue.text.chance(chanceOfHits(hits, dice, score))
