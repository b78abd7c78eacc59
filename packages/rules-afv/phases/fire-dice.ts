import { add, atLeast, explain, type Explained } from '@grognard/toolkit'
import type { Afv, Unit } from '../battle.ts'
import { clause, type AfvClause } from '../clauses.ts'
import { terrainOf, TERRAIN } from '../terrain.ts'
import { countOf, isArtillery, isMounted, type Kind } from '../units/kinds.ts'

/** Dice of guns at a target in their own zone, and in one next to it. (fire.artillery) */
const GUNS: { readonly [kind in Kind]?: { readonly near: number; readonly far: number } } = {
  'galloper guns': { near: 2, far: 0 },
  'regular artillery': { near: 3, far: 2 },
  'heavy artillery': { near: 4, far: 3 },
}

export const firesFar = ({ kind }: Unit): boolean => (GUNS[kind]?.far ?? 0) > 0

/** Whether it has anything to fire with: guns, muskets, or dragoons on foot. */
export const canShoot = (unit: Unit): boolean =>
  isArtillery(unit) || unit.stands.musket > 0 || (unit.kind === 'dragoons' && unit.dismounted)

/** How many dice a unit throws at a target. */
export function fireDice(
  battle: Pick<Afv, 'table'>,
  firer: Unit,
  target: Unit,
): Explained<AfvClause> {
  const cover = terrainOf(battle.table, target.zone ?? -1).filter((terrain) =>
    TERRAIN[terrain].cover(target),
  )
  return explain(baseDice(firer, target), [
    !isArtillery(firer) &&
      firer.formation.kind === 'defensive' &&
      add(clause('afv:fire.muskets'), 'fires from a defensive formation', -2),
    isMounted(target) && add(fireClause(firer), 'at a mounted unit', 1),
    target.formation.kind === 'defensive' && add(fireClause(firer), 'at a defensive formation', 2),
    target.formation.kind === 'open order' && add(fireClause(firer), 'at open order', -1),
    ...cover.map((terrain) => add(clause('afv:terrain.cover'), `cover: ${terrain}`, -2)),
    atLeast(fireClause(firer), 'no fewer than none', 0),
  ])
}

const fireClause = (firer: Unit): AfvClause =>
  isArtillery(firer) ? clause('afv:fire.artillery') : clause('afv:fire.muskets')

function baseDice(firer: Unit, target: Unit) {
  const guns = GUNS[firer.kind]
  if (guns) {
    const near = firer.zone === target.zone
    const label = near ? `${firer.kind}, same zone` : `${firer.kind}, next zone`
    return { clause: fireClause(firer), label, value: near ? guns.near : guns.far }
  }
  const value = firer.kind === 'dragoons' ? countOf(firer.stands) : firer.stands.musket
  return { clause: fireClause(firer), label: 'musket stands', value }
}

/** A die of this or less hits. (fire.hit, quality.green, quality.veteran) */
export function fireNeeds({ quality }: Unit): Explained<AfvClause> {
  const base = { clause: clause('afv:fire.hit'), label: 'fire hits on', value: 2 }
  return explain(base, [
    quality === 'green' && add(clause('afv:quality.green'), 'green', -1),
    quality === 'veteran' && add(clause('afv:quality.veteran'), 'veteran', 1),
  ])
}
