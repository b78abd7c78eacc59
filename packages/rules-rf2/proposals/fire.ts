// Volleys that computer players and the fuzzer try.

import type { UnitId } from '@grognard/field'
import type { Random } from '@grognard/kernel'
import type { Rf2, Side, Unit } from '../battle.ts'
import { fireOf, refuseFire, type Fire, type Volley } from '../fire/volley.ts'
import { BANDS } from '../units/weapons.ts'

type Firing = { readonly side: Side }

/** Units that have somebody to fire at and have not fired yet. */
export const ableToFire = (seen: Rf2, side: Side): readonly Unit[] =>
  seen.units.filter(
    (unit) =>
      unit.side === side &&
      !seen.fired.includes(unit.id) &&
      fireOf(seen, unit).some(({ shots }) => shots.length > 0),
  )

/** Every stand at the target that is in the best band for it, and then has the lowest number. */
export function allAtNearest(seen: Rf2, unit: Unit): readonly Volley[] {
  const byTarget = new Map<UnitId, number[]>()
  const most = unit.formation.kind === 'square' ? Math.floor(unit.stands / 2) : Infinity
  let count = 0
  for (const { stand, shots } of fireOf(seen, unit)) {
    const [best] = shots.toSorted(
      (a, b) => BANDS.indexOf(a.band) - BANDS.indexOf(b.band) || a.target - b.target,
    )
    if (!best || count >= most) continue
    count++
    byTarget.set(best.target, [...(byTarget.get(best.target) ?? []), stand])
  }
  return [...byTarget].map(([target, stands]) => ({ target, stands }))
}

export function anyFire(seen: Rf2, { side }: Firing, random: Random): Fire | 'done' {
  const units = ableToFire(seen, side)
  if (units.length === 0) return 'done'
  const unit = random.pick(units)
  const volleys = allAtNearest(seen, unit)
  const some = volleys.slice(0, 1 + random.below(volleys.length))
  return refuseFire(seen, unit, some) === null ? { unit: unit.id, volleys: some } : 'done'
}

export function someFire(seen: Rf2, { side }: Firing, n: number): readonly (Fire | 'done')[] {
  const fire = ableToFire(seen, side).map((unit): Fire => ({
    unit: unit.id,
    volleys: allAtNearest(seen, unit),
  }))
  return [...fire, 'done' as const].slice(-n)
}
