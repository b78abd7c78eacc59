import type { Refusal } from '@grognard/kernel'
import type { Language } from '../words.ts'
import { said, type Sayings } from './said.ts'
import { sayRefusal } from './say.ts'

/** Says a refusal by a rulebook's sentences, with the place or the name it is of; or as the kernel does. */
export const refusalIn =
  (language: Language, words: Sayings, called: (proper: string) => string) =>
  (refusal: Refusal): string => {
    const { code, data = {} } = refusal
    const sentence = said(words, code, data)
    if (sentence === null) return sayRefusal(language, refusal)
    const { at } = data
    return typeof at === 'string' ? `${called(at)}: ${sentence}` : sentence
  }

/** What something of a list is called; its name where it has no title. */
export const titled = (
  list: readonly { readonly name: string; readonly title: string }[],
  wanted: string,
): string => list.find((item) => item.name === wanted)?.title ?? wanted
