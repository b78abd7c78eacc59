import type { Phase, Rf2 } from '@grognard/rules-rf2/functions'
import type { Language } from '@grognard/toolkit'
import type { Action } from '../adapter.ts'
import { wordingIn } from './wording.ts'

/** Every button of the row, with its letter; none of them moves a unit or opens a measure. */
const KEYS = {
  march: 'b',
  form: 'f',
  incline: 'i',
  recover: 'y',
  fire: 'f',
  done: 'o',
} as const

export type ActionId = keyof typeof KEYS

const IN_PHASE: { readonly [phase in Phase]?: readonly ActionId[] } = {
  movement: ['march', 'form', 'incline', 'recover', 'done'],
  fire: ['fire', 'done'],
}

/** The row of actions of the present phase. */
export function actionsOf(seen: Rf2, language: Language): readonly Action[] {
  const { action } = wordingIn(language).text
  return (IN_PHASE[seen.phase] ?? []).map((id) => ({ id, label: action[id], key: KEYS[id] }))
}
