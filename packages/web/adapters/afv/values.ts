import { chanceOfHits } from '@grognard/rules-afv'
import type { Explained } from '@grognard/toolkit'
import type { ShownValue } from '../adapter.ts'
import { said } from '../parts/said.ts'
import type { Wording } from './wording.ts'

/** The same number with its steps in the reader's language. */
export const saidIn = ({ words }: Wording, value: Explained): Explained => said(value, words)

export const shownValue = (wording: Wording, title: string, value: Explained): ShownValue => ({
  title,
  value: saidIn(wording, value),
})

/** The chance of so many hits or more with dice that need a score or less, in words: '44%'. */
export const chanceOf = (wording: Wording, hits: number, dice: number, score: number): string =>
  wording.text.chance(chanceOfHits(hits, dice, score))
