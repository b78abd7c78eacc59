import { add } from '@grognard/toolkit'
import { helpersIn } from '../attack.ts'
import { unitOf } from '../battle.ts'
import type { FormationKind } from '../formation.ts'
import { profileOf } from '../sheets/index.ts'
import type { Special } from './special.ts'

/** In inches. */
export const MOVES: { readonly [kind in FormationKind]?: number } = { limbered: 6, unlimbered: 1 }

export const slow: Special = {
  name: 'slow',
  title: 'Slow',
  clause: 'vf2:special.slow',
  moveDistance: (_unit, { kind }) => MOVES[kind] ?? null,
  // Only the reference sheet has this: heavy guns are those that are slow.
  hitRoll: ({ battle, attack, main }) =>
    battle.options.heavyGuns &&
    [main, ...helpersIn(attack).map((id) => unitOf(battle, id))].every((unit) =>
      profileOf(unit).specials.includes('slow'),
    ) &&
    add('vf2:8.3', 'heavy artillery by itself', 1),
}
