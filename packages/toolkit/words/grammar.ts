// What every language needs to put words together: one or several, and lists.

import type { Language } from '../words.ts'

/** A sentence begins with it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Which of two forms a number asks for: 'is' or 'are', 'die' or 'dice'. */
type Agreeing = (n: number, one: string, many: string) => string

type Grammar = {
  readonly agreeing: Agreeing
  /** With the number before it: '1 die', '2 dice'. */
  readonly counted: Agreeing
  /** 'one, two and three' */
  readonly listed: (words: readonly string[]) => string
  /** As it is written: '2.5', '2,5'; with so many places where these are given. */
  readonly number: (n: number, places?: number) => string
}

function grammarOf(language: Language, and: string, point: string): Grammar {
  // Words are shown, and no battle reads them.
  // oxlint-disable-next-line grognard/repeatable
  const rules = new Intl.PluralRules(language)
  const agreeing: Agreeing = (n, one, many) => (rules.select(n) === 'one' ? one : many)
  return {
    agreeing,
    counted: (n, one, many) => `${n} ${agreeing(n, one, many)}`,
    listed: (words) =>
      words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`,
    number: (n, places) =>
      (places === undefined ? String(n) : n.toFixed(places)).replace('.', point),
  }
}

export const english = grammarOf('en', 'and', '.')
export const italian = grammarOf('it', 'e', ',')

/** A text whose distances have a point, as Italian has them: 4.5" as 4,5". */
export const withDecimalCommas = (text: string): string => text.replaceAll(/(\d)\.(\d+")/g, '$1,$2')
