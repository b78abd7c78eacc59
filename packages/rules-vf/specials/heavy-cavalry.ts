import type { Special } from './special.ts'

export const heavyCavalry: Special = {
  name: 'heavy cavalry',
  title: 'Heavy Cavalry',
  clause: 'vf2:special.heavy-cavalry',
  rerollsOnes: ({ battle, attack, main, target, measures }) =>
    attack.kind === 'melee' && measures.coverOf(battle, target, main, 'melee') === null,
}
