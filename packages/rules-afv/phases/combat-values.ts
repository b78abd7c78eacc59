import { add, atLeast, atMost, explain, type Explained } from '@grognard/toolkit'
import type { Afv, Face, Unit } from '../battle.ts'
import { clause, type AfvClause } from '../clauses.ts'
import { terrainOf, TERRAIN } from '../terrain.ts'
import { isFoot, isMounted, type StandType } from '../units/kinds.ts'

/** A die of this or less hits. (hth.cv) */
const COMBAT_VALUES: { readonly [stand in StandType]: number } = {
  gun: 2,
  light: 2,
  musket: 2,
  hand: 3,
  pike: 4,
  dragoon: 3,
  mounted: 4,
  heavy: 5,
}

const DISMOUNTED_DRAGOONS = 2

/** The combat value of one kind of stand of a unit against an enemy. */
export function combatValue(stand: StandType, unit: Unit, enemy: Unit): Explained<AfvClause> {
  const base = {
    clause: clause('afv:hth.cv'),
    label: unit.dismounted ? 'dismounted dragoons' : stand,
    value: unit.dismounted ? DISMOUNTED_DRAGOONS : COMBAT_VALUES[stand],
  }
  const modifiers = clause('afv:hth.cv-modifiers')
  const mounted = isMounted(unit)
  const defended = mounted && enemy.formation.kind === 'defensive'
  return explain(base, [
    unit.formation.kind === 'open order' && add(modifiers, 'in open order', -1),
    (stand === 'musket' || unit.dismounted) &&
      unit.formation.kind === 'defensive' &&
      isFoot(enemy) &&
      add(modifiers, 'muskets in a defensive formation against foot', -1),
    mounted &&
      !isMounted(enemy) &&
      enemy.formation.kind === 'open order' &&
      add(modifiers, 'mounted against open order', 1),
    defended &&
      (enemy.stands.pike > 0
        ? add(modifiers, 'mounted against a defensive formation with pikes', -2)
        : add(modifiers, 'mounted against a defensive formation', -1)),
    atMost(modifiers, 'at most 5', 5),
    atLeast(modifiers, 'at least 1', 1),
  ])
}

/** Dice that an attack loses to the ground the enemy stands on. (terrain.advantage) */
export function diceLost(battle: Pick<Afv, 'table'>, enemy: Unit): Explained<AfvClause> {
  const features = terrainOf(battle.table, enemy.zone ?? -1).filter((terrain) =>
    TERRAIN[terrain].advantage(enemy),
  )
  const base = { clause: clause('afv:terrain.advantage'), label: 'dice lost', value: 0 }
  return explain(
    base,
    features.map((terrain) => add(clause('afv:terrain.advantage'), terrain, 2)),
  )
}

/** Of so many dice those that may be thrown again: two on a flank, any in the rear; nobody overlaps
 * a defensive formation. (hth.overlap, hth.outflank) */
export function mostRethrown({ formation }: Unit, face: Face, dice: number): number {
  if (formation.kind === 'defensive') return 0
  if (face === 'rear') return dice // hth.outflank
  return face === 'front' ? 0 : Math.min(2, dice) // hth.overlap
}

/** Hits that an attack scores, by the quality of the attacker. (quality.green, quality.veteran) */
export function hitsScored({ quality }: Unit, thrown: number): Explained<AfvClause> {
  const base = { clause: clause('afv:hth.cv'), label: 'dice that hit', value: thrown }
  return explain(base, [
    quality === 'green' && thrown > 0 && add(clause('afv:quality.green'), 'green', -1),
    quality === 'veteran' && thrown > 0 && add(clause('afv:quality.veteran'), 'veteran', 1),
  ])
}
