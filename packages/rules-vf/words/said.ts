import type { Happening, JsonObject } from '@grognard/kernel'
import type { Events } from './en/index.ts'

type Saying = { readonly [key: string]: (data: never) => string }

/** Says what a catalogue has a sentence for; data may come from a file and lack anything. */
export function said(catalogue: Saying, key: string, data: JsonObject): string | null {
  if (!Object.hasOwn(catalogue, key)) return null
  try {
    return catalogue[key]?.(data as never) ?? null
  } catch {
    return null
  }
}

export const sentenceIn =
  (words: Events) =>
  ({ name: event, data }: Happening): string =>
    said(words, event, data) ?? event
