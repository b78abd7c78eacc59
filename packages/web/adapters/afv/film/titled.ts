import type { Told } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'

/** Who does what in a scene, before it is known what comes of it. */
export function titled([first]: readonly Told[], language: Language): string | null {
  if (first === undefined) return null
  const { name: proper, text } = wordingIn(language)
  const { title } = filmWords(language)
  const { name, data } = first
  const named = (key: string): string => {
    const value = data[key]
    return typeof value === 'string' ? proper({ name: value }) : ''
  }
  switch (name) {
    case 'fires':
    case 'attacks':
    case 'rethrows':
      return title.at[name](named('unit'), named('at'))
    case 'reacts':
      return title.reacts(named('unit'), named('against'))
    case 'commander':
      return title.rides(text.commander[data['side'] === 'blue' ? 'blue' : 'red'])
    case 'throws':
    case 'attrition':
      return title[name]
    default:
      return name in title.does ? title.does[name as keyof typeof title.does](named('unit')) : null
  }
}
