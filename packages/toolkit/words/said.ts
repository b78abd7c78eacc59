import type { Happening, JsonObject } from '@grognard/kernel'

/** A sentence for everything that is told or refused, by its name or code. */
export type Sayings = { readonly [key: string]: (data: never) => string }

/** The same sentences in another language: none may be missing or need other data. */
export type Translated<Catalogue extends Sayings> = {
  readonly [key in keyof Catalogue]: (data: Parameters<Catalogue[key]>[0]) => string
}

/** Says what a catalogue has a sentence for; data may come from a file and lack anything. */
export function said(catalogue: Sayings, key: string, data: JsonObject): string | null {
  if (!Object.hasOwn(catalogue, key)) return null
  try {
    return catalogue[key]?.(data as never) ?? null
  } catch {
    return null
  }
}

/** Says an event; one without a sentence is said by its name. */
export const sentenceIn =
  (events: Sayings) =>
  ({ name: event, data }: Happening): string =>
    said(events, event, data) ?? event
