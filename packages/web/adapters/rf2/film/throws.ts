// Dice as they were told: whose they are, what for, and what each needed.

import type { Json, Told } from '@grognard/kernel'
import type { DieShown, Throw } from '@grognard/table'
import type { Explained, Language } from '@grognard/toolkit'
import { bodyOf } from '../../inches/ids.ts'
import { wordingIn } from '../wording.ts'

const facesIn = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : []

const plain = (face: number): DieShown => ({ face, how: 'plain', was: null })

const needsIn = (value: Json | undefined): number => (value as unknown as Explained).value

const SEVEN = 7

/** The dice that something told speaks of; null where there are none. */
export function throwOf({ name, data }: Told, language: Language): Throw | null {
  const { text, name: named } = wordingIn(language)
  const { film } = text
  const [own, other] = facesIn(data['units'])
  const unit = typeof data['unit'] === 'string' ? named({ name: data['unit'] }) : ''
  const beside = (id: number | undefined): string => (id === undefined ? '' : bodyOf(id))
  const slip = (at: number | undefined, title: string, dice: readonly DieShown[]): Throw => ({
    beside: beside(at),
    title,
    whose: unit === '' ? title : `${unit}: ${title}`,
    dice,
  })
  switch (name) {
    case 'fires': {
      const needs = Math.max(2, needsIn(data['needed']))
      const least = Math.min(6, needs)
      const again = data['again']
      const dice = facesIn(data['dice']).map((face): DieShown => ({
        face,
        how: face >= least ? 'hit' : 'miss',
        was: null,
      }))
      const odd = typeof again === 'number' ? [plain(again)] : []
      return slip(other, needs >= SEVEN ? film.sixes : film.volley(needs), [...dice, ...odd])
    }
    case 'elan':
    case 'morale':
    case 'rallies':
      return slip(own, film.tests[name](needsIn(data['needs'])), facesIn(data['dice']).map(plain))
    case 'breaks':
      return slip(
        undefined,
        film.tests.breaks(needsIn(data['needs'])),
        facesIn(data['dice']).map(plain),
      )
    case 'retreats':
      return slip(own, film.distance, facesIn(data['dice']).map(plain))
    case 'leader-tried':
      return slip(own, film.leader, facesIn(data['dice']).map(plain))
    case 'leader-falls':
      return slip(own, film.fate, facesIn(data['dice']).map(plain))
    default:
      return null
  }
}
