import {
  adjacent,
  canShoot,
  firesFar,
  isEngaged,
  onTable,
  planFire,
  type Afv,
  type Shot,
  type Side,
  type Unit,
  type UnitId,
} from '@grognard/rules-afv/functions'
import type { Decided } from '../habit.ts'
import { NO_HITS, combined, type Hits } from '../odds/chances.ts'
import { diceAt, shotHits } from '../odds/fire.ts'
import { expectedLoss } from '../odds/losses.ts'
import { profileOf } from '../odds/profile.ts'
import { because } from '../words/index.ts'

type FirePlan = {
  readonly shots: readonly Shot[]
  /** The hits that each target can expect. */
  readonly hits: ReadonlyMap<UnitId, Hits>
}

const NO_PLAN: FirePlan = { shots: [], hits: new Map() }

/**
 * All the fire of a side where it does most harm, shot by shot: none at an enemy that has been
 * shot at once more than another in its zone. (fire.spread)
 */
function bestFire(seen: Afv, side: Side): FirePlan {
  const firers = seen.units.filter(
    (unit) => unit.side === side && canFire(seen, unit) && !unit.fired,
  )
  if (firers.length === 0) return NO_PLAN
  const targets = seen.units.filter(
    (unit) => unit.side !== side && onTable(unit.zone) && !isEngaged(seen, unit.id),
  )
  const choices = firers
    .map((firer) => ({ firer, at: targets.filter((target) => inReach(seen, firer, target)) }))
    .filter(({ at }) => at.length > 0)
  const shots: Shot[] = []
  const counts = new Map<UnitId, number>()
  const hits = new Map<UnitId, Hits>()
  while (choices.length > 0) {
    let best: { readonly place: number; readonly target: Unit; readonly after: Hits } | null = null
    let most = -1
    choices.forEach(({ firer, at }, place) => {
      for (const target of at) {
        if (!isNext(target, at, counts)) continue
        const before = hits.get(target.id) ?? NO_HITS
        const after = combined(before, shotHits(seen, firer, target))
        const profile = profileOf(target)
        const gain =
          expectedLoss(profile, target.hits, after).worth -
          expectedLoss(profile, target.hits, before).worth
        if (gain <= most) continue
        most = gain
        best = { place, target, after }
      }
    })
    if (best === null) break
    const { place, target, after } = best as { place: number; target: Unit; after: Hits }
    const [chosen] = choices.splice(place, 1)
    shots.push({ unit: (chosen as { firer: Unit }).firer.id, at: target.id })
    counts.set(target.id, (counts.get(target.id) ?? 0) + 1)
    hits.set(target.id, after)
  }
  return { shots, hits }
}

const canFire = (seen: Afv, unit: Unit): boolean =>
  onTable(unit.zone) && canShoot(unit) && !isEngaged(seen, unit.id)

function inReach(seen: Afv, firer: Unit, target: Unit): boolean {
  const near = firer.zone === target.zone
  const far =
    !near &&
    firesFar(firer) &&
    onTable(firer.zone) &&
    onTable(target.zone) &&
    adjacent(seen.table, firer.zone, target.zone)
  return (near || far) && diceAt(seen, firer, target) > 0
}

/** No other target in its zone has been shot at less often. */
function isNext(target: Unit, at: readonly Unit[], counts: ReadonlyMap<UnitId, number>): boolean {
  const count = counts.get(target.id) ?? 0
  return at.every((other) => other.zone !== target.zone || (counts.get(other.id) ?? 0) >= count)
}

export function fire(seen: Afv, { side }: { readonly side: Side }): Decided<readonly Shot[]> {
  const { shots: wanted, hits } = bestFire(seen, side)
  // Ground may leave one firer no dice at a target that another must not neglect.
  let shots = wanted
  while (shots.length > 0 && planFire.refuse(seen, { side }, shots)) shots = shots.slice(0, -1)
  let loss = 0
  for (const [id, taken] of hits) {
    const target = seen.units[id] as Unit
    loss += expectedLoss(profileOf(target), target.hits, taken).stands
  }
  const reason = because('fires', { shots: shots.length, loss })
  return { answer: shots, reason: shots.length === 0 ? because('holds-fire') : reason }
}
