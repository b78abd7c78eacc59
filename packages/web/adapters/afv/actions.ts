import type { Afv, Move } from '@grognard/rules-afv'
import type { Language } from '@grognard/toolkit'
import type { Action } from '../adapter.ts'
import { wordingIn } from './wording.ts'

const KEYS = {
  move: 'g',
  engage: 'f',
  turn: 'r',
  form: 'b',
  leave: 'y',
  end: 'o',
  pass: 'p',
  propose: 'p',
  hold: 'h',
} as const

type ActionId = keyof typeof KEYS

/** Which button of the row a movement stands under. */
export const ACTION_OF: { readonly [does in Move['do']]: ActionId } = {
  move: 'move',
  enter: 'move',
  shift: 'move',
  commander: 'move',
  engage: 'engage',
  turn: 'turn',
  change: 'form',
  mount: 'form',
  dismount: 'form',
  disengage: 'leave',
  leave: 'leave',
  withdraw: 'leave',
  end: 'end',
}

const MOVING: readonly ActionId[] = ['move', 'engage', 'turn', 'form', 'leave', 'end']

const FIRING: readonly ActionId[] = ['propose', 'hold']
const REACTING: readonly ActionId[] = ['pass']

/** The row of actions: what units do in a movement phase, whoever moves, or in a plan of fire. */
export function actionsOf({ phase, now }: Afv, language: Language): readonly Action[] {
  const { action } = wordingIn(language).text
  const ids =
    phase === 'movement' ? (now === null ? MOVING : REACTING) : phase === 'fire' ? FIRING : []
  return ids.map((id) => ({ id, label: action[id], key: KEYS[id] }))
}
