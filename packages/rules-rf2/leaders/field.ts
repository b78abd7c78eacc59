// What is in a leader's way: enemies within an inch and ground that nobody passes. (10.6, 12.36)

import { manner, met } from '@grognard/field'
import { onceFor, type Field } from '@grognard/geometry'
import type { Leader, Placed } from '../battle.ts'
import { distancesOf } from '../distances.ts'
import { situationOf } from '../field/situation.ts'
import { impassableOn } from '../movement/ground.ts'
import type { Options } from '../options.ts'
import { LEADER_RADIUS } from './base.ts'

const mannerFor = onceFor((options: Options) => manner({ least: distancesOf(options).nearEnemy }))

/** Friends let him pass, and no other ground slows him. */
export function fieldFor(seen: Placed, { side }: Pick<Leader, 'side'>): Field {
  const { bodies } = situationOf(seen)
  return {
    table: {
      left: -LEADER_RADIUS,
      top: -LEADER_RADIUS,
      right: seen.terrain.width + LEADER_RADIUS,
      bottom: seen.terrain.height + LEADER_RADIUS,
    },
    closed: impassableOn(seen.terrain),
    others: seen.units.flatMap((other) => {
      const there = bodies[other.id]
      return other.side !== side && there && 'boxes' in there
        ? [met(mannerFor(seen.options), other.id, there)]
        : []
    }),
  }
}
