import { coverOf } from '../terrain/cover.ts'
import type { Special } from './special.ts'

export const heavyCavalry: Special = {
  name: 'heavy cavalry',
  title: 'Heavy Cavalry',
  clause: 'vf2:special.heavy-cavalry',
  rerollsOnes: ({ battle, attack, main, target }) =>
    attack.kind === 'melee' && coverOf(battle, target, main, 'melee') === null,
}
