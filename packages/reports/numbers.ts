import type { Language } from '@grognard/toolkit'

const MARKS: {
  readonly [language in Language]: { readonly point: string; readonly thousands: string }
} = { en: { point: '.', thousands: ',' }, it: { point: ',', thousands: '.' } }

/** Numbers as a language writes them. The same on every machine, which locales are not. */
export function numbersIn(language: Language) {
  const { point, thousands } = MARKS[language]
  const decimal = (n: number, places: number): string => {
    const [units = '', rest] = Math.abs(n).toFixed(places).split('.')
    const grouped = units.replace(/\B(?=(\d{3})+$)/g, thousands)
    const sign = n < 0 && Number(n.toFixed(places)) !== 0 ? '−' : ''
    return `${sign}${grouped}${rest === undefined ? '' : point + rest}`
  }
  return {
    decimal,
    whole: (n: number): string => decimal(Math.round(n), 0),
    /** '62.3%' */
    percent: (share: number, places = 1): string => `${decimal(share * 100, places)}%`,
  }
}

export type Numbers = ReturnType<typeof numbersIn>
