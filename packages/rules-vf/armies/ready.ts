import { britishArmies } from './british.ts'
import type { ReadyArmy } from './build.ts'
import { frenchArmies } from './french.ts'

/** Armies of 200 and 250 points to choose from. */
export const readyArmies: readonly ReadyArmy[] = [...britishArmies, ...frenchArmies]
