import type { Told } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import { filmWords } from '../words/film.ts'
import { wordingIn } from '../wording.ts'
import { kindOfScene } from './cut.ts'

/** Who does what in a scene, before it is known what comes of it. */
export function titled(told: readonly Told[], language: Language): string | null {
  const { words, text } = wordingIn(language)
  const { title } = filmWords(language)
  const named = (of: Told | undefined, key: string): string => {
    const value = of?.data[key]
    return typeof value === 'string' ? words.name(value) : ''
  }
  const [first] = told
  if (first === undefined) return null
  const unit = named(first, 'unit')
  switch (kindOfScene(told)) {
    case 'volley':
      return title.fires(unit, named(first, 'at'))
    case 'fight':
      return title.fights(unit, named(first, 'at'))
    case 'order': {
      const assault = told.find(({ name }) => name === 'assaults')
      const foes = assault?.data['foes']
      if (Array.isArray(foes))
        return title.assaults(unit, text.list(foes.map((foe) => words.name(String(foe)))))
      return first.name in title.does
        ? title.does[first.name as keyof typeof title.does](unit)
        : null
    }
    case 'ride':
      return title.rides(named(first, 'leader'))
    case 'test': {
      const who = unit || named(first, 'brigade')
      return first.name in title.tests
        ? title.tests[first.name as keyof typeof title.tests](who)
        : null
    }
    case 'setting up':
    case 'note':
      return null
  }
}
