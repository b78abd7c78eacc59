import type { Afv } from '@grognard/rules-afv/functions'
import type { Feature } from '../../features.ts'
import { breaking } from './breaking.ts'
import { command } from './command.ts'
import { exposure } from './exposure.ts'
import { fire, melee, odds } from './odds.ts'
import { objectives } from './objectives.ts'
import { reserves } from './reserves.ts'
import { strength } from './strength.ts'
import { support } from './support.ts'

/** Everything that regular weighs, besides its plan. */
export const features: readonly Feature<Afv>[] = [
  strength,
  breaking,
  odds,
  melee,
  fire,
  support,
  exposure,
  objectives,
  command,
  reserves,
]
