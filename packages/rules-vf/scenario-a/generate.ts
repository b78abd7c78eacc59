import { generateBattlefield, type Terrain } from '@grognard/geometry'
import type { Random } from '@grognard/kernel'
import { battlefieldWishes } from '../terrain/kinds.ts'
import { refuseBattlefield } from './limits.ts'

const TRIES = 100

/** A battlefield that the scenario allows: now and then one comes out with a town too few. (A3.1) */
export function lawfulBattlefield(random: Random, { width, height }: Terrain): Terrain {
  for (let i = 0; i < TRIES; i++) {
    const water = random.below(2) === 0 ? 'river' : 'stream'
    const { terrain } = generateBattlefield(random, battlefieldWishes(width, height, water))
    if (refuseBattlefield(terrain) === null) return terrain
  }
  throw new RangeError('The table is too small for a battlefield of this scenario.')
}
