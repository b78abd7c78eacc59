import { editionOf, type Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { Action } from '../adapter.ts'
import { wordingIn } from './wording.ts'

/** Every button of the row, with its letter; none of them moves a unit or opens a measure. */
const KEYS = {
  stay: 'h',
  move: 'g',
  assault: 'f',
  double: 'b',
  retreat: 't',
  rally: 'y',
  stand: 'h',
  back: 't',
  pass: 'p',
  done: 'o',
} as const

export type ActionId = keyof typeof KEYS

const ORDERS = ['stay', 'move', 'assault', 'double', 'retreat', 'rally'] as const
const AFTER_FIGHT = ['stand', 'back', 'pass'] as const

/** What may be done in a phase, in the book's order; in the others cards alone. (5.0, 6.2.1, 7.2.5) */
const IN_PHASE: { readonly [phase in Vf['phase']]?: readonly ActionId[] } = {
  fire: ['pass', 'done'],
  action: ORDERS,
  breakthrough: ORDERS,
  melee: AFTER_FIGHT,
  fights: AFTER_FIGHT,
}

/** The row of actions of the present phase. */
export function actionsOf(seen: Vf, language: Language): readonly Action[] {
  const { action } = wordingIn(language).text
  const { actions } = editionOf(seen)
  const ids = (IN_PHASE[seen.phase] ?? ['pass']).filter(
    (id) => id !== 'double' || actions.includes(id),
  )
  return ids.map((id) => ({ id, label: action[id], key: KEYS[id] }))
}
