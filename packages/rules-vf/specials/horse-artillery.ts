import type { FormationKind } from '../formation.ts'
import type { Special } from './special.ts'

/** In inches. */
export const MOVES: { readonly [kind in FormationKind]?: number } = { limbered: 18, unlimbered: 9 }

export const horseArtillery: Special = {
  name: 'horse artillery',
  title: 'Horse Artillery',
  clause: 'vf2:special.horse-artillery',
  moveDistance: (_unit, { kind }) => MOVES[kind] ?? null,
  reformsTwice: true,
  stormedWithin: 6,
  actsHavingShot: () => true,
}
