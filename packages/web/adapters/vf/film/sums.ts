import type { Told } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'

/** Of a turn that is over: which brigades held or broke, and what was taken. */
export function sums({ name, data }: Told, language: Language): string | null {
  const { words, side } = wordingIn(language)
  const { over } = filmWords(language)
  const named = (key: string): string => {
    const value = data[key]
    return typeof value === 'string' ? words.name(value) : ''
  }
  switch (name) {
    case 'fortitude':
    case 'fortitude-of-setbacks':
      return (data['passed'] === true ? over.holds : over.breaks)(named('brigade'))
    case 'stays-idle':
      return over.idle(named('brigade'))
    case 'shattered':
      return over.shattered(named('brigade'))
    case 'objective taken':
      return over.takes(side(data['side'] === 'blue' ? 'blue' : 'red'), named('objective'))
    default:
      return null
  }
}
