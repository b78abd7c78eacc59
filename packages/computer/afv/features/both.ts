import type { SideId } from '@grognard/kernel'
import { enemyOf, type Afv, type Side } from '@grognard/rules-afv/functions'
import type { Feature } from '../../features.ts'

/** A feature that looks at each side by itself: what the one has more than the other. */
export const both = (name: string, valueOf: (battle: Afv, side: Side) => number): Feature<Afv> => ({
  name,
  value: (battle, side: SideId) =>
    valueOf(battle, side as Side) - valueOf(battle, enemyOf(side as Side)),
})
