import type { Option } from '@grognard/kernel'
import type { Options } from './battle.ts'

/** What players may agree on; the columns and reserve zones are part of the position's table. (variants) */
export const OPTIONS: readonly Option[] = [
  {
    name: 'declarations',
    title: 'Fire and combat are planned in secret, or declared openly in turn',
    values: ['secret', 'open'],
    usual: 'secret',
  },
  {
    name: 'quality',
    title: 'Units have the quality they are given, or throw for it',
    values: ['as given', 'rolled'],
    usual: 'as given',
  },
  {
    name: 'limit',
    title: 'The most units of a side in one zone',
    values: [4, 3, 5, 6],
    usual: 4,
  },
]

export const USUAL: Options = { declarations: 'secret', quality: 'as given', limit: 4 }
