// Which stands of a unit fire at whom, as it is put together. (14.5, 14.10, 14.14)

import {
  BANDS,
  fireOf,
  neededBy,
  unitOf,
  type Fire,
  type Rf2,
  type Shot,
  type Unit,
  type UnitId,
} from '@grognard/rules-rf2/functions'

/** By the numbers of stands: at whom each of them fires. */
export type Aims = ReadonlyMap<number, UnitId>

/** The stands that may fire, each with whom it can hit. */
export const firing = (seen: Rf2, unit: Unit) => fireOf(seen, unit)

/** So many stands of a square, and all of any other. (14.14) */
const most = ({ formation, stands }: Unit): number =>
  formation.kind === 'square' ? Math.floor(stands / 2) : Infinity

/** What a stand needs there, as a number. */
export const needsAt = (seen: Rf2, unit: Unit, stand: number, shot: Shot): number =>
  neededBy(seen, unit, unitOf(seen, shot.target), stand, shot).value

/** Each stand at whom it hits most easily; where that is the same, at the nearest. */
export function bestAims(seen: Rf2, unit: Unit): Aims {
  const aims = fireOf(seen, unit).flatMap(({ stand, shots }) => {
    const [best] = shots
      .map((shot) => ({ shot, needs: needsAt(seen, unit, stand, shot) }))
      .toSorted(
        (a, b) =>
          a.needs - b.needs ||
          BANDS.indexOf(a.shot.band) - BANDS.indexOf(b.shot.band) ||
          a.shot.target - b.shot.target,
      )
    return best ? [[stand, best.shot.target] as const] : []
  })
  return new Map(aims.slice(0, most(unit)))
}

/** Every stand that can at one target, the others as they are. */
export function allAt(seen: Rf2, unit: Unit, aims: Aims, target: UnitId): Aims {
  const able = fireOf(seen, unit).filter(({ shots }) =>
    shots.some((shot) => shot.target === target),
  )
  const next = new Map(aims)
  for (const { stand } of able)
    if (next.has(stand) || next.size < most(unit)) next.set(stand, target)
  return next
}

/** One stand goes from target to target, and then holds its fire. */
export function turned(seen: Rf2, unit: Unit, aims: Aims, stand: number): Aims {
  const shots = fireOf(seen, unit).find((one) => one.stand === stand)?.shots ?? []
  const now = shots.findIndex(({ target }) => target === aims.get(stand))
  const next = new Map(aims)
  const shot = shots[now + 1]
  if (shot) next.set(stand, shot.target)
  else next.delete(stand)
  return next
}

/** The unit's fire as an answer. */
export function fireWith({ id }: Unit, aims: Aims): Fire {
  const targets = [...new Set(aims.values())].toSorted((a, b) => a - b)
  return {
    unit: id,
    volleys: targets.map((target) => ({
      target,
      stands: [...aims]
        .flatMap(([stand, at]) => (at === target ? [stand] : []))
        .toSorted((a, b) => a - b),
    })),
  }
}
