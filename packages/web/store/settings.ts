import { LANGUAGES, type Language } from '@grognard/toolkit'

export const THEMES = ['light', 'dark', 'contrast'] as const
export const MOTIONS = ['full', 'none'] as const
/** How fast what happens is shown: so many times the usual speed, or in one jump. */
export const FILM_SPEEDS = ['half', 'usual', 'double', 'fourfold', 'at once'] as const
/** How loud what happens is; nothing sounds unless somebody wants it. */
export const SOUNDS = ['off', 'soft', 'usual'] as const
/** When the screen is covered between two people at one table. */
export const CURTAINS = ['when hidden', 'always', 'never'] as const

export type Settings = {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly film: (typeof FILM_SPEEDS)[number]
  readonly sound: (typeof SOUNDS)[number]
  readonly curtain: (typeof CURTAINS)[number]
}

const choices: { readonly [Key in keyof Settings]: readonly Settings[Key][] } = {
  language: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  film: FILM_SPEEDS,
  sound: SOUNDS,
  curtain: CURTAINS,
}

/** What somebody chose, from the text it was kept as. Whatever makes no sense was not chosen. */
export function chosenFrom(text: string | null): Partial<Settings> {
  const kept = objectFrom(text)
  const valid = Object.entries(choices).filter(([key, values]) =>
    (values as readonly unknown[]).includes(kept[key]),
  )
  return Object.fromEntries(valid.map(([key]) => [key, kept[key]]))
}

function objectFrom(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What the browser says of the person before it. */
export type Person = {
  readonly languages: readonly string[]
  readonly dark: boolean
  readonly contrast: boolean
  readonly reducedMotion: boolean
}

/** The settings of somebody who chose nothing. */
export const usualFor = ({ languages, dark, contrast, reducedMotion }: Person): Settings => ({
  language: languages.map(languageOf).find((language) => language !== undefined) ?? 'en',
  theme: contrast ? 'contrast' : dark ? 'dark' : 'light',
  motion: reducedMotion ? 'none' : 'full',
  film: 'usual',
  sound: 'off',
  curtain: 'when hidden',
})

const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
