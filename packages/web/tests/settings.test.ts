import { describe, expect, it, vi } from 'vitest'
import { openSettings } from '../store/chosen.ts'
import { chosenFrom, usualFor, type Person } from '../store/settings.ts'

const somebody: Person = { languages: ['en'], dark: false, contrast: false, reducedMotion: false }

describe('settings from what was kept', () => {
  it.each([null, '', '{', 'null', '[]', '"dark"', '7'])('are not chosen by %j', (text) => {
    expect(chosenFrom(text)).toEqual({})
  })

  it('leave out what makes no sense, and keep the rest', () => {
    const text = JSON.stringify({ language: 'it', theme: 'pink', film: 3, curtain: 'never', x: 1 })
    expect(chosenFrom(text)).toEqual({ language: 'it', curtain: 'never' })
  })

  it('come back as they were', () => {
    const settings = usualFor(somebody)
    expect(chosenFrom(JSON.stringify(settings))).toEqual(settings)
  })
})

describe('the usual settings', () => {
  it.each([
    [['it-IT', 'en'], 'it'],
    [['IT'], 'it'],
    [['fr-FR', 'it-CH', 'en-GB'], 'it'],
    [['de'], 'en'],
    [[], 'en'],
  ] as const)('of a reader of %j are in %j', (languages, language) => {
    expect(usualFor({ ...somebody, languages }).language).toBe(language)
  })

  it('have the theme as the system has it, contrast before dark', () => {
    expect(usualFor(somebody).theme).toBe('light')
    expect(usualFor({ ...somebody, dark: true }).theme).toBe('dark')
    expect(usualFor({ ...somebody, dark: true, contrast: true }).theme).toBe('contrast')
  })

  it('move nothing for those who want no motion', () => {
    expect(usualFor(somebody).motion).toBe('full')
    expect(usualFor({ ...somebody, reducedMotion: true }).motion).toBe('none')
  })
})

describe('where nothing can be kept', () => {
  it('settings last as long as the page', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
    })
    const keeper = openSettings()
    const told: string[] = []
    keeper.onChange(({ language }) => void told.push(language))
    keeper.change({ language: 'it' })
    vi.unstubAllGlobals()
    expect([keeper.current().language, told]).toEqual(['it', ['it']])
  })
})
