import type { Json, JsonObject } from '@grognard/kernel'
import { vfWords } from '@grognard/rules-vf'
import { said, type Language, type Sayings } from '@grognard/toolkit'
import type { Reason } from '../../player.ts'
import { reasons as english } from './en.ts'
import { reasons as italian } from './it.ts'

const plain: { readonly [language in Language]: Sayings } = { en: english, it: italian }

/** Says a reason in the words of these catalogues; names as the rulebook has them in the language. */
export const sayingIn =
  (...catalogues: readonly { readonly [language in Language]: Sayings }[]) =>
  ({ code, data }: Reason, language: Language): string => {
    const named = inLanguage(data, (proper) => vfWords[language].name(proper)) as JsonObject
    for (const catalogue of catalogues) {
      const sentence = said(catalogue[language], code, named)
      if (sentence !== null) return sentence
    }
    return code
  }

/** The sentences of the plain players. */
export const sayPlainly = sayingIn(plain)
export { plain as plainWords }

/** The same data with every name as the language has it. */
function inLanguage(data: Json, name: (proper: string) => string): Json {
  if (typeof data === 'string') return name(data)
  if (Array.isArray(data)) return data.map((one: Json) => inLanguage(one, name))
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(
    Object.entries(data as JsonObject).map(([key, value]) => [
      key,
      inLanguage(value ?? null, name),
    ]),
  )
}
