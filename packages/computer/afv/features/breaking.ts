import type { SideId } from '@grognard/kernel'
import {
  breakpoint,
  enemyOf,
  isArtillery,
  lostOf,
  onTable,
  type Afv,
  type Side,
  type Unit,
} from '@grognard/rules-afv/functions'
import type { Feature } from '../../features.ts'
import { situationOf } from './situation.ts'

/** Whether a unit in reserve can still come back onto the table this turn. */
function canReturn({ phase, active, initiative, moved }: Afv, { id, side }: Unit): boolean {
  if (phase !== 'movement') return true
  return active === side ? !moved.includes(id) : active === initiative
}

type Breaking = {
  /** How near a side is to breaking, from 0 to 1 and beyond. */
  readonly near: number
  /** The chance that it has broken by the next removal of losses. */
  readonly chance: number
}

/** What a unit in reserve counts of one that is gone: less if it may be back before the turn ends. */
const COMING = 0.1
const AWAY = 0.4

/** Units gone for certain, and the chance of each number of further ones. (victory.breakpoint) */
function breakingOf(battle: Afv, side: Side): Breaking {
  const { losses } = situationOf(battle)
  let gone = lostOf(battle, side)
  let certain = gone
  let chances = [1]
  for (const unit of battle.units) {
    if (unit.side !== side || isArtillery(unit) || unit.zone === null) continue
    if (!onTable(unit.zone)) {
      gone += canReturn(battle, unit) ? COMING : AWAY
      if (!canReturn(battle, unit)) certain++ // victory.retreat
    } else {
      const rout = losses.get(unit.id)?.rout ?? 0
      gone += rout
      if (rout > 0) chances = withOneMore(chances, rout)
    }
  }
  const limit = breakpoint(battle, side)
  let chance = 0
  for (let more = Math.max(0, limit - certain); more < chances.length; more++)
    chance += chances[more] as number
  return { near: gone / limit, chance }
}

function withOneMore(chances: readonly number[], rout: number): number[] {
  const sum = chances.map((chance) => chance * (1 - rout))
  sum.push(0)
  chances.forEach((chance, i) => (sum[i + 1] = (sum[i + 1] as number) + chance * rout))
  return sum
}

const DECIDED = 3
const BOTH = 0.7

/**
 * Breaking points: each unit nearer to them weighs more than the one before; that the enemy
 * breaks alone next turn is the battle, and that both do is little better than to lose it.
 */
export const breaking: Feature<Afv> = {
  name: 'breaking',
  value: (battle, side: SideId) => {
    const own = breakingOf(battle, side as Side)
    const other = breakingOf(battle, enemyOf(side as Side))
    const won = other.chance * (1 - own.chance)
    const lost = own.chance * (1 - other.chance) + BOTH * own.chance * other.chance
    return other.near * other.near - own.near * own.near + DECIDED * (won - lost)
  },
}
