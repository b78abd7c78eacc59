import { add } from '@grognard/toolkit'
import { helpersIn } from '../attack.ts'
import { unitOf } from '../battle.ts'
import { hasSpecial } from '../units/special-names.ts'
import type { Special } from './special.ts'

export const slow: Special = {
  name: 'slow',
  title: 'Slow',
  clause: 'vf2:special.slow',
  moveDistance: (_unit, { kind }, { slow }) =>
    kind === 'limbered' || kind === 'unlimbered' ? slow[kind] : null,
  // Only the reference sheet has this: heavy guns are those that are slow.
  hitRoll: ({ battle, attack, main }) =>
    battle.options.heavyGuns &&
    [main, ...helpersIn(attack).map((id) => unitOf(battle, id))].every((unit) =>
      hasSpecial(unit, 'slow'),
    ) &&
    add('vf2:8.3', 'heavy artillery by itself', 1),
}
